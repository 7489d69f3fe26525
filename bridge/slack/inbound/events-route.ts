import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler, Response } from 'express';
import { readRawBody } from '../../platform/http/bodies/raw-body.ts';
import { Problem } from '../../platform/problem.ts';

interface Signed {
  timestamp: string;
  signature: string;
  /** The raw bytes. */
  body: Uint8Array;
}

/** The secret that a request was signed with, of those in use while one is rotated; undefined for none of them. */
function chooseSecret(secrets: readonly string[], { timestamp, signature, body }: Signed): string | undefined {
  const given = Buffer.from(signature);
  return secrets.find((secret) => {
    const digest = createHmac('sha256', secret).update(`v0:${timestamp}:`).update(body).digest('hex');
    const expected = Buffer.from(`v0=${digest}`);
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}

interface Deps {
  /** The framework's own, by secret, at least one: each takes the given body, verifies it once more and answers. */
  routers: ReadonlyMap<string, RequestHandler>;
  /** Size limit of a body. */
  maxBytes: number;
  path: string;
  onRoute(res: Response, route: string): void;
  now(): Date;
}

/** Maximum age of a request, or lead of its clock. */
const MAX_AGE_S = 300;
const FORM = 'application/x-www-form-urlencoded';

/**
 * `POST /slack/events`: events, buttons, forms and commands. Must come before anything that reads bodies. The framework
 * would read each body before checking anything, and accepts a future timestamp for as long as somebody repeats it.
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
    // Where the framework looks for a body that was already read.
    Object.assign(req, { rawBody });
    // A proxy may add a charset, with which the framework would take the form for JSON.
    if (req.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() === FORM) req.headers['content-type'] = FORM;
    return router(req, res, next);
  };
}

/** Checks before any of the body is read. */
function refuseUnsigned(headers: IncomingHttpHeaders, now: Date): Problem | undefined {
  const { 'x-slack-signature': signature, 'x-slack-request-timestamp': timestamp } = headers;
  const isSigned = typeof signature === 'string' && typeof timestamp === 'string' && /^\d{1,12}$/.test(timestamp);
  if (!isSigned || Math.abs(now.getTime() / 1_000 - Number(timestamp)) > MAX_AGE_S)
    return new Problem('invalid_signature');
  return headers['content-length'] === undefined ? new Problem('length_required') : undefined;
}
