import { elementOf, elementsOf, plainText, textObject } from './check-elements.ts';
import { isObject } from './json.ts';
import {
  anything,
  below,
  bool,
  type Check,
  type Field,
  integer,
  list,
  optional,
  type Place,
  required,
  type Surface,
  shape,
  string,
  typeOf,
  webAddress,
} from './shape-check.ts';
import limits from './tables/block-kit-limits.json' with { type: 'json' };

const { blocks: most } = limits;
const notAllowedOn: Readonly<Record<Surface, readonly string[]>> = limits.notAllowedOn;

const block = (fields: Record<string, Field>): Check =>
  shape({ type: required(anything), block_id: optional(string({ min: 1, max: most['*'].block_id })), ...fields });

const section = block({
  text: optional(textObject(most.section.text.max)),
  fields: optional(list(textObject(most.section.fields.eachMax), { max: most.section.fields.maxItems })),
  accessory: optional(elementOf(elementsOf.accessory)),
  expand: optional(bool),
});

/** Texts and images in one row. */
const contextItem: Check = (value, place) => {
  const isImage = typeOf(value) === 'image';
  (isImage ? elementOf(['image']) : textObject(limits.composition.text.max))(value, place);
};

const cards = {
  title: optional(textObject(most.card.title)),
  subtitle: optional(textObject(most.card.subtitle)),
  body: optional(textObject(most.card.body)),
  icon: optional(anything),
  hero_image: optional(anything),
  actions: optional(list(elementOf(['button']), { max: 5 })),
};

const blocks: Readonly<Record<string, Check>> = {
  header: block({ text: required(plainText(most.header.text.max)), level: optional(integer(1, 4)) }),
  section(value, place) {
    section(value, place);
    if (isObject(value) && value.text === undefined && value.fields === undefined) {
      place.report('missing required field: text or fields', place.pointer);
    }
  },
  actions: block({
    elements: required(list(elementOf(elementsOf.actions), { max: most.actions.elements.maxItems })),
  }),
  context: block({ elements: required(list(contextItem, { max: most.context.elements.maxItems })) }),
  divider: block({}),
  image: block({
    image_url: optional(webAddress(3_000)),
    slack_file: optional(anything),
    alt_text: required(string({ min: 1, max: most.image.alt_text })),
    title: optional(plainText(most.image.title)),
  }),
  input: block({
    label: required(plainText(most.input.label)),
    element: required(elementOf(elementsOf.input)),
    hint: optional(plainText(most.input.hint)),
    optional: optional(bool),
    dispatch_action: optional(bool),
  }),
  markdown: block({ text: required(string({ min: 1, max: most.markdown.text })) }),
  card: block(cards),
  carousel: block({ elements: required(list(shape({ type: required(anything), ...cards }), { max: 10 })) }),
  container: block({
    title: optional(textObject(most.container.title)),
    subtitle: optional(textObject(most.container.subtitle)),
    child_blocks: required(
      list((value, place) => oneBlock(value, place), { max: most.container.child_blocks.maxItems }),
    ),
    is_collapsible: optional(bool),
    default_collapsed: optional(bool),
  }),
  table: block({
    rows: required(list(list(anything, { max: most.table.rows.cellsPerRow }), { max: most.table.rows.maxItems })),
    column_settings: optional(list(anything, { max: most.table.column_settings })),
  }),
  rich_text: block({ elements: required(list(anything)) }),
  // Only modals take it.
  alert: block({ text: required(textObject(limits.composition.text.max)), level: optional(string()) }),
};

function oneBlock(value: unknown, place: Place): void {
  const type = typeOf(value);
  const check = Object.hasOwn(blocks, type) ? blocks[type] : undefined;
  if (check === undefined || notAllowedOn[place.surface].includes(type)) {
    place.report(`unsupported type: ${type}`, below(place, 'type').pointer);
  } else if (type === 'input' && place.surface === 'message') {
    // Inputs in messages exist, but nothing here sends them: taken for the mistake it would be.
    place.report(`unsupported type: ${type}`, below(place, 'type').pointer);
  } else check(value, place);
}

/** Ids have to be unique: those of blocks in the whole, those of actions within their block. */
function checkIds(value: readonly unknown[], place: Place): void {
  const blockIds = new Set<unknown>();
  for (const [at, one] of value.entries()) {
    if (!isObject(one)) continue;
    const here = below(place, at);
    if (one.block_id !== undefined && blockIds.has(one.block_id)) {
      place.report(`\`block_id\` already exists: ${one.block_id}`, below(here, 'block_id').pointer);
    }
    blockIds.add(one.block_id);
    const actionIds = new Set<unknown>();
    for (const element of Array.isArray(one.elements) ? one.elements : []) {
      if (!isObject(element) || element.action_id === undefined) continue;
      if (actionIds.has(element.action_id)) {
        place.report(`\`action_id\` already exists: ${element.action_id}`, below(here, 'elements').pointer);
      }
      actionIds.add(element.action_id);
    }
  }
}

/** Everything wrong with the blocks of a message or view, as Slack words it: `must be … [json-pointer:/blocks/2]`. */
export function findingsOfBlocks(value: unknown, surface: Surface, pointer = '/blocks'): string[] {
  const findings: string[] = [];
  const place: Place = {
    pointer,
    surface,
    report: (message, where) => void findings.push(`${message} [json-pointer:${where}]`),
  };
  const most = limits.surfaceMaxBlocks[surface];
  list((one, here) => oneBlock(one, here), { min: 0, max: most })(value, place);
  if (Array.isArray(value)) {
    checkIds(value, place);
    const tables = value.filter((one) => typeOf(one) === 'table').length;
    if (tables > limits.blocks.table.perMessage) place.report('only one table allowed', pointer);
  }
  return findings;
}
