import type { ModelCallerDeps } from '../analysis/openai/model-caller.ts';
import type { OpenAIConfig } from '../config.ts';
import type { Log } from '../platform/log/log.ts';
import { type Metrics, metricsIn } from '../platform/metrics.ts';

interface Deps {
  log: Log;
  metrics: Pick<Metrics, 'registry'>;
}

/** Counts and logs what the model is asked. */
export function observeModel(config: OpenAIConfig, { log, metrics }: Deps): ModelCallerDeps {
  const { counter } = metricsIn(metrics.registry);
  const calls = counter('model_calls_total', 'Calls of the language model by outcome.', 'outcome');
  const lostQuotes = counter(
    'model_quotes_lost_total',
    'Quotes of the language model that are not in the notes; what they were to show was dropped.',
  );
  return {
    ...config,
    onLostQuotes: (count) => lostQuotes.inc(count),
    onCall(event) {
      calls.inc({ outcome: event.outcome });
      log.debug({ ...event }, 'model called');
    },
    onBreaker({ state, reason }) {
      if (state === 'open') log.error({ breaker: state, reason }, 'the model is not called until it recovers');
      else log.info({ breaker: state }, 'model breaker changed');
    },
  };
}
