import { describe, expect, it } from 'vitest';
import { findNonLead } from '../../../../bridge/analysis/rubric/findings/non-lead.ts';
import { readNotes } from '../../../../bridge/analysis/rubric/reading/read-notes.ts';
import { sampleNotes } from './sample-records.ts';

const kindOf = (notes: string) => findNonLead(readNotes(notes))?.kind ?? null;

describe('findNonLead', () => {
  it.each([
    ['', 'empty'],
    ['   \n ', 'empty'],
    ['n/a', 'test'],
    ['test test', 'test'],
    ['asdf', 'test'],
    [sampleNotes.vendor, 'vendor'],
    [
      'Dear Counsel, our agency delivers signed MVA cases at $400 per case. Reply YES for a free trial month.',
      'vendor',
    ],
    ['Hello, I am a paralegal graduate looking for employment with your office, resume attached.', 'job'],
    ['I saw the posting for a receptionist. 8 years of front desk experience, resume available.', 'job'],
    ['I am a law student writing a paper on premises liability for my class, nothing happened to me.', 'student'],
    ['Wrong number, was trying to reach the dentist.', 'wrong_number'],
    ["I'm the landlord your office is suing, tell your client to drop it.", 'other_side'],
    ['Claims adjuster for the carrier calling on behalf of our insured regarding your demand.', 'other_side'],
    ['I am an existing client, what is the status of my case with your office?', 'existing'],
    ['They put a microchip in my tooth and the satellites are listening.', 'no_claim'],
    ['just browsing, nothing happened to me', 'no_claim'],
  ])('%s', (notes, kind) => {
    expect(kindOf(notes)).toBe(kind);
  });

  it.each([
    sampleNotes.strong,
    sampleNotes.decent,
    sampleNotes.thin,
    sampleNotes.spanish,
    'I was fired after I applied for a promotion; the hiring manager said I am too old for the position.',
    'I teach law students and my university fired me for reporting fraud in writing.',
    'Our marketing agency was paid for leads it never delivered, $40,000, we have the contract.',
    'The adjuster for the other driver offered me $900, I have not signed.',
    'My landlord is suing me, court date is next week.',
    'I was hit while working as a paralegal, broken arm, no attorney.',
  ])('a real matter: %s', (notes) => {
    expect(kindOf(notes)).toBeNull();
  });
});
