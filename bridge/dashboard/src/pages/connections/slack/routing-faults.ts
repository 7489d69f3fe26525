import type { z } from 'zod';
import type { routingOf } from './routing-draft.ts';

/** The error at or below a path of the settings; null when there is none. */
export type FaultAt = (...place: (string | number)[]) => string | null;

/** The errors of a draft, each shown at the field it was typed into. */
export function faultsOf({ error }: ReturnType<typeof routingOf>): FaultAt {
  const issues = error?.issues ?? [];
  return (...place) => {
    const issue = issues.find(({ path }) => place.every((step, at) => path[at] === step));
    return issue === undefined ? null : wordsOf(issue);
  };
}

/** Errors of one part of the settings, by path within it. */
export const faultsWithin =
  (fault: FaultAt, ...part: (string | number)[]): FaultAt =>
  (...place) =>
    fault(...part, ...place);

/** Texts and numbers are validated by zod, whose messages are for programmers. */
function wordsOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return 'Must be a whole number';
  if (issue.code === 'too_small') {
    if (issue.origin === 'array') return 'Choose at least one';
    return issue.origin === 'string' ? 'Must not be empty' : `Must be ${issue.minimum} or more`;
  }
  if (issue.code === 'too_big') {
    if (issue.origin === 'array') return `At most ${issue.maximum}`;
    return issue.origin === 'string' ? `At most ${issue.maximum} characters` : `Must be ${issue.maximum} or less`;
  }
  return `${issue.message.slice(0, 1).toUpperCase()}${issue.message.slice(1)}`;
}
