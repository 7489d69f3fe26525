import type { z } from 'zod';
import type { ProblemDetail } from './problem.ts';

const MAX_DETAILS = 20;
const MAX_PATH = 100;
const MAX_MESSAGE = 200;
const MAX_KEY = 40;

interface Wording {
  /** For what its operator has written: a slip in a key is found by its name. Keys of a lead may be about a person. */
  nameKeys?: boolean;
}

/** What a caller may read about a failed parse: places and rules, never a value; bounded in number and length. */
export function problemDetails(error: z.ZodError, { nameKeys = false }: Wording = {}): ProblemDetail[] {
  return error.issues
    .flatMap(meantIssues)
    .slice(0, MAX_DETAILS)
    .map((issue) => ({
      path: issue.path.map(String).join('.').slice(0, MAX_PATH),
      code: issue.code,
      // The text of zod names the unknown keys, which are the caller's own words and may be of any length.
      message: (issue.code === 'unrecognized_keys'
        ? `Holds keys that are not allowed here${nameKeys ? `: ${issue.keys.map(quoteKey).join(', ')}` : ''}`
        : issue.message
      ).slice(0, MAX_MESSAGE),
    }));
}

type Issue = z.core.$ZodIssue;

/** Of alternatives the mistakes of the one that was meant, by the kind of the value; the alternatives as such where several may be. */
function meantIssues(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const inside = issue.errors.filter((issues) => issues.every(({ path }) => path.length > 0));
  const ofKind = issue.errors.filter(
    (issues) => !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0),
  );
  const [meant] = inside.length === 1 ? inside : ofKind.length === 1 ? ofKind : [];
  if (meant === undefined) return [issue];
  return meant.flatMap((inner) => meantIssues({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Printed to a terminal, so nothing in it may command one or turn the line around. */
function quoteKey(key: string): string {
  const plain = key.replace(/[\p{C}\p{Z}]+/gu, ' ');
  return `"${plain.length > MAX_KEY ? `${plain.slice(0, MAX_KEY)}…` : plain}"`;
}
