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

/** Of the readings that were graded: how many are right, and how many are wrong where the firm sees nothing of it. */
export function countRight(graded: readonly Graded[]) {
  const same = graded.filter(({ isSame }) => isSame);
  const count = (isOne: (grade: string) => boolean) => same.filter(({ grade }) => isOne(grade)).length;
  const right = count((grade) => grade === 'right');
  const noted = count((grade) => grade === 'noted');
  const wrong = same.length - right - noted - count((grade) => grade.startsWith('warned'));
  return { right, noted, wrong, changed: graded.length - same.length };
}

if (process.argv[1] === import.meta.filename) {
  const lines: string[] = [];
  for (const set of ['opened', 'sealed'] as const) {
    const graded = await readGraded(set);
    const { right, noted, wrong, changed } = countRight(graded);
    lines.push(
      `${set}, ${graded.length}: ${right} right, ${noted} name what is lost, ${wrong} wrong without a word; ${changed} changed`,
    );
    for (const [at, { filter, isSame }] of graded.entries())
      if (!isSame) lines.push(`  ${set === 'opened' ? filter : `line ${at + 1}`}`);
  }
  // One write: a reader that takes the first lines alone leaves nothing to be written.
  process.stdout.write(`${lines.join('\n')}\n`);
}
