import type OpenAI from 'openai';
import { zodResponseFormat, zodTextFormat } from 'openai/helpers/zod';
import type { ReasoningEffort } from 'openai/resources/shared';
import type { z } from 'zod';
import { once } from '../../once.ts';
import { OpenAIFailure } from './openai-failure.ts';

export type ApiMode = 'responses' | 'chat';

export type ApiModes = ReturnType<typeof createApiModes>;

/** Which of the two APIs a server understands, as far as this process has found out. */
export function createApiModes(deps: { now: () => number; reprobeMs: number }) {
  let chatUntil = 0;
  return {
    get current(): ApiMode {
      return deps.now() < chatUntil ? 'chat' : 'responses';
    },
    /** Chat is remembered for a while only, since servers are upgraded. */
    remember(mode: ApiMode) {
      chatUntil = mode === 'chat' ? deps.now() + deps.reprobeMs : 0;
    },
  };
}

export interface ModelSettings {
  model: string;
  /** Sent only when set: servers without reasoning models refuse the field. */
  effort?: ReasoningEffort | undefined;
}

export interface Prompt {
  system: string;
  user: string;
}

const FORMAT_NAME = 'intake_form';

/** The form as each API takes it; made once, since turning a schema into JSON schema takes longer than judging a record. */
export interface AnswerForm<T> {
  responses(): ReturnType<typeof zodTextFormat<z.ZodType<T>>>;
  chat(): ReturnType<typeof zodResponseFormat<z.ZodType<T>>>;
}

export const createForm = <T>(schema: z.ZodType<T>): AnswerForm<T> => ({
  responses: once(() => zodTextFormat(schema, FORMAT_NAME)),
  chat: once(() => zodResponseFormat(schema, FORMAT_NAME)),
});

interface Question<T> {
  prompt: Prompt;
  form: AnswerForm<T>;
  /** What was wrong with the answer before this one. */
  complaint?: string | undefined;
  maxOutputTokens: number;
  signal: AbortSignal;
}

export interface ModelAnswer<T> {
  value: T;
  /** The answer as written, for the canary. */
  text: string;
  requestId: string | null;
  inputTokens: number;
  cachedTokens: number;
  outputTokens: number;
}

function userTurns<T>({ prompt, complaint }: Question<T>): { role: 'user'; content: string }[] {
  const turns = [{ role: 'user' as const, content: prompt.user }];
  if (complaint !== undefined) turns.push({ role: 'user', content: complaint });
  return turns;
}

function throwUnanswered(status: string | undefined, reason: string | undefined, refused: boolean): never {
  if (refused) throw new OpenAIFailure('refused');
  if (status === 'incomplete') throw new OpenAIFailure(reason === 'content_filter' ? 'filtered' : 'truncated');
  throw new OpenAIFailure('not_an_answer');
}

async function askResponses<T>(
  client: OpenAI,
  settings: ModelSettings,
  question: Question<T>,
): Promise<ModelAnswer<T>> {
  const response = await client.responses.parse(
    {
      model: settings.model,
      instructions: question.prompt.system,
      input: userTurns(question),
      text: { format: question.form.responses() },
      store: false,
      max_output_tokens: question.maxOutputTokens,
      ...(settings.effort === undefined ? {} : { reasoning: { effort: settings.effort } }),
    },
    { signal: question.signal },
  );
  const value = response.output_parsed;
  if (value === null || response.status !== 'completed') {
    const refused = response.output.some(
      (item) => item.type === 'message' && item.content.some((content) => content.type === 'refusal'),
    );
    throwUnanswered(response.status, response.incomplete_details?.reason, refused);
  }
  return {
    value,
    text: response.output_text,
    requestId: response._request_id ?? null,
    inputTokens: response.usage?.input_tokens ?? 0,
    cachedTokens: response.usage?.input_tokens_details?.cached_tokens ?? 0,
    outputTokens: response.usage?.output_tokens ?? 0,
  };
}

async function askChat<T>(client: OpenAI, settings: ModelSettings, question: Question<T>): Promise<ModelAnswer<T>> {
  const completion = await client.chat.completions.parse(
    {
      model: settings.model,
      messages: [{ role: 'system', content: question.prompt.system }, ...userTurns(question)],
      response_format: question.form.chat(),
      store: false,
      max_completion_tokens: question.maxOutputTokens,
      ...(settings.effort === undefined ? {} : { reasoning_effort: settings.effort }),
    },
    { signal: question.signal },
  );
  const message = completion.choices[0]?.message;
  if (!message?.parsed) throwUnanswered(undefined, undefined, Boolean(message?.refusal));
  return {
    value: message.parsed,
    text: message.content ?? '',
    requestId: completion._request_id ?? null,
    inputTokens: completion.usage?.prompt_tokens ?? 0,
    cachedTokens: completion.usage?.prompt_tokens_details?.cached_tokens ?? 0,
    outputTokens: completion.usage?.completion_tokens ?? 0,
  };
}

/** One call in one of the two APIs; whatever is no complete answer of the wanted shape is thrown. */
export function askModel<T>(
  client: OpenAI,
  settings: ModelSettings,
  mode: ApiMode,
  question: Question<T>,
): Promise<ModelAnswer<T>> {
  return mode === 'responses' ? askResponses(client, settings, question) : askChat(client, settings, question);
}
