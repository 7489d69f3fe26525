import type { InputRecord } from '../../../shared/record.ts';
import { type CasePart, type Flag, flagLabels, type Reason } from '../../../shared/results.ts';
import type { CaseAssessment, PartAssessment } from '../engine.ts';
import type { FactsOfCase, NonLead } from '../facts/case-facts.ts';
import { matterTold } from '../facts/named-matter.ts';
import { rankAsks } from './asks.ts';
import { featuresOf } from './case-features.ts';
import { listFacts, listFlags, type QuoteOf } from './list-facts.ts';
import { MOST_REASONS, scoreCase, shorten } from './score-case.ts';

/** Kinds that leave some clarity: one can tell that there is no case. */
const clear: ReadonlySet<NonLead['kind']> = new Set(['student', 'other_side', 'existing', 'no_claim']);

const fewestPhoneDigits = 7;

function canBeReached({ phone, email }: InputRecord): boolean {
  return phone.replace(/\D/g, '').length >= fewestPhoneDigits || /\S@\S+\.\S/.test(email);
}

function partsOfNonLead(nonLead: NonLead, quote: QuoteOf): CaseAssessment['parts'] {
  const words = quote(nonLead.span);
  const why = `not a lead: ${nonLead.say}`;
  const part = (points: number): PartAssessment => ({
    points,
    reasons: [{ points, why, quote: words, field: words === null ? null : 'intakeNotes' }],
  });
  return { clarity: part(clear.has(nonLead.kind) ? 4 : 0), strength: part(0), damages: part(0), merit: part(0) };
}

/** From facts to points, notes, flags and questions; the same for every engine, whoever found the facts. */
export function assessFacts(record: InputRecord, { text, facts }: FactsOfCase): CaseAssessment {
  const quote: QuoteOf = (span) => text.quote(span) || null;
  const flags = listFlags(facts, record.intakeNotes, quote);
  const contact = canBeReached(record) ? [] : (['contact'] as const);
  if (facts.nonLead !== null) {
    return { parts: partsOfNonLead(facts.nonLead, quote), facts: [], missing: [...contact], asks: [], flags };
  }
  const matter = matterTold(record.practiceArea, facts);
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

/** What stands around a cut never pays for it. */
function withCost({ points, reasons }: PartAssessment, quote: string | null): PartAssessment {
  if (points === 0) return { points, reasons };
  const field = quote === null ? null : ('intakeNotes' as const);
  const cost: Reason = { points: -1, why: flagLabels.injection_suspected, quote, field };
  return { points: points - 1, reasons: [...shorten(reasons, MOST_REASONS - 1), cost] };
}

/**
 * The assessment of a record that held orders to the scorer, judged without them: flagged, and a point less, so that no
 * order ever pays.
 */
export function withOrdersCost(assessment: CaseAssessment, quote: string | null): CaseAssessment {
  const flag: Flag = { name: 'injection_suspected', detail: null, quote };
  const { parts, flags } = assessment;
  const costly: Record<CasePart, PartAssessment> = { ...parts, clarity: withCost(parts.clarity, quote) };
  return { ...assessment, parts: costly, flags: [...flags, flag] };
}
