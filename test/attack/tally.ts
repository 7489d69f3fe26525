import { type Agent, request } from 'node:http';

export interface Answer {
  status: number;
  type: string;
  body: string;
}

interface About {
  /** Which route. */
  where?: string;
  /** It proved itself to be Slack's, which looks at the status alone. */
  bySlack?: boolean;
}

/** What came of the requests of a scenario. */
export interface Tally {
  tried: number;
  /** Cut off or never answered. */
  unanswered: number;
  serverErrors: number;
  notJson: number;
  /** How many had each status. */
  readonly statuses: Map<number, number>;
  /** What should not have been, where, and how often. */
  readonly odd: Map<string, number>;
  /** Counts one request by its answer; undefined where none came. */
  count(answer: Answer | undefined, about?: About): void;
}

export function createTally(): Tally {
  const statuses = new Map<number, number>();
  const odd = new Map<string, number>();
  const remember = (what: string) => void odd.set(what, (odd.get(what) ?? 0) + 1);
  const tally: Tally = {
    tried: 0,
    unanswered: 0,
    serverErrors: 0,
    notJson: 0,
    statuses,
    odd,
    count(answer, { where = '', bySlack = false } = {}) {
      tally.tried += 1;
      if (answer === undefined) {
        tally.unanswered += 1;
        return;
      }
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status >= 500) {
        tally.serverErrors += 1;
        remember(`5xx: ${answer.status} on ${where}`);
      }
      if (isJson(answer) || (bySlack && answer.body === '')) return;
      tally.notJson += 1;
      remember(`not JSON: ${where} ${answer.status} ${answer.type} of ${answer.body.length} characters`);
    },
  };
  return tally;
}

/** A refusal is always JSON; Slack's acknowledgements have no body, or the one that Slack asks for. */
function isJson({ status, body, type }: Answer): boolean {
  if (status < 400 && body === '') return true;
  if (status >= 400 && !type.startsWith('application/')) return false;
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  agent?: Agent;
  timeoutMs?: number;
}

const ANSWER_MS = 120_000;

/** One request and its answer; undefined where the connection ended or the time was over. */
export function send(
  url: string,
  { method = 'POST', headers, body, agent, timeoutMs }: Sent,
): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const outgoing = request(url, { method, ...(headers && { headers }), ...(agent && { agent }) }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      const type = response.headers['content-type'] ?? '';
      response.on('end', () => resolve({ status: response.statusCode ?? 0, type, body: text }));
      response.on('error', () => resolve(undefined));
    });
    outgoing.setTimeout(timeoutMs ?? ANSWER_MS, () => outgoing.destroy());
    outgoing.on('error', () => resolve(undefined));
    outgoing.on('close', () => resolve(undefined));
    outgoing.end(body);
  });
}

/** The answer in what came over a socket; undefined where there is none. */
export function readAnswer(bytes: string): Answer | undefined {
  const head = /^HTTP\/1\.1 (\d{3})[^\r]*\r\n([\s\S]*?)\r\n\r\n/.exec(bytes);
  if (head === null) return undefined;
  const [whole, status, fields = ''] = head;
  const type = /^content-type: *([^\r\n]*)/im.exec(fields)?.[1] ?? '';
  return { status: Number(status), type, body: bytes.slice(whole.length) };
}
