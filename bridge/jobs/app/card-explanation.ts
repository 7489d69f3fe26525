import type { Kysely } from 'kysely';
import { AREA_NOT_ACCEPTED, type Breakdown, breakdown, type Screening, screening } from '../../../shared/results.ts';
import { type WithNotes, withNotes } from '../../leads/lead-notes.ts';
import type { Lead } from '../../leads/lead-rows.ts';
import { openAnalysis } from '../../platform/results/analysis-cache.ts';
import type { Store } from '../../platform/store/open-store.ts';
import type { Database } from '../../platform/store/schema.ts';

/** Results are also stored for earlier contents of a contact. */
const RESULTS_MAX = 20;

interface Deps {
  db: Kysely<Database>;
  unseal: Store['unseal'];
}

/** The points and quotes behind a lead's result, as stored with it; null once deleted. */
export async function explainLead({ db, unseal }: Deps, lead: Lead): Promise<Screening | null> {
  if (lead.score === null || lead.state === 'deleted') return null;
  const rows = await db
    .selectFrom('lead_analyses as l')
    .innerJoin('analyses as a', 'a.key', 'l.key')
    .select('a.result')
    .where('l.portal_id', '=', lead.portal_id)
    .where('l.contact_id', '=', lead.contact_id)
    .orderBy('a.created_at', 'desc')
    .limit(RESULTS_MAX)
    .execute();
  const results = rows.flatMap(({ result }) => (result === null ? [] : [openAnalysis({ unseal }, result)]));
  const known = withNotes({ unseal }, lead);
  for (const result of results) {
    const found = screening.safeParse(result).data;
    if (found !== undefined && isResultOf(found, known)) return found;
  }
  if (lead.score > 0) return null;
  const judged = results.map((result) => breakdown.safeParse(result).data).find((found) => found !== undefined);
  return judged === undefined ? null : unaccepted(judged, known);
}

type Known = WithNotes<Pick<Lead, 'score' | 'valid' | 'notes'>>;

const isResultOf = ({ score, notes, valid }: Screening, lead: Known) =>
  score === lead.score && notes === lead.notes && valid === lead.valid;

/** When the firm does not take the area, only the case score is stored; the rest comes from the lead. */
function unaccepted(judged: Breakdown, { notes }: Known): Screening {
  return {
    score: 0,
    notes: notes ?? judged.notes,
    valid: false,
    area: { accepted: false, matched: null, why: 'The practice area is not one the firm takes.' },
    relevance: { points: 0, why: AREA_NOT_ACCEPTED, quote: null },
    filters: [],
    breakdown: judged,
  };
}
