import type { ProblemDetail } from '../../platform/problem.ts';

/** What is wrong in a file, and where: `threshold must be at least 1`. */
export const detailLine = ({ path, message }: Pick<ProblemDetail, 'path' | 'message'>): string => {
  if (/^\p{Lu}/u.test(message)) return path === '' ? message : `${path}: ${message}`;
  return `${path === '' ? 'The file' : path} ${message}`;
};
