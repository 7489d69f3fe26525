import type { App, RespondFn, types } from '@slack/bolt';
import type { z } from 'zod';
import { type LeadAction, leadActions } from '../../../shared/lead-actions.ts';
import { isUuid } from '../../platform/ids.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Db } from '../../platform/store/schema.ts';
import type { Slack } from '../client/slack.ts';
import { findWorkspace } from '../client/workspaces.ts';
import { LEAD_COMMAND } from '../connect/manifest.ts';
import { ROUTING_TEST, TEST_ALERT } from '../render/render-home.ts';
import { LEAD_MENU, leadActionId, readMenuValue } from '../render/render-lead.ts';
import {
  ROUTING_MODAL,
  readRoutingModal,
  readUnfitModal,
  readUnfitTarget,
  routingAnswerView,
  routingModal,
  UNFIT_MODAL,
  type UnfitTarget,
  unfitModal,
} from '../render/routing-modal.ts';
import { accountsToRoute, answerRoutingTest } from './answer-routing.ts';
import type { BackgroundWork } from './background-work.ts';
import { click, submission } from './incoming.ts';
import { isOutsider, memberOf } from './member-of.ts';
import type { LeadClick, PrivateReply, SlackMember, SlackPorts } from './slack-ports.ts';

type Click = z.output<typeof click>;
type Submission = z.output<typeof submission>;

const actionsById = new Map<string, LeadAction>(leadActions.map((action) => [leadActionId(action), action]));

/** A click on one of a lead's buttons; undefined for any other. */
function readLeadClick(body: Click, member: SlackMember): LeadClick | undefined {
  const [clicked] = body.actions;
  const chosen = clicked && chosenBy(clicked);
  if (clicked === undefined || chosen === undefined || !isUuid(chosen.leadId)) return undefined;
  return {
    ...member,
    ...chosen,
    reason: null,
    note: null,
    channelId: body.channel?.id ?? null,
    messageTs: body.message?.ts ?? null,
    actionTs: clicked.action_ts,
  };
}

function chosenBy({ action_id, value, selected_option }: Click['actions'][number]) {
  if (action_id === LEAD_MENU) return readMenuValue(selected_option?.value ?? '');
  const action = actionsById.get(action_id);
  return action === undefined || value === undefined ? undefined : { action, leadId: value };
}

/** The target of the form that a click opens. */
function unfitTargetOf({ workspaceId, leadId, channelId, messageTs, actionTs: openedTs }: LeadClick): UnfitTarget {
  const place = { ...(channelId !== null && { channelId }), ...(messageTs !== null && { messageTs }) };
  return { workspaceId, leadId, ...place, openedTs };
}

/**
 * The submitted form that says why a lead is not a fit. `incomplete`: no reason was chosen; undefined: it is not the
 * form of this workspace.
 */
function readUnfitSubmission({ view }: Submission, member: SlackMember): LeadClick | 'incomplete' | undefined {
  const target = readUnfitTarget(view.private_metadata);
  if (target === null || target.workspaceId !== member.workspaceId) return undefined;
  const answer = readUnfitModal(view.state);
  if (answer === null) return 'incomplete';
  return {
    ...member,
    leadId: target.leadId,
    action: 'not_a_fit',
    ...answer,
    channelId: target.channelId ?? null,
    messageTs: target.messageTs ?? null,
    actionTs: view.id,
    ...(target.openedTs !== undefined && { openedTs: target.openedTs }),
  };
}

export interface ListenerDeps {
  db: Db;
  slack: Pick<Slack, 'call'>;
  ports: SlackPorts;
  /** For work after Slack was answered. */
  background: BackgroundWork;
  log: Pick<Log, 'info'>;
  now(): Date;
}

/** All input from Slack, by kind. Work is stored first, then acknowledged. */
export function registerListeners(app: App, deps: ListenerDeps): void {
  listenToClicks(app, deps);
  listenToForms(app, deps);
  listenToCommand(app, deps);
  listenToEvents(app, deps);
}

/** All buttons: one that only opens a page, or that is of an older version, is just acknowledged. */
function listenToClicks(app: App, deps: ListenerDeps): void {
  app.action(/^/, async ({ body, context, ack, respond }) => {
    const clicked = click.parse(body);
    const member = memberOf(context, clicked.user);
    const place = { member, channelId: clicked.channel?.id ?? null };
    const request = { ...place, respond: clicked.response_url === undefined ? undefined : respond };
    if (isOutsider(clicked)) replyPrivately(deps, request, 'Only members of this workspace can work on its leads.');
    else await act(deps, clicked, request);
    await ack();
  });
}

async function act(deps: ListenerDeps, clicked: z.output<typeof click>, request: MemberRequest): Promise<void> {
  const { member } = request;
  const { trigger_id: triggerId = '', actions } = clicked;
  const { ports, background } = deps;
  if (actions[0]?.action_id === TEST_ALERT) return ports.onTestAlert(member);
  if (actions[0]?.action_id === ROUTING_TEST) return background.start(() => openRoutingForm(deps, request, triggerId));
  const lead = readLeadClick(clicked, member);
  if (lead === undefined) return;
  if (lead.action === 'not_a_fit') return background.start(() => openUnfitForm(deps, { lead, triggerId, request }));
  return ports.onAction(lead);
}

async function openRoutingForm(deps: ListenerDeps, request: MemberRequest, triggerId: string): Promise<void> {
  const { workspaceId, teamId } = request.member;
  const accounts = await accountsToRoute(deps.db, workspaceId);
  await openForm(deps, request, () =>
    deps.slack.call(workspaceId, teamId).openModal({ triggerId, view: routingModal(accounts) }),
  );
}

/** A form must open within three seconds of the click: if it does not, the member is notified. */
async function openForm(deps: ListenerDeps, request: MemberRequest, open: () => Promise<void>): Promise<void> {
  try {
    await open();
  } catch (error) {
    replyPrivately(deps, request, 'The form could not be opened. Please press the button again.');
    throw error;
  }
}

async function openUnfitForm(
  deps: ListenerDeps,
  { lead, triggerId, request }: { lead: LeadClick; triggerId: string; request: MemberRequest },
): Promise<void> {
  const { workspaceId, teamId } = lead;
  const view = unfitModal(unfitTargetOf(lead));
  await openForm(deps, request, () => deps.slack.call(workspaceId, teamId).openModal({ triggerId, view }));
}

/** Who asked, and how to answer them. */
interface MemberRequest {
  member: SlackMember;
  channelId: string | null;
  respond: RespondFn | undefined;
}

function replyPrivately(deps: ListenerDeps, request: MemberRequest, text: string): void {
  deps.background.start(() => answerPrivately(deps, request, { message: { text } }));
}

/** By the request's response URL; if Slack refuses that, by a queued private reply. */
async function answerPrivately(
  { ports }: Pick<ListenerDeps, 'ports'>,
  { member, channelId, respond }: MemberRequest,
  answer: Pick<PrivateReply, 'message' | 'leadId'>,
): Promise<void> {
  try {
    if (respond !== undefined) {
      await respond({ response_type: 'ephemeral', replace_original: false, ...answer.message });
      return;
    }
  } catch {
    // The queued reply follows, whatever the error.
  }
  await ports.onPrivateReply({ ...member, channelId, ...answer });
}

function listenToForms(app: App, { db, ports, now }: ListenerDeps): void {
  app.view(UNFIT_MODAL, async ({ body, context, ack }) => {
    const form = submission.parse(body);
    const lead = readUnfitSubmission(form, memberOf(context, form.user));
    if (lead === 'incomplete') return ack({ response_action: 'errors', errors: { reason: 'Please choose a reason.' } });
    if (lead !== undefined) await ports.onAction(lead);
    await ack();
  });
  app.view(ROUTING_MODAL, async ({ body, context, ack }) => {
    const form = submission.parse(body);
    const { workspaceId } = memberOf(context, form.user);
    const test = readRoutingModal(form.view.state);
    if (test === null) return ack();
    const answer = await answerRoutingTest(db, workspaceId, { test, now: now() });
    // The framework's types do not allow an explicit undefined.
    await ack({ response_action: 'update', view: routingAnswerView(answer) as types.ModalView });
  });
}

/** A lookup takes longer than Slack waits, so the reply follows the ack. */
function listenToCommand(app: App, { ports, background }: ListenerDeps): void {
  app.command(LEAD_COMMAND, async ({ command, context, ack, respond }) => {
    const member = memberOf(context, { id: command.user_id, team_id: command.team_id });
    await ack();
    const request = { member, channelId: command.channel_id, respond };
    background.start(async () => {
      const answer = (given: Pick<PrivateReply, 'message' | 'leadId'>) => answerPrivately({ ports }, request, given);
      try {
        await ports.onLeadCommand({ ...member, text: (command.text ?? '').trim(), respond: answer });
      } catch (error) {
        await answer({ message: { text: 'That did not work. Please try again in a minute.' } });
        throw error;
      }
    });
  });
}

/** Slack may report a revocation late, after a new installation, s. */
const MAX_DELAY_S = 5;

function listenToEvents(app: App, { db, ports, log }: ListenerDeps): void {
  app.event('app_home_opened', async ({ event, context }) => {
    if (event.tab === 'home' || event.tab === undefined)
      await ports.onHomeOpened(memberOf(context, { id: event.user }));
  });
  const uninstalled = async (context: Installation, eventTime: unknown) => {
    const id = context.isEnterpriseInstall ? context.enterpriseId : context.teamId;
    const workspace = id === undefined ? undefined : await findWorkspace(db, id);
    if (workspace === undefined) return;
    const eventAt = typeof eventTime === 'number' ? eventTime : Number.POSITIVE_INFINITY;
    if (eventAt + MAX_DELAY_S < workspace.updatedAt.getTime() / 1_000) return;
    await ports.onUninstalled(workspace.id);
    log.info({ workspaceId: workspace.id }, 'the Slack workspace has removed the app');
  };
  app.event('app_uninstalled', ({ context, body }) => uninstalled(context, body.event_time));
  app.event('tokens_revoked', async ({ event, context, body }) => {
    // Tokens of members are not the bridge's.
    if ((event.tokens.bot ?? []).length > 0) await uninstalled(context, body.event_time);
  });
}

interface Installation {
  isEnterpriseInstall: boolean;
  enterpriseId?: string | undefined;
  teamId?: string | undefined;
}
