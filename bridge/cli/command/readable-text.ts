import type { ProblemDetail } from '../../platform/problem.ts';

/** What is wrong in a file, and where: `threshold must be at least 1`. */
export const detailLine = ({ path, message }: Pick<ProblemDetail, 'path' | 'message'>): string => {
  if (/^\p{Lu}/u.test(message)) return path === '' ? message : `${path}: ${message}`;
  return `${path === '' ? 'The file' : path} ${message}`;
};

/** A list that holds only texts, each in a line of its own. */
const TEXTS = /\[\n((?: +"(?:[^"\\]|\\.)*",?\n)+) *\]/g;

/** JSON for people: a list of texts takes one line. It can be read back as any JSON. */
export const readableJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(TEXTS, (_, lines: string) => `[${lines.trim().replaceAll(/\n */g, ' ')}]`);
