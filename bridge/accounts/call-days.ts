import type { Kysely } from 'kysely';
import { Problem } from '../platform/problem.ts';
import { writeAudit } from '../platform/store/audit.ts';
import type { Database } from '../platform/store/schema.ts';

/** Retention of records of an account's API calls, days; null when none. @throws {Problem} `account_not_found` */
export async function readCallDays(db: Kysely<Database>, accountId: string): Promise<number | null> {
  const row = await db.selectFrom('accounts').select('call_days').where('id', '=', accountId).executeTakeFirst();
  if (row === undefined) throw new Problem('account_not_found');
  return row.call_days;
}

/** Older records are deleted by the next hourly clean-up. @throws {Problem} `account_not_found` */
export function setCallDays(
  db: Kysely<Database>,
  { accountId, days, kept }: { accountId: string; days: number | null; kept: number },
  actor: string,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    // The row lock waits for writers of call records and blocks new ones until the commit.
    const before = await trx
      .selectFrom('accounts')
      .select('call_days')
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirst();
    if (before === undefined) throw new Problem('account_not_found');
    if (before.call_days === days) return;
    await trx
      .updateTable('accounts')
      .set({ call_days: days, updated_at: new Date() })
      .where('id', '=', accountId)
      .execute();
    const detail = { days: { from: before.call_days, to: days }, ...(days === null && { kept }) };
    await writeAudit(trx, { accountId, actor, action: 'account.call_keeping_changed', target: accountId, detail });
  });
}
