import type { HubSpotSimulator } from './hubspot-simulator.ts';

/** The keys tests look at, of all the shapes a reply may have. */
export interface AnswerBody {
  status: string;
  message: string;
  category?: string;
  correlationId: string;
  policyName?: string;
  errors: { message: string; code: string; category: string; context: Record<string, string[]> }[];
  numErrors: number;
  results: { id: string; name: string; properties: Record<string, string | null>; [key: string]: unknown }[];
  total: number;
  paging?: { next: { after: string } };
  id: string;
  properties: Record<string, string | null>;
  [key: string]: unknown;
}

/** One reply, read whole. */
export interface Answer {
  status: number;
  headers: Headers;

  body: AnswerBody;
}

export interface Caller {
  (method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  readonly token: string;
}

/** A plain client of the simulator, by fetch. `{v}` in a path becomes the newest version. */
export function callerOf(simulator: HubSpotSimulator, token: string): Caller {
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(simulator.url + path.replace('{v}', '2026-09'), {
      method,
      headers: {
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      redirect: 'manual',
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson && text !== '' ? JSON.parse(text) : text) as AnswerBody,
    };
  };
  return Object.assign(call, { token });
}

/** A call to the token endpoints. */
export async function postForm(
  simulator: HubSpotSimulator,
  path: string,
  form: Record<string, string>,
): Promise<Answer> {
  const response = await fetch(`${simulator.url}/oauth/2026-09/${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as AnswerBody };
}

export const faultCodes = (simulator: HubSpotSimulator): string[] => simulator.faults.map((fault) => fault.code);
