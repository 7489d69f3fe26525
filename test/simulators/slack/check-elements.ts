import { isObject } from './json.ts';
import {
  anything,
  below,
  bool,
  type Check,
  type Field,
  integer,
  list,
  oneOf,
  optional,
  required,
  shape,
  string,
  typeOf,
  webAddress,
} from './shape-check.ts';
import limits from './tables/block-kit-limits.json' with { type: 'json' };

type TextType = 'plain_text' | 'mrkdwn';

const textShapes: Record<TextType, Record<string, Field>> = {
  plain_text: { type: required(anything), emoji: optional(bool) },
  mrkdwn: { type: required(anything), verbatim: optional(bool) },
};

/** A text object of one of the given types. */
export const textObject =
  (max: number, types: readonly TextType[] = ['plain_text', 'mrkdwn'], min = 1): Check =>
  (value, place) => {
    if (!isObject(value)) {
      place.report('must be an object', place.pointer);
      return;
    }
    const type = types.find((one) => one === value.type);
    if (type === undefined) place.report(`unsupported type: ${typeOf(value)}`, below(place, 'type').pointer);
    else shape({ ...textShapes[type], text: required(string({ min, max })) })(value, place);
  };

export const plainText = (max: number, min = 1): Check => textObject(max, ['plain_text'], min);

const { composition, elements: element } = limits;

export const confirmation: Check = shape({
  title: required(plainText(composition.confirm.title)),
  text: required(textObject(composition.confirm.text)),
  confirm: required(plainText(composition.confirm.confirm)),
  deny: required(plainText(composition.confirm.deny)),
  style: optional(oneOf('primary', 'danger')),
});

const optionFields = (text: Check) => ({
  text: required(text),
  value: required(string({ min: 1, max: composition.option.value })),
  description: optional(plainText(composition.option.description)),
});

const option = shape(optionFields(plainText(composition.option.text)));
const richOption = shape(optionFields(textObject(composition.option.text)));
const overflowOption = shape({
  ...optionFields(plainText(composition.option.text)),
  url: optional(webAddress(element.button.url)),
});

const optionGroup = shape({
  label: required(plainText(composition.option.text)),
  options: required(list(option, { max: element.static_select.options })),
});

const actionId = optional(string({ min: 1, max: element['*'].action_id }));
const base = { type: required(anything), action_id: actionId, confirm: optional(confirmation) };
const focus = { focus_on_load: optional(bool) };
const placeholder = { placeholder: optional(plainText(element.static_select.placeholder)) };

const image = shape({
  type: required(anything),
  image_url: optional(webAddress(3_000)),
  slack_file: optional(anything),
  alt_text: required(string({ min: 1, max: limits.blocks.image.alt_text })),
});

const button = shape({
  ...base,
  text: required(plainText(element.button.text.max)),
  value: optional(string({ min: 1, max: element.button.value })),
  url: optional(webAddress(element.button.url)),
  style: optional(oneOf(...element.button.style)),
  accessibility_label: optional(string({ min: 1, max: element.button.accessibility_label })),
});

const staticSelect = (initial: Record<string, Field>): Check => {
  const fields = shape({
    ...base,
    ...focus,
    ...placeholder,
    ...initial,
    options: optional(list(option, { max: element.static_select.options })),
    option_groups: optional(list(optionGroup, { max: element.static_select.option_groups })),
    max_selected_items: optional(integer(1, 100)),
  });
  return (value, place) => {
    fields(value, place);
    if (!isObject(value)) return;
    if ((value.options === undefined) === (value.option_groups === undefined)) {
      place.report('exactly one of options and option_groups is required', place.pointer);
    }
  };
};

const pickOne = (initial: string) =>
  shape({ ...base, ...focus, ...placeholder, [initial]: optional(string()), filter: optional(anything) });

const chooseSome = (initial: Record<string, Field>, max: number) =>
  shape({ ...base, ...focus, ...initial, options: required(list(richOption, { max })) });

const textInput = (more: Record<string, Field> = {}) =>
  shape({
    type: required(anything),
    action_id: actionId,
    ...focus,
    ...placeholder,
    initial_value: optional(string()),
    dispatch_action_config: optional(anything),
    ...more,
  });

const elements: Readonly<Record<string, Check>> = {
  image,
  button,
  static_select: staticSelect({ initial_option: optional(option) }),
  multi_static_select: staticSelect({ initial_options: optional(list(option, { max: 100 })) }),
  users_select: pickOne('initial_user'),
  channels_select: pickOne('initial_channel'),
  conversations_select: pickOne('initial_conversation'),
  overflow: shape({ ...base, options: required(list(overflowOption, { max: 5 })) }),
  datepicker: pickOne('initial_date'),
  datetimepicker: shape({ ...base, ...focus, initial_date_time: optional(integer(1_000_000_000, 9_999_999_999)) }),
  timepicker: shape({
    ...base,
    ...focus,
    ...placeholder,
    initial_time: optional(string()),
    timezone: optional(string()),
  }),
  checkboxes: chooseSome({ initial_options: optional(list(richOption)) }, element.checkboxes.options),
  radio_buttons: chooseSome({ initial_option: optional(richOption) }, element.radio_buttons.options),
  plain_text_input: textInput({
    multiline: optional(bool),
    min_length: optional(integer(0, element.plain_text_input.min_length_max)),
    max_length: optional(integer(1, element.plain_text_input.min_length_max)),
  }),
  email_text_input: textInput(),
  url_text_input: textInput(),
  number_input: textInput({
    is_decimal_allowed: required(bool),
    min_value: optional(string()),
    max_value: optional(string()),
  }),
};

const selects = ['static_select', 'users_select', 'channels_select', 'conversations_select'];
const pickers = ['datepicker', 'timepicker', 'checkboxes', 'radio_buttons'];

/** Elements by the place they may stand in. */
export const elementsOf = {
  actions: ['button', 'overflow', 'datetimepicker', ...selects, ...pickers],
  accessory: ['button', 'image', 'overflow', 'multi_static_select', ...selects, ...pickers],
  input: [
    'plain_text_input',
    'email_text_input',
    'url_text_input',
    'number_input',
    'datetimepicker',
    'multi_static_select',
    ...selects,
    ...pickers,
  ],
} as const;

/** An initial choice has to be one of the options. */
const checkInitial: Check = (value, place) => {
  if (!isObject(value) || !Array.isArray(value.options)) return;
  const known = value.options.map((one) => JSON.stringify(one));
  const chosen = [value.initial_option, ...(Array.isArray(value.initial_options) ? value.initial_options : [])];
  for (const one of chosen) {
    if (one !== undefined && !known.includes(JSON.stringify(one))) {
      place.report('initial option must match one of the options', place.pointer);
    }
  }
};

/** An interactive element or image of one of the given types. */
export const elementOf =
  (types: readonly string[]): Check =>
  (value, place) => {
    const type = typeOf(value);
    const check = elements[type];
    if (check === undefined || !types.includes(type)) {
      place.report(`unsupported type: ${type}`, below(place, 'type').pointer);
      return;
    }
    check(value, place);
    checkInitial(value, place);
  };
