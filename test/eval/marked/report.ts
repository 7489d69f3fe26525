import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import { spearman } from '../../../bridge/analysis/evaluation/statistics.ts';
import { createRubricEngine } from '../../../bridge/analysis/rubric/rubric-engine.ts';
import { caseParts } from '../../../shared/results.ts';

const message = z.object({ id: z.string(), area: z.string(), text: z.string() });
const mark = z.object({ id: z.string(), why: z.string(), quote: z.string(), right: z.boolean() });

async function readLines<T>(name: string, schema: z.ZodType<T>): Promise<T[]> {
  const text = await readFile(path.join(import.meta.dirname, name), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => schema.parse(JSON.parse(line)));
}

const keyOf = ({ id, why, quote }: { id: string; why: string; quote: string }) => JSON.stringify([id, why, quote]);

/** Labels of one kind together: sums and days differ in each message. */
const kindOf = (why: string): string =>
  why.replace(/^papers or proof named: .*/, 'papers or proof named').replace(/\$[\d,.]+|\(.*\)/, '…');

export interface MarkedReasons {
  right: number;
  wrong: number;
  /** Given now, but in words that no reader saw. */
  unmarked: number;
  byKind: ReadonlyMap<string, { right: number; wrong: number }>;
}

const engine = createRubricEngine();
const nobody = { firstName: '', lastName: '', phone: '', email: '', location: '', zip: '', county: '', state: '' };

async function judge({ area, text }: { area: string; text: string }) {
  const record = { ...nobody, practiceArea: area, intakeNotes: text };
  return (await engine.assess({ record, today: '2026-11-20' })).parts;
}

/** How far the order of the messages that readers graded follows their grades: Spearman's rank correlation. */
export async function rankOfGraded(): Promise<{ graded: number; spearman: number | null }> {
  const messages = new Map((await readLines('messages.jsonl', message)).map((one) => [one.id, one]));
  const lines = (await readFile(path.join(import.meta.dirname, 'grades.txt'), 'utf8')).trimEnd().split('\n');
  const sum = (points: readonly number[]) => points.reduce((total, one) => total + one, 0);
  const pairs = await Promise.all(
    lines.map(async (line) => {
      const [id = '', ...grades] = line.split(' ');
      const parts = await judge(message.parse(messages.get(id)));
      return { ours: sum(caseParts.map((part) => parts[part].points)), theirs: sum(grades.map(Number)) };
    }),
  );
  const [ours, theirs] = [pairs.map((one) => one.ours), pairs.map((one) => one.theirs)];
  return { graded: pairs.length, spearman: spearman(ours, theirs) };
}

/** What readers said of the quoted reasons that the engine gives now for the messages of some letters. */
export async function countMarkedReasons(letters: string): Promise<MarkedReasons> {
  const messages = await readLines('messages.jsonl', message);
  const marks = new Map((await readLines('marks.jsonl', mark)).map((one) => [keyOf(one), one.right]));
  const byKind = new Map<string, { right: number; wrong: number }>();
  let unmarked = 0;
  for (const { id, area, text } of messages.filter((one) => letters.includes(one.id.charAt(0)))) {
    const parts = await judge({ area, text });
    const reasons = caseParts.flatMap((part) => parts[part].reasons);
    const given = reasons.flatMap(({ why, quote }) => (quote === null ? [] : [{ id, why, quote }]));
    for (const reason of new Map(given.map((one) => [keyOf(one), one])).values()) {
      const right = marks.get(keyOf(reason));
      if (right === undefined) unmarked += 1;
      else {
        const counts = byKind.get(kindOf(reason.why)) ?? { right: 0, wrong: 0 };
        counts[right ? 'right' : 'wrong'] += 1;
        byKind.set(kindOf(reason.why), counts);
      }
    }
  }
  const sum = (which: 'right' | 'wrong') => [...byKind.values()].reduce((total, one) => total + one[which], 0);
  return { right: sum('right'), wrong: sum('wrong'), unmarked, byKind };
}

if (import.meta.main) {
  const { graded, spearman: rank } = await rankOfGraded();
  process.stdout.write(`${graded} graded messages: rank correlation ${rank?.toFixed(3)}\n`);
  for (const letters of ['kmn', 'lx', 'p', 'q', 'r', 's', 't', 'v', 'w']) {
    const { right, wrong, unmarked, byKind } = await countMarkedReasons(letters);
    const share = (right / (right + wrong)).toFixed(2);
    process.stdout.write(
      `\n${[...letters].join(', ')}: ${right} right, ${wrong} wrong (${share}), ${unmarked} unmarked\n`,
    );
    for (const [kind, counts] of [...byKind].toSorted(([, a], [, b]) => b.wrong - a.wrong))
      if (counts.wrong > 0) process.stdout.write(`${counts.wrong} of ${counts.right + counts.wrong} wrong: ${kind}\n`);
  }
}
