import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Problem } from './problem.ts';

interface Expected {
  maxBytes: number;
  tooLarge: 'events_too_large' | 'payload_too_large' | 'card_body_too_large';
  /** What is wrong with a body by its headers, asked when its size may pass and before any of it is read. */
  refuse?(headers: IncomingHttpHeaders): Problem | undefined;
}

/**
 * The bytes of a body as they arrived, without a stream pipeline or middleware.
 * @throws {Problem} the given ones, `tooLarge` as soon as the size is known to be; `malformed_request` when the sender
 * goes away
 */
export function readRawBody(req: IncomingMessage, { maxBytes, tooLarge, refuse }: Expected): Promise<Buffer> {
  if (Number(req.headers['content-length']) > maxBytes) return Promise.reject(new Problem(tooLarge));
  const refusal = refuse?.(req.headers);
  if (refusal !== undefined) return Promise.reject(refusal);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const stop = () => {
      req.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone);
    };
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= maxBytes) return;
      stop();
      reject(new Problem(tooLarge));
    };
    const onEnd = () => {
      stop();
      resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));
    };
    const onGone = (cause?: unknown) => {
      stop();
      reject(new Problem('malformed_request', { cause }));
    };
    if (req.destroyed) return onGone();
    req.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone);
  });
}
