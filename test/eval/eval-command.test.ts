import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { UsageError } from '../../bridge/cli/command/command.ts';
import { createEvalCommand, type EvalDeps, type EvalValues } from '../../bridge/cli/judge/eval.ts';
import { createFakeSubject } from '../bridge/analysis/evaluation/fake-subject.ts';
import { sampleRecord } from '../bridge/analysis/evaluation/sample-record.ts';

const gold = { clarity: 20, strength: 20, damages: 10, merit: 0, present: 0, quality: 0, total: 50 };
const scoreLine = JSON.stringify({ id: 's1', record: sampleRecord, gold });
const pairLine = JSON.stringify({ id: 'c1', identical: true, a: sampleRecord, b: sampleRecord });

let folder: string;
let asked: Parameters<EvalDeps['subjectOf']>[0][];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'eval-'));
  asked = [];
});
afterEach(() => rm(folder, { recursive: true }));

function run(values: Partial<EvalValues>, score = 50) {
  const command = createEvalCommand({
    systemDate: () => '2026-11-20',
    subjectOf: (input) => {
      asked.push(input);
      return createFakeSubject(() => score);
    },
  });
  const input = { environment: {}, signal: new AbortController().signal, streams: process, json: false };
  return command({ values: { engine: 'rubric', runs: 1, plants: 80, worst: 0, ...values }, ...input });
}

async function fileOf(name: string, text: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, text);
  return file;
}

describe('eval', () => {
  test('reads a file or every case file of a folder', async () => {
    const file = await fileOf('score-cases.jsonl', scoreLine);
    await fileOf('pairs.jsonl', pairLine);
    await fileOf('README.md', 'no cases');
    const output = await run({ set: [file, folder] });
    expect(output?.json).toMatchObject([
      { set: file, evaluation: { scores: { cases: 1 }, invariance: null } },
      { set: folder, evaluation: { scores: { cases: 1 }, invariance: { pairs: 1 } } },
    ]);
    expect(output?.text).toContain(`${folder}, engine rubric, today 2026-11-20`);
  });

  test('passes the engine and the day on', async () => {
    const set = await fileOf('a.jsonl', scoreLine);
    await run({ set: [set], engine: 'openai', today: '2026-01-31' });
    expect(asked).toMatchObject([{ engine: 'openai', today: '2026-01-31' }]);
  });

  test('exits 1 where a bar is missed and 0 otherwise', async () => {
    const set = await fileOf('a.jsonl', scoreLine);
    expect((await run({ set: [set], bars: 'unseen' }, 90))?.exitCode).toBe(1);
    expect((await run({ set: [set] }, 90))?.exitCode).toBe(0);
    expect((await run({ set: [set], bars: 'tuned' }, 50))?.exitCode).toBe(0);
  });

  test('neither output holds words of a record', async () => {
    const set = await fileOf('a.jsonl', `${scoreLine}\n${pairLine}`);
    const output = await run({ set: [set], worst: 5, bars: 'unseen' }, 90);
    const printed = output?.text + JSON.stringify(output?.json);
    expect(printed).toContain('miss: s1');
    for (const word of [sampleRecord.lastName, sampleRecord.email, 'collarbone']) expect(printed).not.toContain(word);
  });

  test('refuses a set that is missing, broken or empty, without repeating its words', async () => {
    await expect(run({ set: [join(folder, 'nowhere')] })).rejects.toThrow('does not exist');
    const broken = await fileOf('broken.jsonl', '{"private":"words"}');
    const failure = await run({ set: [broken] }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UsageError);
    expect(String(failure)).toContain('line 1');
    expect(String(failure)).not.toContain('private');
    await expect(run({ set: [await fileOf('empty.jsonl', '\n')] })).rejects.toThrow('contains no labeled cases');
  });
});
