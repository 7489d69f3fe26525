import type { IncomingMessage } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import type { ReportFault } from './call-log.ts';
import { isObject, type Json } from './json.ts';
import { SlackError } from './slack-error.ts';

export interface Given {
  args: Json;
  token: string | null;
  basic: [id: string, secret: string] | null;
}

function readAuthorization(request: IncomingMessage): Omit<Given, 'args'> {
  const header = request.headers.authorization ?? '';
  const bearer = /^Bearer +(\S+)$/i.exec(header)?.[1];
  const basic = /^Basic +(\S+)$/i.exec(header)?.[1];
  if (basic === undefined) return { token: bearer ?? null, basic: null };
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString().split(':');
  return { token: null, basic: [id, secret] };
}

function parseBody(text: string, type: string, report: ReportFault): Json {
  if (type.startsWith('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text));
  if (type.startsWith('application/json')) {
    try {
      const body: unknown = JSON.parse(text === '' ? '{}' : text);
      if (isObject(body)) return body;
    } catch {
      // Slack words both alike.
    }
    throw new SlackError('invalid_json');
  }
  if (text === '') return {};
  report('content_type', type);
  throw new SlackError(type === '' ? 'missing_post_type' : 'invalid_post_type');
}

/** Arguments and token of a call: from the form, from JSON with a Bearer token, or from the query of a GET. */
export async function readCall(request: IncomingMessage, report: ReportFault): Promise<Given> {
  const query = Object.fromEntries(new URL(request.url ?? '', 'http://slack').searchParams);
  if (query.token !== undefined) report('token_in_url', 'a token in the query is logged by every proxy');
  const type = request.headers['content-type'] ?? '';
  const text = await readText(request);
  const body = request.method === 'GET' ? {} : parseBody(text, type, report);
  const { token: tokenArgument, ...args } = { ...query, ...body };
  const authorization = readAuthorization(request);
  // In JSON only the header counts.
  const fromBody = typeof tokenArgument === 'string' && !type.startsWith('application/json') ? tokenArgument : null;
  return { ...authorization, token: authorization.token ?? fromBody, args };
}
