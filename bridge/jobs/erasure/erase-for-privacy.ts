import type { Transaction } from 'kysely';
import type { ContactRef, Tombstones } from '../../hubspot/contacts/tombstones.ts';
import type { Log } from '../../platform/log/log.ts';
import { forgetJobs } from '../../platform/queue/job-rows.ts';
import { writeAudit } from '../../platform/store/audit.ts';
import type { Database } from '../../platform/store/schema.ts';
import type { SlackChannel } from '../../slack/routing/channels.ts';
import { withdrawContact } from '../slack/messages/lead-lifecycle.ts';
import { hurryWorkflows } from '../workflows/workflow-runs.ts';
import { type Erased, eraseContact } from './erase-contact.ts';

interface Deps {
  tombstones: Tombstones;
  log: Log;
  /** Has what was told in Slack deleted at once; without it, within a minute or two. */
  wake?(trx: Transaction<Database>, channels: readonly SlackChannel[]): Promise<void>;
}

/** Erases all that is kept of a contact and leaves a hash of its id, and a line without it in the audit log. */
export async function eraseForPrivacy(
  { tombstones, log, wake }: Deps,
  trx: Transaction<Database>,
  { portalId, contactId, actor }: ContactRef & { actor: 'hubspot' | 'cli' },
): Promise<Erased> {
  const erased = await eraseContact(trx, {
    portalId,
    contactId,
    tombstones,
    async forgetJobs(within, contact) {
      await hurryWorkflows(within, contact);
      await forgetJobs(within, { ...contact });
      const channels = await withdrawContact(within, contact);
      await wake?.(within, channels);
    },
  });
  const connection = await trx
    .selectFrom('hubspot_connections')
    .select('account_id')
    .where('portal_id', '=', portalId)
    .executeTakeFirst();
  if (connection !== undefined) {
    const entry = { accountId: connection.account_id, actor, action: 'contact.erased' as const };
    await writeAudit(trx, { ...entry, target: portalId, detail: { ...erased } });
  }
  log.info({ portalId, ...erased }, 'a contact was erased for privacy');
  return erased;
}
