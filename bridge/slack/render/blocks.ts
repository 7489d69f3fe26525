import { z } from 'zod';

/**
 * The used parts of Block Kit, with Slack's limits: nothing is sent that does not fit. Lengths are counted in UTF-16
 * units after escaping, the strictest way to count. Every mrkdwn text is `verbatim`, so that Slack does not turn words
 * of a lead into links.
 */
const plainText = (max: number) =>
  z.strictObject({
    type: z.literal('plain_text'),
    text: z.string().min(1).max(max),
    emoji: z.boolean().exactOptional(),
  });
const mrkdwn = (max: number) =>
  z.strictObject({ type: z.literal('mrkdwn'), text: z.string().min(1).max(max), verbatim: z.literal(true) });
const anyText = (max: number) => z.discriminatedUnion('type', [plainText(max), mrkdwn(max)]);

const id = z.string().min(1).max(255);
const blockId = id.exactOptional();
const ACTIONS_MAX = 25;

const button = z.strictObject({
  type: z.literal('button'),
  action_id: id,
  text: plainText(75),
  value: z.string().min(1).max(2000).exactOptional(),
  url: z
    .url({ protocol: /^https?$/ })
    .max(3000)
    .exactOptional(),
  style: z.enum(['primary', 'danger']).exactOptional(),
  accessibility_label: z.string().min(1).max(75).exactOptional(),
});

const option = z.strictObject({ text: plainText(75), value: z.string().min(1).max(75) });
const overflow = z.strictObject({
  type: z.literal('overflow'),
  action_id: id,
  options: z.array(option).min(1).max(5),
});
const select = z.strictObject({
  type: z.literal('static_select'),
  action_id: id,
  placeholder: plainText(150).exactOptional(),
  options: z.array(option).min(1).max(100),
  initial_option: option.exactOptional(),
});
const textInput = z.strictObject({
  type: z.literal('plain_text_input'),
  action_id: id,
  multiline: z.boolean().exactOptional(),
  min_length: z.int().min(0).max(3000).exactOptional(),
  max_length: z.int().min(1).max(3000).exactOptional(),
  placeholder: plainText(150).exactOptional(),
  initial_value: z.string().max(3000).exactOptional(),
});
const numberInput = z.strictObject({
  type: z.literal('number_input'),
  action_id: id,
  is_decimal_allowed: z.boolean(),
  min_value: z.string().exactOptional(),
  max_value: z.string().exactOptional(),
  initial_value: z.string().exactOptional(),
  placeholder: plainText(150).exactOptional(),
});
const moment = z.strictObject({
  type: z.literal('datetimepicker'),
  action_id: id,
  initial_date_time: z.int().min(1_000_000_000).max(9_999_999_999).exactOptional(),
});

const header = z.strictObject({ type: z.literal('header'), block_id: blockId, text: plainText(150) });
const section = z
  .strictObject({
    type: z.literal('section'),
    block_id: blockId,
    text: anyText(3000).exactOptional(),
    fields: z.array(anyText(2000)).min(1).max(10).exactOptional(),
    accessory: button.exactOptional(),
  })
  .refine(({ text, fields }) => text !== undefined || fields !== undefined, 'needs text or fields');
const context = z.strictObject({
  type: z.literal('context'),
  block_id: blockId,
  elements: z.array(anyText(3000)).min(1).max(10),
});
const actions = z
  .strictObject({
    type: z.literal('actions'),
    block_id: blockId,
    elements: z
      .array(z.discriminatedUnion('type', [button, overflow]))
      .min(1)
      .max(ACTIONS_MAX),
  })
  .refine(({ elements }) => new Set(elements.map(({ action_id }) => action_id)).size === elements.length, {
    error: 'an action_id stands twice',
  });
const divider = z.strictObject({ type: z.literal('divider'), block_id: blockId });
const input = z.strictObject({
  type: z.literal('input'),
  block_id: id,
  label: plainText(2000),
  hint: plainText(2000).exactOptional(),
  optional: z.boolean().exactOptional(),
  element: z.discriminatedUnion('type', [select, textInput, numberInput, moment]),
});

const distinctIds = (blocks: { block_id?: string | undefined }[]) => {
  const ids = blocks.flatMap(({ block_id }) => block_id ?? []);
  return new Set(ids).size === ids.length;
};
const blocksOf = <Block extends z.ZodType<{ block_id?: string | undefined }>>(block: Block, max: number) =>
  z.array(block).min(1).max(max).refine(distinctIds, 'a block_id stands twice');

const messageBlock = z.discriminatedUnion('type', [header, section, context, actions, divider]);
const modalBlock = z.discriminatedUnion('type', [header, section, context, actions, divider, input]);

/** Slack folds longer text, and refuses edits of it. */
const TEXT_MAX = 4000;

/** Arguments of chat.postMessage and chat.update; `text` is for notifications and screen readers. */
export const slackMessage = z.strictObject({
  text: z.string().min(1).max(TEXT_MAX),
  blocks: blocksOf(messageBlock, 50),
});
export type SlackMessage = z.infer<typeof slackMessage>;
export type MessageBlock = z.infer<typeof messageBlock>;

export const homeView = z.strictObject({
  type: z.literal('home'),
  blocks: blocksOf(messageBlock, 100),
  private_metadata: z.string().max(3000).exactOptional(),
});
export type HomeView = z.infer<typeof homeView>;

export const modalView = z
  .strictObject({
    type: z.literal('modal'),
    callback_id: id.exactOptional(),
    title: plainText(24),
    submit: plainText(24).exactOptional(),
    close: plainText(24).exactOptional(),
    private_metadata: z.string().max(3000).exactOptional(),
    blocks: blocksOf(modalBlock, 100),
  })
  .refine(({ submit, blocks }) => submit !== undefined || blocks.every(({ type }) => type !== 'input'), {
    error: 'a form needs a submit button',
  });
export type ModalView = z.infer<typeof modalView>;
export type Button = z.infer<typeof button>;
export type Menu = z.infer<typeof overflow>;
