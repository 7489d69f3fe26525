import { randomBytes } from 'node:crypto';
import OpenAI from 'openai';
import type { ReasoningEffort } from 'openai/resources/shared';
import type { Configuration } from '../../../shared/configuration.ts';
import { createBoundedFetch } from '../../platform/http/bounded-fetch.ts';
import { Problem } from '../../platform/problem.ts';
import type { Engine, EngineInput } from '../engine.ts';
import { rubricIdentity } from '../rubric/rubric-identity.ts';
import { caseAnswer, type FirmAnswer, firmAnswer } from './answer-schema.ts';
import { type ApiMode, createApiModes } from './api-mode.ts';
import { type AnswerForm, createForm } from './ask-model.ts';
import { type BreakerState, createBreaker } from './breaker.ts';
import { type CallEvent, createConversation, type Timing } from './conversation.ts';
import { type JudgeContext, type JudgedCase, judgeCase } from './judge-case.ts';
import { judgeFirm } from './judge-firm.ts';
import { OpenAIFailure } from './openai-failure.ts';
import { buildPrompt, promptVersion } from './prompt.ts';
import { redactRecord } from './redact.ts';

/** Raise it when the same answer of a model would give other facts; what is made of facts has the version of the rubric. */
export const OPENAI_ENGINE_VERSION = '2';

export interface OpenAIEngineDeps {
  apiKey: string;
  /** A compatible server; OpenAI itself where there is none. */
  baseUrl?: string | undefined;
  model: string;
  effort?: ReasoningEffort | undefined;
  timing?: Partial<Timing & { cooldownMs: number; reprobeMs: number }> | undefined;
  /** Room for the form and for what a reasoning model thinks before it. */
  maxOutputTokens?: number | undefined;
  fetch?: typeof fetch | undefined;
  now?: (() => number) | undefined;
  onCall?: ((event: CallEvent) => void) | undefined;
  /** How many quotes of an answer are not in the notes; what they were to show was dropped. */
  onLostQuotes?: ((count: number) => void) | undefined;
  onBreaker?: ((state: BreakerState) => void) | undefined;
}

export interface OpenAIEngine extends Engine {
  /** For `/readyz` and the dashboard. */
  readonly breaker: BreakerState;
  /** Which API the server was last found to understand. */
  readonly mode: ApiMode;
}

const defaultTiming = {
  attemptMs: 45_000,
  overallMs: 60_000,
  backoffMs: 500,
  cooldownMs: 60_000,
  reprobeMs: 3_600_000,
};

/** Many times the form, with all that a reasoning model may say beside it, bytes. */
const ANSWER_MAX = 2_000_000;

const caseForm = createForm(caseAnswer);
const firmForm = createForm(firmAnswer);

function openClient({ apiKey, baseUrl, fetch: ownFetch }: OpenAIEngineDeps, attemptMs: number): OpenAI {
  return new OpenAI({
    apiKey,
    // Given even when it is the default: the SDK would otherwise read the environment by itself.
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    organization: null,
    project: null,
    logLevel: 'off',
    maxRetries: 0,
    timeout: attemptMs,
    fetch: createBoundedFetch({ maxBytes: ANSWER_MAX, fetch: ownFetch }),
  });
}

/**
 * The engine that asks a model. What it needs of the record leaves redacted; the model says what the notes tell, in
 * quotes and closed lists; points, notes and questions come from the same code as those of the offline engine. Proven against a simulator of the API only: contract,
 * failures and post-processing, not how well a model judges.
 */
export function createOpenAIEngine(deps: OpenAIEngineDeps): OpenAIEngine {
  const timing = { ...defaultTiming, ...deps.timing };
  const now = deps.now ?? Date.now;
  const modes = createApiModes({ now, reprobeMs: timing.reprobeMs });
  const breaker = createBreaker({ now, cooldownMs: timing.cooldownMs, onChange: deps.onBreaker });
  const converse = createConversation({
    client: openClient(deps, timing.attemptMs),
    settings: { model: deps.model, effort: deps.effort },
    modes,
    breaker,
    timing,
    maxOutputTokens: deps.maxOutputTokens ?? 12_000,
    now,
    onCall: deps.onCall,
  });

  async function ask<T, R extends JudgedCase>(
    { record, today, signal, configuration }: EngineInput & { configuration?: Configuration },
    form: AnswerForm<T>,
    judge: (answer: T, context: JudgeContext) => R,
  ): Promise<R> {
    const redacted = redactRecord(record);
    const marker = `=====${randomBytes(12).toString('hex')}=====`;
    const canary = randomBytes(9).toString('hex');
    const prompt = buildPrompt({ fields: redacted.fields, today, configuration, marker, canary });
    try {
      const judged = judge(await converse({ prompt, form, canary, signal }), { record, redacted, today });
      if (judged.lostQuotes > 0) deps.onLostQuotes?.(judged.lostQuotes);
      return judged;
    } catch (cause) {
      throw cause instanceof OpenAIFailure ? new Problem('analysis_failed', { cause }) : cause;
    }
  }

  return {
    identity: {
      name: 'openai',
      version: [OPENAI_ENGINE_VERSION, rubricIdentity.version, ...(deps.effort ? [deps.effort] : [])].join('-'),
      model: deps.model,
      promptVersion,
    },
    get breaker() {
      return breaker.state;
    },
    get mode() {
      return modes.current;
    },
    assess: async (input) => (await ask(input, caseForm, judgeCase)).assessment,
    async assessForFirm(input) {
      const judge = (answer: FirmAnswer, context: JudgeContext) => judgeFirm(answer, context, input.configuration);
      const { assessment, relevance, filters } = await ask(input, firmForm, judge);
      return { assessment, relevance, filters };
    },
  };
}
