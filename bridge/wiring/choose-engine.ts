import { Counter } from 'prom-client';
import type { CaseAnalysis } from '../analysis/compose-analysis.ts';
import type { Engine } from '../analysis/engine.ts';
import type { OpenAIEngine } from '../analysis/openai/openai-engine.ts';
import { rubricIdentity } from '../analysis/rubric/rubric-identity.ts';
import type { Config, OpenAIConfig } from '../config.ts';
import type { Metrics } from '../platform/http/metrics.ts';
import type { Log } from '../platform/log/log.ts';

export interface ChosenEngine {
  engine: Engine;
  /** Why it refuses work at the moment, where it does. */
  trouble(): string | undefined;
}

export interface OpenAnalysis extends AsyncDisposable {
  analysis: CaseAnalysis;
  trouble(): string | undefined;
  /** Why it takes no work yet, or no more. */
  unready(): string | undefined;
  /** Settles when it takes work or has failed to. */
  started(): Promise<void>;
}

interface Deps {
  log: Log;
  metrics: Pick<Metrics, 'registry'>;
  /** Takes the place of the configured one. */
  engine?: Engine | undefined;
}

/** Only the engine that is used is loaded: the word lists of the one and the client of the other are each a tenth of the memory. */
export async function chooseEngine(analyzer: Config['analyzer'], deps: Deps): Promise<ChosenEngine> {
  if (deps.engine !== undefined) return { engine: deps.engine, trouble: () => undefined };
  if (analyzer.engine === 'rubric') {
    const { createRubricEngine } = await import('../analysis/rubric/rubric-engine.ts');
    return { engine: createRubricEngine(), trouble: () => undefined };
  }
  const engine = await observedOpenAI(analyzer.openai, deps);
  return { engine, trouble: () => describeTrouble(engine) };
}

const reasons = {
  insufficient_quota: 'the account has no quota left',
  unauthorized: 'the key is not accepted',
} as const;

function describeTrouble({ breaker, identity }: OpenAIEngine): string | undefined {
  if (breaker.state === 'closed') return undefined;
  const reason = breaker.reason === null ? 'it failed' : reasons[breaker.reason];
  return `openai: model ${identity.model} is not asked, ${reason}; records are answered with 500 until a probe succeeds.`;
}

const rubricModule = new URL('../analysis/rubric/rubric-engine.ts', import.meta.url).href;

const unreadiness = {
  starting: 'rubric: the analysis threads are starting.',
  failed: 'rubric: no analysis thread starts; the log has the reason.',
  ready: undefined,
} as const;

/** For a process that serves: the offline engine runs in threads beside the event loop. */
export async function openAnalysis(analyzer: Config['analyzer'], deps: Deps): Promise<OpenAnalysis> {
  if (deps.engine !== undefined || analyzer.engine !== 'rubric') {
    const { engine, trouble } = await chooseEngine(analyzer, deps);
    const { composeAnalysis, warmReading } = await import('../analysis/compose-analysis.ts');
    if (deps.engine === undefined) warmReading();
    return { analysis: composeAnalysis(engine), trouble, unready: () => undefined, ...nothingToOpen };
  }
  const { createThreadedAnalysis } = await import('../analysis/threads/threaded-analysis.ts');
  const analysis = createThreadedAnalysis({
    identity: rubricIdentity,
    engine: { url: rubricModule, factory: 'createRubricEngine' },
    onLost: (err) => deps.log.error({ err }, 'an analysis thread is lost; another takes its place'),
  });
  return {
    analysis,
    trouble: () => undefined,
    unready: () => unreadiness[analysis.state()],
    started: analysis.started,
    [Symbol.asyncDispose]: () => analysis[Symbol.asyncDispose](),
  };
}

const nothingToOpen = { started: async () => undefined, [Symbol.asyncDispose]: async () => undefined };

async function observedOpenAI(config: OpenAIConfig, { log, metrics }: Deps): Promise<OpenAIEngine> {
  const { createOpenAIEngine } = await import('../analysis/openai/openai-engine.ts');
  const calls = new Counter({
    name: 'model_calls_total',
    help: 'Calls of the language model by outcome.',
    labelNames: ['outcome'] as const,
    registers: [metrics.registry],
  });
  const lostQuotes = new Counter({
    name: 'model_quotes_lost_total',
    help: 'Quotes of the language model that are not in the notes; what they were to show was dropped.',
    registers: [metrics.registry],
  });
  return createOpenAIEngine({
    ...config,
    onLostQuotes: (count) => lostQuotes.inc(count),
    onCall(event) {
      calls.inc({ outcome: event.outcome });
      log.debug({ ...event }, 'model called');
    },
    onBreaker({ state, reason }) {
      if (state === 'open') log.error({ breaker: state, reason }, 'the model is not asked any more until it recovers');
      else log.info({ breaker: state }, 'model breaker changed');
    },
  });
}
