import { clone, isObject, type Json } from './json.ts';
import { interactiveIn, type Message } from './message-store.ts';
import type { Workspace } from './workspace.ts';

/** An element a person uses, and the block it stands in. */
export interface Control {
  block: Json;
  element: Json;
}

/** Throws where nothing of that id can be used there. */
export function findControl(blocks: readonly Json[], actionId: string): Control {
  const controls = blocks.flatMap((block) => interactiveIn(block).map((element) => ({ block, element })));
  const found = controls.find(({ element }) => element.action_id === actionId);
  if (found !== undefined) return found;
  const there = controls.map(({ element }) => element.action_id).join(', ');
  throw new Error(`there is nothing with the action_id ${actionId} to click on; there is: ${there || 'nothing'}`);
}

function findOption(element: Json, value: string): Json {
  const groups = Array.isArray(element.option_groups) ? element.option_groups.filter(isObject) : [element];
  const options = groups.flatMap((group) => (Array.isArray(group.options) ? group.options.filter(isObject) : []));
  const option = options.find((one) => one.value === value);
  if (option === undefined) throw new Error(`${element.action_id} has no option ${value}`);
  return option;
}

const first = (choice: string | readonly string[]): string => (typeof choice === 'string' ? choice : (choice[0] ?? ''));

/** What a person chose in an element, as Slack reports it; without a choice, what it shows at first. */
export function stateOf(element: Json, choice: string | readonly string[] | undefined): Json {
  const type = String(element.type);
  switch (type) {
    case 'static_select':
    case 'radio_buttons':
    case 'overflow': {
      const option = choice === undefined ? (element.initial_option ?? null) : findOption(element, first(choice));
      return { type, selected_option: option };
    }
    case 'checkboxes':
    case 'multi_static_select': {
      const chosen =
        choice === undefined ? element.initial_options : [choice].flat().map((one) => findOption(element, one));
      return { type, selected_options: chosen ?? [] };
    }
    case 'users_select':
      return { type, selected_user: choice === undefined ? (element.initial_user ?? null) : first(choice) };
    case 'channels_select':
      return { type, selected_channel: choice === undefined ? (element.initial_channel ?? null) : first(choice) };
    case 'conversations_select':
      return {
        type,
        selected_conversation: choice === undefined ? (element.initial_conversation ?? null) : first(choice),
      };
    case 'datepicker':
      return { type, selected_date: choice === undefined ? (element.initial_date ?? null) : first(choice) };
    case 'timepicker':
      return { type, selected_time: choice === undefined ? (element.initial_time ?? null) : first(choice) };
    case 'datetimepicker': {
      // In seconds, or as a browser's field has it.
      const text = choice === undefined ? undefined : first(choice);
      const seconds = text === undefined || /^\d+$/.test(text) ? text : Date.parse(text) / 1_000;
      return {
        type,
        selected_date_time: seconds === undefined ? (element.initial_date_time ?? null) : Number(seconds),
      };
    }
    default:
      return { type, value: choice === undefined ? (element.initial_value ?? null) : first(choice) };
  }
}

export function actionOf({ block, element }: Control, choice: string | undefined, actionTs: string): Json {
  const ids = { action_id: element.action_id, block_id: block.block_id, action_ts: actionTs };
  if (element.type !== 'button') return { ...stateOf(element, choice), ...ids };
  const { text, value, style, url } = element;
  return clone({
    ...ids,
    type: 'button',
    text,
    ...(value === undefined ? {} : { value }),
    ...(style === undefined ? {} : { style }),
    ...(url === undefined ? {} : { url }),
  });
}

export type Values = Readonly<Record<string, string | readonly string[]>>;

/** What stands in every input of some blocks, by block and action. */
export function valuesOf(blocks: readonly Json[], values: Values): Json {
  const state: Record<string, Json> = {};
  const known = new Set<string>();
  for (const block of blocks) {
    for (const element of interactiveIn(block)) {
      if (element.type === 'button' || element.type === 'overflow') continue;
      const actionId = String(element.action_id);
      known.add(actionId);
      const blockId = String(block.block_id);
      state[blockId] = { ...state[blockId], [actionId]: stateOf(element, values[actionId]) };
    }
  }
  const unknown = Object.keys(values).filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`the view has no input ${unknown.join(', ')}`);
  return state;
}

const isEmpty = (state: unknown): boolean =>
  !isObject(state) ||
  Object.entries(state).every(
    ([key, value]) => key === 'type' || value === null || value === '' || (Array.isArray(value) && value.length === 0),
  );

/** Labels of inputs that must not stay empty but are: Slack does not let such a form go. */
export function missingInputs(blocks: readonly Json[], values: Json): string[] {
  return blocks
    .filter((block) => block.type === 'input' && block.optional !== true && isObject(block.element))
    .filter((block) => {
      const inBlock = values[String(block.block_id)];
      return isEmpty(isObject(inBlock) ? inBlock[String((block.element as Json).action_id)] : undefined);
    })
    .map((block) => String((block.label as Json).text));
}

/** Who did it, and where. */
export function originOf(workspace: Workspace, userId: string, appId: string): Json {
  const user = workspace.users.get(userId);
  if (user === undefined) throw new Error(`there is no member ${userId} in ${workspace.teamId}`);
  return {
    user: { id: user.id, username: user.name, name: user.name, team_id: user.teamId ?? workspace.teamId },
    api_app_id: appId,
    token: 'verification-token',
    team: { id: workspace.teamId, domain: workspace.domain },
    enterprise: workspace.organisation ?? (user.enterprise && { id: user.enterprise.id, name: user.enterprise.id }),
    is_enterprise_install: workspace.organisation !== null,
  };
}

export const containerOf = (message: Message): Json => ({
  type: 'message',
  message_ts: message.ts,
  channel_id: message.channel,
  is_ephemeral: message.ephemeralFor !== null,
  ...(message.threadTs === null ? {} : { thread_ts: message.threadTs }),
});
