import type { InputRecord } from '../../../shared/record.ts';
import { type CasePart, caseParts, type Flag, type Reason } from '../../../shared/results.ts';
import { withoutFieldOrders } from '../completeness/hostile-text.ts';
import type { CaseAssessment, PartAssessment } from '../engine.ts';
import type { CaseFacts, NonLead } from '../facts/case-facts.ts';
import { readFacts } from '../facts/read-facts.ts';
import { type CaseText, readText, type Span } from '../text/read-text.ts';
import { rankAsks } from './asks.ts';
import { featuresOf } from './case-features.ts';
import { ordersOf } from './injection/orders-of-record.ts';
import { notesWithoutOrders } from './injection/without-orders.ts';
import { listFacts, listFlags } from './list-facts.ts';
import { matterOf } from './matter.ts';
import { scoreCase } from './score-case.ts';

/** What is left of clarity where there is no case: one can tell that there is none. */
const nonLeadClarity: Readonly<Record<NonLead['kind'], number>> = {
  vendor: 0,
  spam: 0,
  job: 0,
  student: 4,
  wrong_number: 0,
  test: 0,
  other_side: 4,
  existing: 4,
  no_claim: 4,
  empty: 0,
};

const fewestPhoneDigits = 7;

function canBeReached({ phone, email }: InputRecord): boolean {
  return phone.replace(/\D/g, '').length >= fewestPhoneDigits || /\S@\S+\.\S/.test(email);
}

type QuoteOf = (span: Span) => string | null;

function partsOfNonLead(nonLead: NonLead, quote: QuoteOf): CaseAssessment['parts'] {
  const words = quote(nonLead.span);
  const why = `not a lead: ${nonLead.say}`;
  const part = (points: number): PartAssessment => ({
    points,
    reasons: [{ points, why, quote: words, field: words === null ? null : 'intakeNotes' }],
  });
  return { clarity: part(nonLeadClarity[nonLead.kind]), strength: part(0), damages: part(0), merit: part(0) };
}

function assess(record: InputRecord, text: CaseText, facts: CaseFacts): CaseAssessment {
  const quote: QuoteOf = (span) => text.quote(span) || null;
  const flags = listFlags(facts, record.intakeNotes, quote);
  const contact = canBeReached(record) ? [] : (['contact'] as const);
  if (facts.nonLead !== null) {
    return { parts: partsOfNonLead(facts.nonLead, quote), facts: [], missing: [...contact], asks: [], flags };
  }
  const matter = matterOf(record.practiceArea);
  const features = featuresOf(facts, matter);
  const parts = scoreCase(features, ({ fact }) => {
    const words = fact === null ? null : quote(fact.span);
    return { quote: words, field: words === null ? null : 'intakeNotes' };
  });
  const asks = rankAsks(facts, matter, features);
  return {
    parts,
    facts: listFacts(facts, quote),
    missing: [...new Set([...contact, ...asks.map(({ missing }) => missing)])],
    asks: asks.map(({ fact, question, gain }) => ({ fact, question, gain })),
    flags,
  };
}

export interface JudgedCase {
  readonly assessment: CaseAssessment;
  /** Why the notes are no lead at all. */
  readonly nonLead: { readonly kind: NonLead['kind']; readonly quote: string | null } | null;
}

function judge(record: InputRecord, today: string): JudgedCase {
  const text = readText(record.intakeNotes);
  const facts = readFacts({ record, text, today });
  const { nonLead } = facts;
  return {
    assessment: assess(record, text, facts),
    nonLead: nonLead === null ? null : { kind: nonLead.kind, quote: text.quote(nonLead.span) || null },
  };
}

const pointsOf = ({ assessment: { parts } }: JudgedCase): number =>
  caseParts.reduce((sum, part) => sum + parts[part].points, 0);

/** What stands around a cut never pays for it. */
function withCost({ points, reasons }: PartAssessment, quote: string | null): PartAssessment {
  if (points === 0) return { points, reasons };
  const field = quote === null ? null : ('intakeNotes' as const);
  const cost: Reason = { points: -1, why: 'text addressed to the scorer', quote, field };
  return { points: points - 1, reasons: [...reasons, cost] };
}

/** The case without what is planted in it, at its worst and a little less: no order ever pays. */
function judgeWithoutOrders(record: InputRecord, cut: readonly InputRecord[], today: string): JudgedCase | null {
  const [worst] = cut.map((one) => judge(one, today)).toSorted((a, b) => pointsOf(a) - pointsOf(b));
  if (worst === undefined) return null;
  const { notes, wide } = ordersOf(record);
  const [order] = wide;
  const quote = order === undefined ? null : notes.quote(order.start, order.end) || null;
  const flag: Flag = { name: 'injection_suspected', detail: null, quote };
  const { parts, flags } = worst.assessment;
  const costly: Record<CasePart, PartAssessment> = { ...parts, clarity: withCost(parts.clarity, quote) };
  return { ...worst, assessment: { ...worst.assessment, parts: costly, flags: [...flags, flag] } };
}

/**
 * The case itself: facts from the notes, points from the facts. Looks only at the notes, the practice area's name and
 * the state; never at names or addresses.
 */
export function judgeCase(record: InputRecord, today: string): JudgedCase {
  const { practiceArea, state } = withoutFieldOrders(record);
  const honest = { ...record, practiceArea, state };
  const cut = notesWithoutOrders(record).map((intakeNotes) => ({ ...honest, intakeNotes }));
  return judgeWithoutOrders(record, cut, today) ?? judge(honest, today);
}
