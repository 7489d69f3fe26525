import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Problem } from '../../problem.ts';

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
