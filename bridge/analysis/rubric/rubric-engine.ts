import type { InputRecord } from '../../../shared/record.ts';
import { caseParts } from '../../../shared/results.ts';
import { withoutFieldOrders } from '../completeness/hostile-text.ts';
import type { CaseAssessment, Engine, EngineInput } from '../engine.ts';
import type { FactsOfCase, NoLead } from '../facts/case-facts.ts';
import { readFacts } from '../facts/read-facts.ts';
import { judgeFilters } from '../filters/judge-filters.ts';
import { judgeRelevance } from '../filters/judge-relevance.ts';
import type { FoldedText } from '../text/fold-text.ts';
import { readText } from '../text/read-text.ts';
import { assessFacts, withOrdersCost } from './assess-facts.ts';
import { ordersOf } from './injection/orders-of-record.ts';
import { notesWithoutOrders } from './injection/without-orders.ts';
import { rubricIdentity } from './rubric-identity.ts';

interface JudgedCase {
  readonly assessment: CaseAssessment;
  readonly nonLead: NoLead | null;
  /** What was read of the whole record; left out where something in it is addressed to the scorer. */
  readonly found?: FactsOfCase | undefined;
}

function judge(record: InputRecord, notes: string | FoldedText, today: string): JudgedCase {
  const text = readText(notes);
  const facts = readFacts({ record, text, today });
  const { nonLead } = facts;
  return {
    assessment: assessFacts(record, { text, facts }),
    nonLead: nonLead === null ? null : { kind: nonLead.kind, quote: text.quote(nonLead.span) || null },
    found: { text, facts },
  };
}

const pointsOf = ({ assessment: { parts } }: JudgedCase): number =>
  caseParts.reduce((sum, part) => sum + parts[part].points, 0);

/** The case without what is planted in it, at its worst and a little less: no order ever pays. */
function judgeWithoutOrders(record: InputRecord, cut: readonly InputRecord[], today: string): JudgedCase | null {
  const [worst] = cut.map((one) => judge(one, one.intakeNotes, today)).toSorted((a, b) => pointsOf(a) - pointsOf(b));
  if (worst === undefined) return null;
  const { notes, wide } = ordersOf(record);
  const [order] = wide;
  const quote = order === undefined ? null : notes.quote(order.start, order.end) || null;
  return { ...worst, found: undefined, assessment: withOrdersCost(worst.assessment, quote) };
}

/**
 * The case itself: facts from the notes, points from the facts. Looks only at the notes, the practice area's name and
 * the state; never at names or addresses.
 */
export function judgeCase(record: InputRecord, today: string): JudgedCase {
  const { practiceArea, state } = withoutFieldOrders(record);
  const honest = { ...record, practiceArea, state };
  const cut = notesWithoutOrders(record).map((intakeNotes) => ({ ...honest, intakeNotes }));
  const withoutOrders = judgeWithoutOrders(record, cut, today);
  if (withoutOrders !== null) return withoutOrders;
  const judged = judge(honest, ordersOf(record).notes, today);
  const isWhole = practiceArea === record.practiceArea && state === record.state;
  return isWhole ? judged : { ...judged, found: undefined };
}

/** The offline engine: facts from the notes, points from the facts, the same answer for the same record, no network, no clock. */
export const createRubricEngine = (): Engine => {
  const assess = ({ record, today, signal }: EngineInput) => {
    signal?.throwIfAborted();
    return judgeCase(record, today);
  };
  return {
    identity: rubricIdentity,
    assess: async (input) => assess(input).assessment,
    assessForFirm: async (input) => {
      const { assessment, nonLead, found } = assess(input);
      const relevance = judgeRelevance(input, input.configuration, nonLead, found?.facts);
      const filters = judgeFilters({ ...input, found }, input.configuration.customFilters);
      return { assessment, relevance, found, filters };
    },
  };
};
