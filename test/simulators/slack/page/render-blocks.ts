import { isObject, type Json } from '../json.ts';
import { type Content, type Html, html } from './html.ts';
import { type Reader, renderMrkdwn, renderPlain } from './render-mrkdwn.ts';

const list = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
const words = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A text object. */
export function renderText(text: unknown, reader: Reader): Html {
  if (!isObject(text)) return html``;
  return text.type === 'mrkdwn' ? renderMrkdwn(words(text.text), reader) : renderPlain(words(text.text));
}

const plainOf = (text: unknown): Html => renderPlain(isObject(text) ? words(text.text) : '');

function renderButton(element: Json): Html {
  const style = element.style === 'primary' || element.style === 'danger' ? element.style : 'plain';
  const confirm = isObject(element.confirm) ? element.confirm : null;
  const question = confirm === null ? '' : words((confirm.text as Json | undefined)?.text);
  const data = html`data-action="${words(element.action_id)}" data-url="${words(element.url)}" data-confirm="${question}"`;
  return html`<button type="button" class="button ${style}" ${data}>${plainOf(element.text)}</button>`;
}

const optionsOf = (element: Json): Json[] => [
  ...list(element.options),
  ...list(element.option_groups).flatMap((group) => list(group.options)),
];

const renderOptions = (options: readonly Json[], chosen: unknown): Html[] =>
  options.map((option) => {
    const isChosen = isObject(chosen) && chosen.value === option.value;
    return html`<option value="${words(option.value)}" ${isChosen && 'selected'}>${plainOf(option.text)}</option>`;
  });

function placeholderOf(element: Json, usual: string): string {
  return isObject(element.placeholder) ? words(element.placeholder.text) : usual;
}

function renderSelect(element: Json, options: readonly Json[]): Html {
  const chosen = element.initial_option;
  const first = html`<option value="" ${!isObject(chosen) && 'selected'} disabled>${placeholderOf(element, 'Select an option')}</option>`;
  return html`<select data-action="${words(element.action_id)}">${first}${renderOptions(options, chosen)}</select>`;
}

/** Members, channels: what Slack fills in itself. */
function renderPicker(element: Json, reader: Reader): Html {
  const { users, channels } = reader.workspace;
  const entries =
    element.type === 'users_select'
      ? [...users.values()].map(({ id, realName }) => ({ value: id, text: { text: realName } }))
      : [...channels.values()]
          .filter(({ kind }) => kind !== 'im')
          .map(({ id, name }) => ({ value: id, text: { text: `#${name}` } }));
  const initial = element.initial_user ?? element.initial_channel ?? element.initial_conversation;
  return renderSelect({ ...element, initial_option: initial === undefined ? undefined : { value: initial } }, entries);
}

function renderOverflow(element: Json): Html {
  const items = list(element.options).map(
    (option) =>
      html`<button type="button" class="menu-item" data-action="${words(element.action_id)}" data-choice="${words(option.value)}" data-url="${words(option.url)}">${plainOf(option.text)}</button>`,
  );
  return html`<details class="overflow"><summary class="button plain" aria-label="More">⋯</summary><div class="menu">${items}</div></details>`;
}

function renderChoices(element: Json, type: 'radio' | 'checkbox', reader: Reader): Html {
  const name = words(element.action_id);
  const chosen = [element.initial_option, ...list(element.initial_options)].filter(isObject).map((one) => one.value);
  const rows = list(element.options).map(
    (option) =>
      html`<label class="choice"><input type="${type}" name="${name}" data-action="${name}" value="${words(option.value)}" ${chosen.includes(option.value) && 'checked'}><span>${renderText(option.text, reader)}</span></label>`,
  );
  return html`<div class="choices">${rows}</div>`;
}

function renderTextInput(element: Json): Html {
  const name = words(element.action_id);
  const most = typeof element.max_length === 'number' ? html`maxlength="${element.max_length}"` : null;
  const hint = html`placeholder="${placeholderOf(element, '')}"`;
  const value = words(element.initial_value);
  const type = element.type === 'datetimepicker' ? 'datetime-local' : 'text';
  return element.multiline === true
    ? html`<textarea data-action="${name}" rows="4" ${most} ${hint}>${value}</textarea>`
    : html`<input type="${type}" data-action="${name}" ${most} ${hint} value="${value}">`;
}

function renderElement(element: Json, reader: Reader): Content {
  switch (element.type) {
    case 'button':
      return renderButton(element);
    case 'static_select':
    case 'multi_static_select':
      return renderSelect(element, optionsOf(element));
    case 'users_select':
    case 'channels_select':
    case 'conversations_select':
      return renderPicker(element, reader);
    case 'overflow':
      return renderOverflow(element);
    case 'radio_buttons':
      return renderChoices(element, 'radio', reader);
    case 'checkboxes':
      return renderChoices(element, 'checkbox', reader);
    case 'image':
      return html`<img class="thumb" src="${words(element.image_url)}" alt="${words(element.alt_text)}">`;
    default:
      return renderTextInput(element);
  }
}

function renderSection(block: Json, reader: Reader): Html {
  const text = isObject(block.text) && html`<div class="text">${renderText(block.text, reader)}</div>`;
  const cells = list(block.fields).map((field) => html`<div class="field">${renderText(field, reader)}</div>`);
  const fields = cells.length > 0 && html`<div class="fields">${cells}</div>`;
  const side =
    isObject(block.accessory) && html`<div class="accessory">${renderElement(block.accessory, reader)}</div>`;
  return html`<div class="section"><div class="body">${text}${fields}</div>${side}</div>`;
}

function renderContext(block: Json, reader: Reader): Html {
  const items = list(block.elements).map((item) =>
    item.type === 'image' ? renderElement(item, reader) : html`<span>${renderText(item, reader)}</span>`,
  );
  return html`<div class="context">${items}</div>`;
}

function renderInput(block: Json, reader: Reader): Html {
  const label = html`${plainOf(block.label)}${block.optional === true && html` <span class="optional">(optional)</span>`}`;
  const hint = isObject(block.hint) && html`<div class="hint">${plainOf(block.hint)}</div>`;
  const element = isObject(block.element) ? block.element : {};
  const control = renderElement(element, reader);
  // Choices have labels of their own, and a label within a label belongs to neither.
  const isGroup = element.type === 'radio_buttons' || element.type === 'checkboxes';
  const labeled = isGroup
    ? html`<fieldset><legend class="label">${label}</legend>${control}</fieldset>`
    : html`<label><span class="label">${label}</span>${control}</label>`;
  return html`<div class="input" data-block="${words(block.block_id)}">${labeled}${hint}<div class="problem"></div></div>`;
}

function renderBlock(block: Json, reader: Reader): Content {
  switch (block.type) {
    case 'header':
      return html`<div class="header">${plainOf(block.text)}</div>`;
    case 'section':
      return renderSection(block, reader);
    case 'context':
      return renderContext(block, reader);
    case 'actions':
      return html`<div class="actions">${list(block.elements).map((element) => renderElement(element, reader))}</div>`;
    case 'divider':
      return html`<hr>`;
    case 'image':
      return html`<figure><img src="${words(block.image_url)}" alt="${words(block.alt_text)}"></figure>`;
    case 'input':
      return renderInput(block, reader);
    case 'markdown':
      return html`<div class="section"><div class="body"><div class="text">${renderMrkdwn(words(block.text), reader)}</div></div></div>`;
    case 'alert':
      return html`<div class="notice">${renderText(block.text, reader)}</div>`;
    case 'container':
      return html`<div class="container"><div class="label">${renderText(block.title, reader)}</div>${renderBlocks(list(block.child_blocks), reader)}</div>`;
    default:
      return html`<div class="context">[${words(block.type)}]</div>`;
  }
}

/** Blocks of a message or a view as Slack draws them. */
export const renderBlocks = (blocks: unknown, reader: Reader): Html =>
  html`<div class="blocks">${list(blocks).map((block) => renderBlock(block, reader))}</div>`;
