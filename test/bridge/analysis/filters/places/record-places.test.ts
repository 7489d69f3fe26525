import { describe, expect, it } from 'vitest';
import {
  eventPlace,
  foreignEvent,
  placeTold,
  residence,
} from '../../../../../bridge/analysis/filters/places/record-places.ts';
import { factsOf } from '../facts-of.ts';

describe('the home is what the fields say', () => {
  it.each([
    [{ location: 'Austin', zip: '78704', county: 'Travis', state: 'TX' }, 'TX', 'travis'],
    [{ location: 'Hialeah', zip: '33012', county: '', state: 'FL' }, 'FL', 'miami-dade'],
    [{ location: 'Moline, IL', zip: '', county: '', state: '' }, 'IL', 'rock island'],
    [{ location: '', zip: '97202', county: '', state: '' }, 'OR', null],
    [{ location: '', zip: '', county: '', state: '' }, null, null],
    [{ location: 'Visalia', zip: '93277', county: '', state: 'CA' }, 'CA', 'tulare'],
  ] as const)('%o', (fields, state, county) => {
    expect(residence(factsOf('I was hurt in Ohio.', fields))).toMatchObject({ state, county, foreign: false });
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
    ['The truck hit us near Gary, Indiana.', 'IN', null],
    ['Wreck in Harris County.', 'TX', 'harris'],
    ['Company in Manhattan fired me, I commute from Jersey City.', 'NY', 'new york'],
  ] as const)('%s', (notes, state, county) => {
    const place = eventPlace(factsOf(notes));
    expect(place.state).toBe(state);
    if (county !== null) expect(place.county).toBe(county);
  });

  it.each([
    'Work in Houston but the wreck was here in Austin on Lamar.',
    'I work over in Dallas but I live here and it was here.',
    'Rear-ended by a driver from Oklahoma.',
    'I was on my way to Louisiana, hit by a drunk.',
    'He ran the light.',
    'My cell is an Ohio number.',
  ])('is home: %s', (notes) => {
    expect(eventPlace(factsOf(notes))).toMatchObject({ state: 'TX', county: 'travis' });
  });

  it.each([
    ['Hurt at a resort in Cancun on vacation.', 'cancun'],
    ['Crash in Toronto while visiting.', 'toronto'],
  ])('is abroad: %s', (notes, place) => expect(foreignEvent(factsOf(notes))).toBe(place));

  it.each(['I moved from Mexico in 2010. Hit on Lamar.', 'Hit in New Mexico.', 'Fell on Mexico Street.'])(
    'is not abroad: %s',
    (notes) => expect(foreignEvent(factsOf(notes))).toBeNull(),
  );
});

it('finds where somebody is told to be', () => {
  expect(placeTold(factsOf('The kids moved to Oklahoma last year.'), { told: /\bkids\b/, lives: true })).toMatchObject({
    state: 'OK',
  });
  expect(placeTold(factsOf('The kids are fine.'), { told: /\bkids\b/, lives: true })).toBeNull();
});
