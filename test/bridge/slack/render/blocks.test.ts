import { describe, expect, test } from 'vitest';
import { homeView, modalView, slackMessage } from '../../../../bridge/slack/render/blocks.ts';
import limits from '../../../simulators/slack/tables/block-kit-limits.json' with { type: 'json' };

const plain = (length: number) => ({ type: 'plain_text', text: 'x'.repeat(length) });
const mrkdwn = (length: number) => ({ type: 'mrkdwn', text: 'x'.repeat(length), verbatim: true });
const section = (length: number) => ({ type: 'section', text: mrkdwn(length) });
const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index));
const button = (changes: object = {}) => ({ type: 'button', action_id: 'a', text: plain(5), ...changes });
const actions = (changes: object) => ({ type: 'actions', elements: [button(changes)] });
const input = (element: object) => ({
  type: 'input',
  block_id: 'b',
  label: plain(3),
  element: { action_id: 'a', ...element },
});

const messageOf = (...blocks: object[]) => slackMessage.safeParse({ text: 'text', blocks }).success;
const modalOf = (changes: object = {}, ...blocks: object[]) =>
  modalView.safeParse({ type: 'modal', title: plain(5), submit: plain(4), blocks: [section(1), ...blocks], ...changes })
    .success;
const select = (count: number, text = 5, value = 5) => ({
  type: 'static_select',
  options: times(count, () => ({ text: plain(text), value: 'v'.repeat(value) })),
});

describe('each of Slack’s limits can be reached and not passed', () => {
  const { blocks, elements, composition, view } = limits;
  test.each<[string, number, (length: number) => boolean]>([
    ['blocks of a message', limits.surfaceMaxBlocks.message, (n) => messageOf(...times(n, () => section(1)))],
    [
      'blocks of a home tab',
      limits.surfaceMaxBlocks.home,
      (n) => homeView.safeParse({ type: 'home', blocks: times(n, () => section(1)) }).success,
    ],
    ['blocks of a modal', limits.surfaceMaxBlocks.modal, (n) => modalOf({ blocks: times(n, () => section(1)) })],
    [
      'text of a message',
      limits.message.textUpdateMax,
      (n) => slackMessage.safeParse({ text: 'x'.repeat(n), blocks: [section(1)] }).success,
    ],
    ['header', blocks.header.text.max, (n) => messageOf({ type: 'header', text: plain(n) })],
    ['section', blocks.section.text.max, (n) => messageOf(section(n))],
    [
      'fields',
      blocks.section.fields.maxItems,
      (n) => messageOf({ type: 'section', fields: times(n, () => mrkdwn(1)) }),
    ],
    ['a field', blocks.section.fields.eachMax, (n) => messageOf({ type: 'section', fields: [mrkdwn(n)] })],
    [
      'context',
      blocks.context.elements.maxItems,
      (n) => messageOf({ type: 'context', elements: times(n, () => mrkdwn(1)) }),
    ],
    ['a context text', composition.text.max, (n) => messageOf({ type: 'context', elements: [mrkdwn(n)] })],
    [
      'buttons',
      blocks.actions.elements.maxItems,
      (n) => messageOf({ type: 'actions', elements: times(n, (index) => button({ action_id: `a${index}` })) }),
    ],
    ['block_id', blocks['*'].block_id, (n) => messageOf({ ...section(1), block_id: 'x'.repeat(n) })],
    ['action_id', elements['*'].action_id, (n) => messageOf(actions({ action_id: 'x'.repeat(n) }))],
    ['button text', elements.button.text.max, (n) => messageOf(actions({ text: plain(n) }))],
    ['button value', elements.button.value, (n) => messageOf(actions({ value: 'x'.repeat(n) }))],
    ['button url', elements.button.url, (n) => messageOf(actions({ url: `https://x.org/${'x'.repeat(n - 14)}` }))],
    [
      'accessibility label',
      elements.button.accessibility_label,
      (n) => messageOf(actions({ accessibility_label: 'x'.repeat(n) })),
    ],
    ['options', elements.static_select.options, (n) => modalOf({}, input(select(n)))],
    ['option text', composition.option.text, (n) => modalOf({}, input(select(1, n)))],
    ['option value', composition.option.value, (n) => modalOf({}, input(select(1, 1, n)))],
    [
      'placeholder',
      elements.static_select.placeholder,
      (n) => modalOf({}, input({ ...select(1), placeholder: plain(n) })),
    ],
    ['label', blocks.input.label, (n) => modalOf({}, { ...input(select(1)), label: plain(n) })],
    ['hint', blocks.input.hint, (n) => modalOf({}, { ...input(select(1)), hint: plain(n) })],
    ['modal title', view.title, (n) => modalOf({ title: plain(n) })],
    ['modal submit', view.submit, (n) => modalOf({ submit: plain(n) })],
    ['modal close', view.close, (n) => modalOf({ close: plain(n) })],
    ['metadata', view.private_metadata, (n) => modalOf({ private_metadata: 'x'.repeat(n) })],
    ['callback_id', view.callback_id, (n) => modalOf({ callback_id: 'x'.repeat(n) })],
  ])('%s: %i', (_, most, fits) => {
    expect(fits(most)).toBe(true);
    expect(fits(most + 1)).toBe(false);
  });
});

describe('what Slack would refuse, or do on its own, is refused here', () => {
  test.each<[string, boolean]>([
    ['no blocks', messageOf()],
    ['an empty text', messageOf(section(0))],
    ['a section without text and fields', messageOf({ type: 'section' })],
    ['mrkdwn in a header', messageOf({ type: 'header', text: mrkdwn(3) })],
    ['mrkdwn in which Slack makes links', messageOf({ type: 'section', text: { type: 'mrkdwn', text: 'x' } })],
    ['an unknown key', messageOf({ ...section(1), invented: 1 })],
    ['an unknown block', messageOf({ type: 'markdown', text: 'x' })],
    ['an unknown style', messageOf(actions({ style: 'default' }))],
    ['an address that is none of a page', messageOf(actions({ url: 'javascript:alert(1)' }))],
    ['two blocks of one id', messageOf({ ...section(1), block_id: 'x' }, { ...section(2), block_id: 'x' })],
    ['two buttons of one id', messageOf({ type: 'actions', elements: [button(), button()] })],
    ['an input in a message', messageOf(input(select(1)))],
    [
      'a form that cannot be sent',
      modalView.safeParse({ type: 'modal', title: plain(3), blocks: [input(select(1))] }).success,
    ],
  ])('%s', (_, accepted) => expect(accepted).toBe(false));

  test('and the like of each is accepted', () => {
    expect(messageOf(section(1), actions({ style: 'primary', url: 'https://x.org' }))).toBe(true);
    expect(messageOf({ ...section(1), block_id: 'x' }, { ...section(2), block_id: 'y' })).toBe(true);
    expect(
      modalOf({}, input(select(1)), { ...input({ type: 'plain_text_input', max_length: 300 }), block_id: 'c' }),
    ).toBe(true);
  });
});
