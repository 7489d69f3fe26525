import { describe, expect, it } from 'vitest';
import { explainFilter } from '../../../../bridge/analysis/filters/conditions/custom-filters.ts';
import { expectVerdicts, judgeOne } from './expect-verdicts.ts';

const crash = 'Rear-ended on Lamar on 9/3/2026 by a van. ER the same day, neck pain.';

describe('Another writes for a client without English', () => {
  expectVerdicts(
    { intakeNotes: `${crash} I do not speak English, my nephew writes this for me.` },
    { violated: ['Must speak English', 'Must speak English or Spanish'], met: ['No Spanish speakers'] },
  );
});

describe('A client who speaks only Vietnamese', () => {
  expectVerdicts({ intakeNotes: `${crash} I only speak Vietnamese.` }, { violated: ['Must speak English'] });
});

describe('A client who speaks only Spanish', () => {
  expectVerdicts(
    { intakeNotes: `${crash} I only speak Spanish.` },
    { violated: ['No Spanish speakers', 'Must speak English'], met: ['Must speak Spanish'] },
  );
});

describe('A client of two languages', () => {
  expectVerdicts({ intakeNotes: `${crash} I speak Spanish and English.` }, { met: ['Must speak English'] });
});

it('does not call the language of an interpreter Spanish', () => {
  const { verdict, why } = judgeOne({ intakeNotes: `${crash} Needs a Mandarin interpreter.` }, 'Must speak English');
  expect({ verdict, why }).toEqual({
    verdict: 'violated',
    why: 'the client does not speak English or needs an interpreter',
  });
});

const faultFilters = ['Client was not at fault', 'Must not be at fault'];

describe('A client who ran the light', () => {
  expectVerdicts(
    { intakeNotes: 'I ran the red light and hit him. The police gave me the ticket. My neck hurts.' },
    { violated: faultFilters },
  );
});

describe('A client who hit the car in front', () => {
  expectVerdicts(
    { intakeNotes: 'I rear-ended the car in front of me on 9/3/2026. My neck hurts.' },
    { violated: faultFilters },
  );
});

describe('A client who was hit', () => {
  expectVerdicts(
    { intakeNotes: 'He ran the red light and hit me on 9/3/2026. I was rear-ended as well.' },
    { met: faultFilters },
  );
});

it('reads the bare requirement as the one that names the client', () => {
  const [named, bare] = faultFilters.map((filter) => explainFilter(filter).readAs);
  expect(bare).toBe(named);
});
