import { expect, test } from 'vitest';
import type { CaseFacts } from '../../../../bridge/analysis/facts/case-facts.ts';
import { matterTold } from '../../../../bridge/analysis/facts/named-matter.ts';
import { readFacts } from '../../../../bridge/analysis/facts/read-facts.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';

const factsOf = (practiceArea: string, notes: string): CaseFacts =>
  readFacts({ record: { practiceArea, state: '' }, text: readText(notes), today: '2026-11-20' });

test.each([
  ['Torts', 'My neighbor posted lies about me online and I lost customers over the libel.', 'other'],
  ['Torts', 'I was rear-ended at a light. The car is a total loss.', 'injury'],
  ['Personal Injury', 'He punched me in a bar and broke my jaw.', 'injury'],
  ['Traffic', 'A driver crashed into my parked car last night and left.', 'injury'],
  ['Traffic', 'I got a speeding ticket in May.', 'crime'],
  ['Divorce', 'I was fired in May.', 'family'],
  ['Personal Injury', 'Please call me.', 'injury'],
])('%s: "%s" is a matter of %s', (area, notes, matter) => expect(matterTold(area, factsOf(area, notes))).toBe(matter));
