import { describe, expect, test } from 'vitest';
import { type AnalysisContent, contentKey, contentText } from '../../../bridge/analysis/content-key.ts';
import type { CustomFilter, DirectFilter } from '../../../shared/filter-conditions.ts';
import { recordFields } from '../../../shared/record.ts';
import { sampleRecord } from './sample-record.ts';

const content: AnalysisContent = {
  operation: 'screen',
  composition: '1',
  engine: { name: 'openai', version: '1', model: 'gpt-6-luna', promptVersion: '1' },
  day: '2026-11-20',
  record: sampleRecord,
  configuration: {
    practiceAreas: [{ name: 'Car Accident', aliases: ['MVA'] }],
    threshold: 60,
    customFilters: ['Texas only'],
  },
};
const { configuration, engine } = content;
if (configuration === undefined) throw new Error('the sample has a configuration');

const inTexas: DirectFilter = { if: { place: { of: 'client', in: ['TX'] } }, unknown: 'fail' };

const hex = (changes: Partial<AnalysisContent> = {}) =>
  contentKey(contentText({ ...content, ...changes })).toString('hex');

describe('contentKey', () => {
  test('is 32 bytes and always the same', () => {
    expect(contentKey(contentText(content))).toHaveLength(32);
    expect(hex()).toBe('19d9a1af42c77f236ae5a7d5104e7f25326d64743b8c4dfa3677e2a518ec7b80');
  });

  test('does not depend on the order in which objects were built', () => {
    const reversed = Object.fromEntries(Object.entries(sampleRecord).reverse()) as typeof sampleRecord;
    const reversedConfiguration = Object.fromEntries(Object.entries(configuration).reverse()) as typeof configuration;
    expect(hex({ record: reversed, configuration: reversedConfiguration })).toBe(hex());
  });

  test('does not depend on fields that are no part of the record', () => {
    expect(hex({ record: { ...sampleRecord, account: 'a-1' } as typeof sampleRecord })).toBe(hex());
  });

  test.each<[string, Partial<AnalysisContent>]>([
    ['operation', { operation: 'score' }],
    ['composition', { composition: '2' }],
    ['engine', { engine: { ...engine, name: 'rubric' } }],
    ['engine version', { engine: { ...engine, version: '2' } }],
    ['model', { engine: { ...engine, model: 'gpt-6-sol' } }],
    ['prompt version', { engine: { ...engine, promptVersion: '2' } }],
    ['day', { day: '2026-11-21' }],
    ['configuration', { configuration: undefined }],
    ['threshold', { configuration: { ...configuration, threshold: 61 } }],
    ['area', { configuration: { ...configuration, practiceAreas: [{ name: 'Car Accidents', aliases: ['MVA'] }] } }],
    ['alias', { configuration: { ...configuration, practiceAreas: [{ name: 'Car Accident', aliases: [] }] } }],
    ['filter', { configuration: { ...configuration, customFilters: ['Texas', 'only'] } }],
    ['condition', { configuration: { ...configuration, customFilters: [inTexas] } }],
  ])('changes with the %s', (_, changes) => expect(hex(changes)).not.toBe(hex()));

  test('of a condition depends on what it asks, not on the order of its keys, and is not that of the same words', () => {
    const keyOf = (customFilters: CustomFilter[]) => hex({ configuration: { ...configuration, customFilters } });
    const reordered: DirectFilter = { unknown: 'fail', if: { place: { in: ['TX'], of: 'client' } } };
    expect(keyOf([reordered])).toBe(keyOf([inTexas]));
    expect(keyOf([JSON.stringify(inTexas)])).not.toBe(keyOf([inTexas]));
    const others: DirectFilter[] = [
      { ...inTexas, unknown: 'pass' },
      { ...inTexas, text: 'Texans' },
      { ...inTexas, if: { not: inTexas.if } },
      { ...inTexas, if: { place: { of: 'client', in: ['TX', 'CA'] } } },
    ];
    expect(new Set([inTexas, ...others].map((filter) => keyOf([filter]))).size).toBe(5);
  });

  test.each(recordFields)('changes with %s', (field) => {
    expect(hex({ record: { ...sampleRecord, [field]: `${sampleRecord[field]} ` } })).not.toBe(hex());
  });

  test('text cannot move from one field to the next unseen', () => {
    const a = hex({ record: { ...sampleRecord, firstName: 'Ann","Lee', lastName: '' } });
    const b = hex({ record: { ...sampleRecord, firstName: 'Ann', lastName: 'Lee' } });
    expect(a).not.toBe(b);
  });
});
