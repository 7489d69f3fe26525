import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Request } from 'express';
import { sql } from 'kysely';
import { readRawBody } from '../../platform/http/exchange.ts';
import { Problem } from '../../platform/problem.ts';
import type { Db } from '../../platform/store/schema.ts';
import { isStoreOutage } from '../../platform/store/store-outage.ts';

/** Older deliveries may be replays; newer ones mean a wrong clock, here or there. */
const MAX_AGE_MS = 300_000;

/** What HubSpot decodes in the URL before signing, and nothing else: `%20`, `%26`, `%3D` and `%25` stay. */
const signedDecoded = /%(?:3A|2F|3F|40|21|24|27|28|29|2A|2C|3B)/gi;

export interface SignedRequest {
  method: string;
  /** The public URL that was called, with its query: from configuration and request line, never from headers. */
  url: string;
  /** The raw bytes. */
  body: Uint8Array;
  /** `X-HubSpot-Signature-v3` */
  signature: string | undefined;
  /** `X-HubSpot-Request-Timestamp`: epoch milliseconds as digits. */
  timestamp: string | undefined;
}

/**
 * Which of the secrets (as they are set, see `ClientSecret`) signed this request (signature v3) within five minutes of
 * `now`, epoch milliseconds.
 */
export function verifySignature(request: SignedRequest, secrets: readonly string[], now: number): string | undefined {
  const { method, url, body, signature, timestamp } = request;
  if (signature === undefined || timestamp === undefined || !isFresh(timestamp, now)) return undefined;
  const head = method + url.replace(signedDecoded, decodeURIComponent);
  const given = Buffer.from(signature);
  return secrets.find((text) => {
    const { secret } = readClientSecret(text);
    const expected = createHmac('sha256', secret).update(head).update(body).update(timestamp).digest('base64');
    return given.length === expected.length && timingSafeEqual(given, Buffer.from(expected));
  });
}

/** Whether a timestamp of HubSpot's lies within five minutes of `now`, epoch milliseconds. */
function isFresh(timestamp: string, now: number): boolean {
  return /^\d{1,16}$/.test(timestamp) && Math.abs(now - Number(timestamp)) <= MAX_AGE_MS;
}

/** The parts of a request to the public origin (without a trailing slash) that HubSpot has signed (v3). */
export function signedRequest(
  req: Request,
  { publicUrl, body }: { publicUrl: string; body: Uint8Array },
): SignedRequest {
  return {
    method: req.method,
    url: publicUrl + req.originalUrl,
    body,
    signature: req.get('x-hubspot-signature-v3'),
    timestamp: req.get('x-hubspot-request-timestamp'),
  };
}

/**
 * Checks on a signed request (v3) before its body is read: unsigned requests must cost no more than a look at the
 * headers. `now` in epoch milliseconds.
 */
export function refuseUnsigned(headers: IncomingHttpHeaders, now: number): Problem | undefined {
  const { 'x-hubspot-signature-v3': signature, 'x-hubspot-request-timestamp': timestamp } = headers;
  if (typeof signature !== 'string' || typeof timestamp !== 'string' || !isFresh(timestamp, now))
    return new Problem('invalid_signature');
  return refuseWithoutLength(headers);
}

/** HubSpot always sends the length of a body. */
export function refuseWithoutLength(headers: IncomingHttpHeaders): Problem | undefined {
  return headers['content-length'] === undefined ? new Problem('length_required') : undefined;
}

/** A portal that a signed request is about, and the app it claims to come from. */
interface AppClaim {
  portalId: string;
  appId?: string | undefined;
}

/** Whether the signing app may send requests for these portals. `secret` is the configured one that signed. */
export type VerifyAppClaims = (secret: string, claims: readonly AppClaim[]) => Promise<boolean>;

/**
 * A secret is valid for its own app only: otherwise the secret of one app would open the portals of another.
 * - named (`<app id>:<secret>`): valid for portals of that app; for a portal of unknown app, only if no other app is
 *   named
 * - not named: valid while every connected portal is of one app, as during the rotation of one secret
 */
export function createAppBinding(deps: { db: Db; clientSecrets: readonly string[] }): VerifyAppClaims {
  const apps = namedApps(deps.clientSecrets);
  return async (secret, claims) => {
    const { appId: named } = readClientSecret(secret);
    if (named !== null && claims.some(({ appId = named }) => appId !== named)) return false;
    return (await countForeignPortals(deps.db, claims, named, apps.size > 1)) === 0;
  };
}

/** How many of the portals belong to another app than the signing one. */
async function countForeignPortals(
  db: Db,
  claims: readonly AppClaim[],
  named: string | null,
  several: boolean,
): Promise<number> {
  const portals = [...new Map(claims.map((claim) => [`${claim.portalId} ${claim.appId}`, claim])).values()];
  const isStrange =
    named === null
      ? sql`h.app_id <> given.app_id
          or exists (select from hubspot_connections o where o.app_id <>
            coalesce(given.app_id, h.app_id, (select min(app_id) from hubspot_connections)))`
      : sql`coalesce(h.app_id <> ${named}::bigint, ${several})`;
  const { rows } = await sql<{ strangers: number }>`
    select count(*)::integer as strangers
    from unnest(${portals.map(({ portalId }) => portalId)}::bigint[],
      ${portals.map(({ appId }) => appId ?? null)}::bigint[]) as given (portal_id, app_id)
    join hubspot_connections h using (portal_id) where ${isStrange}`.execute(db);
  return rows[0]?.strangers ?? 0;
}

/** A client secret of a HubSpot app, with the app id if the setting has it: `<app id>:<secret>`. */
interface ClientSecret {
  appId: string | null;
  secret: string;
}

export function readClientSecret(text: string): ClientSecret {
  const [, appId = null, secret = ''] = /^(?:(\d{1,19}):)?(.*)$/s.exec(text) ?? [];
  return { appId, secret };
}

/** App ids named in the secrets. */
export function namedApps(clientSecrets: readonly string[]): Set<string> {
  return new Set(clientSecrets.flatMap((text) => readClientSecret(text).appId ?? []));
}

/**
 * Waits as long as HubSpot does; work still running then continues, and HubSpot's next attempt finds it done.
 * @throws {Problem} `unavailable` when it takes too long or the store is down
 */
export async function withDeadline<T>(withinMs: number, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Problem('unavailable', unavailable)), withinMs);
  try {
    return await Promise.race([work, late]);
  } catch (cause) {
    if (cause instanceof Problem || !isStoreOutage(cause)) throw cause;
    throw new Problem('unavailable', { ...unavailable, cause });
  } finally {
    clearTimeout(timer);
  }
}

const unavailable = { headers: { 'Retry-After': '5' } };

/** Counts a refused request. */
export type OnRefused = (reason: 'signature' | 'shape' | 'app') => void;

interface SignedBody extends Omit<Parameters<typeof readRawBody>[1], 'refuse'> {
  /** What is wrong with the headers. */
  refuse?: (headers: IncomingHttpHeaders, now: number) => Problem | undefined;
  now(): number;
  onRefused: OnRefused;
}

/** The raw body of a signed request; without a signature, none of it is read. */
export function readSignedBody(req: Request, options: SignedBody): Promise<Buffer> {
  const { refuse = refuseUnsigned, now, onRefused, ...limit } = options;
  return readRawBody(req, {
    ...limit,
    refuse(headers) {
      const problem = refuse(headers, now());
      if (problem?.code === 'invalid_signature') onRefused('signature');
      return problem;
    },
  });
}

interface Proof {
  secrets: readonly string[];
  publicUrl: string;
  body: Uint8Array;
  now: number;
  onRefused: OnRefused;
}

/** The secret that signed a request, see `verifySignature`. @throws {Problem} `invalid_signature` */
export function signerOf(req: Request, { secrets, publicUrl, body, now, onRefused }: Proof): string {
  return verifySignature(signedRequest(req, { publicUrl, body }), secrets, now) ?? refuseAs('signature', onRefused);
}

/** Counts and refuses a request that its app may not send. @throws {Problem} `invalid_signature` */
export function refuseAs(reason: 'signature' | 'app', onRefused: OnRefused): never {
  onRefused(reason);
  throw new Problem('invalid_signature');
}
