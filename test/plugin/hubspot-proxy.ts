import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HubSpotFetchOptions } from '@hubspot/ui-extensions';

/** Whom HubSpot vouches for. */
export interface Caller {
  portalId: string;
  userId: string;
  userEmail: string;
  appId: string;
}

export const amy: Caller = { portalId: '33', userId: '7', userEmail: 'amy@firm.example', appId: '1160452' };

export interface ProxiedRequest {
  method: string;
  url: URL;
  headers: Record<string, string>;
  /** As it goes over the wire; empty where there is none. */
  body: string;
}

interface ProxyOptions {
  /** `permittedUrls.fetch` of the app. */
  permitted: readonly string[];
  secret: string;
  caller?: Caller;
  /** The bridge, or what stands for it. */
  upstream(request: ProxiedRequest): Promise<Response>;
  now?(): number;
}

const LARGEST = 1024 * 1024;
const LONGEST_MS = 15_000;

/** HubSpot decodes these and no others before it signs. */
const DECODED: Record<string, string> = {
  '%3A': ':',
  '%2F': '/',
  '%3F': '?',
  '%40': '@',
  '%21': '!',
  '%24': '$',
  '%27': "'",
  '%28': '(',
  '%29': ')',
  '%2A': '*',
  '%2C': ',',
  '%3B': ';',
};

const problem = (status: number, message: string) =>
  new Response(JSON.stringify({ status: 'error', message }), { status });

/**
 * `hubspot.fetch` as HubSpot documents it: https and permitted addresses only, bodies are objects, the caller is added
 * to the query, v3 signature, 1 MB each way, 15 s, and one more try where the bridge failed.
 */
export function createHubSpotProxy(options: ProxyOptions) {
  const { permitted, secret, caller = amy, upstream, now = Date.now } = options;
  const sent: ProxiedRequest[] = [];

  function prepare(address: string | URL, { method = 'GET', body, headers }: HubSpotFetchOptions): ProxiedRequest {
    const url = new URL(address);
    if (url.protocol !== 'https:') throw new TypeError('hubspot.fetch needs an https address');
    if (url.hostname === 'localhost') throw new TypeError('hubspot.fetch does not reach localhost');
    if (headers !== undefined) throw new TypeError('Whether other headers arrive is not known');
    if (!permitted.some((start) => url.href.startsWith(start))) throw new TypeError(`${url.href} is not permitted`);
    if (body !== undefined && (method === 'GET' || Array.isArray(body))) throw new TypeError('No body of this kind');
    for (const [name, value] of Object.entries(caller)) url.searchParams.append(name, value);
    const text = body === undefined ? '' : JSON.stringify(body);
    return { method, url, body: text, headers: { ...(text !== '' && { 'content-type': 'application/json' }) } };
  }

  function sign(request: ProxiedRequest): ProxiedRequest {
    const timestamp = String(now());
    const uri = request.url.href.replace(/%[0-9A-F]{2}/gi, (code) => DECODED[code.toUpperCase()] ?? code);
    const signed = request.method + uri + request.body + timestamp;
    const signature = createHmac('sha256', secret).update(signed).digest('base64');
    const headers = { 'x-hubspot-signature-v3': signature, 'x-hubspot-request-timestamp': timestamp };
    return { ...request, headers: { ...request.headers, ...headers } };
  }

  async function tryOnce(request: ProxiedRequest, timeout: number): Promise<Response> {
    const signed = sign(request);
    sent.push(signed);
    const late = new AbortController();
    try {
      const stop = sleep(timeout, problem(504, 'The upstream took too long'), { signal: late.signal });
      return await Promise.race([upstream(signed), stop]);
    } catch {
      return problem(502, 'The upstream could not be reached');
    } finally {
      late.abort();
    }
  }

  async function fetch(address: string | URL, asked: HubSpotFetchOptions = {}): Promise<Response> {
    const request = prepare(address, asked);
    if (Buffer.byteLength(request.body) > LARGEST) return problem(413, 'The body is larger than 1 MB');
    const timeout = Math.min(asked.timeout ?? LONGEST_MS, LONGEST_MS);
    const first = await tryOnce(request, timeout);
    const reply = first.status >= 500 ? await tryOnce(request, timeout) : first;
    const text = await reply.text();
    if (Buffer.byteLength(text) > LARGEST) return problem(502, 'The answer is larger than 1 MB');
    return new Response(text, { status: reply.status, headers: { 'content-type': 'application/json' } });
  }

  return { fetch, sent };
}
