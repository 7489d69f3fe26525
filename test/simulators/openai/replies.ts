const identity = () => Math.random().toString(36).slice(2);
const usage = {
  input_tokens: 1_200,
  input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
  output_tokens: 400,
  output_tokens_details: { reasoning_tokens: 100 },
  total_tokens: 1_600,
};

export type Ending = 'stop' | 'refusal' | 'length' | 'content_filter';

const outputText = (text: string) => ({ type: 'output_text', text, annotations: [], logprobs: [] });

/** A Response object with every key the API description requires. */
export function responsesReply(
  request: Record<string, unknown>,
  text: string,
  ending: Ending,
): Record<string, unknown> {
  const cut = ending === 'length' || ending === 'content_filter';
  const content = ending === 'refusal' ? { type: 'refusal', refusal: 'I cannot help with that.' } : outputText(text);
  return {
    id: `resp_${identity()}`,
    object: 'response',
    created_at: 1_795_000_000,
    completed_at: cut ? null : 1_795_000_001,
    status: cut ? 'incomplete' : 'completed',
    error: null,
    incomplete_details: cut ? { reason: ending === 'length' ? 'max_output_tokens' : 'content_filter' } : null,
    instructions: request.instructions ?? null,
    max_output_tokens: request.max_output_tokens ?? null,
    metadata: {},
    model: request.model,
    output: [
      {
        id: `msg_${identity()}`,
        type: 'message',
        role: 'assistant',
        status: cut ? 'incomplete' : 'completed',
        content: [content],
      },
    ],
    parallel_tool_calls: true,
    previous_response_id: null,
    reasoning: { effort: 'medium', summary: null },
    service_tier: 'default',
    temperature: 1,
    text: request.text ?? { format: { type: 'text' } },
    tool_choice: 'auto',
    tools: [],
    top_p: 1,
    truncation: 'disabled',
    usage,
  };
}

/** A chat completion, likewise. */
export function chatReply(request: Record<string, unknown>, text: string, ending: Ending): Record<string, unknown> {
  const refused = ending === 'refusal';
  return {
    id: `chatcmpl-${identity()}`,
    object: 'chat.completion',
    created: 1_795_000_000,
    model: request.model,
    choices: [
      {
        index: 0,
        finish_reason: refused ? 'stop' : ending,
        logprobs: null,
        message: {
          role: 'assistant',
          content: refused ? null : text,
          refusal: refused ? 'I cannot help with that.' : null,
          annotations: [],
        },
      },
    ],
    usage: {
      prompt_tokens: usage.input_tokens,
      completion_tokens: usage.output_tokens,
      total_tokens: usage.total_tokens,
      prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
    },
    service_tier: 'default',
  };
}

export interface ApiError {
  status: number;
  code: string | null;
  message: string;
  param?: string | null;
  type?: string;
  headers?: Record<string, string>;
}

export const errorBody = ({ code, message, param = null, type = 'invalid_request_error' }: ApiError) => ({
  error: { message, type, param, code },
});
