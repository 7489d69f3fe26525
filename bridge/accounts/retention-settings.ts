import type { Kysely } from 'kysely';
import type { Retention } from '../../shared/dashboard/privacy.ts';
import { Problem } from '../platform/problem.ts';
import { differences, writeAudit } from '../platform/store/audit.ts';
import type { Database } from '../platform/store/schema.ts';

const columns = [
  'explanation_days as explanationDays',
  'lead_days as leadDays',
  'audit_days as auditDays',
] as const satisfies readonly `${string} as ${keyof Retention}`[];

/** @throws {Problem} `account_not_found` */
export async function readRetention(db: Kysely<Database>, accountId: string): Promise<Retention> {
  const row = await db.selectFrom('accounts').select(columns).where('id', '=', accountId).executeTakeFirst();
  if (row === undefined) throw new Problem('account_not_found');
  return row;
}

/** Older data is deleted by the next hourly clean-up. @throws {Problem} `account_not_found` */
export function setRetention(
  db: Kysely<Database>,
  { accountId, retention }: { accountId: string; retention: Retention },
  actor: string,
): Promise<Retention> {
  return db.transaction().execute(async (trx) => {
    const select = trx.selectFrom('accounts').select(columns).where('id', '=', accountId).forUpdate();
    const before = await select.executeTakeFirst();
    if (before === undefined) throw new Problem('account_not_found');
    const detail = differences(before, retention);
    if (Object.keys(detail).length === 0) return retention;
    const { explanationDays: explanation_days, leadDays: lead_days, auditDays: audit_days } = retention;
    await trx
      .updateTable('accounts')
      .set({ explanation_days, lead_days, audit_days, updated_at: new Date() })
      .where('id', '=', accountId)
      .execute();
    await writeAudit(trx, { accountId, actor, action: 'account.retention_changed', target: accountId, detail });
    return retention;
  });
}
