import { defaultFieldMapping } from '../../../shared/field-mapping.ts';
import { isUuid } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { CALL } from '../../platform/product.ts';
import { Refusal } from '../../platform/refusal.ts';
import { writeAudit } from '../../platform/store/audit.ts';
import type { Db, Trx } from '../../platform/store/schema.ts';
import type { Sealer } from '../../platform/store/seal.ts';
import { sealTokens, type TokenPair } from './connections.ts';

interface NewConnection {
  accountId: string;
  portalId: string;
  auth: 'oauth' | 'static';
  tokens: TokenPair;
  scopes: readonly string[];
  appId: string | null;
  uiDomain: string | null;
  timeZone: string | null;
}

interface Deps extends Pick<Sealer, 'seal'> {
  db: Db;
}

/**
 * Stores a portal's tokens; a reconnected portal keeps its mapping, and stays paused if it was.
 * @throws {Problem} `account_not_found`
 * @throws {Refusal} when the portal belongs to another account, or the account to another portal
 */
export async function saveConnection(
  { db, seal }: Deps,
  wanted: NewConnection,
  actor: string,
): Promise<{ status: 'active' | 'paused' }> {
  if (!isUuid(wanted.accountId)) throw new Problem('account_not_found');
  try {
    return await db.transaction().execute((trx) => save(trx, { seal }, wanted, actor));
  } catch (error) {
    // Another request connected one of the two meanwhile.
    if ((error as { code?: unknown }).code === '23505') throw elsewhere(wanted.portalId);
    throw error;
  }
}

async function save(
  trx: Trx,
  sealer: Pick<Sealer, 'seal'>,
  wanted: NewConnection,
  actor: string,
): Promise<{ status: 'active' | 'paused' }> {
  const { accountId, portalId, auth, scopes } = wanted;
  const account = await trx.selectFrom('accounts').select('id').where('id', '=', accountId).executeTakeFirst();
  if (account === undefined) throw new Problem('account_not_found');
  const before = await findBefore(trx, wanted);
  const status: 'paused' | 'active' = before?.status === 'paused' ? 'paused' : 'active';
  const values = {
    auth,
    status,
    status_detail: null,
    ...sealTokens(sealer, wanted.tokens),
    scopes: [...scopes],
    // A new static token may belong to another app; the next delivery reveals it.
    app_id: wanted.appId ?? (auth === 'oauth' ? (before?.app_id ?? null) : null),
    ui_domain: wanted.uiDomain,
    time_zone: wanted.timeZone,
    updated_at: new Date(),
  };
  if (before === undefined) {
    await trx
      .insertInto('hubspot_connections')
      .values({ account_id: accountId, portal_id: portalId, mapping: JSON.stringify(defaultFieldMapping), ...values })
      .execute();
  } else {
    await trx.updateTable('hubspot_connections').set(values).where('portal_id', '=', portalId).execute();
  }
  const detail = { auth, scopes: values.scopes, again: before !== undefined };
  await writeAudit(trx, { accountId, actor, action: 'hubspot.connected', target: portalId, detail });
  return { status };
}

async function findBefore(trx: Trx, { accountId, portalId }: NewConnection) {
  const rows = await trx
    .selectFrom('hubspot_connections')
    .select(['account_id', 'portal_id', 'status', 'app_id'])
    .where((row) => row.or([row('account_id', '=', accountId), row('portal_id', '=', portalId)]))
    .forUpdate()
    .execute();
  const foreign = rows.find((row) => row.account_id !== accountId);
  if (foreign !== undefined) throw elsewhere(portalId);
  const other = rows.find((row) => row.portal_id !== portalId);
  if (other !== undefined) {
    throw new Refusal(`This account is connected to portal ${other.portal_id}. Disconnect that one first.`, {
      command: `${CALL} hubspot disconnect --account ${accountId}`,
    });
  }
  return rows[0];
}

function elsewhere(portalId: string): Refusal {
  return new Refusal(
    `Portal ${portalId} is connected to another account. A portal belongs to one account: disconnect it there first.`,
  );
}
