import type { IncomingHttpHeaders } from 'node:http';
import type { Problem } from '../../problem.ts';

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
