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
      message: ruleOf(issue, nameKeys).slice(0, MAX_MESSAGE),
    }));
}

/** The same in sentences about the field, such as `lastName is required`. */
export const fieldProblems = (error: z.ZodError): ProblemDetail[] =>
  problemDetails(error).map(({ path, code, message }) => ({
    path,
    code,
    message: `${path.split('.').findLast((name) => !/^\d+$/.test(name)) || 'The body'} ${message}`.slice(
      0,
      MAX_MESSAGE,
    ),
  }));

const typeWords: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};
const units: Readonly<Record<string, [one: string, many: string]>> = {
  string: [' character', ' characters'],
  array: [' entry', ' entries'],
};

/** The texts of zod itself; a rule with words of its own keeps them. */
const usualText = /^(?:Invalid|Too |Unrecognized)/;

/** The broken rule, to be read behind the name of a field. */
function ruleOf(issue: Issue, nameKeys: boolean): string {
  if (issue.code === 'unrecognized_keys')
    return `holds keys that are not allowed here${nameKeys ? `: ${issue.keys.map(quoteKey).join(', ')}` : ''}`;
  if (!usualText.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      if (issue.message.endsWith('received undefined')) return 'is required';
      return `must be ${typeWords[issue.expected] ?? issue.expected}`;
    case 'too_big':
      return `must ${boundOf(issue.origin, 'at most', Number(issue.maximum))}`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'must not be empty';
      return `must ${boundOf(issue.origin, 'at least', Number(issue.minimum))}`;
    case 'invalid_value':
      return `must be ${oneOf(issue.values.map((value) => JSON.stringify(value)))}`;
    default:
      return 'does not have the right form';
  }
}

const oneOf = (values: string[]): string => (values.length < 3 ? values.join(' or ') : `one of ${values.join(', ')}`);

const boundOf = (origin: string, bound: string, count: number): string =>
  `${origin === 'array' ? 'have' : 'be'} ${bound} ${count.toLocaleString('en-US')}${units[origin]?.[count === 1 ? 0 : 1] ?? ''}`;

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
