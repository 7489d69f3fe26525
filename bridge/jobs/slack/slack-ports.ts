import { createHash } from 'node:crypto';
import type { Queue } from '../../platform/queue/open-queue.ts';
import type { Store } from '../../platform/store/open-store.ts';
import type { Db } from '../../platform/store/schema.ts';
import { markWorkspaceRevoked } from '../../slack/client/workspaces.ts';
import type { LeadClick, SlackPorts } from '../../slack/inbound/slack-ports.ts';
import { insertTestMessage } from '../../slack/messages/message-rows.ts';
import { leadActionJob, slackHomeJob } from '../definitions/job-kinds.ts';
import { answerLeadCommand } from './actions/find-slack-lead.ts';
import { sealNote } from './actions/hubspot-note.ts';
import type { CardDeps } from './announce/notify-lead.ts';
import { enqueuePrivateReply } from './deliver/notify-member.ts';
import type { SlackMembers } from './members/slack-members.ts';
import { findVisibleAccounts } from './members/visible-accounts.ts';
import { enqueueDelivery } from './messages/contact-alerts.ts';

interface Deps extends CardDeps {
  db: Db;
  seal: Store['seal'];
  queue: Pick<Queue, 'enqueue'>;
  members: SlackMembers;
  leadUrl?: ((leadId: string) => string) | undefined;
}

const UNINSTALLED = 'The app was removed from the workspace in Slack, or its token was revoked.';

/** Handles input from Slack: stored as a job, so that an acknowledgment to Slack means that it will be done. */
export function createSlackPorts(deps: Deps): SlackPorts {
  const { db, queue } = deps;
  return {
    async onAction(click) {
      const { note, messageTs: _place, ...data } = click;
      const sealed = note === null ? null : sealNote(deps, note);
      await queue.enqueue(db, leadActionJob, [{ data: { ...data, note: sealed }, options: { id: idOf(click) } }]);
    },
    async onHomeOpened(member) {
      await queue.enqueue(db, slackHomeJob, [{ data: member }]);
    },
    async onLeadCommand(command) {
      await command.respond(await answerLeadCommand(deps, command));
    },
    async onTestAlert(member) {
      const { workspaceId } = member;
      for (const { connection } of await findVisibleAccounts(deps, member)) {
        await db.transaction().execute(async (trx) => {
          const { channelId } = await insertTestMessage(trx, connection);
          await enqueueDelivery(queue, trx, [{ workspaceId, channelId }]);
        });
      }
    },
    onPrivateReply: (reply) => enqueuePrivateReply(deps, db, reply),
    async onUninstalled(workspaceId) {
      await markWorkspaceRevoked(db, { workspaceId, detail: UNINSTALLED, forget: true });
    },
  };
}

/** The same click gives the same job id, however often Slack sends it. */
function idOf({ leadId, action, userId, actionTs }: LeadClick): string {
  const hash = createHash('sha256').update([leadId, action, userId, actionTs].join(' ')).digest('hex');
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ];
  return parts.join('-');
}
