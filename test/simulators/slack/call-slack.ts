import type { Json } from './json.ts';
import type { SlackSimulator } from './simulator-options.ts';

/** The keys tests look at, of all the shapes a reply may have. */
export interface AnswerBody {
  ok: boolean;
  error?: string;
  needed?: string;
  provided?: string;
  warning?: string;
  response_metadata?: { messages?: string[]; next_cursor?: string };
  ts: string;
  channel: string;
  messages: { ts: string; text: string; metadata?: Json; reply_count?: number }[];
  [key: string]: unknown;
}

export interface Answer {
  status: number;
  headers: Headers;
  body: AnswerBody;
}

export interface Caller {
  (method: string, args?: Json): Promise<Answer>;
  readonly token: string;
}

const asForm = (args: Json): URLSearchParams => {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(args)) {
    if (value !== undefined) form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
};

/** A plain client of the simulator, by fetch: forms, structures as JSON. */
export function callerOf(slack: SlackSimulator, token = slack.botToken()): Caller {
  const call = async (method: string, args: Json = {}): Promise<Answer> => {
    const response = await fetch(slack.apiUrl + method, {
      method: 'POST',
      headers: token === '' ? {} : { authorization: `Bearer ${token}` },
      body: asForm(args),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : {}) as AnswerBody };
  };
  return Object.assign(call, { token });
}

/** Says in one word how a call ended: `ok`, the error, or the HTTP status. */
export const outcomeOf = ({ status, body }: Answer): string => (body.ok ? 'ok' : (body.error ?? String(status)));

export const faultCodes = (slack: SlackSimulator): string[] => slack.faults.map((fault) => fault.code);
