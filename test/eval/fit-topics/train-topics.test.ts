import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { countLabels, crossValidate } from './cross-validate.ts';
import { areaNames, readLabeledNotes } from './labeled-notes.ts';
import { trainTopics } from './train-topics.ts';

const folder = mkdtempSync(join(tmpdir(), 'fit-topics-'));
afterAll(() => rmSync(folder, { recursive: true }));

const floors = ['lobby', 'hallway', 'stairwell', 'cafeteria', 'restroom', 'entrance'];
const right = (family: string) =>
  floors.flatMap((place, at) => [
    {
      id: `${family}-f${at}`,
      record: { practiceArea: 'Slip and Fall', intakeNotes: `slipped on a wet puddle in the ${place}, hip broken` },
    },
    {
      id: `${family}-t${at}`,
      record: { practiceArea: 'Tax', intakeNotes: `audit letter about the ${place} deduction, back taxes and penalty` },
    },
  ]);
const wrong = {
  id: 'a-w1',
  kind: 'wrong-label',
  record: { practiceArea: 'Slip and Fall', intakeNotes: 'audit letter, back taxes and penalty, deduction refused' },
};
const path = join(folder, 'cases.jsonl');
writeFileSync(path, [...right('a'), ...right('b'), wrong].map((one) => JSON.stringify(one)).join('\n'));
const notes = readLabeledNotes([path]);

describe('reading', () => {
  test('family, role and groups come from id, kind and label', () => {
    expect(notes.map(({ family }) => family)).toContain('b');
    expect(notes.find(({ id }) => id === 'a-w1')?.role).toBe('wrong');
    expect(notes.find(({ id }) => id === 'a-t0')?.groups).toEqual(['tax']);
  });

  test('both halves of a pair are one story, and broken lines are refused', () => {
    const pairs = join(folder, 'pairs.jsonl');
    const half = (intakeNotes: string) => ({ practiceArea: 'Tax', intakeNotes });
    writeFileSync(
      pairs,
      JSON.stringify({
        id: 'p-01',
        a: half('audit letter over a deduction, back taxes and penalty'),
        b: half('a refund'),
      }),
    );
    const read = readLabeledNotes([pairs]);
    expect(read.map(({ id, story, role }) => [id, story, role])).toEqual([
      ['p-01a', 'p-01', 'right'],
      ['p-01b', 'p-01', 'neither'],
    ]);
    writeFileSync(pairs, '{"id":1}');
    expect(() => readLabeledNotes([pairs])).toThrow();
  });
});

test('training twice gives the same weights', () => {
  const examples = notes.filter(({ role }) => role === 'right');
  expect([...trainTopics(examples)]).toEqual([...trainTopics(examples)]);
});

test('a family is judged by weights of the others', () => {
  const seen: string[][] = [];
  const judged = crossValidate(notes, areaNames(), (training) => {
    seen.push([...new Set(training.map(({ family }) => family))].sort());
    return trainTopics(training);
  });
  expect(seen).toEqual([
    ['b', 'names'],
    ['a', 'names'],
  ]);
  expect(countLabels(judged)).toEqual({ wrong: 1, caught: 1, right: 24, flagged: 0 });
});
