import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { tinyNotes, tinyPairs } from './tiny-set.ts';

const folder = mkdtempSync(join(tmpdir(), 'fit-wording-'));
afterAll(() => rmSync(folder, { recursive: true }));

const program = new URL('fit-wording.ts', import.meta.url).pathname;
const linesOf = (cases: readonly unknown[]): string => cases.map((one) => JSON.stringify(one)).join('\n');
const write = (name: string, cases: readonly unknown[]): string => {
  const file = join(folder, name);
  writeFileSync(file, linesOf(cases));
  return file;
};
const run = (out: string, ...sets: string[]) => {
  const file = join(folder, out);
  const printed = execFileSync(process.execPath, [program, ...sets, '--out', file], { encoding: 'utf8' });
  return { printed, source: readFileSync(file, 'utf8') };
};

const notes = write('notes.jsonl', tinyNotes);
const pairs = write('pairs.jsonl', tinyPairs);

describe('fit-wording', () => {
  const first = run('first.ts', notes, pairs);

  it('makes the same file from the same notes, in whatever order they come', () => {
    const reversed = write('reversed.jsonl', tinyNotes.toReversed());
    expect(run('second.ts', notes, pairs).source).toBe(first.source);
    expect(run('third.ts', pairs, reversed).source).toBe(first.source);
  });

  it('makes another file from other notes', () => {
    const fewer = write('fewer.jsonl', tinyNotes.slice(1));
    expect(run('fewer.ts', fewer, pairs).source).not.toBe(first.source);
  });

  it('makes the weights known for these notes', () => {
    expect(first.source.slice(first.source.indexOf('export'))).toMatchInlineSnapshot(`
      "export const packedWeights = {
        base: [99, 99, 99, 99],
        length: [0, 0, 0, 0],
        forms: \`
      !breadth>0 2 2 2 2|!harm.bodily>0 3 3 3 3|!harm.bodily>1 3 3 3 3|!harm.bodily>2 3 3 3 3|!harm.level>0 3 3 3 3
      !harm.level>1 3 3 3 3|!harm.level>2 3 3 3 3|!hedge.vague>0 -3 -3 -3 -3|!kind:comp 1 1 1 1|!kind:none -1 -1 -1 -1
      !kind>0 3 3 3 3|!words>0 0 0 0 0|!wrong.kinds>0 3 3 3 3|!yield>0 3 3 3 3|!yield>1 2 2 2 2|.fork* 23 23 23 23
      .forklift 23 23 23 23|.mayb* -27 -27 -27 -27|.maybe -27 -27 -27 -27|.rude -27 -27 -27 -27|.surg* 23 23 23 23
      .surgery 23 23 23 23|forklift 33 33 33 33|maybe -33 -33 -33 -33|rude -33 -33 -33 -33|surgery 33 33 33 33
      \`,
      } as const;
      "
    `);
  });

  it('says what the weights were made from, by which command, and names no path', () => {
    expect(first.source).toContain('12 graded notes (families k, m), 1 retold pairs and 0 pairs with a');
    expect(first.source).toContain('node test/eval/fit-wording/fit-wording.ts');
    expect(first.source).not.toContain(folder);
  });

  it('prints each family judged without itself', () => {
    expect(first.printed).toMatch(/^k +6 /m);
    expect(first.printed).toMatch(/^all +12 /m);
    expect(first.printed).toContain('two tellings of the same facts');
  });

  it('says how it is used where it is given nothing', () => {
    expect(() => execFileSync(process.execPath, [program], { stdio: 'pipe' })).toThrow(/SET/);
  });
});
