import type { Kysely } from 'kysely';
import { AUDIT_CSV_PATH, type overviewOperations } from '../../../../shared/dashboard/overview.ts';
import type { SpecialRoute } from '../../../dashboard-api/dashboard-routes.ts';
import type { DashboardHandlers } from '../../../dashboard-api/handlers.ts';
import type { Database } from '../../../platform/store/schema.ts';
import { timeZoneOf } from '../time-zone.ts';
import { createAuditCsv, createListAudit } from './audit-log.ts';
import { countOverview, lastDays } from './overview-figures.ts';
import { findOldestWork, listChecklist, listParts } from './overview-parts.ts';

interface Deps {
  db: Kysely<Database>;
  now?(): Date;
}

const DAYS = 30;

type OverviewHandlers = Pick<DashboardHandlers, keyof typeof overviewOperations>;

/** The overview page and the audit log. */
export function createOverviewHandlers(deps: Deps): { handlers: OverviewHandlers; special: SpecialRoute[] } {
  return {
    handlers: { readOverview: createReadOverview(deps), listAudit: createListAudit(deps) },
    special: [{ path: AUDIT_CSV_PATH, role: 'admin', answer: createAuditCsv(deps) }],
  };
}

/** From our own tables alone. */
function createReadOverview({ db, now = () => new Date() }: Deps): DashboardHandlers['readOverview'] {
  return async ({ caller: { accountId }, query }) => {
    const timeZone = await timeZoneOf(db, accountId);
    const at = now();
    const days = lastDays(Math.max(Number(query.days ?? DAYS), 1), at, timeZone);
    const [figures, checklist, parts, oldest] = await Promise.all([
      countOverview(db, { accountId, days, timeZone, now: at }),
      listChecklist(db, accountId),
      listParts(db, accountId),
      findOldestWork(db, accountId),
    ]);
    return { ...figures, checklist, parts, oldestWork: oldest?.toISOString() ?? null };
  };
}
