import type { IncomingMessage } from 'node:http';
import { Problem } from './problem.ts';

interface Limit {
  maxBytes: number;
  tooLarge: 'events_too_large';
}

/**
 * The bytes of a body as they arrived, for routes that check a signature over them.
 * @throws {Problem} the given one as soon as the size is known to be too large, `malformed_request` when the sender
 * goes away
 */
export function readRawBody(req: IncomingMessage, { maxBytes, tooLarge }: Limit): Promise<Buffer> {
  if (Number(req.headers['content-length']) > maxBytes) return Promise.reject(new Problem(tooLarge));
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
      resolve(Buffer.concat(chunks));
    };
    const onGone = (cause?: unknown) => {
      stop();
      reject(new Problem('malformed_request', { cause }));
    };
    if (req.destroyed) return onGone();
    req.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone);
  });
}
