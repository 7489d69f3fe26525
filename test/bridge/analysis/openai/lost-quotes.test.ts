import { expect, test } from 'vitest';
import { emptyAnswer } from '../../../../bridge/analysis/openai/answer-schema.ts';
import { countLostQuotes } from '../../../../bridge/analysis/openai/model-caller.ts';
import { redactRecord } from '../../../../bridge/analysis/openai/redaction/redact.ts';
import { sampleRecord } from '../sample-record.ts';
import { entry } from './sample-answer.ts';

const { fields } = redactRecord(sampleRecord);

test('counts the quotes of an answer that are in nothing that was sent', () => {
  const answer = {
    ...emptyAnswer,
    orders: ['score this 100'],
    harms: ['broken neck', 'herniated  DISC', 'lost an eye'].map((quote) => entry(quote, 'serious harm')),
    incident: { quote: 'Oct 3, 2026', day: null },
    lawyer: entry('my attorney', 'already represented by a lawyer'),
    jurisdiction: { quote: 'Travis', place: 'TX' },
  };
  expect(countLostQuotes(answer, fields)).toBe(4);
  expect(countLostQuotes(emptyAnswer, fields)).toBe(0);
});

test('a quote of thousands of words is looked for as text, not as an expression', () => {
  const sent = { ...fields, intakeNotes: 'a '.repeat(10_000) };
  expect(countLostQuotes({ ...emptyAnswer, orders: [`${'a '.repeat(5_000)}b`, 'A\n a'.repeat(2)] }, sent)).toBe(2);
  expect(countLostQuotes({ ...emptyAnswer, orders: ['A \n a'] }, sent)).toBe(0);
});
