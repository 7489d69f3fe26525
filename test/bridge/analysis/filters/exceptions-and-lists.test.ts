import { describe, expect, it } from 'vitest';
import { explainFilter } from '../../../../bridge/analysis/filters/conditions/custom-filters.ts';

const noDogs = 'It was not a dog bite or attack';
const noLawyer = 'The client has no lawyer in this matter';
const report = 'there is a police or incident report';

/** How a filter is read, up to what becomes of it where nothing is stated. */
const tables: Readonly<Record<string, readonly (readonly [filter: string, asks: string])[]>> = {
  'what is excepted is spared': [
    ['No dog bites except kids', `${noDogs}, unless the client is under 18 years old`],
    ['No dog bites, except children under 10', `${noDogs}, unless the client is under 10 years old`],
    [
      'No cases older than 2 years, except minors',
      'The incident was less than 2 years ago, unless the client is under 18 years old',
    ],
    [
      'no soft tissue, excluding rear-end',
      'The injury is more than soft tissue or minor, unless it was a rear-end collision',
    ],
    [
      'Must have police report, except pedestrians',
      'There is a police or incident report, unless the client was on foot',
    ],
    [
      'No cases outside Texas except truck accidents',
      'The client lives and it happened in Texas, unless a commercial vehicle is involved',
    ],
    ['No mold cases unless somebody was hospitalized', 'It is not about mold, unless there is a hospital stay'],
    [
      'Bills over 10k except for minors',
      'Medical bills are more than $10,000, unless the client is under 18 years old',
    ],
    ['Any injury except soft tissue', 'There is an injury, and the injury is more than soft tissue or minor'],
  ],
  'a no reaches to the next thing that is wanted': [
    ['Not at fault, police report', `The client is not at fault, and ${report}`],
    ['No attorney; must have police report', `${noLawyer}, and ${report}`],
    ['No lawyer and police report', `${noLawyer}, and ${report}`],
    [
      'Not represented, treated within 2 weeks',
      `${noLawyer}, and the first treatment was within 2 weeks of the incident`,
    ],
    ['No dog bites, slip and falls', 'It is not about a dog bite or attack or a slip or trip and fall'],
    ['No dog bites; slip and falls', 'It is not about a dog bite or attack or a slip or trip and fall'],
    [
      'No dog bites, slip and falls or assaults',
      'It is not about a dog bite or attack, a slip or trip and fall, or an attack on the client',
    ],
  ],
  'what is fine is not required': [
    ['chiro ok', 'Nothing: it only says what is fine or preferred'],
    ['Pre-existing conditions are ok', 'Nothing: it only says what is fine or preferred'],
    ['Passengers welcome', 'Nothing: it only says what is fine or preferred'],
    ['Must have injuries, passengers ok', 'There is an injury'],
    ['Police report required, chiro ok', 'There is a police or incident report'],
    ['Texas and Oklahoma are fine', 'The client lives and it happened in Texas or Oklahoma'],
  ],
  'what is out is refused': [
    ['Bills under 10k = out', 'Medical bills are at least $10,000'],
    ['NY out', 'The client lives and it happened outside New York'],
    ['NY and NJ out', 'The client lives and it happened outside New York or New Jersey'],
    ['Over 2 years out', 'The incident was less than 2 years ago'],
    ['No police report = out', 'There is a police or incident report'],
    ['Hearing at least 10 days out', 'The hearing or court date is at least 10 days away'],
  ],
  'codes and words that name no place': [
    ['Lead must be in GA AL SC or TN', 'The client lives in Georgia, Alabama, South Carolina or Tennessee'],
    ['Loss of consciousness or CT findings', 'There is loss of consciousness or a scan or X-ray shows an injury'],
  ],
};

describe.each(Object.entries(tables))('%s', (_, readings) => {
  it.each(readings)('%s', (filter, asks) => expect(explainFilter(filter).readAs?.split(';')[0]).toBe(asks));
});

describe('what is not understood is neither ignored nor guessed', () => {
  it.each([
    'No deaths except auto',
    'No dog bites except if the attorney approves',
    'No prior injuries except more than 5 years ago',
    'No low-speed crashes unless airbags deployed',
  ])('%s', (filter) => expect(explainFilter(filter).understood).toBe('ambiguous'));

  it.each(['Surgical error, foreign object, wrong site', 'Able to come in this wk', 'Not just a personal 25/50'])(
    '%s',
    (filter) => {
      expect(explainFilter(filter).understood).toBe('no');
    },
  );
});
