import { describe, expect, it } from 'vitest';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';

const mood = (notes: string) =>
  readText(notes)
    .hits('evidence.police_report')
    .map((hit) => hit.mood);

describe('how something is said', () => {
  it.each([
    ['I have the police report, can I sue him?', 'told'],
    ['They made a police report what should I do now?', 'told'],
    ['Hit from behind, police report, how much is that worth?', 'told'],
    ['What do I do with a police report?', 'asked'],
    ['Is there a police report somewhere?', 'asked'],
    ['If there was a police report I would send it.', 'supposed'],
    ['There is a police report. Can I sue?', 'told'],
    ['Is this police report enough for that', 'asked'],
    ['If I am late there will be a fine for me and then a police report.', 'supposed'],
    ['I called my mom in case he lied and I needed the police report.', 'supposed'],
    ['I would sue and I have a police report.', 'told'],
    ["They pay by Friday or I'll show the police report.", 'supposed'],
  ])('%s', (notes, expected) => expect(mood(notes)).toEqual([expected]));
});

describe('a gap of a phrase', () => {
  it('holds no denial', () => {
    expect(readText('I have no good pictures of it').told('evidence')).toEqual([]);
    expect(readText('I have several good pictures of it').told('evidence')).not.toEqual([]);
  });
});
