import { describe, expect, it } from 'vitest';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

const mood = (notes: string) =>
  readText(notes)
    .hits('evidence.police_report')
    .map((hit) => hit.mood);

describe('a gap of a phrase', () => {
  it('holds no denial', () => {
    expect(readText('I have no good pictures of it').told('evidence')).toEqual([]);
    expect(readText('I have several good pictures of it').told('evidence')).not.toEqual([]);
  });
});

checkRows(new URL('./rows/mood.txt', import.meta.url), { mood });

const answer = (notes: string) =>
  readText(notes)
    .hits('evidence.police_report')
    .map(({ mood, denied }) => (denied ? 'denied' : mood));

checkRows(new URL('./rows/answers.txt', import.meta.url), { answer });
