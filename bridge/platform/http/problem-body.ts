import type { Problem, ProblemDetail } from '../problem.ts';

export interface ProblemBody {
  error: string;
  details?: ProblemDetail[];
}

/** What a caller reads of a problem: the text of the table and public details, never the cause. */
export function problemBody(problem: Problem): ProblemBody {
  return problem.details === undefined
    ? { error: problem.message }
    : { error: problem.message, details: problem.details };
}
