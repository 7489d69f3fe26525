import { describe, expect, it } from 'vitest';
import { explainFilter } from '../../../../bridge/analysis/filters/conditions/custom-filters.ts';
import { expectVerdicts } from './expect-verdicts.ts';

describe('Surgery, small bills and witnesses', () => {
  expectVerdicts(
    {
      state: 'NV',
      location: 'Reno',
      county: 'Washoe',
      zip: '89501',
      intakeNotes:
        'Rear-ended at a light in Reno on 9/3/2026. I had surgery on my shoulder in October. Medical bills are $900 so far. Two witnesses saw it. No police report was made. No lawyer.',
    },
    {
      met: [
        'Medical bills over $5,000 or surgery',
        'Must have a police report or witnesses',
        'Must have photos or witnesses',
        'Rear-end or truck accidents only',
      ],
      violated: [
        'Client must live in Nevada and have medical bills over $5,000',
        'Client must live in Texas or Oklahoma and have medical bills over $500',
        'Accidents in the last 2 years in Texas only',
        'Fracture or at least $10,000 in bills',
      ],
    },
  );
});

describe('A dog bite', () => {
  expectVerdicts(
    {
      intakeNotes:
        'A dog bit me on the arm on 9/3/2026 while I walked past the house. It was a pit bull, stitches at the ER.',
    },
    { violated: ['No dog bites or slip and falls', 'We do not take workers comp or dog bites'] },
  );
});

describe('A truck of a delivery firm', () => {
  expectVerdicts(
    {
      intakeNotes:
        'An Amazon van sideswiped me on Lamar on 9/3/2026. The driver admitted it. ER the same day for my neck.',
    },
    { met: ['Uber, Lyft or Amazon drivers only'] },
  );
});

describe('What is joined within one requirement', () => {
  it.each([
    ['Client must live in Texas or Oklahoma', 'The client lives in Texas or Oklahoma; unknown if not stated.'],
    ['No slip and falls', 'It was not a slip, trip or fall; met if not stated.'],
  ])('%s', (filter, readAs) => expect(explainFilter(filter)).toEqual({ filter, readAs, understood: 'yes' }));
});
