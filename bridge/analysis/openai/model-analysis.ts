import type { CaseAnalysis } from '../compose-analysis.ts';
import type { ThreadedAnalysis } from '../threads/threaded-analysis.ts';
import type { ModelCaller } from './model-caller.ts';

/** Asks the model from here; records are read, redacted and judged in a thread, so that no text holds up the event loop. */
export function createModelAnalysis({
  caller,
  threads,
}: {
  caller: ModelCaller;
  threads: Pick<ThreadedAnalysis, 'redact' | 'score' | 'screen' | 'unaccepted'>;
}): CaseAnalysis {
  return {
    identity: caller.identity,
    async score(input) {
      const answer = await caller.askCase({ ...input, fields: await threads.redact(input) });
      return threads.score({ ...input, answer });
    },
    async screen(input) {
      const answer = await caller.askFirm({ ...input, fields: await threads.redact(input) });
      return threads.screen({ ...input, answer });
    },
    unaccepted: threads.unaccepted,
  };
}
