import { expect, test } from 'vitest';
import { describeChanges } from '../../../bridge/accounts/describe-changes.ts';
import { type Configuration, defaultConfiguration } from '../../../shared/configuration.ts';
import type { DirectFilter } from '../../../shared/filter-conditions.ts';

const before: Configuration = {
  practiceAreas: [
    { name: 'Injury', aliases: ['PI', 'accident'] },
    { name: 'Family', aliases: [] },
  ],
  threshold: 60,
  customFilters: ['A', 'B'],
};

test('the same configuration has changed in nothing', () => {
  expect(describeChanges(before, structuredClone(before))).toEqual([]);
});

test('every kind of change is a sentence', () => {
  const after: Configuration = {
    practiceAreas: [
      { name: 'Injury', aliases: ['PI', 'crash'] },
      { name: 'Estate', aliases: ['wills'] },
    ],
    threshold: 61,
    customFilters: ['B', 'C'],
  };
  expect(describeChanges(before, after)).toEqual([
    'Threshold changed from 60 to 61',
    'Practice area added: "Estate"',
    'Practice area removed: "Family"',
    'Alias of "Injury" added: "crash"',
    'Alias of "Injury" removed: "accident"',
    'Filter added: "C"',
    'Filter removed: "A"',
  ]);
});

test('a condition is named by all it holds, whatever the order of its keys', () => {
  const inTexas: DirectFilter = { if: { place: { of: 'client', in: ['TX'] } }, unknown: 'fail' };
  const after = { ...before, customFilters: ['A', 'B', inTexas] };
  const json = '{"if":{"place":{"in":["TX"],"of":"client"}},"unknown":"fail"}';
  expect(describeChanges(before, after)).toEqual([`Filter added: ${json}`]);
  const stored: DirectFilter = { unknown: 'fail', if: { place: { in: ['TX'], of: 'client' } } };
  expect(describeChanges(after, { ...before, customFilters: ['A', 'B', stored] })).toEqual([]);
  expect(describeChanges(after, { ...before, customFilters: ['A', 'B', json] })).toHaveLength(2);
});

test('another order is a change, since filters are judged and shown in it', () => {
  expect(describeChanges(before, { ...before, customFilters: ['B', 'A'] })).toEqual([
    'Filter: order or repetition changed',
  ]);
  expect(describeChanges(before, { ...before, customFilters: ['A', 'B', 'B'] })).toEqual([
    'Filter: order or repetition changed',
  ]);
});

test('back to the start names everything that goes', () => {
  expect(describeChanges(before, defaultConfiguration)).toHaveLength(4);
});
