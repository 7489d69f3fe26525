import type { Fact, FactName, Flag, FlagName } from '../../../shared/results.ts';
import { formatIsoDay } from '../dates/calendar.ts';
import type { CaseFacts, Ending, IncidentDate, Told } from '../facts/case-facts.ts';
import type { Span } from '../text/read-text.ts';
import { largestSum, largestWages } from './sum-at-stake.ts';

const MOST_OF_A_NAME = 4;

export type QuoteOf = (span: Span) => string | null;

function dateValue({ earliest, latest, precision, say }: IncidentDate): string {
  if (precision === 'day') return formatIsoDay(earliest);
  if (precision === 'month') return formatIsoDay(earliest).slice(0, 7);
  if (precision === 'year') return formatIsoDay(earliest).slice(0, 4);
  return earliest === latest ? formatIsoDay(earliest) : say;
}

const representationValues = {
  acts: 'represented: has a lawyer',
  appointed: 'represented: has a public defender',
  none: 'none',
  former: 'none: former lawyer',
  consulted: 'none: consulted a lawyer',
} as const;

/** The largest first: the notes name the gravest thing, not the first one told. */
function gravest<T extends Told>(list: readonly T[], weight: (one: T) => number): T[] {
  return list.toSorted((a, b) => weight(b) - weight(a));
}

/** What holds of the client, under the fixed names, each with its words. */
export function listFacts(facts: CaseFacts, quote: QuoteOf): Fact[] {
  const listed: Fact[] = [];
  const add = (name: FactName, told: readonly Told[], wordingOf: (one: Told) => string = ({ say }) => say) => {
    const seen = new Set<string>();
    for (const one of told) {
      const value = wordingOf(one);
      if (seen.has(value) || seen.size === MOST_OF_A_NAME) continue;
      seen.add(value);
      listed.push({ name, value, quote: quote(one.span) });
    }
  };
  add(
    'claim',
    // What the date is said of comes first, so that no other event is put on its day.
    gravest(facts.events, ({ stakes, kind }) => (kind === facts.incident?.kind ? Number.POSITIVE_INFINITY : stakes)),
  );
  if (facts.incident !== null) add('incident_date', [{ ...facts.incident, say: dateValue(facts.incident) }]);
  add('deadline', facts.deadlines);
  if (facts.jurisdiction !== null) add('jurisdiction', [{ ...facts.jurisdiction, say: facts.jurisdiction.place }]);
  add('opposing_party', facts.opponents);
  add(
    'injury',
    gravest(facts.harms, ({ severity }) => severity),
  );
  add(
    'treatment',
    gravest(facts.care, ({ level }) => level),
  );
  const sum = largestSum(facts) ?? largestWages(facts);
  if (sum !== null) add('amount', [sum]);
  add(
    'liability',
    gravest(facts.theirFault, ({ strength }) => strength),
  );
  add('evidence', facts.evidence);
  if (facts.lawyer !== null)
    add('representation', [
      { ...facts.lawyer, say: representationValues[facts.lawyer.isAppointed ? 'appointed' : facts.lawyer.status] },
    ]);
  add('lost_work', facts.lostWork);
  add('own_fault', facts.ownFault);
  add('insurance', facts.insurance);
  return listed;
}

const endingFlags: Partial<Record<Ending['kind'], FlagName>> = {
  out_of_time: 'time_barred',
  represented: 'already_represented',
};
const company =
  /(?<!\b(?:my|our|own)\s(?:\w{1,12}\s){0,2})\b(?:[A-Z][\w&'-]{1,20} ){1,4}(?:LLC|Inc|Corp|Co|LLP|Ltd|Corporation|Company|Freight|Trucking|Logistics|Properties|Insurance|Motors|Transport|Builders|Homes|Management)\b/;

/** A company by name, other than the client's own: what a firm runs through its conflict check. */
function namedParty(original: string): string | null {
  return company.exec(original)?.[0] ?? null;
}

/** What an intake person must see at once: safety first, then what speaks against taking the lead, then what is urgent. */
export function listFlags(facts: CaseFacts, original: string, quote: QuoteOf): Flag[] {
  const flags: Flag[] = [];
  const add = (name: FlagName, { say, span }: Told) => {
    if (!flags.some((flag) => flag.name === name)) flags.push({ name, detail: say, quote: quote(span) });
  };
  for (const danger of gravest(facts.dangers, ({ kind }) => (kind === 'suicide' ? 1 : 0))) add('safety', danger);
  if (facts.nonLead !== null)
    add(facts.nonLead.kind === 'vendor' || facts.nonLead.kind === 'spam' ? 'spam' : 'not_a_lead', facts.nonLead);
  for (const ending of facts.endings) {
    const name = endingFlags[ending.kind];
    if (name !== undefined) add(name, ending);
  }
  for (const deadline of facts.deadlines)
    if (!flags.some(({ name }) => name === 'time_barred')) add('time_sensitive', deadline);
  const party = facts.nonLead === null ? namedParty(original) : null;
  if (party !== null) flags.push({ name: 'adverse_parties', detail: party, quote: party });
  return flags;
}
