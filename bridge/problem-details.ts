import type { z } from 'zod';
import type { ProblemDetail } from './problem.ts';

const MAX_DETAILS = 20;
const MAX_PATH = 100;
const MAX_MESSAGE = 200;

/** What a caller may read about a failed parse: places and rules, never a value; bounded in number and length. */
export function problemDetails(error: z.ZodError): ProblemDetail[] {
  return error.issues.slice(0, MAX_DETAILS).map((issue) => ({
    path: issue.path.map(String).join('.').slice(0, MAX_PATH),
    code: issue.code,
    // The text of zod names the unknown keys, which are the caller's own words and may be of any length.
    message:
      issue.code === 'unrecognized_keys' ? 'Holds keys that are not allowed here' : issue.message.slice(0, MAX_MESSAGE),
  }));
}
