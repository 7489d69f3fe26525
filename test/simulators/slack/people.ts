import type { AppOptions } from './app-options.ts';
import type { ReportFault } from './call-log.ts';
import { type Deliveries, type Delivery, saidIn } from './delivery.ts';
import {
  actionOf,
  containerOf,
  findControl,
  missingInputs,
  originOf,
  type Values,
  valuesOf,
} from './interaction-payloads.ts';
import { isObject, type Json } from './json.ts';
import { readContent } from './message-content.ts';
import type { Message } from './message-store.ts';
import { viewMessage } from './message-view.ts';
import type { ResponseUrls } from './response-urls.ts';
import type { TokenTable } from './token-table.ts';
import type { TriggerTable } from './trigger-table.ts';
import { viewBody } from './view-body.ts';
import { checkView } from './view-methods.ts';
import type { View } from './view-store.ts';
import type { Workspace } from './workspace.ts';

/** What people in a workspace do. Each resolves when the app has answered; none throws because the app failed. */
export interface People {
  /** Uses a button (or another element, with what is chosen) of a message; throws where this person cannot. */
  click(
    message: Pick<Message, 'channel' | 'ts'>,
    actionId: string,
    by: { userId: string; choice?: string },
  ): Promise<Delivery>;
  /** The same on this person's home tab or top modal. */
  clickHome(actionId: string, by: { userId: string; choice?: string }): Promise<Delivery>;
  clickModal(actionId: string, by: { userId: string; choice?: string }): Promise<Delivery>;
  /** Sends this person's top modal, inputs by action_id. Throws where a required one is empty. */
  submit(userId: string, values?: Values): Promise<Delivery & { errors: Record<string, string> }>;
  /** Closes the top modal, or all of them. The app hears of it where it asked to. */
  dismiss(userId: string, clear?: boolean): Promise<Delivery | null>;
  command(command: string, text: string, by: { userId: string; channel: string }): Promise<Delivery>;
  openHome(userId: string): Promise<Delivery>;
  /** The top modal on this person's screen. */
  modal(userId: string): View | null;
  /** A person writes something. */
  say(channel: string, userId: string, text: string, threadTs?: string): Message;
}

export interface PeopleDeps {
  workspace: Workspace;
  app: AppOptions;
  tokens: TokenTable;
  triggers: TriggerTable;
  responseUrls: ResponseUrls;
  /** Of the simulator, without a slash at the end. */
  url: () => string;
  deliveries: Deliveries;
  event(workspace: Workspace, event: Json): Promise<Delivery>;
  now: () => number;
  report: ReportFault;
}

export function createPeople(deps: PeopleDeps): People {
  const { workspace, app, deliveries, triggers, now } = deps;
  const { views, store } = workspace;

  const actionTs = () => (now() / 1_000).toFixed(6);

  const origin = (userId: string) => ({
    ...originOf(workspace, userId, app.appId),
    trigger_id: triggers.issue(workspace.teamId, userId),
  });

  const responseUrl = (channel: string, userId: string, message: Message | null) => {
    const token = deps.tokens.botOf(workspace.installedIn);
    if (token === null) throw new Error(`the app is not installed in ${workspace.teamId}`);
    return deps.url() + deps.responseUrls.issue({ workspace, token, channel, userId, message });
  };

  const interactive = (payload: Json) => deliveries.once({ kind: 'interactive', name: String(payload.type), payload });

  const clickView = (view: View | null, actionId: string, by: { userId: string; choice?: string }) => {
    if (view === null) throw new Error(`${by.userId} sees no such view`);
    const blocks = view.content.blocks as Json[];
    return interactive({
      type: 'block_actions',
      ...origin(by.userId),
      container: { type: 'view', view_id: view.id },
      view: viewBody(view, workspace, app.appId, valuesOf(blocks, {})),
      actions: [actionOf(findControl(blocks, actionId), by.choice, actionTs())],
    });
  };

  const modal = (userId: string) => views.stack(userId).at(-1) ?? null;

  /** What the app wants done with the modal it was sent. */
  const obey = (delivery: Delivery, view: View): Record<string, string> => {
    if (!delivery.acked) return {};
    const { response_action: action, view: next, errors } = saidIn(delivery);
    switch (action) {
      case undefined:
        views.close(view.userId);
        return {};
      case 'clear':
        views.close(view.userId, true);
        return {};
      case 'update':
        views.update(view, checkView(next, 'modal', deps.report));
        return {};
      case 'push':
        views.push(view.userId, checkView(next, 'modal', deps.report));
        return {};
      case 'errors':
        return checkErrors(errors, view);
      default:
        deps.report('bad_ack', `response_action ${String(action)}`);
        return {};
    }
  };

  const checkErrors = (errors: unknown, view: View): Record<string, string> => {
    const inputs = (view.content.blocks as Json[]).filter((block) => block.type === 'input');
    const known = inputs.map((block) => String(block.block_id));
    const given = isObject(errors) ? errors : {};
    const foreign = Object.keys(given).filter((blockId) => !known.includes(blockId));
    if (foreign.length > 0) deps.report('bad_ack', `errors for blocks that are no inputs: ${foreign.join(', ')}`);
    return given as Record<string, string>;
  };

  /** An answer in the acknowledgement of a command. */
  const showAnswer = (delivery: Delivery, channel: string, userId: string) => {
    const said = typeof delivery.body === 'string' && delivery.body !== '' ? { text: delivery.body } : saidIn(delivery);
    const token = deps.tokens.botOf(workspace.installedIn);
    if (!delivery.acked || token === null || (said.text === undefined && said.blocks === undefined)) return;
    const content = readContent({ args: said, workspace, token, now, report: deps.report }, { max: null });
    const place = { channel, user: workspace.botUserId, byApp: true, threadTs: null };
    store.add({ ...content, ...place, ephemeralFor: said.response_type === 'in_channel' ? null : userId });
  };

  return {
    modal,
    async click({ channel, ts }, actionId, { userId, choice }) {
      const message = workspace.message(channel, ts);
      const place = workspace.channels.get(channel);
      if (message.deleted) throw new Error(`message ${ts} was deleted`);
      if (place?.members.includes(userId) !== true) throw new Error(`${userId} is not in ${channel}`);
      if (message.ephemeralFor !== null && message.ephemeralFor !== userId) {
        throw new Error(`${userId} does not see message ${ts}`);
      }
      const control = findControl(message.blocks, actionId);
      const seen = message.ephemeralFor === null ? { message: viewMessage(message, workspace, app.appId, false) } : {};
      return interactive({
        type: 'block_actions',
        ...origin(userId),
        container: containerOf(message),
        channel: { id: channel, name: place.name || 'directmessage' },
        ...seen,
        state: { values: valuesOf(message.blocks, {}) },
        response_url: responseUrl(channel, userId, message),
        actions: [actionOf(control, choice, actionTs())],
      });
    },
    clickHome: async (actionId, by) => clickView(views.home(by.userId), actionId, by),
    clickModal: async (actionId, by) => clickView(modal(by.userId), actionId, by),
    async submit(userId, given = {}) {
      const view = modal(userId);
      if (view === null) throw new Error(`${userId} has no modal open`);
      if (view.content.submit === undefined) throw new Error('the modal has no submit button');
      const blocks = view.content.blocks as Json[];
      const values = valuesOf(blocks, given);
      const missing = missingInputs(blocks, values);
      if (missing.length > 0) throw new Error(`these have to be filled in: ${missing.join(', ')}`);
      const body = viewBody(view, workspace, app.appId, values);
      const from = workspace.organisation === null ? origin(userId) : { ...origin(userId), team: null };
      const delivery = await interactive({ type: 'view_submission', ...from, view: body, response_urls: [] });
      return { ...delivery, errors: obey(delivery, view) };
    },
    async dismiss(userId, clear = false) {
      const view = modal(userId);
      if (view === null) throw new Error(`${userId} has no modal open`);
      views.close(userId, clear);
      if (view.content.notify_on_close !== true) return null;
      const body = viewBody(view, workspace, app.appId);
      const from = originOf(workspace, userId, app.appId);
      return interactive({ type: 'view_closed', ...from, view: body, is_cleared: clear });
    },
    async command(command, text, { userId, channel }) {
      const place = workspace.channels.get(channel);
      const user = workspace.users.get(userId);
      if (place === undefined || user === undefined) throw new Error(`no member ${userId} or channel ${channel}`);
      const payload = {
        token: 'verification-token',
        team_id: workspace.teamId,
        team_domain: workspace.domain,
        channel_id: channel,
        channel_name: place.name || 'directmessage',
        user_id: userId,
        user_name: user.name,
        command,
        text,
        api_app_id: app.appId,
        is_enterprise_install: workspace.organisation === null ? 'false' : 'true',
        ...(workspace.organisation && {
          enterprise_id: workspace.organisation.id,
          enterprise_name: workspace.organisation.name,
        }),
        response_url: responseUrl(channel, userId, null),
        trigger_id: triggers.issue(workspace.teamId, userId),
      };
      const delivery = await deliveries.once({ kind: 'slash_commands', name: command, payload });
      showAnswer(delivery, channel, userId);
      return delivery;
    },
    openHome(userId) {
      const user = workspace.users.get(userId);
      if (user === undefined) throw new Error(`there is no member ${userId} in ${workspace.teamId}`);
      const home = views.home(userId);
      return deps.event(workspace, {
        type: 'app_home_opened',
        user: userId,
        channel: user.imId,
        tab: 'home',
        event_ts: actionTs(),
        ...(home === null ? {} : { view: viewBody(home, workspace, app.appId) }),
      });
    },
    say: (channel, userId, text, threadTs) =>
      store.add({ channel, user: userId, byApp: false, threadTs: threadTs ?? null, text, blocks: [], metadata: null }),
  };
}
