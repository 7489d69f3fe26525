import type { ScoreCase, TwinPair } from '../../../bridge/analysis/evaluation/cases.ts';
import type { InputRecord } from '../../../shared/record.ts';

export const recordOf = (intakeNotes: string): InputRecord => ({
  firstName: 'Jordan',
  lastName: 'Avery',
  phone: '206-555-0119',
  email: 'jordan.avery@example.com',
  location: 'Tacoma',
  zip: '98402',
  county: 'Pierce',
  state: 'WA',
  practiceArea: 'Personal Injury',
  intakeNotes,
});

const graded = (id: string, intakeNotes: string, points: number): ScoreCase => ({
  id,
  record: recordOf(intakeNotes),
  gold: {
    clarity: points,
    strength: points,
    damages: points,
    merit: points,
    present: 10,
    quality: 10,
    total: 20 + 4 * points,
  },
});

const strong = [
  'crushed by the forklift, surgery, bills',
  'forklift hit, surgery twice',
  'surgery after the forklift turned',
];
const weak = ['barista was rude, maybe sue', 'rude letter, maybe nothing', 'maybe a rude neighbor'];

/** Notes of two writers, made up for the tests. */
export const tinyNotes: readonly ScoreCase[] = ['k', 'm'].flatMap((family) => [
  ...strong.map((notes, at) => graded(`${family}-0${at}`, notes, 17)),
  ...weak.map((notes, at) => graded(`${family}-1${at}`, notes, 3)),
]);

export const tinyPairs: readonly TwinPair[] = [
  {
    id: 'kq-01',
    same: true,
    a: recordOf('forklift, surgery'),
    b: recordOf('it was a forklift and then there was surgery, in short'),
  },
];
