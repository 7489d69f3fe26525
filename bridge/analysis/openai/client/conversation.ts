import { setTimeout as pause } from 'node:timers/promises';
import type OpenAI from 'openai';
import {
  type AnswerForm,
  type ApiMode,
  type ApiModes,
  askModel,
  type ModelAnswer,
  type ModelSettings,
  type Prompt,
} from './ask-model.ts';
import type { Breaker } from './breaker.ts';
import { type FailureKind, OpenAIFailure, toFailure } from './openai-failure.ts';

/** One line for the log and the metrics; codes and counts only. */
export interface CallEvent {
  mode: ApiMode;
  outcome: 'answered' | 'aborted' | FailureKind;
  ms: number;
  status: number | undefined;
  requestId: string | undefined;
  inputTokens: number;
  cachedTokens: number;
  outputTokens: number;
}

export interface Timing {
  /** Longest one call may take. */
  attemptMs: number;
  /** Longest all calls for one record may take together. */
  overallMs: number;
  /** First pause after a failure that passes by itself; it doubles. */
  backoffMs: number;
}

interface ConversationDeps {
  client: OpenAI;
  settings: ModelSettings;
  modes: ApiModes;
  breaker: Breaker;
  timing: Timing;
  maxOutputTokens: number;
  now: () => number;
  onCall?: ((event: CallEvent) => void) | undefined;
}

interface Inquiry<T> {
  prompt: Prompt;
  form: AnswerForm<T>;
  /** A word that must never come back. */
  canary: string;
  signal: AbortSignal | undefined;
}

interface Progress {
  mode: ApiMode;
  calls: number;
  repaired: boolean;
  switched: boolean;
  complaint: string | undefined;
  maxOutputTokens: number;
}

function toEvent(mode: ApiMode, ms: number, result: ModelAnswer<unknown> | OpenAIFailure | undefined): CallEvent {
  const common = {
    mode,
    ms,
    status: undefined,
    requestId: undefined,
    inputTokens: 0,
    cachedTokens: 0,
    outputTokens: 0,
  };
  if (result === undefined) return { ...common, outcome: 'aborted' };
  if (result instanceof OpenAIFailure) {
    const { status, requestId } = result.detail;
    return { ...common, outcome: result.kind, status, requestId };
  }
  const { inputTokens, cachedTokens, outputTokens } = result;
  const requestId = result.requestId ?? undefined;
  return { ...common, outcome: 'answered', status: 200, requestId, inputTokens, cachedTokens, outputTokens };
}

/** Prepares the next call, or throws the failure when there is to be none. */
async function prepareNext(
  failure: OpenAIFailure,
  progress: Progress,
  { remainingMs, backoffMs, signal }: { remainingMs: number; backoffMs: number; signal: AbortSignal | undefined },
): Promise<void> {
  if (failure.kind === 'unsupported' && !progress.switched) {
    progress.switched = true;
    progress.mode = progress.mode === 'responses' ? 'chat' : 'responses';
    return;
  }
  const { calls, repaired } = progress;
  const next = decideNext(failure, { calls, repaired, remainingMs, backoffMs, jitter: Math.random() });
  if (next.step === 'give_up') throw failure;
  if (next.step === 'wait') {
    await pause(next.ms, undefined, signal ? { signal } : {}).catch(() => signal?.throwIfAborted());
    return;
  }
  progress.repaired = true;
  if (failure.kind === 'truncated') {
    progress.maxOutputTokens *= 2;
    return;
  }
  const issues = failure.detail.issues?.join('; ');
  progress.complaint = `Your previous answer was rejected (${issues}). Fill in the form again, exactly as the schema says.`;
}

/** Asks until there is an answer or no more point in asking; throws OpenAIFailure, or the caller's reason to leave. */
export function createConversation(deps: ConversationDeps): <T>(inquiry: Inquiry<T>) => Promise<T> {
  const { client, settings, modes, breaker, timing, now } = deps;

  async function call<T>(inquiry: Inquiry<T>, progress: Progress, deadline: AbortSignal): Promise<T> {
    const { prompt, form, canary, signal } = inquiry;
    const { mode, complaint, maxOutputTokens } = progress;
    const limits = [deadline, AbortSignal.timeout(timing.attemptMs), ...(signal ? [signal] : [])];
    breaker.admit();
    const began = now();
    try {
      const question = { prompt, form, complaint, maxOutputTokens, signal: AbortSignal.any(limits) };
      const answer = await askModel(client, settings, mode, question);
      if (answer.text.includes(canary)) throw new OpenAIFailure('canary_leaked');
      breaker.succeed();
      deps.onCall?.(toEvent(mode, now() - began, answer));
      return answer.value;
    } catch (error) {
      if (signal?.aborted) {
        breaker.leave();
        deps.onCall?.(toEvent(mode, now() - began, undefined));
        throw signal.reason;
      }
      const failure = deadline.aborted ? new OpenAIFailure('deadline') : toFailure(error, now());
      breaker.fail(failure);
      deps.onCall?.(toEvent(mode, now() - began, failure));
      throw failure;
    }
  }

  return async ({ signal, ...inquiry }) => {
    signal?.throwIfAborted();
    const deadline = AbortSignal.timeout(timing.overallMs);
    const endsAt = now() + timing.overallMs;
    const progress: Progress = {
      mode: modes.current,
      calls: 0,
      repaired: false,
      switched: false,
      complaint: undefined,
      maxOutputTokens: deps.maxOutputTokens,
    };
    for (;;) {
      try {
        progress.calls += 1;
        const answer = await call({ ...inquiry, signal }, progress, deadline);
        if (progress.switched) modes.remember(progress.mode);
        return answer;
      } catch (failure) {
        if (!(failure instanceof OpenAIFailure)) throw failure;
        await prepareNext(failure, progress, { remainingMs: endsAt - now(), backoffMs: timing.backoffMs, signal });
      }
    }
  };
}

export interface RetryState {
  /** Calls made so far. */
  calls: number;
  /** Whether an answer of the wrong shape, or one cut off, was already sent back once. */
  repaired: boolean;
  remainingMs: number;
  backoffMs: number;
  /** 0 to 1, so that many processes do not come back at the same moment. */
  jitter: number;
}

type NextStep = { step: 'wait'; ms: number } | { step: 'repair' } | { step: 'give_up' };

export const MAX_CALLS = 4;
const LONGEST_WAIT_MS = 8_000;
const passing: ReadonlySet<FailureKind> = new Set(['network', 'timeout', 'rate_limited', 'server_error']);
const repairable: ReadonlySet<FailureKind> = new Set(['invalid_answer', 'truncated']);

/** What to do after a failed call. A wait that does not fit into the deadline is not begun. */
export function decideNext({ kind, detail }: OpenAIFailure, state: RetryState): NextStep {
  if (state.calls >= MAX_CALLS || state.remainingMs <= 0) return { step: 'give_up' };
  if (repairable.has(kind)) return state.repaired ? { step: 'give_up' } : { step: 'repair' };
  if (!passing.has(kind)) return { step: 'give_up' };
  const backoff = Math.min(state.backoffMs * 2 ** (state.calls - 1), LONGEST_WAIT_MS) * (0.75 + state.jitter / 4);
  const ms = detail.retryAfterMs ?? backoff;
  return ms < state.remainingMs ? { step: 'wait', ms } : { step: 'give_up' };
}
