import type { z } from 'zod';
import type { Configuration } from '../../shared/configuration.ts';
import { matchAcceptedArea } from '../../shared/practice-areas.ts';
import type { InputRecord } from '../../shared/record.ts';
import { type Breakdown, breakdown, type EngineIdentity, type Screening, screening } from '../../shared/results.ts';
import { hashRecord } from '../platform/hashes/hashes.ts';
import { Problem } from '../platform/problem.ts';
import type { AnalysisPriority, CaseAnalysis } from './compose-analysis.ts';
import { type AnalysisContent, contentKey, contentText } from './content-key.ts';
import type { Engine } from './engine.ts';
import { once } from './once.ts';
import { type AnalysisCache, type AnalysisOwner, type CacheFailure, createResultCache } from './result-cache.ts';
import { createSharedRuns } from './shared-runs.ts';

/** Raise it when completeness, screen score or notes would word or count an unchanged judgement differently. */
export const COMPOSITION_VERSION = '4';

const NAMED_BY_TEXT_MAX = 2_048;

export interface AnalysisOptions {
  /** A function is asked for the signal only when there is something to wait for. */
  signal?: AbortSignal | (() => AbortSignal) | undefined;
  /** Kept with what is stored. */
  owner?: AnalysisOwner | undefined;
  /** Called with the key under which the answer is stored. */
  onKey?: ((key: Buffer) => void) | undefined;
  /** Which line it waits in where analyses queue; of calls that share one run the first decides. */
  priority?: AnalysisPriority | undefined;
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
  /** Judged and composed in this thread where it is a bare engine. */
  engine: Engine | CaseAnalysis;
  /** The day every deadline is counted from, `YYYY-MM-DD`. */
  today: () => string;
  cache?: AnalysisCache | undefined;
  /** How many results of requests this process keeps at hand in front of the cache. */
  recent?: number | undefined;
  /** How long a cache may take before the analysis goes on without it. */
  cacheTimeoutMs?: number | undefined;
  onCacheFailure?: ((failure: CacheFailure) => void) | undefined;
}

/** An engine may fail in any way it likes; what leaves here is a Problem or the reason the caller gave for leaving. */
async function guarded<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    signal?.throwIfAborted();
    throw cause instanceof Problem ? cause : new Problem('analysis_failed', { cause });
  }
}

/** Word lists are loaded with the first record: a process whose threads analyse has no use for them. */
function composedHere(engine: Engine): CaseAnalysis {
  const { identity } = engine;
  const composed = once(() => import('./compose-analysis.ts').then(({ composeAnalysis }) => composeAnalysis(engine)));
  return {
    identity,
    score: async (input) => (await composed()).score(input),
    screen: async (input) => (await composed()).screen(input),
    unaccepted: async (input) => (await composed()).unaccepted(input),
  };
}

const signalOf = ({ signal }: AnalysisOptions) => (typeof signal === 'function' ? signal() : signal);

/** Joins analysis and cache: one answer for one content, however many ask for it. */
export function createAnalyzer(deps: AnalyzerDeps): Analyzer {
  const analysis = 'score' in deps.engine ? deps.engine : composedHere(deps.engine);
  const { identity } = analysis;
  const results = createResultCache({
    cache: deps.cache,
    timeoutMs: deps.cacheTimeoutMs ?? 1_000,
    onFailure: deps.onCacheFailure,
  });
  const runs = createSharedRuns<Breakdown | Screening>();
  const recent = createRecentResults<Breakdown | Screening>(deps.recent ?? 0);

  async function answer<T extends Breakdown | Screening>(
    content: Pick<AnalysisContent, 'operation' | 'day' | 'record' | 'configuration'>,
    schema: z.ZodType<T>,
    options: AnalysisOptions,
    analyse: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const text = contentText({ ...content, engine: identity, composition: COMPOSITION_VERSION });
    // Comparing a short text costs less than hashing it; of a long one only the hash is kept in memory.
    const name = text.length <= NAMED_BY_TEXT_MAX ? text : contentKey(text).toString('base64');
    const known = recent.recall(name);
    options.onKey?.(contentKey(text));
    if (known !== undefined) return known as T;
    const remember = recent.remembering();
    const run = async (shared: AbortSignal) => {
      const key = contentKey(text);
      const stored = await results.find(key, schema);
      if (stored !== undefined) return stored;
      const fresh = await guarded(shared, () => analyse(shared));
      const place = { key, engine: identity.name, recordHash: hashRecord(content.record), owner: options.owner };
      return results.keep(place, schema, fresh);
    };
    const result = (await runs.join(name, run, signalOf(options))) as T;
    // A lead is judged once; it is callers of the API who ask the same again.
    if ((options.priority ?? 'request') === 'request') remember(name, result);
    return result;
  }

  const score: Analyzer['score'] = (record, options = {}) => {
    const day = deps.today();
    return answer({ operation: 'score', day, record }, breakdown, options, (signal) =>
      analysis.score({ record, today: day, signal, priority: options.priority }),
    );
  };

  return {
    engine: identity,
    forget: recent.forget,
    score,
    async screen(record, configuration, options = {}) {
      const area = matchAcceptedArea(record.practiceArea, configuration.practiceAreas);
      if (!area) {
        const judged = await score(record, options);
        const signal = signalOf(options);
        return guarded(signal, () => analysis.unaccepted({ ...options, record, configuration, judged, signal }));
      }
      const day = deps.today();
      const content = { operation: 'screen', day, record, configuration } as const;
      return answer(content, screening, options, (signal) =>
        analysis.screen({ record, today: day, signal, priority: options.priority, configuration, matched: area.name }),
      );
    },
  };
}

/** The results used last, as they were answered: found without waiting, checked no second time. */
export function createRecentResults<T>(max: number) {
  let results = new Map<string, T>();
  return {
    recall(name: string): T | undefined {
      const result = results.get(name);
      if (result === undefined) return undefined;
      // A map keeps the order of insertion: what is used goes to its end, what is dropped is taken from its start.
      results.delete(name);
      results.set(name, result);
      return result;
    },
    /** To be asked for before the work begins: what was forgotten meanwhile is not remembered by it. */
    remembering() {
      const held = results;
      return (name: string, result: T) => {
        held.delete(name);
        held.set(name, result);
        const [oldest] = held.keys();
        if (held.size > max && oldest !== undefined) held.delete(oldest);
      };
    },
    forget() {
      results = new Map();
    },
  };
}
