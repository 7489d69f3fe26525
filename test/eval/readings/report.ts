import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { explainFilter } from '../../../bridge/analysis/filters/conditions/custom-filters.ts';

interface Graded {
  readonly filter: string;
  readonly grade: string;
  /** Whether the engine still gives the reading that was graded. */
  readonly isSame: boolean;
}

/** The graded filters of a set, each beside what the engine makes of it now. */
export async function readGraded(set: 'opened' | 'sealed'): Promise<Graded[]> {
  const text = await readFile(path.join(import.meta.dirname, `${set}.txt`), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [grade = '', filter = '', graded = ''] = line.split(' | ');
      const { readAs, understood } = explainFilter(filter);
      return { filter, grade, isSame: `${readAs} (${understood})` === graded };
    });
}

/** Of the readings that were graded and give no warning: how many are right. */
export function countRight(graded: readonly Graded[]): { right: number; unwarned: number; changed: number } {
  const same = graded.filter(({ isSame }) => isSame);
  const unwarned = same.filter(({ grade }) => !grade.startsWith('warned'));
  const right = unwarned.filter(({ grade }) => grade === 'right');
  return { right: right.length, unwarned: unwarned.length, changed: graded.length - same.length };
}

if (process.argv[1] === import.meta.filename)
  for (const set of ['opened', 'sealed'] as const) {
    const graded = await readGraded(set);
    const { right, unwarned, changed } = countRight(graded);
    process.stdout.write(`${set}: ${right} of ${unwarned} readings without a warning are right; ${changed} changed\n`);
    for (const [at, { filter, isSame }] of graded.entries())
      if (!isSame) process.stdout.write(`  ${set === 'opened' ? filter : `line ${at + 1}`}\n`);
  }
