import { describe, expect, it } from 'vitest';
import { readEvidence } from '../../../../bridge/analysis/facts/evidence.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';

const kinds = (notes: string) => [...new Set(readEvidence(readText(notes), []).map(({ kind }) => kind))].toSorted();
const says = (notes: string) => readEvidence(readText(notes), []).map(({ say }) => say);

describe('evidence', () => {
  it.each([
    ['the deputy wrote a ticket to the other driver and i have the accident report', ['official']],
    ['RE 6/2, PR taken, OD cited, pics, 2 wits', ['official', 'photo', 'witness']],
    ['my coworker saw the whole thing and the store has cameras', ['recording', 'witness']],
    ['He texted me that he was sorry and I saved the voicemails', ['message', 'recording']],
    ['I kept the broken ladder and the receipt from the store', ['document', 'object']],
    ['tengo fotos y los mensajes donde me amenaza, hay dos testigos', ['message', 'photo', 'witness']],
    ['The plumber said it had leaked for years and the inspector cited them.', ['expert', 'official']],
    ['the lease says thirty days and I paid by check', ['document']],
    ['MRI shows a torn meniscus, have the hospital records', ['medical']],
    ['I was served papers on Monday', ['official']],
    ['Police report? yes', ['official']],
    ['my neighbor got the license plate, am i able to sue him?', ['document']],
  ])('%s', (notes, expected) => {
    expect(kinds(notes)).toEqual(expected);
  });

  it.each([
    'I have no pictures and there were no witnesses.',
    'Police report? none',
    'I want my sister to file a police report.',
    'Should I get a lawyer before I talk to them?',
    'If I had a video of it I would win.',
    'He was texting while driving.',
    'Nobody saw it happen.',
    'no hay testigos y no tengo fotos',
    'Does the lease need to be in writing?',
  ])('%s', (notes) => {
    expect(kinds(notes)).toEqual([]);
  });

  it('names things as a receptionist does', () => {
    expect(says('police report, photos and three witnesses')).toEqual(['police report', 'photos', 'witnesses']);
  });
});

describe('wordings that claim no more than the notes', () => {
  it.each([
    ['Driver cited, report in hand.', ['citation or arrest', 'report']],
    ['I have screenshots of the listing.', ['screenshots']],
    ['He got a ticket for the red light.', ['citation or arrest']],
    ['He pleaded guilty in June.', ['guilty plea or conviction']],
    ['Case manager texts weekly.', []],
  ])('%s', (notes, expected) => {
    expect(says(notes)).toEqual(expected);
  });
});
