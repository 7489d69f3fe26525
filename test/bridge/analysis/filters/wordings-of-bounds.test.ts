import { describe } from 'vitest';
import { expectVerdicts } from './expect-verdicts.ts';

describe('A fall at work', () => {
  expectVerdicts(
    {
      ...{ location: 'Phoenix', zip: '85004', county: 'Maricopa', state: 'AZ', practiceArea: 'Personal Injury' },
      intakeNotes:
        'Caller hurt at work on 9/14/2026, fell off ladder at Tempe job site, reported to foreman that day. Broken heel, surgery 9/16. Out of work since. Makes $24/hr. Says he has comp attorney helping with the comp claim only. Wants third party case vs scaffold company. 41 yo.',
    },
    {
      met: [
        'Maricopa or Pinal only',
        'Arizona',
        'AZ only',
        'No Nevada cases',
        'Anywhere except California',
        'Must be AZ resident',
        'Only in-state accidents (Arizona)',
        'Injury within 1 year',
        'injury happened no earlier than September 2026',
        'No injuries prior to 2024',
        'Work injuries only',
        'surgery required',
        'Fracture',
        'Fractures, surgery or hospitalization only',
        'Off work at least 30 days',
        'Minor injuries not accepted',
        'Hourly pay above $20',
        'Client makes under $50,000/yr',
        '40 or older',
        'No clients over 70',
      ],
      violated: [
        'Pima County only',
        'Injured after 10/1/2026',
        'Not work related',
        'No workers comp cases',
        'Under 40',
      ],
      unknown: [],
    },
  );
});

describe('A custody matter', () => {
  expectVerdicts(
    {
      ...{ location: 'Phoenix', zip: '85004', county: 'Maricopa', state: 'AZ', practiceArea: 'Child Custody' },
      intakeNotes:
        'Wife left in June, has the kids in Mesa, I am in Phoenix. Kids 4 and 9. Temporary orders hearing Nov 25. Judge already assigned. She has a lawyer, I dont. Make 70k, can do 2k now.',
    },
    {
      met: [
        'Children living in Arizona',
        'Hearing more than 3 days away',
        'Client must not have attorney',
        'Opposing counsel is fine but client must be unrepresented',
        'Able to pay $1,500',
        'Income over $50k',
        'Children under 18',
        'Child must be under 10',
      ],
      violated: [
        'No emergency hearings - must be at least 14 days out',
        'No hearing within 7 days',
        'Retainer of $3,500 minimum',
        'Earns at least $100,000',
      ],
      unknown: [],
    },
  );
});

describe('A foreclosure', () => {
  expectVerdicts(
    {
      ...{ location: 'Phoenix', zip: '85004', county: 'Maricopa', state: 'AZ', practiceArea: 'Foreclosure Defense' },
      intakeNotes:
        'I got a notice of trustee sale for 12/18/2026. House worth $390,000, owe 260k. Income 6,200 monthly. 4 months behind. No prior bk. No atty.',
    },
    {
      met: [
        'Sale date at least 21 days out',
        'No sale within 2 weeks',
        'Equity of at least $50,000',
        'Monthly income at least $4,000',
        'Never filed bankruptcy before',
        'Home value under $500k',
      ],
      violated: [
        'Sale must be more than 45 days away',
        'Equity must not exceed $100k',
        'Household income below $5,000/month',
      ],
      unknown: [],
    },
  );
});

describe('A dismissal on Halloween', () => {
  expectVerdicts(
    {
      ...{ location: 'Phoenix', zip: '85004', county: 'Maricopa', state: 'AZ', practiceArea: 'Employment Law' },
      intakeNotes:
        'i was let go on halloween after 3 yrs bc im pregnant, i think. company has around 200 ppl. they offered 2 weeks severance havent signed. make 52k/yr. no lawyer, cant pay upfront',
    },
    {
      met: [
        'Fired within 180 days',
        'Must have worked there over 2 years',
        'Makes more than 40k',
        'no public employees',
        'within 300 days of termination',
        'termination date on or after 10/1/2026',
      ],
      violated: [
        'Terminated at least 30 days ago',
        'Salary over $75k',
        'Must be able to pay hourly',
        'No terminations in 2026',
      ],
      unknown: [],
    },
  );
});

describe('A tax debt', () => {
  expectVerdicts(
    {
      ...{ location: 'Phoenix', zip: '85004', county: 'Maricopa', state: 'AZ', practiceArea: 'Tax' },
      intakeNotes:
        'Owe IRS 88,400 for 2019-2022, levy notice dated 11/2/2026. Self employed, returns filed except 2022. CPA helped before. Nobody representing',
    },
    {
      met: [
        'At least $25k owed to the IRS',
        'IRS debt under 50k turned away',
        'Notice within last 30 days',
        'unrepresented',
        'Tax liability must be greater than or equal to 10,000',
        'Between $50,000 and $250,000 in tax debt',
      ],
      violated: ['Tax debt over $100,000', 'No self-employed'],
      unknown: [],
    },
  );
});

describe('Un choque con ambulancia', () => {
  expectVerdicts(
    {
      ...{ location: 'Tucson', zip: '85705', county: 'Pima', state: 'AZ', practiceArea: 'Auto Accident' },
      intakeNotes:
        'Estuve en un choque el 2 de noviembre en Tucson, me llevaron en ambulancia, tengo dos costillas rotas. La otra persona tuvo la culpa, la policia hizo reporte. No he contratado abogado. Tengo 34 años.',
    },
    {
      met: [
        'Accidente dentro de los ultimos 2 años',
        'Debe vivir en Arizona',
        'Sin abogado previo',
        'ambulance transport required',
        'broken bones only',
        'Police report a must',
        'Over 21',
        'Reject clients who were at fault',
        'Treatment needed within 48 hours',
      ],
      violated: ['Solo casos de Texas', 'Accident within last 10 days', 'No Pima County'],
      unknown: [],
    },
  );
});

describe('A contract dispute', () => {
  expectVerdicts(
    {
      ...{ location: 'Mesa', zip: '85004', county: 'Maricopa', state: 'AZ', practiceArea: 'Contract Dispute' },
      intakeNotes:
        'Got scammed by roofer, paid 14k deposit in May, never came back. contract signed, texts. located in Mesa',
    },
    {
      met: [
        'Amount in controversy over $10,000',
        'Contract must be in writing',
        'Minimum claim 7500',
        'claims up to $50,000',
        'We only take Arizona contracts',
      ],
      violated: ['No disputes below $20k', '$25,000 or more at stake'],
      unknown: [],
    },
  );
});
