import { sql } from 'kysely';
import type { Trx } from '../../platform/store/schema.ts';

/** What an account still has to send to Slack. */
export interface Waiting {
  /** Leads not announced yet, as far as known. */
  leads: number;
  /** Replies, digests and tests. */
  others: number;
  /** Messages of erased leads that are still in Slack. */
  deletions: number;
}

export const isNothing = ({ leads, others, deletions }: Waiting): boolean => leads + others + deletions === 0;

/** @returns queued messages; results that are not queued yet are not included */
export async function countWaiting(trx: Trx, accountId: string): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*) filter (where open and kind = 'alert')::integer as leads,
      count(*) filter (where open and kind <> 'alert')::integer as others,
      count(*) filter (where withdrawn and state in ('unknown', 'posted', 'failed') and (ts is not null or state = 'unknown'))
        ::integer as deletions
    from (select *, not withdrawn and state in ('waiting', 'unknown') as open from slack_messages
      where account_id = ${accountId}) m`.execute(trx);
  return rows[0] ?? { leads: 0, others: 0, deletions: 0 };
}

/** Such as "3 leads that are not announced yet, and 1 message of an erased lead that is still in Slack". */
export function describeWaiting({ leads, others, deletions }: Waiting): string {
  const parts = [
    ...counted(leads, 'lead that is not announced yet', 'leads that are not announced yet'),
    ...counted(others, 'reply, digest or test message', 'replies, digests or test messages'),
    ...counted(
      deletions,
      'message of an erased lead that is still in Slack',
      'messages of erased leads that are still in Slack',
    ),
  ];
  return new Intl.ListFormat('en').format(parts);
}

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
