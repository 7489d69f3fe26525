import type { z } from 'zod';
import type { ProblemDetail } from './problem.ts';

const MAX_DETAILS = 20;
const MAX_PATH = 100;
const MAX_MESSAGE = 200;
const MAX_KEY = 40;

interface Wording {
  /** For an operator's own input: an unknown key is named. Keys of a lead may be personal. */
  nameKeys?: boolean;
}

/** Public details of a failed parse: paths and rules, never values; limited in number and length. */
export function problemDetails(error: z.ZodError, { nameKeys = false }: Wording = {}): ProblemDetail[] {
  return error.issues
    .flatMap(meantIssues)
    .slice(0, MAX_DETAILS)
    .map((issue) => ({
      path: issue.path.map(String).join('.').slice(0, MAX_PATH),
      code: issue.code,
      // zod's message names unknown keys, which are the caller's own words and may be of any length.
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

/** zod's default messages; custom messages are kept. */
const usualText = /^(?:Invalid|Too |Unrecognized)/;

/** The broken rule, to follow the field name. */
function ruleOf(issue: Issue, nameKeys: boolean): string {
  if (issue.code === 'unrecognized_keys')
    return `contains unknown keys${nameKeys ? `: ${issue.keys.map(quoteKey).join(', ')}` : ''}`;
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

/** For a union, the issues of the intended alternative, by the type of the value; the union's own issue when several fit. */
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

/** Printed to a terminal: control and bidi characters must not pass. */
function quoteKey(key: string): string {
  const plain = key.replace(/[\p{C}\p{Z}]+/gu, ' ');
  return `"${plain.length > MAX_KEY ? `${plain.slice(0, MAX_KEY)}…` : plain}"`;
}
