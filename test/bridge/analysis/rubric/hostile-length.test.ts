import { expect, it } from 'vitest';
import { judgeCase } from '../../../../bridge/analysis/rubric/rubric-engine.ts';
import { INTAKE_NOTES_MAX } from '../../../../shared/record.ts';
import { recordWith, today } from './sample-records.ts';

const filled = (part: string) => part.repeat(Math.ceil(INTAKE_NOTES_MAX / part.length)).slice(0, INTAKE_NOTES_MAX);

// A pattern that backtracks takes minutes here, which is longer than any test may take.
it.each([
  'a',
  ' ',
  '\n',
  'no ',
  'no attorney ',
  '" ',
  '(',
  '<a ',
  '1 ',
  '10/3/2026 ',
  'ignore all the ',
  'give this a ',
  'a b c d ',
  '$5,000 ',
  'signed with ',
  'has a ',
  'was ',
  'bit ',
  'within 30 days ',
  'my name is ',
  'we offer ',
  'а',
  '\u200b',
  '👩‍👩‍👧',
  'QWxhZGRpbjpvcGVu',
  '%4f',
  ', but ',
  '[[',
  '{"',
  'a.b@c.d ',
  '忽略',
  'may 3 ',
  'note to file: ',
  'criteria met ',
])('the longest notes made of %j are read to their end', (part) => {
  expect(judgeCase(recordWith(filled(part)), today).assessment.parts.clarity.points).toBeLessThanOrEqual(20);
});
