import type { Configuration } from './configuration.ts';
import type { InputRecord } from './record.ts';
import type { Breakdown, Screening } from './results.ts';

/** What the documentation shows, as the offline engine answers; the tests hold every example against its schema. */
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

export const exampleConfiguration: Configuration = {
  practiceAreas: [{ name: 'Personal Injury', aliases: ['Car Accident'] }],
  threshold: 60,
  customFilters: [
    'Must not be represented by another attorney',
    'Incident within the last two years',
    'Lives in Texas',
  ],
};

const timestamp = '2026-11-21T09:30:00.000Z';
const notes =
  'Rear-ended on October 3, 2026. Broken wrist, treated in the ER. Other side admitted it; other side cited. Citation or arrest. $14,200 in medical bills. No lawyer yet. Missing: insurance, lost work or pay.';

export const exampleScore = {
  success: true,
  results: { analysisScore: 79, analysisNotes: notes },
  timestamp,
};

export const exampleScreen = {
  success: true,
  results: {
    valid: [{ ...exampleRecord, analysis: { thresholdScore: 79, analysisNotes: notes } }],
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
  score: 79,
  notes,
  parts: {
    clarity: {
      points: 15,
      max: 20,
      reasons: [
        said(7, 'starting points'),
        said(6, 'seven or more kinds of facts told'),
        said(1, 'dates and figures told'),
        said(1, 'dated to the day: October 3, 2026', 'October 3, 2026'),
      ],
    },
    strength: {
      points: 17,
      max: 20,
      reasons: [
        said(5, 'starting points'),
        said(3, 'dates and figures told'),
        said(3, 'wrong admitted or found: other side admitted it', 'driver admitted'),
        said(2, 'money or comfort at stake: rear-ended', 'was rear-ended'),
        said(4, 'other facts told'),
      ],
    },
    damages: {
      points: 11,
      max: 20,
      reasons: [
        said(5, 'starting points'),
        said(2, 'dates and figures told'),
        said(2, 'money or comfort at stake: rear-ended', 'was rear-ended'),
        said(2, 'serious harm: broken wrist', 'fractured'),
      ],
    },
    merit: {
      points: 16,
      max: 20,
      reasons: [
        said(4, 'starting points'),
        said(3, 'no lawyer yet', 'Not represented'),
        said(2, 'dates and figures told'),
        said(2, 'money or comfort at stake: rear-ended', 'was rear-ended'),
        said(5, 'other facts told'),
      ],
    },
    present: { points: 10, max: 10, reasons: [said(10, '10 of 10 fields filled')] },
    quality: { points: 10, max: 10, reasons: [said(10, 'believable, consistent data unless said below')] },
  },
  facts: [
    { name: 'claim', value: 'rear-ended', quote: 'was rear-ended' },
    { name: 'incident_date', value: '2026-10-03', quote: 'October 3, 2026' },
    { name: 'opposing_party', value: 'other driver', quote: 'other driver' },
    { name: 'injury', value: 'broken wrist', quote: 'fractured' },
    { name: 'treatment', value: 'treated in the ER', quote: 'Treated at the ER' },
    { name: 'amount', value: '$14,200 in medical bills', quote: '$14,200' },
    { name: 'liability', value: 'other side admitted it', quote: 'driver admitted' },
    { name: 'liability', value: 'other side cited', quote: 'was cited by' },
    { name: 'evidence', value: 'citation or arrest', quote: 'cited by police' },
    { name: 'representation', value: 'none', quote: 'Not represented' },
  ],
  missing: ['insurance', 'lost_pay'],
  asks: [
    { fact: 'insurance', question: 'Which insurance covers the other side?', gain: 5 },
    { fact: 'lost_work', question: 'Was work or pay lost?', gain: 2 },
  ],
  flags: [],
  engine: { name: 'rubric', version: '2.2.0', model: null, promptVersion: null },
};

const exampleScreening: Screening = {
  score: 79,
  notes,
  valid: true,
  area: { accepted: true, matched: 'Personal Injury', why: 'taken as "Personal Injury"' },
  relevance: { points: 79, why: 'the notes are about an accepted area', quote: 'rear-ended' },
  filters: [
    {
      filter: 'Must not be represented by another attorney',
      verdict: 'met',
      why: 'nobody acts for the client in this matter',
      quote: 'Not represented',
      field: 'intakeNotes',
      readAs: 'No lawyer acts for the client in this matter; unknown if not stated.',
      understood: 'yes',
    },
    {
      filter: 'Incident within the last two years',
      verdict: 'met',
      why: 'the event: 2026-10-03',
      quote: 'October 3, 2026',
      field: 'intakeNotes',
      readAs: 'The event was within the last 2 years; unknown if not stated.',
      understood: 'yes',
    },
    {
      filter: 'Lives in Texas',
      verdict: 'met',
      why: 'the client lives inside the area of the filter',
      quote: 'TX',
      field: 'state',
      readAs: 'The client lives in Texas; unknown if not stated.',
      understood: 'yes',
    },
  ],
  breakdown: exampleBreakdown,
};

export const exampleExplain = { success: true, results: exampleScreening, timestamp };
