import { type Kysely, sql } from 'kysely';
import type { DashboardHandlers } from '../../../dashboard-api/handlers.ts';
import type { Database } from '../../../platform/store/schema.ts';

/** How many leads have each score, from the store alone: moving a threshold needs no further call. */
export function createReadScores({ db }: { db: Kysely<Database> }): DashboardHandlers['readScores'] {
  return async ({ caller: { accountId }, query: { days } }) => {
    const rows = await db
      .selectFrom('leads')
      .select(['score', sql<number>`count(*)::integer`.as('count')])
      .where('account_id', '=', accountId)
      .where('state', '<>', 'deleted')
      .where('score', 'is not', null)
      .where('merged_into', 'is', null)
      .$if(days !== undefined, (leads) =>
        leads.where('created_at', '>', sql<Date>`now() - make_interval(days => ${Number(days)}::integer)`),
      )
      .groupBy('score')
      .execute();
    const countOf = new Map(rows.map(({ score, count }) => [score, count]));
    const counts = Array.from({ length: 101 }, (_, score) => countOf.get(score) ?? 0);
    return { counts, total: rows.reduce((sum, { count }) => sum + count, 0) };
  };
}
