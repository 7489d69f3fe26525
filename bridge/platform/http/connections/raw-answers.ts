import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { type ProblemCode, problems } from '../../../../shared/problems/problems.ts';
import { errorHeaders } from '../../problem.ts';

/** Node's parser errors, as rows of the problem table. */
const codes: Record<string, ProblemCode> = {
  HPE_HEADER_OVERFLOW: 'header_fields_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

const reasons: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/**
 * Answers requests that failed in the parser or never completed: no handler runs, so the answer is written to the raw
 * socket, and the connection cannot be reused.
 */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): ProblemCode | undefined {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return undefined;
  }
  const code = codes[error.code ?? ''] ?? 'malformed_request';
  const { status, error: text } = problems[code];
  const body = JSON.stringify({ error: text });
  socket.end(
    [
      `HTTP/1.1 ${status} ${reasons[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${randomUUID()}`,
      ...Object.entries(errorHeaders(code)).map(([name, value]) => `${name}: ${value}`),
      'X-Content-Type-Options: nosniff',
      'Cache-Control: no-store',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  return code;
}
