import type { z } from 'zod';
import type { routingOf } from './routing-draft.ts';

/** What is wrong at a place of the settings, or below it; null where nothing is. */
export type FaultAt = (...place: (string | number)[]) => string | null;

/** What a draft is refused for, told at the field that it was typed into. */
export function faultsOf({ error }: ReturnType<typeof routingOf>): FaultAt {
  const issues = error?.issues ?? [];
  return (...place) => {
    const issue = issues.find(({ path }) => place.every((step, at) => path[at] === step));
    return issue === undefined ? null : wordsOf(issue);
  };
}

/** Of one part of the settings: its faults by places within it. */
export const faultsWithin =
  (fault: FaultAt, ...part: (string | number)[]): FaultAt =>
  (...place) =>
    fault(...part, ...place);

/** Texts and numbers are measured by the library, which speaks to programmers. */
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
