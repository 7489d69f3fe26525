import type { Engine } from '../engine.ts';
import { createAnswerJudge } from './answer-judge.ts';
import { createModelCaller, type ModelCaller, type ModelCallerDeps } from './model-caller.ts';

type OpenAIEngine = Engine & Pick<ModelCaller, 'breaker' | 'mode'>;

/**
 * The engine that asks a model: what it needs of the record leaves redacted, the model says what the notes tell, and the
 * answer is judged in this thread. Proven against a simulator of the API only: contract, failures and what is made of an
 * answer, not how well a model reads.
 */
export function createOpenAIEngine(deps: ModelCallerDeps): OpenAIEngine {
  const caller = createModelCaller(deps);
  const judge = createAnswerJudge(caller.identity);
  return {
    identity: caller.identity,
    get breaker() {
      return caller.breaker;
    },
    get mode() {
      return caller.mode;
    },
    async assess(input) {
      const answer = await caller.askCase({ ...input, fields: judge.redact(input.record) });
      return judge.assess({ ...input, answer });
    },
    async assessForFirm(input) {
      const answer = await caller.askFirm({ ...input, fields: judge.redact(input.record) });
      return judge.assessForFirm({ ...input, answer });
    },
  };
}
