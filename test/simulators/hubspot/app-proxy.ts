import { signedHeaders } from './webhook-signature.ts';

/** Who has the page open; HubSpot knows it from its own session. */
export interface PageUser {
  portalId: number;
  userId: number;
  userEmail?: string;
}

export interface PageRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** An object; HubSpot makes JSON of it. */
  body?: object;
  /** ms. */
  timeout?: number;
}

interface PointOptions {
  permitted?: readonly string[] | undefined;
  signedAs?: string;
}

export interface AppProxy {
  /**
   * Where the public origin of the product is really found, and which addresses the app's project permits. `signedAs` is
   * the origin that the product believes to be at, where it is another one.
   */
  point(publicOrigin: string, target: string, options?: PointOptions): void;
  targetOf(publicOrigin: string): string;
  /** What a page of the app asks for with `hubspot.fetch`; rejects where HubSpot's does. */
  fetch(user: PageUser, url: string, request?: PageRequest): Promise<Response>;
  /** Every request that went out to the product, repetitions included. */
  readonly sent: { url: string; method: string; status: number | null }[];
  /** The next so many answers get lost on their way back: the product has done the work, and HubSpot asks once more. */
  loseAnswers(count: number): void;
  /** What they were. */
  readonly lost: { status: number; body: string }[];
  /** One request as it would be signed, to be altered. */
  sign(user: PageUser, url: string, request?: PageRequest): { url: string; init: RequestInit };
}

interface Options {
  appId: number;
  clientSecret(): string;
  /** Ends a request after so many ms; by the clock, unless a test turns it. */
  endAfter?(ms: number): AbortSignal;
}

const LONGEST_MS = 15_000;
const MOST_BYTES = 1024 * 1024;
const AT_A_TIME = 20;

/** What HubSpot answers in the product's place. */
const own = (status: number, message: string) => Response.json({ status: 'error', message }, { status });

/** HubSpot's proxy for the pages of an app: permitted addresses, its own query, signature v3, limits, one repetition. */
export function createAppProxy({ appId, clientSecret, endAfter = AbortSignal.timeout }: Options): AppProxy {
  const targets = new Map<string, { target: string; signedAs: string }>();
  const permitted = new Map<string, readonly string[]>();
  const inFlight = new Map<number, number>();
  const sent: AppProxy['sent'] = [];
  const lost: AppProxy['lost'] = [];
  let losing = 0;

  const sign: AppProxy['sign'] = ({ portalId, userId, userEmail = 'amy@firm.example' }, url, request = {}) => {
    const added = new URLSearchParams({ userId: `${userId}`, portalId: `${portalId}`, userEmail, appId: `${appId}` });
    const uri = `${url}${url.includes('?') ? '&' : '?'}${added}`;
    const { method = 'GET' } = request;
    const body = request.body === undefined ? '' : JSON.stringify(request.body);
    const headers = signedHeaders({ clientSecret: clientSecret(), method, uri, body, timestamp: Date.now() });
    return { url: uri, init: { method, headers, ...(body !== '' && { body }), redirect: 'manual' } };
  };

  const send = async (user: PageUser, url: string, request: PageRequest): Promise<Response | null> => {
    const origin = [...targets.keys()].find((known) => url.startsWith(`${known}/`)) as string;
    const { target, signedAs } = targets.get(origin) as { target: string; signedAs: string };
    const signed = sign(user, url.replace(origin, signedAs), request);
    const { method = 'GET', timeout = LONGEST_MS } = request;
    const entry: AppProxy['sent'][number] = { url: signed.url, method, status: null };
    sent.push(entry);
    try {
      const signal = endAfter(Math.min(timeout, LONGEST_MS));
      const response = await fetch(signed.url.replace(signedAs, target), { ...signed.init, signal });
      const bytes = await response.arrayBuffer();
      entry.status = response.status;
      if (losing > 0 && response.status < 500) {
        losing -= 1;
        lost.push({ status: response.status, body: Buffer.from(bytes).toString() });
        return null;
      }
      if (bytes.byteLength > MOST_BYTES) return own(502, 'The response is larger than 1 MB');
      return new Response(bytes, { status: response.status, headers: response.headers });
    } catch (error) {
      if ((error as Error).name === 'TimeoutError') throw error;
      return null;
    }
  };

  const twice = async (user: PageUser, url: string, request: PageRequest): Promise<Response> => {
    const first = await send(user, url, request);
    if (first !== null && first.status < 500) return first;
    return (await send(user, url, request)) ?? own(502, 'The server could not be reached');
  };

  return {
    sent,
    lost,
    sign,
    loseAnswers(count) {
      losing = count;
    },
    point(publicOrigin, target, { permitted: addresses = [`${publicOrigin}/`], signedAs = publicOrigin } = {}) {
      targets.set(publicOrigin, { target, signedAs });
      permitted.set(publicOrigin, addresses);
    },
    targetOf: (publicOrigin) => targets.get(publicOrigin)?.target as string,
    async fetch(user, url, request = {}) {
      if (!url.startsWith('https://')) throw new TypeError('hubspot.fetch takes absolute https addresses');
      if (![...permitted.values()].flat().some((address) => url.startsWith(address)))
        return own(403, 'The URL is not permitted');
      if (Buffer.byteLength(JSON.stringify(request.body ?? '')) > MOST_BYTES) return own(413, 'The body is too large');
      const flying = inFlight.get(user.portalId) ?? 0;
      if (flying >= AT_A_TIME) return own(429, 'Too many requests at a time');
      inFlight.set(user.portalId, flying + 1);
      try {
        return await twice(user, url, request);
      } finally {
        inFlight.set(user.portalId, (inFlight.get(user.portalId) ?? 1) - 1);
      }
    },
  };
}
