import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { readRawBody } from '../platform/http/bodies/raw-body.ts';
import type { Problem } from '../platform/problem.ts';
import { isJsonContentType } from './json-content-type.ts';
import { wrongBody } from './wrong-body.ts';

const expected = { maxBytes: 256 * 1024, tooLarge: 'payload_too_large', refuse: refuseUnlessJson } as const;

/**
 * The bytes of a JSON body.
 * @throws {Problem} `invalid_record` for the wrong type, `payload_too_large` as soon as the size is known to be,
 * `malformed_request` when the sender goes away
 */
export const readBody = (req: IncomingMessage): Promise<Buffer> => readRawBody(req, expected);

function refuseUnlessJson(headers: IncomingHttpHeaders): Problem | undefined {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = headers;
  if (!isJsonContentType(type)) return wrongBody('content_type', 'Content-Type must be application/json');
  if (encoding.toLowerCase() === 'identity') return undefined;
  return wrongBody('content_encoding', 'The body must not be compressed');
}
