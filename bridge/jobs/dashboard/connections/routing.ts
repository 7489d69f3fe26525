import type { routingOperations } from '../../../../shared/dashboard/routing.ts';
import { type DashboardHandlers, dashboardActor } from '../../../dashboard-api/handlers.ts';
import { Problem } from '../../../platform/problem.ts';
import { findWorkspace } from '../../../slack/client/workspaces.ts';
import { channelsOf, setSlackSettings } from '../../../slack/connect/connections.ts';
import { inspectWorkspace } from '../../../slack/connect/inspect-workspace.ts';
import { resumeSlack } from '../../../slack/connect/resume-slack.ts';
import { readSlackHealth } from '../../../slack/connect/slack-health.ts';
import { answerRouting } from '../../../slack/inbound/answer-routing.ts';
import { wakeSlack } from '../../slack/messages/wake-slack.ts';
import type { ConnectionDeps } from './connection-deps.ts';
import { slackExplained, slackOfAccount } from './slack.ts';

type RoutingHandlers = Pick<DashboardHandlers, keyof typeof routingOperations>;

/** Where leads of the account go in Slack, when, and what blocks them. */
export function createRoutingHandlers(deps: ConnectionDeps): RoutingHandlers {
  const { store, slack, queue } = deps;
  const { db } = store;
  return {
    async readRouting({ caller: { accountId } }) {
      const { settingsVersion: version, settings: value } = await slackOfAccount(db, accountId);
      return { version, value };
    },
    async saveRouting({ caller, body: { expectedVersion, settings } }) {
      const { accountId, workspaceId } = await slackOfAccount(db, caller.accountId);
      const change = { accountId, settings, expectedVersion, actor: dashboardActor(caller) };
      const saved = await setSlackSettings(db, change);
      if (saved === undefined) throw new Problem('slack_not_connected');
      await wakeSlack({ db, queue }, { workspaceId, channelIds: channelsOf(settings) });
      return { version: saved.version, value: settings };
    },
    async tryRouting({ caller: { accountId }, body: { at: wanted, settings, ...lead } }) {
      const connection = await slackOfAccount(db, accountId);
      const at = wanted === null ? new Date() : new Date(wanted);
      const connectionToTry = { ...connection, settings: settings ?? connection.settings };
      const { route, privacy } = await answerRouting(db, connectionToTry, { lead, at });
      const { channel: channelId, rule, postAt, mention, why } = route;
      return { channelId, rule, at: postAt.toISOString(), privacy, mention, why: [...why] };
    },
    async checkSlack({ caller: { accountId } }) {
      const connection = await slackOfAccount(db, accountId);
      const workspace = await findWorkspace(db, connection.workspaceId);
      if (workspace === undefined) throw new Problem('slack_not_connected');
      return readSlackHealth(db, connection, await inspectWorkspace(deps, workspace));
    },
    async resumeSlack({ caller, body: { channelId, to } }) {
      const connection = await slackOfAccount(db, caller.accountId);
      const wanted = { channelId: channelId ?? undefined, to: to ?? undefined, actor: dashboardActor(caller) };
      const resumed = await slackExplained(resumeSlack({ slack, store }, connection, wanted));
      const { woken, channels, moved, trouble } = resumed;
      await wakeSlack({ db, queue }, { workspaceId: connection.workspaceId, channelIds: woken });
      return { channels, moved, trouble };
    },
  };
}
