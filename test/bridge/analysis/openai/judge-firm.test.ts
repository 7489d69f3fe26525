import { describe, expect, test } from 'vitest';
import type { FirmAnswer } from '../../../../bridge/analysis/openai/answer-schema.ts';
import { judgeFirm } from '../../../../bridge/analysis/openai/judge-firm.ts';
import { redactRecord } from '../../../../bridge/analysis/openai/redact.ts';
import { sampleRecord } from '../sample-record.ts';
import { firmAnswerOf } from './sample-answer.ts';

const judge = (changes: Partial<FirmAnswer>, customFilters: string[] = []) =>
  judgeFirm(
    firmAnswerOf(changes),
    { record: sampleRecord, redacted: redactRecord(sampleRecord), today: '2026-11-20' },
    { practiceAreas: [], threshold: 60, customFilters },
  );

describe('relevance', () => {
  test.each<[FirmAnswer['relevance'], string]>([
    [{ quote: 'Rear-ended', verdict: 'fits' }, 'fits'],
    [{ quote: null, verdict: 'fits' }, 'unclear'],
    [{ quote: 'divorce from my husband', verdict: 'fits' }, 'unclear'],
    [{ quote: 'Car Accident', verdict: 'fits' }, 'unclear'],
    [{ quote: null, verdict: 'unclear' }, 'unclear'],
    [{ quote: 'surgery', verdict: 'other_area' }, 'other_area'],
    [{ quote: null, verdict: 'not_a_lead' }, 'not_a_lead'],
  ])('%j is %s', (relevance, verdict) => {
    expect(judge({ relevance }).relevance.verdict).toBe(verdict);
  });

  test('of someone who is no client is that of no lead', () => {
    expect(judge({ sender: 'vendor_or_spam' }).relevance).toMatchObject({ verdict: 'not_a_lead', why: 'not a lead' });
  });
});

describe('filters', () => {
  const rules = ['Texas only', 'Has an injury', 'Speaks French'];

  test('are judged in the order of the configuration, by number', () => {
    const filters: FirmAnswer['filters'] = [
      { number: 2, quote: 'Herniated disc', verdict: 'met' },
      { number: 1, quote: 'TX', verdict: 'violated' },
    ];
    expect(judge({ filters }, rules).filters).toEqual([
      { filter: 'Texas only', verdict: 'violated', why: 'the record shows the contrary', quote: 'TX', field: 'state' },
      {
        filter: 'Has an injury',
        verdict: 'met',
        why: 'the record shows it',
        quote: 'Herniated disc',
        field: 'intakeNotes',
      },
      { filter: 'Speaks French', verdict: 'unknown', why: 'the record does not say', quote: null, field: null },
    ]);
  });

  test.each([
    ['no words', null],
    ['invented words', 'Je parle français'],
    ['words that only hide contact data', '[NAME]'],
  ])('a verdict with %s is unknown', (_, quote) => {
    const filters: FirmAnswer['filters'] = [{ number: 1, quote, verdict: 'met' }];
    expect(judge({ filters }, rules).filters[0]).toMatchObject({ verdict: 'unknown', quote: null });
  });

  test('numbers of no rule are ignored, the first verdict on a rule counts', () => {
    const filters: FirmAnswer['filters'] = [
      { number: 9, quote: 'TX', verdict: 'met' },
      { number: 1, quote: 'TX', verdict: 'met' },
      { number: 1, quote: 'TX', verdict: 'violated' },
    ];
    expect(judge({ filters }, rules).filters.map(({ verdict }) => verdict)).toEqual(['met', 'unknown', 'unknown']);
  });
});
