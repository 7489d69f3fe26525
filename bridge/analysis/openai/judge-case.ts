import type { InputRecord } from '../../../shared/record.ts';
import { withoutFieldOrders } from '../completeness/hostile-text.ts';
import type { CaseAssessment } from '../engine.ts';
import type { FactsOfCase, NoLead } from '../facts/case-facts.ts';
import { assessFacts, withOrdersCost } from '../rubric/assess-facts.ts';
import { readText, type Span } from '../text/read-text.ts';
import type { CaseAnswer } from './answer-schema.ts';
import { collectFacts } from './collect-facts.ts';
import { createFindQuote } from './locate-quotes.ts';
import type { RedactedRecord } from './redaction/redact.ts';

export interface JudgeContext {
  record: InputRecord;
  redacted: RedactedRecord;
  /** `YYYY-MM-DD`. */
  today: string;
}

interface JudgedCase {
  /** The record without what is addressed to the scorer, by our own reading or the model's. */
  honest: InputRecord;
  assessment: CaseAssessment;
  found: FactsOfCase;
  nonLead: NoLead | null;
}

/** Words of the notes addressed to the scorer, by our own reading and by the model's, which is taken at its word here. */
function ordersIn({ orders: claimed }: CaseAnswer, { orders, restore }: RedactedRecord): Span[] {
  const found = claimed.flatMap((quote) => restore(quote) ?? []).filter(({ field }) => field === 'intakeNotes');
  return [...orders, ...found.map(({ span }) => span)];
}

/** Every other character stays where it was. */
function blanked(text: string, spans: readonly Span[]): string {
  return spans.reduce((kept, { start, end }) => kept.slice(0, start) + ' '.repeat(end - start) + kept.slice(end), text);
}

function flagged(assessment: CaseAssessment, orders: readonly Span[], context: JudgeContext): CaseAssessment {
  const { record, redacted } = context;
  const [order] = orders;
  if (order !== undefined) return withOrdersCost(assessment, record.intakeNotes.slice(order.start, order.end).trim());
  if (redacted.injectedFields.length === 0) return assessment;
  const detail = `in ${redacted.injectedFields.join(', ')}`;
  return { ...assessment, flags: [...assessment.flags, { name: 'injection_suspected', detail, quote: null }] };
}

/** From what the model filled in to points: its facts are checked and collected, then judged as those of the other engine. */
export function judgeCase(answer: CaseAnswer, context: JudgeContext): JudgedCase {
  const { record, redacted, today } = context;
  const { practiceArea, state } = withoutFieldOrders(record);
  const orders = ordersIn(answer, redacted);
  const honest = { ...record, practiceArea, state, intakeNotes: blanked(record.intakeNotes, orders) };
  const text = readText(honest.intakeNotes);
  const find = createFindQuote(redacted, text, orders);
  const facts = collectFacts({ answer, record: honest, text, find, today });
  const { nonLead } = facts;
  return {
    honest,
    assessment: flagged(assessFacts(honest, { text, facts }), orders, context),
    found: { text, facts },
    nonLead: nonLead === null ? null : { kind: nonLead.kind, quote: text.quote(nonLead.span) || null },
  };
}
