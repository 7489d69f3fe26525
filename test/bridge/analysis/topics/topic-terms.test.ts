import { expect, test } from 'vitest';
import { topicTerms } from '../../../../bridge/analysis/topics/learned-topics.ts';
import { readTopicText } from '../../../../bridge/analysis/topics/read-topic-text.ts';

const forms = (notes: string) => topicTerms(readTopicText({ intakeNotes: notes })).map(({ form }) => form);

test('words and pairs of neighbours, figures folded', () => {
  expect(forms('dog bite, 14 stitches')).toEqual(['dog', 'bite', 'dog bite', '#', 'bite #', 'stitches', '# stitches']);
});

test('no pair reaches over a sentence', () => expect(forms('broken leg. dog bite')).not.toContain('leg dog'));

test.each([
  ['I saw Maria at work', 'I saw Guillermo at work'],
  ['my husband hit him', 'my wife hit her'],
  ['his son and her mother', 'her daughter and his father'],
  ['write to ann@mail.example please', 'write to bob.lee@other.example please'],
  ['lives in Denver, CO 80202', 'lives in Denver, CO 80211'],
])('the same for %j and %j', (one, other) => expect(forms(one)).toEqual(forms(other)));

test('plain words say nothing alone, in no language', () => {
  expect(forms('the and of')).toEqual([]);
  expect(forms('que de la')).toEqual([]);
});

test('every term stands in the notes', () => {
  const notes = 'Slipped on a Wet floor — hip broken.';
  const reading = readTopicText({ intakeNotes: notes });
  for (const term of topicTerms(reading)) expect(notes).toContain(reading.folded.quote(term.start, term.end));
});
