import type { Kysely } from 'kysely';
import { listCalls } from '../../../auth/call-counts.ts';
import type { DashboardHandlers } from '../../../dashboard-api/handlers.ts';
import type { Database } from '../../../platform/store/schema.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

/** As of the last write, seconds ago. */
export function createReadCalls({ db }: { db: Kysely<Database> }): DashboardHandlers['readCalls'] {
  return async ({ caller: { accountId } }) => {
    const rows = await listCalls(db, accountId, new Date(Date.now() - WEEK_MS));
    return { calls: rows.map(({ hour, ...counted }) => ({ hour: hour.toISOString(), ...counted })) };
  };
}
