import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler, Response } from 'express';
import { readRawBody } from '../../platform/http/bodies/raw-body.ts';
import { Problem } from '../../platform/problem.ts';

interface Signed {
  timestamp: string;
  signature: string;
  /** As it arrived. */
  body: Uint8Array;
}

/** Of the secrets that are in use while one is rotated, the one a request is signed with; undefined for none of them. */
function chooseSecret(secrets: readonly string[], { timestamp, signature, body }: Signed): string | undefined {
  const given = Buffer.from(signature);
  return secrets.find((secret) => {
    const digest = createHmac('sha256', secret).update(`v0:${timestamp}:`).update(body).digest('hex');
    const expected = Buffer.from(`v0=${digest}`);
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}

interface Deps {
  /** The framework's own, by secret, at least one: each takes the body it is given, proves it once more and answers. */
  routers: ReadonlyMap<string, RequestHandler>;
  /** Of a body. */
  maxBytes: number;
  path: string;
  onRoute(res: Response, route: string): void;
  now(): Date;
}

/** As much as a request may be old, or ahead. */
const MAX_AGE_S = 300;
const FORM = 'application/x-www-form-urlencoded';

/**
 * `POST /slack/events`: events, buttons, forms and commands. Has to stand before anything that reads bodies. The
 * framework would read each body before it looks at anything, and takes a time of the future for as long as anybody
 * cares to repeat it.
 */
export function createEventsRoute({ routers, maxBytes, path, onRoute, now }: Deps): RequestHandler {
  const secrets = [...routers.keys()];
  return async (req, res, next) => {
    onRoute(res, path);
    const refuse = (headers: IncomingHttpHeaders) => refuseUnsigned(headers, now());
    const rawBody = await readRawBody(req, { maxBytes, tooLarge: 'payload_too_large', refuse });
    const signature = req.get('x-slack-signature') ?? '';
    const timestamp = req.get('x-slack-request-timestamp') ?? '';
    const secret = chooseSecret(secrets, { timestamp, signature, body: rawBody });
    const router = secret === undefined ? undefined : routers.get(secret);
    if (router === undefined) throw new Problem('invalid_signature');
    // Where the framework finds a body that was read before it.
    Object.assign(req, { rawBody });
    // A proxy may name a charset, with which the framework would take the form for JSON.
    if (req.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() === FORM) req.headers['content-type'] = FORM;
    return router(req, res, next);
  };
}

/** What can be said before any of the body is read. */
function refuseUnsigned(headers: IncomingHttpHeaders, now: Date): Problem | undefined {
  const { 'x-slack-signature': signature, 'x-slack-request-timestamp': timestamp } = headers;
  const isSigned = typeof signature === 'string' && typeof timestamp === 'string' && /^\d{1,12}$/.test(timestamp);
  if (!isSigned || Math.abs(now.getTime() / 1_000 - Number(timestamp)) > MAX_AGE_S)
    return new Problem('invalid_signature');
  return headers['content-length'] === undefined ? new Problem('length_required') : undefined;
}
