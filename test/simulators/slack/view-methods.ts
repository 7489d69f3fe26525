import type { AppOptions } from './app-options.ts';
import type { ReportFault } from './call-log.ts';
import { findingsOfView } from './check-view.ts';
import type { Json } from './json.ts';
import { type Exchange, type Methods, objectOf, textOf } from './method.ts';
import { invalidArguments, SlackError } from './slack-error.ts';
import type { TriggerTable } from './trigger-table.ts';
import { viewBody } from './view-body.ts';

const largestView = 250_000;

/** Throws what Slack answers for a view it does not take: unlike messages, `invalid_arguments`. */
export function checkView(view: unknown, type: 'modal' | 'home', report: ReportFault): Json {
  const findings = findingsOfView(view, type);
  if (findings.length > 0) {
    report('invalid_blocks', findings.join('; '));
    throw invalidArguments(...findings);
  }
  if (JSON.stringify(view).length > largestView) {
    report('too_long', 'view');
    throw new SlackError('view_too_large');
  }
  return view as Json;
}

const readView = ({ args, report }: Exchange, type: 'modal' | 'home') =>
  checkView(objectOf(args, 'view', 'invalid_arguments'), type, report);

function checkExternalId({ workspace }: Exchange, view: Json, current?: string): void {
  const { external_id: externalId } = view;
  if (typeof externalId !== 'string' || externalId === '') return;
  const other = workspace.views.findExternal(externalId);
  if (other !== undefined && other.id !== current) throw new SlackError('duplicate_external_id');
}

/** A modal on its own, or on top of another. */
const showModal =
  (how: 'open' | 'push', appId: string, triggers: TriggerTable): Methods[string] =>
  (exchange) => {
    const { args, workspace } = exchange;
    const view = readView(exchange, 'modal');
    checkExternalId(exchange, view);
    const userId = triggers.spend(args.trigger_id, workspace.teamId);
    return { view: viewBody(workspace.views[how](userId, view), workspace, appId) };
  };

/** Modals and home tabs. */
export const viewMethods = ({ appId, homeTab }: AppOptions, triggers: TriggerTable): Methods => ({
  'views.open': showModal('open', appId, triggers),
  'views.push': showModal('push', appId, triggers),

  'views.update'(exchange) {
    const { args, workspace } = exchange;
    const id = textOf(args, 'view_id');
    const externalId = textOf(args, 'external_id');
    if (id === undefined && externalId === undefined) throw invalidArguments('missing required field: view_id');
    const found = id === undefined ? workspace.views.findExternal(externalId ?? '') : workspace.views.find(id);
    const view = readView(exchange, found?.type ?? 'modal');
    if (found === undefined) throw new SlackError('not_found');
    const hash = textOf(args, 'hash');
    if (hash !== undefined && hash !== found.hash) throw new SlackError('hash_conflict');
    checkExternalId(exchange, view, found.id);
    workspace.views.update(found, view);
    return { view: viewBody(found, workspace, appId) };
  },

  'views.publish'(exchange) {
    const { args, workspace } = exchange;
    const userId = textOf(args, 'user_id') ?? '';
    if (!homeTab) throw new SlackError('not_enabled');
    const view = readView(exchange, 'home');
    if (!workspace.users.has(userId)) throw invalidArguments('invalid `user_id`');
    const current = workspace.views.home(userId);
    const hash = textOf(args, 'hash');
    if (hash !== undefined && current !== null && hash !== current.hash) throw new SlackError('hash_conflict');
    checkExternalId(exchange, view, current?.id);
    return { view: viewBody(workspace.views.publish(userId, view), workspace, appId) };
  },
});
