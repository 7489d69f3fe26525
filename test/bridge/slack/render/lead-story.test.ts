import { expect, test } from 'vitest';
import { storyOf } from '../../../../bridge/slack/render/render-lead.ts';
import { factNames } from '../../../../shared/results.ts';

const linesOf = (facts: [name: string, value: string][]) =>
  storyOf(facts.map(([name, value]) => ({ name, value }))).map(({ label, text }) => `${label}: ${text}`);

test('every fact has its place in the story, and what runs out comes first', () => {
  const lines = linesOf(factNames.map((name) => [name, `<${name}>`]));
  expect(lines[0]).toBe('Deadline: <deadline>');
  for (const name of factNames) expect(lines.filter((line) => line.includes(`<${name}>`))).toHaveLength(1);
});

test('the order is that of the story, whatever the order of the facts', () => {
  expect(
    linesOf([
      ['insurance', 'State Farm'],
      ['liability', 'other side cited'],
      ['claim', 'rear-ended'],
      ['opposing_party', 'other driver'],
      ['claim', 'hit and run'],
      ['claim', 'rear-ended'],
      ['deadline', 'answer due Friday'],
    ]),
  ).toEqual([
    'Deadline: answer due Friday',
    'What happened: rear-ended, hit and run',
    'Other side: other driver, cited',
    'Insurance: State Farm',
  ]);
});

test.each([
  ['2026-10-03', 'October 3, 2026'],
  ['2026-10', 'October 2026'],
  ['2026', '2026'],
  ['2026-13', '2026-13'],
  ['about November 2, 2026', 'about November 2, 2026'],
])('the day %j is told as %j', (value, text) => expect(linesOf([['incident_date', value]])).toEqual([`When: ${text}`]));

test('a day within a fact is told as a day', () => {
  expect(linesOf([['deadline', 'ordinary last day 2026-12-01']])).toEqual([
    'Deadline: ordinary last day December 1, 2026',
  ]);
});

test.each([
  ['none', 'none yet'],
  ['none: former lawyer', 'none now, had one before'],
  ['none: consulted a lawyer', 'none yet, has talked to one'],
  ['represented: has a lawyer', 'has one'],
])('a lawyer %j is told as %j', (value, text) =>
  expect(linesOf([['representation', value]])).toEqual([`Lawyer: ${text}`]),
);
