import { describe } from 'vitest';
import { expectVerdicts } from './expect-verdicts.ts';

describe('A crash with treatment going on', () => {
  expectVerdicts(
    {
      ...{ location: 'Austin', zip: '78704', county: 'Travis', state: 'TX', practiceArea: 'Auto Accident' },
      intakeNotes:
        'Rear-ended on Lamar 9/3/2026 by a guy on his phone, he was cited. ER same day, then PT twice a week, still going. Herniated disc. Bills 12k so far. No lawyer. Has report and photos.',
    },
    {
      met: [
        'Texas only',
        'TX residents only',
        'We only take Travis, Williamson and Hays County',
        'We do not take cases outside Texas',
        'Client must reside in Texas or Oklahoma',
        'Exclude California',
        'Accident must have happened in Texas',
        'Accident must be within the last 2 years',
        'No accidents over 2 years old',
        'accident within 90 days',
        'DOL within 6 months',
        'Accidents from 2026 only',
        'Accident after June 1, 2026',
        'Accident before 2026 will be rejected',
        'Nothing older than one year',
        'Accidents that took place prior to 2025 are not accepted',
        'Statute must not be expired - accident less than 2 years ago',
        'No more than 18 months since the accident',
        'Crash must be recent (last 3 months)',
        'No attorney',
        'Must not be represented by another attorney',
        'Reject leads who already have legal representation',
        'Only unrepresented clients',
        'Lead cannot have an attorney',
        'No one with a lawyer',
        "Don't send us anyone who is already signed up with a firm",
        'Not currently working with another law firm',
        'Has not hired an attorney yet',
        "Can't be represented already",
        'Client has no existing counsel',
        'Disqualify if represented',
        'Sin abogado',
        'No debe tener abogado',
        'Must have been injured',
        'Physical injury required',
        'No property damage only claims',
        'Injury required - no PD only',
        'Must have received medical treatment',
        'Must have sought treatment within 14 days',
        'Treated within 72 hours of accident',
        'Currently treating',
        'Client must still be treating',
        'Must be actively treating with a doctor',
        'No soft tissue cases',
        'Must have seen a doctor',
        'Reject if no medical treatment',
        'Exclude leads without injuries',
        'ER visit required',
        'Has to have gone to the hospital',
        'TBI or spinal injuries only',
        'Herniated disc or worse',
        'Medical bills must exceed $5,000',
        'At least $10k in medical bills',
        'Bills under $15,000',
        'No cases with less than $10,000 in meds',
        'Other driver must be at fault',
        'No at-fault drivers',
        'Client must not be at fault',
        'Clear liability only',
        'Reject if caller was at fault',
        'Police report required',
        'Must have a police report',
        'Needs photos or video',
        'No motorcycles',
        'No rideshare',
        'Must speak English',
        'No hit and run',
        'Rear-end collisions only',
        'no slip and falls',
        'Exclude if notes mention Uber',
        'Reject anything mentioning bankruptcy',
        'In Texas, within the last 2 years, and not represented',
        'Accident in Texas and injured',
        'Must be 18 or older',
        'No minors',
        'Adults only',
      ],
      violated: [
        'No Texas cases',
        'Must live in California',
        'Only CA, NV and AZ',
        'Harris County accidents only',
        'Incident less than 30 days ago',
        'Reject if accident is more than 60 days old',
        'Must have occurred within the past 30 days',
        'No accident that occurred before October 1, 2026',
        'The accident can be at most 45 days old',
        'Must have a fracture or surgery',
        'Surgery cases only',
        'Hospitalization required',
        'At least one night in hospital',
        'Only catastrophic injuries',
        'Medical bills over 20k',
        'Minimum $25,000 in damages',
        'Commercial vehicle only',
        'Spanish speakers only',
      ],
      unknown: ['xyzzy foo', 'Must mention whiplash'],
    },
  );
});

describe('An old fall of a represented client', () => {
  expectVerdicts(
    {
      ...{ location: 'Las Cruces', zip: '88001', county: 'Dona Ana', state: 'NM', practiceArea: 'Auto Accident' },
      intakeNotes:
        'Slipped at a grocery in Dallas 3 years ago, twisted ankle, never saw a doctor. My cousin is a lawyer but does not do this. I signed with Smith & Jones last month and they are working on it. I was arrested in 2019 for DUI. I cannot pay anything.',
    },
    {
      met: ['Accident in Texas only', 'Must live in New Mexico'],
      violated: [
        'New Mexico accidents only',
        'Within the last 2 years',
        'No older than 24 months',
        'Unrepresented only',
        'Must have seen a doctor',
        'Needs medical treatment',
        'No prior criminal history',
        'Must be able to pay a retainer',
        'clean record',
        'Must have broken bones',
        'Exclude represented',
        'Only leads where no other firm is involved',
      ],
      unknown: [],
    },
  );
});

describe('A dismissal', () => {
  expectVerdicts(
    {
      ...{ location: 'Austin', zip: '78704', county: 'Travis', state: 'TX', practiceArea: 'Employment Law' },
      intakeNotes:
        'Fired 6/15/2026 from the warehouse after 8 months, right after she asked for FMLA. 45 employees. Made $19/hr. 38 y/o. No lawyer. EEOC not filed. Wants to know options. Can pay a consult fee.',
    },
    {
      met: [
        'Terminated within the last 180 days',
        'Worked there for 6 months or more',
        'At least 15 employees',
        'Employers with under 20 staff not accepted',
        'Annual income of at least $30k',
        'Over 18 only',
        'No current employees - must be terminated',
        'Must have been terminated',
        'No one who quit',
        'No union members',
        'Fired after January 2026',
        'Termination no more than a year ago',
      ],
      violated: [
        'Must have been fired in the last 90 days',
        'Employed at least 1 year',
        'Employer must have 50 or more employees',
        'Hourly wage over $25',
        'Salary above $60,000',
        'Client must be over 40',
      ],
      unknown: [],
    },
  );
});

describe('Un divorcio', () => {
  expectVerdicts(
    {
      ...{ location: 'Houston', zip: '77002', county: 'Harris', state: 'TX', practiceArea: 'Divorce' },
      intakeNotes:
        'Quiere divorcio, casados 12 años, dos hijos de 7 y 10 que viven con ella en Houston. Casa 340 mil, deben 180 mil. Audiencia el 15 de diciembre. Puede pagar $3,000. Sin abogado. El esposo tiene abogado.',
    },
    {
      met: [
        'Must have minor children',
        'Kids must live in Texas',
        'No hearings within 10 days',
        'Marital estate over $100,000',
        'Retainer of at least $2,500',
        'Must not have an attorney',
        'Spanish speaking ok only',
        'Harris county only',
      ],
      violated: [
        'Hearing must be at least 30 days away',
        'Assets at least $1 million',
        'Must be able to pay $5,000',
        'English speakers only',
        'Fort Bend County only',
        'No cases with children',
      ],
      unknown: [],
    },
  );
});

describe('An arrest', () => {
  expectVerdicts(
    {
      ...{ location: 'San Antonio', zip: '78201', county: 'Bexar', state: 'TX', practiceArea: 'Criminal Defense' },
      intakeNotes:
        'Arrested 11/2/2026 for felony drug possession, Bexar County, out on bond, court 12/20. Two prior DUIs. Family can put together $1,500. Talked to a couple of lawyers but has not hired anyone.',
    },
    {
      met: [
        'Felony cases only',
        'Arrest within 30 days',
        'At least 1000 down',
        'Bexar, Comal or Guadalupe county',
        'Court date at least 2 weeks out',
        'Not represented',
        'court date within 60 days',
      ],
      violated: [
        'No felonies',
        'Misdemeanors only',
        'First offense only',
        'No priors',
        'Must have $3,000 for retainer',
        'No drug cases',
      ],
      unknown: [],
    },
  );
});

describe('A bankruptcy', () => {
  expectVerdicts(
    {
      ...{ location: 'Austin', zip: '78704', county: 'Travis', state: 'TX', practiceArea: 'Bankruptcy' },
      intakeNotes:
        'Owes about forty thousand on credit cards plus 12k medical, single, makes 3,100 a month, rents. Garnished. Chapter 7 in 2011. No attorney.',
    },
    {
      met: [
        'More than $20k in unsecured debt',
        'Total debt over 50 thousand',
        'Monthly income under $4,000',
        'Income of at least $2,000 per month',
        'No prior bankruptcy in the last 8 years',
        'Must not have filed within 8 years',
        'Annual income below $45,000',
        'Debts must not exceed $60,000',
      ],
      violated: ['Debt of $75,000 or more', 'Household income less than 35k a year'],
      unknown: [],
    },
  );
});
