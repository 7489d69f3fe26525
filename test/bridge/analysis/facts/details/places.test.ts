import { describe, expect, it } from 'vitest';
import { readPlaces } from '../../../../../bridge/analysis/facts/details/places.ts';
import { readText } from '../../../../../bridge/analysis/text/read-text.ts';
import { checkRows } from '../../../../fixtures/check-rows.ts';

const rolesOf = (notes: string, name: string) =>
  readPlaces(readText(notes)).find((place) => place.name === name)?.roles;

describe('what a place is the place of', () => {
  it.each([
    ['Rear-ended in Paramus.', 'paramus', ['incident']],
    ['My rental house is in Tulsa.', 'tulsa', ['property']],
    ['I work at a mill in Medford.', 'medford', ['employer', 'worksite']],
    ['The nursing home in Dayton let her fall.', 'dayton', ['care']],
    ['He is being held at the jail in Laredo.', 'laredo', ['custody', 'police']],
    ['My kids live with her in Boise.', 'boise', ['child']],
    ['Dad died in Medford in May.', 'medford', ['decedent']],
    ['We bought the truck at a dealer in Reno.', 'reno', ['purchase']],
    ['I moved to Reno for good in May.', 'reno', ['moved']],
  ])('%s', (notes, name, roles) => expect(rolesOf(notes, name)).toEqual(expect.arrayContaining(roles)));

  it.each([
    ['Hit on Lamar, I am from Tulsa.', 'tulsa'],
    ['I live in Tulsa but got hit on Lamar.', 'tulsa'],
    ['Hit on my way to Tulsa.', 'tulsa'],
    ['A log truck hit me and I was airlifted to Tulsa.', 'tulsa'],
    ['Hit downtown. I grew up in Tulsa.', 'tulsa'],
  ])('does not happen there: %s', (notes, name) => {
    expect(rolesOf(notes, name)).toBeDefined();
    for (const role of ['incident', 'scene', 'open']) expect(rolesOf(notes, name)).not.toContain(role);
  });
});

it('stays quick on endless text', () => {
  const started = process.cpuUsage();
  for (const words of ['in Houston from Texas ', 'St. ', 'in Lake in Lake County ', 'moved to Reno now ', 'A B C D '])
    readPlaces(readText(words.repeat(20_000 / words.length)));
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(3000);
});

checkRows(new URL('./rows/places.txt', import.meta.url), {
  states: (notes) => readPlaces(readText(notes)).map(({ among }) => among.map(({ state }) => state).join(' ')),
});
