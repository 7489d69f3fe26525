import { describe, expect, it } from 'vitest';
import { readCase } from '../../../../../bridge/analysis/filters/base/case-in-question.ts';
import { eventPlace, homeOf, residence } from '../../../../../bridge/analysis/filters/places/record-places.ts';
import type { InputRecord } from '../../../../../shared/record.ts';
import { recordWith, TODAY } from '../expect-verdicts.ts';

const told = (intakeNotes: string, fields: Partial<InputRecord> = {}) =>
  readCase({ record: recordWith({ intakeNotes, ...fields }), today: TODAY });

describe('the home is what the fields say', () => {
  it.each([
    [{ location: 'Austin', zip: '78704', county: 'Travis', state: 'TX' }, 'TX', 'travis'],
    [{ location: 'Hialeah', zip: '33012', county: '', state: 'FL' }, 'FL', 'miami-dade'],
    [{ location: 'Moline, IL', zip: '', county: '', state: '' }, 'IL', 'rock island'],
    [{ location: '', zip: '97202', county: '', state: '' }, 'OR', null],
    [{ location: '', zip: '', county: '', state: '' }, null, null],
    [{ location: 'Visalia', zip: '93277', county: '', state: 'CA' }, 'CA', 'tulare'],
  ] as const)('%o', (fields, state, county) => {
    expect(residence(told('I was hurt in Ohio.', fields))).toMatchObject({ state, county, country: null });
  });

  it('and by now where the notes say that the client moved', () => {
    expect(homeOf(told('I moved to Reno for good in May.'))).toMatchObject({ state: 'NV', county: 'washoe' });
    expect(homeOf(told('I moved here from Reno in May.'))).toMatchObject({ state: 'TX' });
    expect(homeOf(told('I am in Mexico now.'))).toMatchObject({ country: 'Mexico' });
  });
});

describe('where it happened', () => {
  it.each([
    ['Got hit on the Schuylkill in Philly, I am from Jersey.', 'PA', 'philadelphia'],
    ['Rear-ended in Paramus.', 'NJ', 'bergen'],
    ['I live in Tulsa but got hit in Huntsville, Texas.', 'TX', 'walker'],
    ['Fired from a Spokane hospital.', 'WA', 'spokane'],
    ['Crash in Naples on vacation from Ohio.', 'FL', 'collier'],
    ['Visiting from Maine, fell at Logan airport in Boston.', 'MA', 'suffolk'],
    ['Me chocaron en Houston, vivo en Lake Charles.', 'TX', 'harris'],
    ['Fell in Laughlin, no wait, it was across the river in Bullhead City.', 'AZ', 'mohave'],
    ['The truck hit us near Gary, Indiana.', 'IN', 'lake'],
    ['Wreck in Harris County.', 'TX', 'harris'],
    ['Company in Manhattan fired me, I commute from Jersey City.', 'NY', 'new york'],
  ] as const)('%s', (notes, state, county) => expect(eventPlace(told(notes))).toMatchObject({ state, county }));

  it.each([
    'Work in Houston but the wreck was here in Austin on Lamar.',
    'I work over in Dallas but I live here and it was here.',
    'Rear-ended by a driver from Oklahoma.',
    'I was on my way to Louisiana, hit by a drunk.',
    'He ran the light.',
    'My cell is an Ohio number.',
  ])('is home: %s', (notes) => expect(eventPlace(told(notes))).toMatchObject({ state: 'TX', county: 'travis' }));

  it.each([
    ['Hurt at a resort in Cancun on vacation.', 'Mexico'],
    ['Crash in Toronto while visiting.', 'Canada'],
    ['I moved from Mexico in 2010. Hit on Lamar.', null],
    ['Hit in New Mexico.', null],
    ['Fell on Mexico Street.', null],
  ])('in another country: %s', (notes, country) => expect(eventPlace(told(notes)).country).toBe(country));

  it('is open where one name lies in several other states', () => {
    expect(eventPlace(told('Hit in Portland by a bus.'))).toMatchObject({ state: null, country: null });
  });

  it('is a guess where no list has the name', () => {
    expect(eventPlace(told('Hit by a truck in Zwaanendael.')).guessed).toBe(true);
  });
});
