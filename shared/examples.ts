import type { InputRecord } from './record.ts';
import type { Breakdown, Screening } from './results.ts';

/** What the documentation shows; the tests hold every example against its schema. */
export const exampleRecord: InputRecord = {
  firstName: 'Maria',
  lastName: 'Delgado',
  phone: '512-555-0142',
  email: 'maria.delgado@example.com',
  location: 'Austin',
  zip: '78704',
  county: 'Travis',
  state: 'TX',
  practiceArea: 'Car Accident',
  intakeNotes:
    'Client was rear-ended at a red light on October 3, 2026. The other driver admitted fault and was cited by police. ' +
    'Treated at the ER for a fractured wrist, bills of $14,200 so far. Not represented yet.',
};

const timestamp = '2026-11-21T09:30:00.000Z';
const notes =
  'Strengths: clear claim, other driver cited, ER treatment with bills of $14,200. Weaknesses: none named. Missing: insurance.';

export const exampleScore = {
  success: true,
  results: { analysisScore: 86, analysisNotes: notes },
  timestamp,
};

export const exampleScreen = {
  success: true,
  results: {
    valid: [{ ...exampleRecord, analysis: { thresholdScore: 88, analysisNotes: notes } }],
    invalid: [],
  },
  timestamp,
};

const said = (points: number, why: string, quote: string | null = null) => ({
  points,
  why,
  quote,
  field: quote === null ? null : ('intakeNotes' as const),
});

const exampleBreakdown: Breakdown = {
  score: 86,
  notes,
  parts: {
    clarity: { points: 18, max: 20, reasons: [said(18, 'says what happened', 'rear-ended at a red light')] },
    strength: { points: 17, max: 20, reasons: [said(17, 'fault is admitted', 'The other driver admitted fault')] },
    damages: { points: 16, max: 20, reasons: [said(16, 'treated injury with bills', 'fractured wrist')] },
    merit: { points: 16, max: 20, reasons: [said(16, 'recent event', 'October 3, 2026')] },
    present: { points: 10, max: 10, reasons: [said(10, 'all ten fields are filled in')] },
    quality: { points: 9, max: 10, reasons: [said(9, 'contact data is plausible')] },
  },
  facts: [{ name: 'amount', value: '$14,200', quote: 'bills of $14,200' }],
  missing: ['insurance'],
  flags: [],
  engine: { name: 'rubric', version: '1', model: null, promptVersion: null },
};

const exampleScreening: Screening = {
  score: 88,
  notes,
  valid: true,
  area: { accepted: true, matched: 'Personal Injury', why: '"Car Accident" is an alias of Personal Injury' },
  relevance: { points: 20, why: 'The notes describe a car accident', quote: 'rear-ended at a red light' },
  filters: [
    {
      filter: 'Must not be represented by another attorney',
      verdict: 'met',
      why: 'The notes say so',
      quote: 'Not represented yet',
      field: 'intakeNotes',
    },
  ],
  breakdown: exampleBreakdown,
};

export const exampleExplain = { success: true, results: exampleScreening, timestamp };
