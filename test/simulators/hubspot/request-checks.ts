import type { IncomingMessage } from 'node:http';
import { ApiError, unauthenticated, unsupportedMedia } from './api-error.ts';
import type { ReportFault } from './fault-log.ts';
import { unescapePart } from './route.ts';

const nonsense = /^(undefined|null|NaN|\[object Object\])$/;

/** What a client built wrongly into its URL. HubSpot would answer something anyway. */
export function checkUrl(target: string, path: string, query: URLSearchParams, report: ReportFault): void {
  if (target.split('?').length > 2) report('malformed_url', `two question marks: ${target}`);
  if (path.includes('//')) report('malformed_url', `an empty part: ${path}`);
  for (const part of path.split('/')) {
    if (nonsense.test(unescapePart(part))) report('undefined_value', `the path holds ${part}`);
  }
  for (const [name, value] of query) {
    if (value.split(',').some((item) => nonsense.test(item))) report('undefined_value', `${name}=${value}`);
    if (/^(hapikey|access_token|refresh_token|client_secret)$/.test(name)) report('token_in_url', name);
  }
}

const countOf = (request: IncomingMessage, name: string) =>
  request.rawHeaders.filter((header, at) => at % 2 === 0 && header.toLowerCase() === name).length;

/** The token of the one Authorization header; throws the 401. */
export function readBearer(request: IncomingMessage, report: ReportFault): string {
  const header = request.headers.authorization ?? '';
  if (header.includes(',') || countOf(request, 'authorization') > 1) {
    report('authorization_header', 'two values of Authorization');
    throw unauthenticated();
  }
  const token = /^Bearer (\S+)$/.exec(header)?.[1];
  if (token !== undefined) return token;
  report('authorization_header', header === '' ? 'no Authorization' : 'Authorization is no bearer token');
  throw unauthenticated();
}

/** Checks the one content type a call may have; throws the 415. */
export function checkContentType(request: IncomingMessage, expected: string, report: ReportFault): void {
  const given = request.headers['content-type'] ?? '';
  const [type, ...parameters] = given.toLowerCase().split(';');
  const plain = parameters.every((parameter) => /^\s*charset=utf-8\s*$/.test(parameter));
  if (type?.trim() === expected && plain && countOf(request, 'content-type') === 1) return;
  report('content_type', `"${given}" instead of ${expected}`);
  throw unsupportedMedia();
}

/** A call that has no body must not bring one. */
export function checkNoBody(text: string, method: string, report: ReportFault): void {
  if (text !== '' && method !== 'DELETE') report('body_not_allowed', `${method} with a body`);
}

export function parseJson(text: string, report: ReportFault): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    report('not_json', text.slice(0, 80));
    throw new ApiError(400, {
      status: 'error',
      message: 'Invalid input JSON on line 1, column 1',
      category: 'VALIDATION_ERROR',
    });
  }
}
