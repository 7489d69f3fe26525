import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Retention } from '../../shared/dashboard/privacy.ts';
import { type PlanName, planName, type SubscriptionState, subscriptionState } from '../../shared/plan-limits.ts';
import { storableText } from '../../shared/storable-text.ts';
import { isUuid } from '../platform/ids.ts';
import { Problem } from '../platform/problem.ts';
import { problemDetails } from '../platform/problem-details.ts';
import { differences, writeAudit } from '../platform/store/audit.ts';
import type { Accounts, Db, Trx } from '../platform/store/schema.ts';

type Row = Selectable<Accounts>;

/** The row of an account; `lock` keeps it as it is until the transaction ends. @throws {Problem} `account_not_found` */
export async function accountRow(db: Db, accountId: string, lock?: 'lock'): Promise<Row> {
  const query = db.selectFrom('accounts').selectAll().where('id', '=', accountId);
  const row = isUuid(accountId) ? await (lock ? query.forUpdate() : query).executeTakeFirst() : undefined;
  if (row === undefined) throw new Problem('account_not_found');
  return row;
}

const retentionOf = ({ explanation_days, lead_days, audit_days }: Row): Retention => ({
  explanationDays: explanation_days,
  leadDays: lead_days,
  auditDays: audit_days,
});

/** @throws {Problem} `account_not_found` */
export async function readRetention(db: Db, accountId: string): Promise<Retention> {
  return retentionOf(await accountRow(db, accountId));
}

/** Older data is deleted by the next hourly clean-up. @throws {Problem} `account_not_found` */
export function setRetention(
  db: Db,
  { accountId, retention }: { accountId: string; retention: Retention },
  actor: string,
): Promise<Retention> {
  return db.transaction().execute(async (trx) => {
    const detail = differences(retentionOf(await accountRow(trx, accountId, 'lock')), retention);
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

/** Retention of records of an account's API calls, days; null when none. @throws {Problem} `account_not_found` */
export async function readCallDays(db: Db, accountId: string): Promise<number | null> {
  return (await accountRow(db, accountId)).call_days;
}

/** Older records are deleted by the next hourly clean-up. @throws {Problem} `account_not_found` */
export function setCallDays(
  db: Db,
  { accountId, days, kept }: { accountId: string; days: number | null; kept: number },
  actor: string,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    // The row lock waits for writers of call records and blocks new ones until the commit.
    const { call_days: from } = await accountRow(trx, accountId, 'lock');
    if (from === days) return;
    await trx
      .updateTable('accounts')
      .set({ call_days: days, updated_at: new Date() })
      .where('id', '=', accountId)
      .execute();
    const detail = { days: { from, to: days }, ...(days === null && { kept }) };
    await writeAudit(trx, { accountId, actor, action: 'account.call_keeping_changed', target: accountId, detail });
  });
}

const name = storableText(200);

const newAccount = z.strictObject({
  name,
  plan: planName.default('free'),
  subscription: subscriptionState.default('none'),
});

const accountChange = z.strictObject({ name, plan: planName, subscription: subscriptionState }).partial();

type NewAccount = z.input<typeof newAccount>;
type AccountChange = z.input<typeof accountChange>;

function parseAccountSettings<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new Problem('invalid_account', { details: problemDetails(parsed.error) });
  return parsed.data;
}

export interface Account {
  id: string;
  name: string;
  plan: PlanName;
  subscription: SubscriptionState;
  createdAt: Date;
  updatedAt: Date;
}

/** @throws {Problem} `invalid_account` */
export async function createAccount(db: Db, input: NewAccount, actor: string): Promise<Account> {
  const values = parseAccountSettings(newAccount, input);
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('accounts')
      .values({ id: randomUUID(), ...values })
      .returningAll()
      .executeTakeFirstOrThrow();
    await writeAudit(trx, { accountId: row.id, actor, action: 'account.created', target: row.id, detail: values });
    return accountOf(row);
  });
}

/** @throws {Problem} `account_not_found`, `invalid_account` */
export async function setAccount(
  db: Db,
  change: { accountId: string } & AccountChange,
  actor: string,
): Promise<Account> {
  const { accountId, ...rest } = change;
  const wanted = parseAccountSettings(accountChange, rest);
  return db.transaction().execute(async (trx) => {
    const before = await accountRow(trx, accountId, 'lock');
    const detail = differences(before, wanted);
    if (Object.keys(detail).length === 0) return accountOf(before);
    const after = await trx
      .updateTable('accounts')
      .set({ ...definedOnly(wanted), updated_at: new Date() })
      .where('id', '=', accountId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await writeAudit(trx, { accountId, actor, action: 'account.changed', target: accountId, detail });
    return accountOf(after);
  });
}

export async function listAccounts(db: Db): Promise<Account[]> {
  const rows = await db.selectFrom('accounts').selectAll().orderBy('created_at').orderBy('id').execute();
  return rows.map(accountOf);
}

/** @throws {Problem} `account_not_found` */
export async function getAccount(db: Db, accountId: string): Promise<Account> {
  return accountOf(await accountRow(db, accountId));
}

/** Deletes the account row; its foreign keys cascade to what only this account owns. */
export async function deleteAccountRow(trx: Trx, accountId: string): Promise<void> {
  await trx.deleteFrom('accounts').where('id', '=', accountId).execute();
}

type Wanted = ReturnType<typeof accountChange.parse>;

function definedOnly(wanted: Wanted): Partial<Pick<Account, 'name' | 'plan' | 'subscription'>> {
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
}

function accountOf({ id, name, plan, subscription, ...row }: Row): Account {
  return { id, name, plan, subscription, createdAt: row.created_at, updatedAt: row.updated_at };
}
