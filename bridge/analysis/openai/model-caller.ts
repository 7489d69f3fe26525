import { randomBytes } from 'node:crypto';
import OpenAI from 'openai';
import type { ReasoningEffort } from 'openai/resources/shared';
import type { Configuration } from '../../../shared/configuration.ts';
import type { EngineIdentity } from '../../../shared/results.ts';
import { createBoundedFetch } from '../../platform/http/bounded-fetch.ts';
import { Problem } from '../../platform/problem.ts';
import type { SentRecord } from '../engine.ts';
import { rubricIdentity } from '../rubric/rubric-identity.ts';
import { type CaseAnswer, caseAnswer, type FirmAnswer, firmAnswer } from './answer-schema.ts';
import { type AnswerForm, type ApiMode, createApiModes, createForm } from './client/ask-model.ts';
import { type BreakerState, createBreaker } from './client/breaker.ts';
import { type CallEvent, createConversation, type Timing } from './client/conversation.ts';
import { OpenAIFailure } from './client/openai-failure.ts';
import { buildPrompt, promptVersion } from './prompt.ts';

/** Raise it when the same answer of a model would give other facts; what is made of facts has the version of the rubric. */
const OPENAI_ENGINE_VERSION = '2';

export interface ModelCallerDeps {
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

/** What is asked about one record; `fields` as they are sent. */
interface CaseQuestion {
  fields: SentRecord;
  /** `YYYY-MM-DD`. */
  today: string;
  signal?: AbortSignal | undefined;
}

export interface ModelCaller {
  readonly identity: EngineIdentity;
  /** For `/readyz` and the dashboard. */
  readonly breaker: BreakerState;
  /** Which API the server was last found to understand. */
  readonly mode: ApiMode;
  /** @throws {Problem} `analysis_failed` when there is no answer to be had; the signal's reason when aborted. */
  askCase(question: CaseQuestion): Promise<CaseAnswer>;
  askFirm(question: CaseQuestion & { configuration: Configuration }): Promise<FirmAnswer>;
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

function openClient({ apiKey, baseUrl, fetch: ownFetch }: ModelCallerDeps, attemptMs: number): OpenAI {
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

/** White space and letter case are forgiven, as where quotes are looked for; in time proportional to the text. */
const folded = (text: string): string => text.toLowerCase().replace(/\s+/gu, ' ');

/** How many quotes of an answer are in none of the fields that were sent; what they are to show is dropped. */
export function countLostQuotes(answer: CaseAnswer, sent: SentRecord): number {
  const fields = Object.values(sent).map(folded);
  const quotes = Object.values(answer)
    .flat()
    .map((entry) => (typeof entry === 'string' ? entry : (entry?.quote ?? null)));
  return quotes.filter((quote) => quote !== null && !fields.some((field) => field.includes(folded(quote)))).length;
}

/** Asks a model what the notes of a record tell, until there is an answer in the wanted form. Judges nothing. */
export function createModelCaller(deps: ModelCallerDeps): ModelCaller {
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

  async function ask<T extends CaseAnswer>(
    { fields, today, signal, configuration }: CaseQuestion & { configuration?: Configuration },
    form: AnswerForm<T>,
  ): Promise<T> {
    const marker = `=====${randomBytes(12).toString('hex')}=====`;
    const canary = randomBytes(9).toString('hex');
    const prompt = buildPrompt({ fields, today, configuration, marker, canary });
    try {
      const answer = await converse({ prompt, form, canary, signal });
      const lost = countLostQuotes(answer, fields);
      if (lost > 0) deps.onLostQuotes?.(lost);
      return answer;
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
    askCase: (question) => ask(question, caseForm),
    askFirm: (question) => ask(question, firmForm),
  };
}
