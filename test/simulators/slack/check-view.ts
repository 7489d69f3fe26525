import { findingsOfBlocks } from './check-blocks.ts';
import { plainText } from './check-elements.ts';
import { isObject } from './json.ts';
import { anything, bool, type Check, optional, type Place, required, shape, string, typeOf } from './shape-check.ts';
import limits from './tables/block-kit-limits.json' with { type: 'json' };

const most = limits.view;

const common = {
  type: required(anything),
  blocks: required(anything),
  private_metadata: optional(string({ max: most.private_metadata })),
  callback_id: optional(string({ max: most.callback_id })),
  external_id: optional(string({ max: 255 })),
};

const views: Readonly<Record<'modal' | 'home', Check>> = {
  modal: shape({
    ...common,
    title: required(plainText(most.title)),
    submit: optional(plainText(most.submit)),
    close: optional(plainText(most.close)),
    clear_on_close: optional(bool),
    notify_on_close: optional(bool),
    submit_disabled: optional(bool),
  }),
  home: shape(common),
};

/** Everything wrong with a view that is to be a modal or a home tab. */
export function findingsOfView(value: unknown, type: 'modal' | 'home'): string[] {
  const findings: string[] = [];
  const place: Place = {
    pointer: '/view',
    surface: type,
    report: (message, where) => void findings.push(`${message} [json-pointer:${where}]`),
  };
  if (!isObject(value) || value.type !== type) {
    place.report(`must be a view of type ${type}, not ${typeOf(value)}`, '/view/type');
    return findings;
  }
  views[type](value, place);
  if (value.blocks !== undefined) findings.push(...findingsOfBlocks(value.blocks, type, '/view/blocks'));
  const hasInput = Array.isArray(value.blocks) && value.blocks.some((one) => typeOf(one) === 'input');
  if (type === 'modal' && hasInput && value.submit === undefined) {
    place.report('missing required field: submit', '/view');
  }
  return findings;
}
