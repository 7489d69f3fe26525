import { leadFilter } from '../../../shared/dashboard/leads.ts';
import type { Connection } from '../../hubspot/connections/connections.ts';
import { csvLine, oneAtATime, sendCsv } from '../csv.ts';
import type { SpecialAnswer } from '../dashboard-routes.ts';
import { readQuery } from '../read-request.ts';
import type { LeadCriteria, LeadPlace } from './lead-filter.ts';
import { type ListDeps, nameRows, searchLeads } from './lead-list.ts';
import { listLeadRows, placeOf } from './lead-list-rows.ts';

/** As many leads as HubSpot names in a call. */
const PAGE = 100;
/** Nobody waits for each page, and new leads go first. */
const asking = { priority: 'background', maxWaitMs: 20_000 } as const;
const NO_NAME = '(HubSpot is not responding)';

const head = [
  'lead',
  'contact',
  'name',
  'status',
  'score',
  'practice area',
  'source',
  'outcome',
  'handling',
  'by',
  'status set by a person',
  'created at',
  'screened at',
];

/** All leads of a filter as CSV, page by page. */
export function createLeadsCsv(deps: ListDeps): SpecialAnswer {
  return oneAtATime(async (req, res, { caller: { accountId }, stillAllowed }) => {
    const filter = leadFilter.parse(readQuery(leadFilter, req.originalUrl));
    const { criteria, connection } = await searchLeads(deps, accountId, filter);
    const name = `leads-${new Date().toISOString().slice(0, 10)}`;
    await sendCsv(res, { name, head, pages: linesOf(deps, { criteria, connection }), stillAllowed });
  });
}

interface Wanted {
  criteria: LeadCriteria;
  connection: Connection | undefined;
}

async function* linesOf(deps: ListDeps, { criteria, connection }: Wanted): AsyncGenerator<string, void> {
  const { accountId } = criteria;
  let unavailable = false;
  for (let after: LeadPlace | null = null; ; ) {
    const page = await listLeadRows(deps.db, criteria, { after, limit: PAGE });
    const last = page.at(-1);
    if (last === undefined) return;
    // After one HubSpot failure, the other pages do not wait for it.
    const source = unavailable ? { ...deps, names: nameless } : deps;
    const { rows, problem } = await nameRows(source, { accountId, connection }, page, asking);
    unavailable ||= problem !== null;
    yield rows
      .map((row) =>
        csvLine([
          row.id,
          row.contactId,
          row.name ?? (unavailable ? NO_NAME : null),
          row.status,
          row.score,
          row.area,
          row.source,
          row.outcome,
          row.handling,
          row.by,
          row.overridden ? 'yes' : 'no',
          row.createdAt,
          row.screenedAt,
        ]),
      )
      .join('');
    after = placeOf(last);
  }
}

const nameless: ListDeps['names'] = {
  of: async () => ({ names: new Map(), problem: null }),
  forget: () => undefined,
};
