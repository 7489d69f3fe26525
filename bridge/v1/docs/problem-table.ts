import { operations } from '../../../shared/operations.ts';
import { type ProblemCode, type ProblemRow, problems } from '../../../shared/problems/problems.ts';

export interface ListedProblem extends ProblemRow {
  code: ProblemCode;
  /** Whether a v1 operation answers with it; the others belong to the surrounding service. */
  v1: boolean;
}

/** Every row of the problem table, those of v1 first, by status. */
export function listProblems(): ListedProblem[] {
  const answered = new Set<ProblemCode>(Object.values(operations).flatMap((operation) => [...operation.problems]));
  return (Object.keys(problems) as ProblemCode[])
    .map((code) => ({ ...problems[code], code, v1: answered.has(code) }))
    .toSorted((a, b) => Number(b.v1) - Number(a.v1) || a.status - b.status);
}
