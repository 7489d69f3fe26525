import type { z } from 'zod';
import type { Configuration } from '../../shared/configuration.ts';
import { matchAcceptedArea } from '../../shared/practice-areas.ts';
import type { InputRecord } from '../../shared/record.ts';
import { type Breakdown, breakdown, type EngineIdentity, type Screening, screening } from '../../shared/results.ts';
import { Problem } from '../problem.ts';
import { assessCompleteness } from './completeness.ts';
import { type AnalysisContent, contentKey, contentText } from './content-key.ts';
import type { CaseAssessment, Engine, ScreenAssessment } from './engine.ts';
import { createLoopTurns } from './loop-turns.ts';
import { writeNotes } from './notes.ts';
import { verifyPlacedQuote, verifyQuote } from './quotes.ts';
import { createRecentResults } from './recent-results.ts';
import { type AnalysisCache, type AnalysisOwner, type CacheFailure, createResultCache } from './result-cache.ts';
import { composeScreenScore } from './screen-score.ts';
import { describeUnacceptedArea, describeVerdict } from './screen-verdict.ts';
import { settleParts, totalOf } from './settle-parts.ts';
import { createSharedRuns } from './shared-runs.ts';

/** Raise it when completeness, screen score or notes would word or count an unchanged judgement differently. */
export const COMPOSITION_VERSION = '2';

const NAMED_BY_TEXT_MAX = 2_048;

export interface AnalysisOptions {
  /** A function is asked for the signal only when there is something to wait for. */
  signal?: AbortSignal | (() => AbortSignal) | undefined;
  /** Kept with what is stored. */
  owner?: AnalysisOwner | undefined;
  /** Told the key the answer is kept under, whoever stored it. */
  onKey?: ((key: Buffer) => void) | undefined;
}

export interface Analyzer {
  readonly engine: EngineIdentity;
  /** The quality of the case. @throws {Problem} `analysis_failed`; the signal's reason when aborted. */
  score(record: InputRecord, options?: AnalysisOptions): Promise<Breakdown>;
  /** The same against what the firm takes. */
  screen(record: InputRecord, configuration: Configuration, options?: AnalysisOptions): Promise<Screening>;
  /** Drops the results that this process holds in memory. */
  forget(): void;
}

export interface AnalyzerDeps {
  engine: Engine;
  /** The day every deadline is counted from, `YYYY-MM-DD`. */
  today: () => string;
  cache?: AnalysisCache | undefined;
  /** How many results this process keeps at hand in front of the cache. */
  recent?: number | undefined;
  /** How long a cache may take before the analysis goes on without it. */
  cacheTimeoutMs?: number | undefined;
  onCacheFailure?: ((failure: CacheFailure) => void) | undefined;
}

function toBreakdown(engine: EngineIdentity, record: InputRecord, assessment: CaseAssessment): Breakdown {
  const parts = settleParts({
    record,
    judged: assessment.parts,
    completeness: assessCompleteness(record),
    strict: engine.name === 'openai',
  });
  const { missing } = assessment;
  const flags = assessment.flags.map((flag) => verifyQuote(record, flag));
  const facts = assessment.facts.map((fact) => verifyQuote(record, fact));
  return {
    score: totalOf(parts),
    notes: writeNotes({ parts, missing, flags, facts }, { client: record }),
    parts,
    facts,
    missing,
    flags,
    engine,
  };
}

function toUnaccepted(record: InputRecord, configuration: Configuration, judged: Breakdown): Screening {
  const why = describeUnacceptedArea(record, configuration);
  const unjudged = { verdict: 'unknown' as const, why: 'not judged: practice area not accepted' };
  return {
    score: 0,
    notes: writeNotes(judged, { lead: why, client: record }),
    valid: false,
    area: { accepted: false, matched: null, why },
    relevance: { points: 0, why: 'practice area not accepted', quote: null },
    filters: configuration.customFilters.map((filter) => ({ filter, ...unjudged, quote: null, field: null })),
    breakdown: judged,
  };
}

function toScreening(input: {
  engine: EngineIdentity;
  record: InputRecord;
  configuration: Configuration;
  matched: string;
  judged: ScreenAssessment;
}): Screening {
  const { engine, record, configuration, matched, judged } = input;
  const base = toBreakdown(engine, record, judged.assessment);
  const filters = judged.filters.map((judgement) => verifyPlacedQuote(record, judgement));
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
    area: { accepted: true, matched, why: `taken as "${matched}"` },
    breakdown: base,
  };
}

/** A JSON store refuses NUL and half a surrogate pair; no text of a result keeps them. */
function storable<T>(value: T): T {
  const text = JSON.stringify(value);
  if (!/\\u(?:0000|d[89a-f])/.test(text)) return value;
  const clean = (_: string, held: unknown) =>
    typeof held === 'string' ? held.toWellFormed().replaceAll('\0', '') : held;
  return JSON.parse(text, clean);
}

/** An engine may fail in any way it likes; what leaves here is a Problem or the reason the caller gave for leaving. */
async function guarded<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    signal.throwIfAborted();
    throw cause instanceof Problem ? cause : new Problem('analysis_failed', { cause });
  }
}

/** Joins engine, completeness, cache and notes: one answer for one content, however many ask for it. */
export function createAnalyzer(deps: AnalyzerDeps): Analyzer {
  const { engine } = deps;
  const { identity } = engine;
  const results = createResultCache({
    cache: deps.cache,
    timeoutMs: deps.cacheTimeoutMs ?? 1_000,
    onFailure: deps.onCacheFailure,
  });
  const runs = createSharedRuns<Breakdown | Screening>();
  const recent = createRecentResults<Breakdown | Screening>(deps.recent ?? 0);
  const turn = createLoopTurns();

  async function answer<T extends Breakdown | Screening>(
    content: Pick<AnalysisContent, 'operation' | 'day' | 'record' | 'configuration'>,
    schema: z.ZodType<T>,
    { signal, owner, onKey }: AnalysisOptions,
    analyse: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const text = contentText({ ...content, engine: identity, composition: COMPOSITION_VERSION });
    // Comparing a short text costs less than hashing it; of a long one only the hash is kept in memory.
    const name = text.length <= NAMED_BY_TEXT_MAX ? text : contentKey(text).toString('base64');
    const known = recent.recall(name);
    onKey?.(contentKey(text));
    if (known !== undefined) return known as T;
    const remember = recent.remembering();
    const run = async (shared: AbortSignal) => {
      const key = contentKey(text);
      const stored = await results.find(key, schema);
      if (stored !== undefined) return stored;
      // Parsed like a stored value, so that first and later answers have their keys in the same order.
      const fresh = await guarded(shared, async () => schema.parse(storable(await analyse(shared))));
      return results.keep({ key, engine: identity.name, owner }, schema, fresh);
    };
    const result = (await runs.join(name, run, typeof signal === 'function' ? signal() : signal)) as T;
    remember(name, result);
    return result;
  }

  const score: Analyzer['score'] = (record, options = {}) => {
    const day = deps.today();
    return answer({ operation: 'score', day, record }, breakdown, options, async (signal) => {
      await turn();
      const judged = await engine.assess({ record, today: day, signal });
      await turn();
      return toBreakdown(identity, record, judged);
    });
  };

  return {
    engine: identity,
    forget: recent.forget,
    score,
    async screen(record, configuration, options = {}) {
      const area = matchAcceptedArea(record.practiceArea, configuration.practiceAreas);
      if (!area) return toUnaccepted(record, configuration, await score(record, options));
      const day = deps.today();
      const content = { operation: 'screen', day, record, configuration } as const;
      return answer(content, screening, options, async (signal) => {
        await turn();
        const judged = await engine.assessForFirm({ record, today: day, configuration, signal });
        await turn();
        return toScreening({ engine: identity, record, configuration, matched: area.name, judged });
      });
    },
  };
}
