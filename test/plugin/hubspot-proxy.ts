import { setTimeout as sleep } from 'node:timers/promises';
import type { HubSpotFetchOptions } from '@hubspot/ui-extensions';

/** Whom HubSpot vouches for. */
const caller = { portalId: '33', userId: '7', userEmail: 'amy@firm.example', appId: '1160452' };

export interface ProxiedRequest {
  method: string;
  url: URL;
  /** As it goes over the wire; empty where there is none. */
  body: string;
}

interface ProxyOptions {
  /** `permittedUrls.fetch` of the app. */
  permitted: readonly string[];
  /** What stands for the bridge. */
  upstream(request: ProxiedRequest): Promise<Response>;
}

const LARGEST = 1024 * 1024;
const LONGEST_MS = 15_000;

const problem = (status: number, message: string) =>
  new Response(JSON.stringify({ status: 'error', message }), { status });

/**
 * `hubspot.fetch` without a network, for one state of one surface: https and permitted addresses only, bodies are
 * objects, the caller is added to the query, 1 MB each way, 15 s, and one more try where the bridge failed. The proxy
 * that signs and speaks to a real bridge is in `test/simulators/hubspot/app-proxy.ts`.
 */
export function createHubSpotProxy({ permitted, upstream }: ProxyOptions) {
  const sent: ProxiedRequest[] = [];

  function prepare(address: string | URL, { method = 'GET', body, headers }: HubSpotFetchOptions): ProxiedRequest {
    const url = new URL(address);
    if (url.protocol !== 'https:') throw new TypeError('hubspot.fetch needs an https address');
    if (headers !== undefined) throw new TypeError('Whether other headers arrive is not known');
    if (!permitted.some((start) => url.href.startsWith(start))) throw new TypeError(`${url.href} is not permitted`);
    if (body !== undefined && (method === 'GET' || Array.isArray(body))) throw new TypeError('No body of this kind');
    for (const [name, value] of Object.entries(caller)) url.searchParams.append(name, value);
    return { method, url, body: body === undefined ? '' : JSON.stringify(body) };
  }

  async function tryOnce(request: ProxiedRequest, timeout: number): Promise<Response> {
    sent.push(request);
    const late = new AbortController();
    try {
      const stop = sleep(timeout, problem(504, 'The upstream took too long'), { signal: late.signal });
      return await Promise.race([upstream(request), stop]);
    } catch {
      return problem(502, 'The upstream could not be reached');
    } finally {
      late.abort();
    }
  }

  async function fetch(address: string | URL, init: HubSpotFetchOptions = {}): Promise<Response> {
    const request = prepare(address, init);
    if (Buffer.byteLength(request.body) > LARGEST) return problem(413, 'The body is larger than 1 MB');
    const timeout = Math.min(init.timeout ?? LONGEST_MS, LONGEST_MS);
    const first = await tryOnce(request, timeout);
    const reply = first.status >= 500 ? await tryOnce(request, timeout) : first;
    const text = await reply.text();
    if (Buffer.byteLength(text) > LARGEST) return problem(502, 'The answer is larger than 1 MB');
    return new Response(text, { status: reply.status, headers: { 'content-type': 'application/json' } });
  }

  return { fetch, sent };
}
