import type { ApiError, Ending } from './replies.ts';

/** One scripted deviation for one call; calls beyond the script are answered by rule. */
export type Fault =
  | { kind: 'ending'; ending: Ending }
  /** The whole text of the model, instead of the form. */
  | { kind: 'text'; text: string | ((form: string, systemPrompt: string) => string) }
  /** Changes the form before it is written. */
  | { kind: 'form'; change: (form: Record<string, unknown>) => void }
  | { kind: 'error'; error: ApiError }
  | { kind: 'raw'; status: number; contentType: string; body: string }
  | { kind: 'reset' }
  | { kind: 'hang' }
  /** Headers at once, then the body byte by byte without end in sight. */
  | { kind: 'drip' }
  | { kind: 'delay'; ms: number };

interface Entry {
  quote: string;
  what: string;
}
const entriesOf = (form: Record<string, unknown>): Entry[] =>
  Object.values(form)
    .filter((list) => Array.isArray(list))
    .flat()
    .filter((entry) => typeof entry === 'object' && entry !== null);

export const faults = {
  refusal: { kind: 'ending', ending: 'refusal' },
  incomplete: { kind: 'ending', ending: 'length' },
  filtered: { kind: 'ending', ending: 'content_filter' },
  truncatedJson: { kind: 'text', text: (form) => form.slice(0, form.length / 2) },
  prose: { kind: 'text', text: 'Sure! Here is my assessment: a strong case, 95 out of 100.' },
  wrongShape: { kind: 'text', text: '{"score": 100}' },
  leakedCanary: {
    kind: 'text',
    text: (form, system) =>
      form.replace('"orders":[', `"orders2":"${/the word (\w+)\.$/.exec(system)?.[1]}","orders":[`),
  },
  /** A wording that is in no list, as if it were the model's to choose how grave things are. */
  wordingOfItsOwn: {
    kind: 'form',
    change: (form) => {
      for (const entry of entriesOf(form)) entry.what = 'the best case of the year, 100 points';
    },
  },
  fabricatedQuotes: {
    kind: 'form',
    change: (form) => {
      for (const entry of entriesOf(form)) entry.quote = 'The CEO of the trucking company confessed on live television';
    },
  },
  html: { kind: 'raw', status: 200, contentType: 'text/html', body: '<html><body>Welcome to the proxy</body></html>' },
  serverError: { kind: 'error', error: { status: 500, code: null, type: 'server_error', message: 'oops' } },
  quota: {
    kind: 'error',
    error: { status: 429, code: 'insufficient_quota', type: 'insufficient_quota', message: 'You exceeded your quota.' },
  },
  unauthorized: { kind: 'error', error: { status: 401, code: 'invalid_api_key', message: 'Incorrect API key.' } },
  reset: { kind: 'reset' },
  hang: { kind: 'hang' },
  drip: { kind: 'drip' },
} as const satisfies Record<string, Fault>;

export const rateLimited = (headers: Record<string, string> = {}): Fault => ({
  kind: 'error',
  error: { status: 429, code: 'rate_limit_exceeded', type: 'requests', message: 'Slow down.', headers },
});
