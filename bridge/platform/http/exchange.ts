import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Request, Response } from 'express';
import type { RequestLine } from '../log/log.ts';
import { Problem } from '../problem.ts';

const UNMATCHED = 'unmatched';
const inboundId = /^[\w.:-]{1,128}$/;

/** Gives every request its id and the common headers, and reports it once when it is over. */
export function observeRequests(onFinished: (request: RequestLine) => void): (req: Request, res: Response) => void {
  return (req, res) => {
    const exchange = exchangeOf(res);
    const inbound = req.headers['x-request-id'];
    const requestId = typeof inbound === 'string' && inboundId.test(inbound) ? inbound : randomUUID();
    exchange.requestId = requestId;
    exchange.route = UNMATCHED;
    exchange.accountId = undefined;
    exchange.portalId = undefined;
    exchange.namesProblem = false;
    exchange.startedAt = performance.now();
    res.setHeader('X-Request-Id', requestId);
    res.setHeader('X-Content-Type-Options', 'nosniff');
    res.setHeader('Cache-Control', 'no-store');
    res.once('close', () => {
      onFinished({
        method: req.method,
        route: exchange.route,
        status: res.statusCode,
        ms: Math.round((performance.now() - exchange.startedAt) * 100) / 100,
        requestId,
        accountId: exchange.accountId,
        portalId: exchange.portalId,
        aborted: !res.writableFinished,
      });
    });
  };
}

/** What is known about a request while it is handled, for the access log and the metrics. */
interface Exchange {
  requestId: string;
  /** The route pattern, never the path: a path may hold anything. */
  route: string;
  accountId: string | undefined;
  /** Set for requests of the app in HubSpot. */
  portalId: string | undefined;
  /** Whether a refusal names its problem code: our pages read it, the bodies of v1 are fixed. */
  namesProblem: boolean;
  startedAt: number;
}

/** Express creates `locals` for every response anyway. */
export function exchangeOf(res: Response): Exchange {
  return res.locals as Exchange;
}

/**
 * Sends JSON text; without the ETag and content negotiation of `res.json`, which no client of this API uses. The answer
 * is sent at the end of this turn of the event loop.
 */
export function sendJson(res: ServerResponse, status: number, json: string | Buffer): void {
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  const bytes = Buffer.byteLength(json);
  res.setHeader('Content-Length', bytes);
  // Pure ASCII has the same bytes in both, and latin1 is written without re-encoding.
  const encoding = json.length === bytes ? 'latin1' : 'utf8';
  // Requests of one turn are answered together: each separate write may have to wake a sleeping reader, which costs
  // more than the answer.
  setImmediate(() => res.end(json, encoding));
}

interface Expected {
  maxBytes: number;
  tooLarge: 'events_too_large' | 'payload_too_large' | 'card_body_too_large';
  /** Checks a body by its headers, once its size is acceptable and before any of it is read. */
  refuse?(headers: IncomingHttpHeaders): Problem | undefined;
}

const UNFINISHED_MAX_BYTES = 32 * 1024 * 1024;
const FIRST_BYTES = 16 * 1024;

/** One for the process: all routes share its memory. */
const everyBody = createUnfinishedBodies(UNFINISHED_MAX_BYTES);

/**
 * The raw bytes of a body, without a stream pipeline or middleware. They are copied into one buffer: a one-byte chunk
 * would otherwise keep some 300 bytes of memory.
 * @throws {Problem} the given ones, `tooLarge` as soon as the size is known; `malformed_request` when the client
 * disconnects; `unavailable` when its memory is needed for others
 */
export function readRawBody(
  req: IncomingMessage,
  { maxBytes, tooLarge, refuse }: Expected,
  unfinished: UnfinishedBodies = everyBody,
): Promise<Buffer> {
  const declared = declaredLength(req.headers);
  if (declared !== undefined && declared > maxBytes) return Promise.reject(new Problem(tooLarge));
  const refusal = refuse?.(req.headers);
  if (refusal !== undefined) return Promise.reject(refusal);
  return new Promise((resolve, reject) => {
    const body = createGrowingBody(declared ?? maxBytes);
    const entry: UnfinishedBody = {
      bytes: 0,
      giveUp: () => fail(new Problem('unavailable', { headers: { 'Retry-After': '5', Connection: 'close' } })),
    };
    const stop = () => {
      unfinished.remove(entry);
      req.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone);
    };
    const fail = (problem: Problem) => {
      stop();
      reject(problem);
    };
    const onData = (chunk: Buffer) => {
      if (body.size() + chunk.length > maxBytes) return fail(new Problem(tooLarge));
      body.append(chunk);
      if (body.capacity() > entry.bytes) unfinished.resize(entry, body.capacity());
    };
    const onEnd = () => {
      stop();
      resolve(body.bytes());
    };
    const onGone = (cause?: unknown) => fail(new Problem('malformed_request', { cause }));
    if (req.destroyed) return onGone();
    unfinished.add(entry);
    req.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone);
  });
}

/** Undefined when the client does not send it. */
function declaredLength({ 'content-length': text }: IncomingHttpHeaders): number | undefined {
  return text === undefined ? undefined : Number(text);
}

/** A single chunk is used as it is; otherwise chunks are copied into a buffer that doubles, up to the limit. */
function createGrowingBody(most: number) {
  let buffer: Buffer = Buffer.alloc(0);
  let size = 0;
  return {
    size: () => size,
    capacity: () => buffer.length,
    append(chunk: Buffer) {
      const needed = size + chunk.length;
      if (size === 0 && needed === most) buffer = chunk;
      else {
        if (needed > buffer.length) buffer = grown(buffer.subarray(0, size), Math.max(needed, FIRST_BYTES));
        chunk.copy(buffer, size);
      }
      size = needed;
    },
    bytes: () => (size === buffer.length ? buffer : buffer.subarray(0, size)),
  };

  function grown(old: Buffer, least: number): Buffer {
    const larger = Buffer.allocUnsafeSlow(Math.max(least, Math.min(2 * old.length, most)));
    old.copy(larger);
    return larger;
  }
}

/** A body that has not arrived completely. */
interface UnfinishedBody {
  /** Memory it occupies. */
  bytes: number;
  /** Frees its memory; the request is refused. */
  giveUp(): void;
}

interface UnfinishedBodies {
  add(body: UnfinishedBody): void;
  /** The body now needs this much; the oldest ones, itself included, make room when there is too little. */
  resize(body: UnfinishedBody, bytes: number): void;
  remove(body: UnfinishedBody): void;
}

/**
 * Bounds the memory of all unfinished bodies together. An honest client finishes in moments, so the oldest body is the
 * one most likely to be held open on purpose.
 */
function createUnfinishedBodies(maxBytes: number): UnfinishedBodies {
  // A set keeps the order in which they began.
  const bodies = new Set<UnfinishedBody>();
  let totalBytes = 0;
  const remove = (body: UnfinishedBody) => {
    if (bodies.delete(body)) totalBytes -= body.bytes;
  };
  return {
    add(body) {
      bodies.add(body);
      totalBytes += body.bytes;
    },
    resize(body, bytes) {
      totalBytes += bytes - body.bytes;
      body.bytes = bytes;
      for (const oldest of bodies) {
        if (totalBytes <= maxBytes) return;
        remove(oldest);
        oldest.giveUp();
      }
    },
    remove,
  };
}

const TOKEN_CHARACTER = "[!#$%&'*+.^_`|~0-9a-z-]";
const TOKEN = `${TOKEN_CHARACTER}+`;
const QUOTED = '"(?:[\\t !#-\\[\\]-~\\x80-\\xff]|\\\\[\\t -~\\x80-\\xff])*"';
const PARAMETER = `(${TOKEN})[ \\t]*=[ \\t]*(${TOKEN}|${QUOTED})`;

// The grammar is unambiguous, so that a hostile header costs no more than its length.
const mediaType = new RegExp(`^application/json((?:[ \\t]*;(?:[ \\t]*${PARAMETER})?)*)[ \\t]*$`, 'i');
const parameters = new RegExp(`(?<!${TOKEN_CHARACTER})${PARAMETER}`, 'gi');

/** A `refuse` for bodies that are not JSON by their headers. A form of another site can send any other type unasked. */
export const refuseUnlessJson =
  (refuse: (code: string, message: string) => Problem) =>
  (headers: IncomingHttpHeaders): Problem | undefined => {
    const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = headers;
    if (!isJsonContentType(type)) return refuse('content_type', 'Content-Type must be application/json');
    if (encoding.toLowerCase() === 'identity') return undefined;
    return refuse('content_encoding', 'The body must not be compressed');
  };

/** `application/json` with any parameters of RFC 9110, spaces around "=" tolerated; a charset must be utf-8. */
export function isJsonContentType(value: string): boolean {
  const [, given] = mediaType.exec(value.trim()) ?? [];
  if (given === undefined) return false;
  return [...given.matchAll(parameters)]
    .filter(([, name]) => name?.toLowerCase() === 'charset')
    .every(([, , charset = '']) => unquoted(charset).toLowerCase() === 'utf-8');
}

const unquoted = (text: string) => (text.startsWith('"') ? text.slice(1, -1).replace(/\\(.)/g, '$1') : text);
