import type { Configuration } from '../../shared/configuration.ts';
import { type InputRecord, recordFields } from '../../shared/record.ts';
import {
  AREA_NOT_ACCEPTED,
  type Breakdown,
  breakdown,
  type EngineIdentity,
  type FilterJudgement,
  type Flag,
  type Reason,
  type Screening,
  screening,
} from '../../shared/results.ts';
import { assessCompleteness } from './completeness.ts';
import type { CaseAssessment, Engine, EngineInput, ScreenAssessment } from './engine.ts';
import {
  explainFilters,
  nameOfFilter,
  withConditions,
  withoutConditions,
} from './filters/conditions/custom-filters.ts';
import { verifyPlacedQuote, verifyQuote } from './quotes.ts';
import { composeScreenScore } from './screen-score.ts';
import { describeUnacceptedArea, describeVerdict } from './screening-notes.ts';
import { settleParts, totalOf } from './settle-parts.ts';
import { isNoLead, writeNotes } from './write-notes.ts';

/** Longest run that is read of one character, or of the same few signs and digits again and again. */
const RUN_MAX = 40;
/** Signs and digits that repeat together: `1,234,` or `- - `. */
const UNIT_MAX = 12;

const characterRun = new RegExp(`(.)\\1{${RUN_MAX},}`, 'gsu');
const unitRun = new RegExp(`([^\\p{L}]{2,${UNIT_MAX}}?)\\1{${RUN_MAX},}`, 'gu');

/** Most texts hold no stretch without letters that is long enough for units to repeat in. */
const noLetters = new RegExp(`[^a-zA-Z]{${2 * RUN_MAX}}`);

/**
 * The same text with every endless run cut to its first forty turns. Nobody writes more to say something, and an
 * expression that goes back and forth in a run has little to go through. What is quoted of it is looked up in the
 * record itself.
 */
export function shortenRuns(text: string): string {
  if (text.length <= RUN_MAX) return text;
  const cut = (_: string, unit: string) => unit.repeat(RUN_MAX);
  const shorter = text.replace(characterRun, cut);
  return noLetters.test(shorter) ? shorter.replace(unitRun, cut) : shorter;
}

/** Requests somebody waits for, leads that just came, and what can wait. */
export type AnalysisPriority = 'request' | 'live' | 'background';

export type CaseInput = EngineInput & { priority?: AnalysisPriority | undefined };
type FirmInput = CaseInput & {
  configuration: Configuration;
  /** The accepted practice area that the label of the record means. */
  matched: string;
};

interface UnacceptedInput {
  record: InputRecord;
  configuration: Configuration;
  judged: Breakdown;
  signal?: AbortSignal | undefined;
  priority?: AnalysisPriority | undefined;
}

/** From the record to the finished result: what the engine judges and all that code adds to it. */
export interface CaseAnalysis {
  readonly identity: EngineIdentity;
  /** @throws whatever the engine throws; the signal's reason when aborted. */
  score(input: CaseInput): Promise<Breakdown>;
  screen(input: FirmInput): Promise<Screening>;
  /** What is answered of a scored record whose practice area the firm does not take. */
  unaccepted(input: UnacceptedInput): Promise<Screening>;
}

/** The record as it is read; quotes are looked up in the record as it came. */
export function readable(record: InputRecord): InputRecord {
  const fields = recordFields.map((field) => [field, shortenRuns(record[field])]);
  return { ...record, ...Object.fromEntries(fields) };
}

function completenessOf(
  record: InputRecord,
  read: InputRecord,
  flags: readonly Flag[],
): ReturnType<typeof assessCompleteness> {
  const { present, quality } = assessCompleteness(read, !isNoLead({ flags }));
  const stands = ({ quote, field }: Reason) => quote === null || (field !== null && record[field].includes(quote));
  const reasons = quality.reasons.map((reason) => (stands(reason) ? reason : { ...reason, quote: null }));
  return { present, quality: { ...quality, reasons } };
}

/** The record as it came, for quotes, and as it was read. */
interface ReadRecord {
  record: InputRecord;
  read: InputRecord;
}

function toBreakdown(engine: EngineIdentity, { record, read }: ReadRecord, assessment: CaseAssessment): Breakdown {
  const parts = settleParts({
    record,
    judged: assessment.parts,
    completeness: completenessOf(record, read, assessment.flags),
    strict: engine.name === 'openai',
  });
  const { missing, asks } = assessment;
  const flags = assessment.flags.map((flag) => verifyQuote(record, flag));
  const facts = assessment.facts.map((fact) => verifyQuote(record, fact));
  return {
    score: totalOf(parts),
    notes: writeNotes({ parts, missing, flags, facts }, { client: record }),
    parts,
    facts,
    missing,
    asks,
    flags,
    engine,
  };
}

/** One verdict for each filter of the configuration, in its order. */
function withReadings(verdicts: readonly FilterJudgement[], { customFilters }: Configuration): Screening['filters'] {
  const readings = explainFilters(customFilters);
  return verdicts.map((verdict, at) => ({
    ...verdict,
    readAs: readings[at]?.readAs ?? null,
    understood: readings[at]?.understood ?? null,
  }));
}

function toScreening(input: {
  engine: EngineIdentity;
  record: InputRecord;
  read: InputRecord;
  configuration: Configuration;
  matched: string;
  judged: ScreenAssessment;
}): Screening {
  const { engine, record, configuration, matched, judged } = input;
  const base = toBreakdown(engine, input, judged.assessment);
  const verdicts = judged.filters.map((judgement) => verifyPlacedQuote(record, judgement));
  const filters = withReadings(verdicts, configuration);
  const relevance = verifyQuote(record, judged.relevance);
  const composed = composeScreenScore({ score: base.score, relevance, filters });
  const verdict = {
    score: composed.score,
    valid: composed.score >= configuration.threshold,
    filters,
    relevance: { points: composed.relevancePoints, why: relevance.why, quote: relevance.quote },
  };
  return {
    ...verdict,
    notes: writeNotes(base, { lead: describeVerdict(verdict, relevance, configuration.threshold), client: record }),
    area: { accepted: true, matched, why: `matches your practice area "${matched}"` },
    breakdown: base,
  };
}

function toUnaccepted({ record, configuration, judged }: UnacceptedInput): Screening {
  const why = describeUnacceptedArea(record, configuration);
  const unjudged = { verdict: 'unknown' as const, why: `not judged: ${AREA_NOT_ACCEPTED}` };
  return {
    score: 0,
    notes: writeNotes(judged, { lead: why, client: record }),
    valid: false,
    area: { accepted: false, matched: null, why },
    relevance: { points: 0, why: AREA_NOT_ACCEPTED, quote: null },
    filters: withReadings(
      configuration.customFilters.map((filter) => ({
        filter: nameOfFilter(filter),
        ...unjudged,
        quote: null,
        field: null,
      })),
      configuration,
    ),
    breakdown: judged,
  };
}

/** A JSON store refuses NUL and half a surrogate pair; no text of a result keeps them. */
function storable<T>(value: T): T {
  const text = JSON.stringify(value);
  if (!text.includes('\\u') || !/\\u(?:0000|d[89a-f])/.test(text)) return value;
  const clean = (_: string, held: unknown) =>
    typeof held === 'string' ? held.toWellFormed().replaceAll('\0', '') : held;
  return JSON.parse(text, clean);
}

/** Judges and composes in this thread. */
export function composeAnalysis(engine: Engine): CaseAnalysis {
  const { identity } = engine;
  const turn = createLoopTurns();
  return {
    identity,
    async score({ record, today, signal, answer }) {
      await turn();
      const read = readable(record);
      const judged = await engine.assess({ record: read, today, signal, answer });
      await turn();
      // Parsed like a stored value, so that first and later answers have their keys in the same order.
      return breakdown.parse(storable(toBreakdown(identity, { record, read }, judged)));
    },
    async screen({ record, today, signal, answer, configuration, matched }) {
      await turn();
      const read = readable(record);
      const worded = withoutConditions(configuration);
      const judged = await engine.assessForFirm({ record: read, today, configuration: worded, signal, answer });
      await turn();
      const filters = withConditions(
        { record: read, today, found: judged.found },
        configuration.customFilters,
        judged.filters,
      );
      return screening.parse(
        storable(
          toScreening({ engine: identity, record, read, configuration, matched, judged: { ...judged, filters } }),
        ),
      );
    },
    unaccepted: async (input) => toUnaccepted(input),
  };
}

/**
 * Lets one piece of work after the other begin, each in a round of the event loop of its own. An analysis computes for
 * milliseconds; many that become ready together would hold up every request, webhook and click until the last is done.
 */
export function createLoopTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => new Promise<void>((begin) => setImmediate(begin)));
    return last;
  };
}
