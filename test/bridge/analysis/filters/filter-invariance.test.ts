import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainFilter } from '../../../../bridge/analysis/filters/conditions/custom-filters.ts';
import type { InputRecord } from '../../../../shared/record.ts';
import { judgeOne } from './expect-verdicts.ts';

interface Row {
  filter: string;
  fields: Partial<InputRecord>;
}

const rows: readonly Row[] = ['representation', 'lawyers', 'injuries', 'care', 'places', 'where'].flatMap((name) =>
  readFileSync(new URL(`./pairs/${name}.txt`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((row) => {
      const [, filter = '', intakeNotes = '', place] = row.split(' | ');
      const [location = '', zip = '', county = '', state = ''] = place?.split(';') ?? [];
      return { filter, fields: place === undefined ? { intakeNotes } : { intakeNotes, location, zip, county, state } };
    }),
);

const rewrites: Readonly<Record<string, (filter: string) => string>> = {
  'in capitals': (filter) => filter.toUpperCase(),
  'without capitals': (filter) => filter.toLowerCase(),
  'with spaces': (filter) => `  ${filter.replaceAll(' ', '  ')} `,
  'with a full stop': (filter) => (/[.!?)]$/.test(filter) ? filter : `${filter}.`),
  'with an exclamation mark': (filter) => (/[.!?)]$/.test(filter) ? filter : `${filter}!`),
  'with a please': (filter) => (/[.!?)]$/.test(filter) ? filter : `${filter}, please`),
  'with typographic quotes': (filter) => filter.replaceAll("'", '’'),
};

const asides = [
  'My birthday is in March.',
  'Best time to call is after five.',
  'Found you through a friend.',
  'Parking there is terrible.',
  'Thanks for reading this.',
  'Please call the number above.',
];

const someRow = fc.constantFrom(...rows);

describe('a filter means the same however it is set', () => {
  it.each(Object.keys(rewrites))('%s', (name) => {
    const rewrite = rewrites[name] ?? ((filter: string) => filter);
    fc.assert(
      fc.property(someRow, ({ filter, fields }) => {
        expect(judgeOne(fields, rewrite(filter)).verdict).toBe(judgeOne(fields, filter).verdict);
      }),
      { numRuns: 120 },
    );
  });
});

const openings = [
  'Please note: ',
  'New rule: ',
  'IMPORTANT - ',
  'Per Dana: ',
  '2. ',
  '- ',
  'FYI ',
  'As of today, ',
  'From now on: ',
];
const closings = [
  ', no exceptions',
  '. No exceptions.',
  ', no matter what',
  ' for now',
  ' or refer out',
  ', otherwise refer out',
  ". Don't send me others.",
  ', nothing else',
  ", or we can't take it",
];

it('what opens or closes any filter changes nothing of its reading', () => {
  fc.assert(
    fc.property(
      someRow,
      fc.constantFrom('', ...openings),
      fc.constantFrom('', ...closings),
      (row, opening, closing) => {
        const filter = row.filter.replace(/[.!]+$/, '');
        expect(explainFilter(`${opening}${filter}${closing}`).readAs).toBe(explainFilter(filter).readAs);
      },
    ),
    { numRuns: 200 },
  );
});

it('what has nothing to do with a filter never changes its verdict', () => {
  fc.assert(
    fc.property(someRow, fc.constantFrom(...asides), fc.boolean(), ({ filter, fields }, aside, first) => {
      const notes = fields.intakeNotes ?? '';
      const ended = /[.!?]$/.test(notes) ? notes : `${notes}.`;
      const intakeNotes = first ? `${aside} ${notes}` : `${ended} ${aside}`;
      expect(judgeOne({ ...fields, intakeNotes }, filter).verdict).toBe(judgeOne(fields, filter).verdict);
    }),
    { numRuns: 200 },
  );
});

it('names, telephone numbers and addresses never change a verdict', () => {
  const person = fc.record({
    firstName: fc.constantFrom('Lee', 'Mercy', 'Austin', 'Rosa', 'Bill'),
    lastName: fc.constantFrom('Lawyer', 'Doctor', 'Virginia', 'Houston', 'Broke'),
    phone: fc.constantFrom('', '305-555-0100', '212-555-0199'),
    email: fc.constantFrom('a@example.com', 'texas.attorney@example.org'),
  });
  fc.assert(
    fc.property(someRow, person, ({ filter, fields }, contact) => {
      expect(judgeOne({ ...fields, ...contact }, filter)).toEqual(judgeOne(fields, filter));
    }),
    { numRuns: 150 },
  );
});

it('empty notes violate nothing that only notes can tell', () => {
  const ofNotes = rows.filter(({ fields }) => fields.state === undefined);
  fc.assert(
    fc.property(fc.constantFrom(...ofNotes), ({ filter }) => {
      expect(judgeOne({ intakeNotes: '' }, filter).verdict).toBe('unknown');
    }),
    { numRuns: 150 },
  );
});
