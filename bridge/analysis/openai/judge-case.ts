import type { InputRecord } from '../../../shared/record.ts';
import {
  type CasePart,
  caseParts,
  type Fact,
  type Flag,
  type FlagName,
  type MissingFact,
  type Reason,
} from '../../../shared/results.ts';
import type { CaseAssessment, PartAssessment } from '../engine.ts';
import { cutAtWord, toPlainText } from '../plain-text.ts';
import type { CaseAnswer } from './answer-schema.ts';
import { type BarId, barIds, bars, criteria, criterionIds, isLead, notALeadCaps } from './criteria.ts';
import { judgeTime, type TimeJudgement } from './judge-time.ts';
import type { RedactedRecord, RestoredQuote } from './redact.ts';

export interface JudgeContext {
  record: InputRecord;
  redacted: RedactedRecord;
  today: string;
}

const SHOWN_MAX = 48;
const FACT_MAX = 160;

/** A short quote says more than a verdict; with contact data in it, it stays in the breakdown. */
function withWords(why: string, found: RestoredQuote | null): string {
  if (found === null || /\[[A-Z]+\]/.test(found.shown)) return why;
  const words = toPlainText(found.shown);
  return words.length <= SHOWN_MAX ? `${why}: "${words}"` : why;
}

/** Level times weight, for words that stand in the record; a level without words earns nothing. */
function earnedReasons(part: CasePart, answer: CaseAnswer, { redacted }: JudgeContext): Reason[] {
  return criterionIds.flatMap((id) => {
    const { part: own, points, why } = criteria[id];
    const { level, quotes } = answer.criteria[id];
    if (own !== part || level === 0) return [];
    const found = quotes.map((words) => redacted.restore(words)).find((restored) => restored !== null);
    if (found === undefined) return [];
    const { quote, field } = found;
    return [{ points: (points / 4) * level, why: withWords(why[level - 1] ?? '', found), quote, field }];
  });
}

interface Cap {
  why: string;
  limits: Partial<Record<CasePart, number>>;
  found: RestoredQuote | null;
}

/** A bar counts only with words that show it; a sender who is no client needs none. */
function capsOf(answer: CaseAnswer, time: TimeJudgement, { redacted }: JudgeContext): (Cap & { bar: BarId | null })[] {
  const stated = barIds.flatMap((bar): (Cap & { bar: BarId | null })[] => {
    const { quote, answer: said } = answer.bars[bar];
    const found = said === 'yes' && quote !== null ? redacted.restore(quote) : null;
    return found === null ? [] : [{ bar, why: bars[bar].why, limits: bars[bar].caps, found }];
  });
  const counted = time.state === 'barred' && !stated.some(({ bar }) => bar === 'out_of_time');
  if (counted)
    stated.push({ bar: 'out_of_time', why: bars.out_of_time.why, limits: bars.out_of_time.caps, found: time.found });
  if (isLead(answer.sender)) return stated;
  return [{ bar: null, why: 'not a lead', limits: notALeadCaps, found: null }, ...stated];
}

function cappedPart(part: CasePart, earned: Reason[], caps: readonly Cap[]): PartAssessment {
  const reasons = [...earned];
  let points = earned.reduce((total, reason) => total + reason.points, 0);
  for (const { why, limits, found } of caps) {
    const limit = limits[part];
    if (limit === undefined || points <= limit) continue;
    reasons.push({
      points: limit - points,
      why: withWords(why, found),
      quote: found?.quote ?? null,
      field: found?.field ?? null,
    });
    points = limit;
  }
  return { points, reasons };
}

function factsOf(answer: CaseAnswer, time: TimeJudgement, { redacted }: JudgeContext): Fact[] {
  const seen = new Set<string>();
  const facts = answer.facts.flatMap(({ name, quote }): Fact[] => {
    const found = redacted.restore(quote);
    const key = `${name} ${found?.quote}`;
    if (found === null || seen.has(key)) return [];
    seen.add(key);
    const words = cutAtWord(toPlainText(found.shown), FACT_MAX);
    return [{ name, value: name === 'incident_date' ? (time.incident ?? words) : words, quote: found.quote }];
  });
  if (time.lastDay === null) return facts;
  return [
    ...facts,
    { name: 'deadline', value: `ordinary period ends ${time.lastDay}`, quote: time.found?.quote ?? null },
  ];
}

const barFlags: Partial<Record<BarId, FlagName>> = { represented: 'already_represented', out_of_time: 'time_barred' };

function flagsOf(
  answer: CaseAnswer,
  caps: ReturnType<typeof capsOf>,
  time: TimeJudgement,
  { redacted }: JudgeContext,
): Flag[] {
  const flags: Flag[] = caps.flatMap(({ bar, found }) => {
    const name = bar === null ? 'not_a_lead' : barFlags[bar];
    return name === undefined ? [] : [{ name, detail: null, quote: found?.quote ?? null }];
  });
  if (answer.sender === 'vendor_or_spam') flags.push({ name: 'spam', detail: null, quote: null });
  if (time.state === 'near') {
    flags.push({
      name: 'time_sensitive',
      detail: `ordinary period ends ${time.lastDay}`,
      quote: time.found?.quote ?? null,
    });
  }
  for (const { name, quote } of answer.flags) {
    if (name === 'injection_suspected' || flags.some((flag) => flag.name === name)) continue;
    const found = quote === null ? null : redacted.restore(quote);
    if (found !== null) flags.push({ name, detail: null, quote: found.quote });
  }
  const told = answer.flags.some(({ name }) => name === 'injection_suspected');
  if (told || redacted.injectedFields.length > 0) {
    const detail = redacted.injectedFields.length > 0 ? `in ${redacted.injectedFields.join(', ')}` : null;
    flags.push({ name: 'injection_suspected', detail, quote: null });
  }
  return flags;
}

function missingOf(answer: CaseAnswer, record: InputRecord): MissingFact[] {
  const reachable = /\d{7}/.test(record.phone.replace(/\D/g, '')) || /\S@\S/.test(record.email);
  return [...new Set<MissingFact>([...answer.missing, ...(reachable ? [] : ['contact' as const])])];
}

/** Turns what the model filled in into points: every quote checked, every sum and cap made here. */
export function judgeCase(answer: CaseAnswer, context: JudgeContext): CaseAssessment {
  const { record, redacted, today } = context;
  const time = judgeTime(answer, { state: record.state, redacted, today });
  const caps = capsOf(answer, time, context);
  const judged = caseParts.map((part) => [part, cappedPart(part, earnedReasons(part, answer, context), caps)] as const);
  return {
    parts: Object.fromEntries(judged) as Record<CasePart, PartAssessment>,
    facts: factsOf(answer, time, context),
    missing: missingOf(answer, record),
    asks: [],
    flags: flagsOf(answer, caps, time, context),
  };
}
