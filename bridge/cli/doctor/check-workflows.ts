import { sql } from 'kysely';
import type { Store } from '../../platform/store/open-store.ts';
import { counted } from './counted.ts';
import { type Finding, ok, warning } from './finding.ts';

const DAYS = 7;

/** Workflows in HubSpot that were not told of a result; nothing where none uses the action. */
export async function checkWorkflows({ db }: Pick<Store, 'db'>): Promise<Finding[]> {
  const { rows } = await sql<{ total: number; denied: number; others: number }>`
    select count(*)::integer as total,
      count(*) filter (where state = 'failed' and reason in ('missing_scopes', 'not_asked'))::integer as denied,
      count(*) filter (where state = 'failed' and reason not in ('missing_scopes', 'not_asked'))::integer as others
    from workflow_runs where created_at > now() - make_interval(days => ${DAYS})`.execute(db);
  const { total = 0, denied = 0, others = 0 } = rows[0] ?? {};
  if (total === 0) return [];
  const untold = `${counted(denied + others, 'result')} of ${DAYS} days did not reach the workflow`;
  if (denied > 0) {
    const detail = `${untold}: the app lacks the scope automation.`;
    return [warning('workflows', detail, 'Add the scope to the app in HubSpot and connect the portal anew.')];
  }
  if (others > 0) {
    const todo = 'See the log for "a workflow could not be told", and whether HubSpot could be reached then.';
    return [warning('workflows', `${untold}.`, todo)];
  }
  return [ok('workflows', `${counted(total, 'lead')} of ${DAYS} days came from workflows.`)];
}
