import type { Transaction } from 'kysely';
import { plans } from '../../shared/plans.ts';
import { storableText } from '../../shared/storable-text.ts';
import { Problem } from '../platform/problem.ts';
import type { Database } from '../platform/store/schema.ts';
import { isUuid } from '../platform/uuid.ts';

const keyName = storableText(100);

/** @throws {Problem} `invalid_key_name` */
export function parseKeyName(text: string): string {
  const parsed = keyName.safeParse(text);
  if (!parsed.success) throw new Problem('invalid_key_name');
  return parsed.data;
}

/**
 * Keys are issued only while the account has an active PRO subscription (specification §5). The row stays locked, so
 * that a cancellation cannot slip in between the check and the key.
 * @throws {Problem} `account_not_found`, `key_needs_subscription`, `key_needs_pro_plan`
 */
export async function refuseUnlessEntitled(trx: Transaction<Database>, accountId: string): Promise<void> {
  const account = isUuid(accountId)
    ? await trx
        .selectFrom('accounts')
        .select(['plan', 'subscription'])
        .where('id', '=', accountId)
        .forShare()
        .executeTakeFirst()
    : undefined;
  if (account === undefined) throw new Problem('account_not_found');
  if (account.subscription !== 'active') throw new Problem('key_needs_subscription');
  if (!plans[account.plan].api) throw new Problem('key_needs_pro_plan');
}
