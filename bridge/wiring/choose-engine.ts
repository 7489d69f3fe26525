import type { EngineIdentity } from '../../shared/results.ts';
import type { CaseAnalysis } from '../analysis/compose-analysis.ts';
import type { Engine } from '../analysis/engine.ts';
import type { ModelCaller } from '../analysis/openai/model-caller.ts';
import { rubricIdentity } from '../analysis/rubric/rubric-identity.ts';
import type { EngineModule } from '../analysis/threads/thread-messages.ts';
import type { ThreadedAnalysis } from '../analysis/threads/threaded-analysis.ts';
import type { Config } from '../config.ts';
import type { Log } from '../platform/log/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { observeModel } from './model-metrics.ts';

interface ChosenEngine {
  engine: Engine;
  /** Why it refuses work at the moment, if it does. */
  problem(): string | undefined;
}

export interface OpenAnalysis extends AsyncDisposable {
  analysis: CaseAnalysis;
  problem(): string | undefined;
  /** Why it accepts no work yet, or no longer. */
  unready(): string | undefined;
  /** Settles when it accepts work or has failed to start. */
  started(): Promise<void>;
}

interface Deps {
  log: Log;
  metrics: Pick<Metrics, 'registry'>;
  /** Replaces the configured one. */
  engine?: Engine | undefined;
}

/** Loads only the engine that is used: the word lists of one and the client of the other each take a tenth of the memory. */
export async function chooseEngine(analyzer: Config['analyzer'], deps: Deps): Promise<ChosenEngine> {
  if (deps.engine !== undefined) return { engine: deps.engine, problem: () => undefined };
  if (analyzer.engine === 'rubric') {
    const { createRubricEngine } = await import('../analysis/rubric/rubric-engine.ts');
    return { engine: createRubricEngine(), problem: () => undefined };
  }
  const { createOpenAIEngine } = await import('../analysis/openai/openai-engine.ts');
  const engine = createOpenAIEngine(observeModel(analyzer.openai, deps));
  return { engine, problem: () => describeProblem(engine) };
}

const reasons = {
  insufficient_quota: 'the account has no quota left',
  unauthorized: 'the key is not accepted',
} as const;

function describeProblem({ breaker, identity }: Pick<ModelCaller, 'breaker' | 'identity'>): string | undefined {
  if (breaker.state === 'closed') return undefined;
  const reason = breaker.reason === null ? 'it failed' : reasons[breaker.reason];
  return `openai: model ${identity.model} is not called because ${reason}; records get a 500 until a probe succeeds.`;
}

const moduleAt = (path: string): string => new URL(path, import.meta.url).href;
const rubricModule = { url: moduleAt('../analysis/rubric/rubric-engine.ts'), factory: 'createRubricEngine' };
const answerModule = { url: moduleAt('../analysis/openai/answer-judge.ts'), factory: 'createAnswerJudge' };

const unreadiness = {
  starting: 'the analysis threads are starting.',
  failed: 'no analysis thread starts; the log has the reason.',
} as const;

/** For a serving process: records are read and judged in threads beside the event loop, which only calls the model. */
export async function openAnalysis(analyzer: Config['analyzer'], deps: Deps): Promise<OpenAnalysis> {
  if (deps.engine !== undefined) {
    const { composeAnalysis } = await import('../analysis/compose-analysis.ts');
    return {
      analysis: composeAnalysis(deps.engine),
      problem: () => undefined,
      unready: () => undefined,
      ...nothingToOpen,
    };
  }
  const { createThreadedAnalysis } = await import('../analysis/threads/threaded-analysis.ts');
  const open = (engine: EngineModule, identity: EngineIdentity) =>
    createThreadedAnalysis({
      identity,
      engine,
      onLost: (err) => deps.log.error({ err }, 'an analysis thread is lost; another takes its place'),
    });
  const opened = (threads: ThreadedAnalysis) => ({
    unready() {
      const state = threads.state();
      return state === 'ready' ? undefined : `${analyzer.engine}: ${unreadiness[state]}`;
    },
    started: threads.started,
    [Symbol.asyncDispose]: () => threads[Symbol.asyncDispose](),
  });
  if (analyzer.engine === 'rubric') {
    const threads = open(rubricModule, rubricIdentity);
    return { analysis: threads, problem: () => undefined, ...opened(threads) };
  }
  const { createModelCaller } = await import('../analysis/openai/model-caller.ts');
  const { createModelAnalysis } = await import('../analysis/openai/model-analysis.ts');
  const caller = createModelCaller(observeModel(analyzer.openai, deps));
  const threads = open({ ...answerModule, identity: caller.identity }, caller.identity);
  const analysis = createModelAnalysis({ caller, threads });
  return { analysis, problem: () => describeProblem(caller), ...opened(threads) };
}

const nothingToOpen = { started: async () => undefined, [Symbol.asyncDispose]: async () => undefined };
