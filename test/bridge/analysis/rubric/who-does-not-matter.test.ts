import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeCase } from '../../../../bridge/analysis/rubric/rubric-engine.ts';
import { caseParts } from '../../../../shared/results.ts';
import { recordWith, today } from './sample-records.ts';

const pointsOf = (notes: string, practiceArea = 'Auto Accident') => {
  const { parts } = judgeCase(recordWith(notes, { practiceArea }), today).assessment;
  return caseParts.map((part) => parts[part].points);
};

// Names that are words of the trade, of places, of months, or no word at all.
const given = ['Maria', 'Grace', 'Mark', 'Chase', 'Hope', 'Jesus', 'Summer', 'Carter', 'Rob', 'Angel', 'Jose', 'Ruby'];
const family = [
  'Lopez',
  'Park',
  'Judge',
  'Price',
  'Cook',
  'Church',
  'Banks',
  'Nguyen',
  'Hill',
  'Ward',
  'Mason',
  'Burns',
  'Stone',
  'Fields',
  'Hunt',
  'Long',
  'Day',
  'Zbigniewska',
  'Okonkwo',
].filter((name) => !['Judge', 'Church'].includes(name));

const stories = [
  (first: string, last: string) =>
    `Rear-ended 8/2/2026 by ${first} ${last}, who was cited. Two surgeries, bills $80,000. No lawyer yet.`,
  (first: string, last: string) =>
    `My supervisor ${first} ${last} fired me two days after I reported ${first} to HR. I have the emails, lost $9,000.`,
  (first: string, last: string) => `Landlord is ${first} ${last}. No heat since October, and ${last} kept the deposit.`,
  (first: string, last: string) =>
    `On 9/1/2026 the dog of ${first} ${last} bit my son. Stitches, scars, animal control report. Mr. ${last} admitted it.`,
];

describe('the names of the people in the notes', () => {
  it.each(stories.map((story) => [story('A', 'B').slice(0, 40), story] as const))('%s…', (_, story) => {
    const first = fc.constantFrom(...given);
    const last = fc.constantFrom(...family);
    fc.assert(
      fc.property(first, last, first, last, (a, b, c, d) => {
        expect(pointsOf(story(a, b))).toEqual(pointsOf(story(c, d)));
      }),
      { numRuns: 60 },
    );
  });
});

describe('whether it is a man or a woman, in Spanish', () => {
  it.each([
    ['La señora fue atropellada el 8/2/2026', 'El señor fue atropellado el 8/2/2026'],
    [
      'La clienta quedó lastimada y operada, no tiene abogada',
      'El cliente quedó lastimado y operado, no tiene abogado',
    ],
    ['A ella la despidieron embarazada, tiene pruebas', 'A él lo despidieron embarazado, tiene pruebas'],
    ['Mi hija fue mordida por un perro', 'Mi hijo fue mordido por un perro'],
    ['Mi hermana está enferma y fue despedida en mayo', 'Mi hermano está enfermo y fue despedido en mayo'],
    ['Ella está representada por una abogada', 'Él está representado por un abogado'],
    ['La dueña no arregla la casa, la vecina es testigo', 'El dueño no arregla la casa, el vecino es testigo'],
    ['La otra conductora iba borracha y fue arrestada', 'El otro conductor iba borracho y fue arrestado'],
    ['Fue detenida y deportada, es casada con ciudadana', 'Fue detenido y deportado, es casado con ciudadano'],
    ['La esposa está sola, contenta con su abogada', 'El esposo está solo, contento con su abogado'],
  ])('%s', (woman, man) => expect(pointsOf(woman, 'Personal Injury')).toEqual(pointsOf(man, 'Personal Injury')));
});
