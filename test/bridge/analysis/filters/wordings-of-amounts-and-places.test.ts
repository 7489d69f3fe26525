import { describe } from 'vitest';
import { expectVerdicts } from './expect-verdicts.ts';

describe('A crash away from home with a former lawyer', () => {
  expectVerdicts(
    {
      ...{ location: 'Tampa', zip: '33602', county: 'Hillsborough', state: 'FL', practiceArea: 'Auto Accident' },
      intakeNotes:
        'PNC was in Atlanta for work when a FedEx truck merged into her 7/19/26. Concussion, missed 6 weeks. Went to the ER four days later. Had an attorney but she withdrew in October, file is back with us. Bills around $9,300. Other driver uninsured? no, commercial policy 1M. DOB 4/2/1990.',
    },
    {
      met: [
        'Florida residents only',
        'Georgia crashes only',
        'Client must live in Hillsborough or Pinellas',
        'Tampa Bay area residents',
        'Southeast only',
        'Not New York',
        'No currently represented clients',
        'Previously represented is fine, but not currently',
        'Treated within 7 days of the crash',
        'Commercial vehicles only',
        'Medical bills at least $7,500',
        'Specials < $10,000',
        'meds >= 5k',
        'Over 30',
        'Client must be between 18 and 65',
        'Head injury cases only',
        'Missed at least 2 weeks of work',
        'within statute (4 years)',
        'Accident date must be in 2026',
        '2025 accidents or later',
        'DOA < 6 months',
      ],
      violated: [
        'Accident must be in Florida',
        'No cases where the accident happened out of Florida',
        'Residents of GA only',
        'We only file in Florida courts',
        'Never had an attorney',
        'No prior attorney',
        'Must not have previously hired a lawyer',
        'Treatment within 72 hours',
        'First medical visit no later than 3 days after accident',
        'Gap before first treatment cannot exceed 2 days',
        'No commercial vehicles',
        'Bills must be higher than ten thousand',
        'Specials > $10,000',
        '65 and older only',
        'Missed work more than 60 days',
        'No 2026 accidents',
        'Loss date within 3 months',
      ],
      unknown: [],
    },
  );
});

describe('A disability claim', () => {
  expectVerdicts(
    {
      ...{
        location: 'Tampa',
        zip: '33602',
        county: 'Hillsborough',
        state: 'FL',
        practiceArea: 'Social Security Disability',
      },
      intakeNotes:
        'Denied SSDI on 9/28/2026, has the letter. 54, back fusion and depression, last worked March 2025, 22 years as a mechanic. Treats with Dr. at the pain clinic monthly. Never had a rep.',
    },
    {
      met: [
        'Age 50 or over',
        'Denial within 60 days',
        'Initial denials only, letter less than 65 days old',
        'Must be under care of a doctor',
        'No representatives',
        'Must not have another representative',
        'Physical impairments only, no mental only claims',
      ],
      violated: ['No one under 55', 'Must have been denied within the last 30 days'],
      unknown: [],
    },
  );
});

describe('A deposit', () => {
  expectVerdicts(
    {
      ...{ location: 'Tampa', zip: '33602', county: 'Hillsborough', state: 'FL', practiceArea: 'Landlord/Tenant' },
      intakeNotes:
        'Landlord kept the $1,850 deposit, moved out 8/31/26 from a duplex in Ybor. Lease signed. Have video. No lawyer',
    },
    {
      met: [
        'Tenants only',
        'Disputes over $1,000',
        'No claims below $1,500',
        'Must have written lease',
        'Hillsborough County',
      ],
      violated: ['Landlords only', 'We represent landlords, not tenants', 'Amount in dispute must be at least $5,000'],
      unknown: [],
    },
  );
});

describe('A surgical error', () => {
  expectVerdicts(
    {
      ...{ location: 'Ocala', zip: '34470', county: 'Marion', state: 'FL', practiceArea: 'Medical Malpractice' },
      intakeNotes:
        'Surgeon left a clamp inside me on 2/3/2026, second surgery 3/1/2026 to take it out, 11 days inpatient. I have the op report. 130k in bills. Not talked to attorneys. I live in Ocala but the hospital is in Gainesville',
    },
    {
      met: [
        'Malpractice within the last 2 years',
        'Marion county residents',
        'Alachua County hospitals only',
        'No dental malpractice',
        'no plastic surgery cases',
        'Damages over $100,000',
        'Must have required additional surgery',
        'No represented parties',
        'Surgery errors only',
        'Must be a resident of Florida',
      ],
      violated: ['Over $250k in damages'],
      unknown: [],
    },
  );
});

describe('Un choque de ayer', () => {
  expectVerdicts(
    {
      ...{ location: 'Miami', zip: '33125', county: 'Miami-Dade', state: 'FL', practiceArea: 'Auto Accident' },
      intakeNotes:
        'me chocaron por detras ayer en la noche en miami, me duele el cuello pero no he ido al doctor. el otro no tenia seguro. no tengo abogado. soy mesero',
    },
    {
      met: [
        'South Florida',
        'Accident in past 7 days',
        'Spanish speakers welcome only',
        'Neck or back injuries',
        'No attorneys',
        'Rear end only',
      ],
      violated: [
        'Broward County only',
        'Must have treated',
        'Must have seen a doctor or gone to the ER',
        'At-fault driver must be insured',
        'English only',
      ],
      unknown: [],
    },
  );
});

describe('An estate', () => {
  expectVerdicts(
    {
      ...{ location: 'Tampa', zip: '33602', county: 'Hillsborough', state: 'FL', practiceArea: 'Probate' },
      intakeNotes:
        'Husband passed in March 2026, estate includes house worth 410k with 120k mortgage, 2 IRAs 95k each. No will. Two adult kids, his brother is contesting. I hired no one. Live in Tampa, house in Sarasota.',
    },
    {
      met: [
        'Estate must be over $500k',
        'Estates under $250,000 not accepted',
        'Decedent died within last 2 years',
        'spouse or child of the deceased only',
        'no attorney yet',
      ],
      violated: ['No will contests', 'Uncontested only', 'Minor children required', 'Death within 6 months'],
      unknown: [],
    },
  );
});

describe('Unpaid overtime with a lawyer', () => {
  expectVerdicts(
    {
      ...{ location: 'Tampa', zip: '33602', county: 'Hillsborough', state: 'FL', practiceArea: 'Wage and Hour' },
      intakeNotes:
        'Unpaid OT, 3 yrs at the kitchen, about $22,000 owed. He hired a firm, Morgan something, in August and they filed in federal court. Wants second opinion.',
    },
    {
      met: ['Unpaid wages over $10,000', 'Must be employed at least 6 months'],
      violated: ['Owed more than $30k', 'No attorney', 'No second opinions', 'not signed with other firms'],
      unknown: [],
    },
  );
});

describe('A dog bite of a child', () => {
  expectVerdicts(
    {
      ...{ location: 'Tampa', zip: '33602', county: 'Hillsborough', state: 'FL', practiceArea: 'Dog Bite' },
      intakeNotes:
        'Bitten by a neighbor dog 10/1/26, 6 stitches, tetanus shot at urgent care that evening. 8 yr old daughter. Neighbor rents, no homeowners insurance known. Took pics. Havent contacted any other attorney',
    },
    {
      met: [
        'Stitches required',
        'Children under 12 only',
        'Victim under 10',
        'Must have required stitches or surgery',
        'Bite happened within 1 year',
        'Must have pictures',
        'No attorney contact',
      ],
      violated: ['no minors'],
      unknown: [],
    },
  );
});
