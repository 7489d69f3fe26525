import { describe } from 'vitest';
import { expectVerdicts } from './expect-verdicts.ts';

describe('A crash in another state', () => {
  expectVerdicts(
    {
      ...{ location: 'Columbus', zip: '43215', county: 'Franklin', state: 'OH', practiceArea: 'Personal Injury' },
      intakeNotes:
        'Was passing through Indianapolis, Indiana on 6/2/2026 when a U-Haul cut me off. Dislocated shoulder, reduced in the ER, then PT until August, all better. Bills 6,850. He got the ticket. My cousin handles real estate closings as a lawyer, nobody on this. 55 yrs old. Photos yes, report yes.',
    },
    {
      met: [
        'Clients must be Ohio residents',
        'Indiana incidents only',
        'Franklin County residents only',
        'Must have happened in IN, OH or KY',
        'Ohio, Kentucky and Indiana residents',
        'Skip anyone living outside Ohio',
        'Event must be under 6 months old',
        'DOI within 1 yr',
        'Happened after Memorial Day 2026',
        'Only spring 2026 or later',
        'Need ER or hospital treatment',
        'Exclude if no ER visit',
        'Medical expenses exceeding 5k',
        'Turn away if bills are less than $3,000',
        'no client already working with an attorney',
        'Should not have a lawyer on the case',
        'other driver ticketed',
        'Police report available',
        '50 or over',
        'not over 60',
      ],
      violated: [
        'Ohio accidents only please',
        'Do not accept accidents that happened in Indiana',
        'We only handle cases where the crash occurred in OH',
        'No accident older than 90 days',
        'Accident date no earlier than July 1 2026',
        'Still in treatment',
        'Must be currently receiving medical care',
        'Must have broken at least one bone',
        '$10,000+ in medical bills',
        'Bills less than $7,500 get rejected',
      ],
      unknown: [],
    },
  );
});

describe('A layoff at 61', () => {
  expectVerdicts(
    {
      ...{ location: 'Columbus', zip: '43215', county: 'Franklin', state: 'OH', practiceArea: 'Age Discrimination' },
      intakeNotes:
        'Laid off 10/20/2026 at 61, replaced by a 29 year old, 14 years with the insurer, salary $88,500, about 600 employees, offered severance, has not signed. She spoke with an employment attorney once but did not retain him.',
    },
    {
      met: [
        'Unrepresented',
        'Has not retained counsel',
        'Must be at least 40 years old',
        'Let go no more than 60 days ago',
        'At least 5 years on the job',
        'Company must have more than 100 workers',
        'Salary of at least $75k',
      ],
      violated: [
        'Terminations older than 2 weeks are out',
        'At least 20 years of service',
        'Employer with 1000+ employees',
        'Annual salary above 100,000',
      ],
      unknown: [],
    },
  );
});

describe('An inherited house', () => {
  expectVerdicts(
    {
      ...{ location: 'Columbus', zip: '43215', county: 'Franklin', state: 'OH', practiceArea: 'Real Estate' },
      intakeNotes:
        'Inherited a house in Toledo with my brother, he wont sell. Mom died Jan 2025, estate was closed. House 185k no mortgage. Can pay 3500. Never hired attorney.',
    },
    {
      met: [
        'Property must be in Ohio',
        'Property worth at least 100k',
        'Retainer of $3k',
        'No attorney',
        'Death after 2024',
      ],
      violated: ['Property value over $250,000', 'Can afford a $5,000 retainer'],
      unknown: [],
    },
  );
});

describe('Una deportación', () => {
  expectVerdicts(
    {
      ...{ location: 'Columbus', zip: '43215', county: 'Franklin', state: 'OH', practiceArea: 'Deportation Defense' },
      intakeNotes:
        'Tengo deportacion el 14 de enero de 2027, mi abogado anterior se retiro en agosto y no tengo otro. Entre en 2012, dos hijos nacidos aqui de 8 y 11. Nunca he sido arrestado. Puedo pagar 4 mil.',
    },
    {
      met: [
        'Sin abogado actual',
        'No attorney of record',
        'Must not have criminal record',
        'Hearing within the next 2 weeks not accepted',
        'Must be able to pay $3,000',
      ],
      violated: ['Never had previous attorney'],
      unknown: [],
    },
  );
});

describe('A parked car', () => {
  expectVerdicts(
    {
      ...{ location: 'Columbus', zip: '43215', county: 'Franklin', state: 'OH', practiceArea: 'Auto Accident' },
      intakeNotes:
        'Drunk guy hit our parked car 11/10/2026, nobody was in it. Car totaled, worth about 11 grand. Insurance offered 7. No injuries of course. No atty.',
    },
    {
      met: ['At least $10k in property damage', 'within 30 days'],
      violated: [
        'Bodily injury required',
        'Must have physical injuries',
        'No vehicle damage only',
        'Injured parties only',
        'Reject pure property damage',
      ],
      unknown: [],
    },
  );
});

describe('A death in a facility', () => {
  expectVerdicts(
    {
      ...{ location: 'Columbus', zip: '43215', county: 'Franklin', state: 'OH', practiceArea: 'Nursing Home Abuse' },
      intakeNotes:
        'Nursing home dropped grandma 9/28/2026, femur fracture, died 10/4. I am her granddaughter and executor. Death certificate lists fall. In Cleveland, Cuyahoga county. No lawyer yet. She was 88.',
    },
    {
      met: [
        'Death or serious injury only',
        'Facility must be in Ohio',
        'resident 65 or over',
        'Within the last year',
        'Fracture, death, or stage 3/4 bedsore',
      ],
      violated: [],
      unknown: [],
    },
  );
});
