import type { IncomingMessage } from 'node:http';
import { Problem } from '../problem.ts';
import { wrongBody } from './wrong-body.ts';

const BODY_MAX = 256 * 1024;
const jsonType = /^application\/json\s*(;\s*charset\s*=\s*("utf-8"|utf-8)\s*)?$/i;

/**
 * The bytes of a JSON body, read without a stream pipeline or middleware.
 * @throws {Problem} `invalid_record` for the wrong type, `payload_too_large` as soon as the size is known to be.
 */
export function readBody(req: IncomingMessage): Promise<Buffer> {
  const { 'content-type': type, 'content-encoding': encoding, 'content-length': length } = req.headers;
  if (Number(length) > BODY_MAX) return Promise.reject(new Problem('payload_too_large'));
  if (type === undefined || !jsonType.test(type.trim())) {
    return Promise.reject(wrongBody('content_type', 'Content-Type must be application/json'));
  }
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    return Promise.reject(wrongBody('content_encoding', 'The body must not be compressed'));
  }
  return collect(req);
}

function collect(req: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const stop = () => {
      req.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone);
    };
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= BODY_MAX) return;
      stop();
      reject(new Problem('payload_too_large'));
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
