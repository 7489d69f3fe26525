import { describe, expect, it } from 'vitest';
import { readCase } from '../../../../../bridge/analysis/filters/base/case-in-question.ts';
import { eventPlace, homeOf, residence } from '../../../../../bridge/analysis/filters/places/record-places.ts';
import type { InputRecord } from '../../../../../shared/record.ts';
import { checkRows } from '../../../../fixtures/check-rows.ts';
import { recordWith, TODAY } from '../expect-verdicts.ts';

const told = (intakeNotes: string, fields: Partial<InputRecord> = {}) =>
  readCase({ record: recordWith({ intakeNotes, ...fields }), today: TODAY });

describe('the home is what the fields say', () => {
  it('and by now where the notes say that the client moved', () => {
    expect(homeOf(told('I moved to Reno for good in May.'))).toMatchObject({ state: 'NV', county: 'washoe' });
    expect(homeOf(told('I moved here from Reno in May.'))).toMatchObject({ state: 'TX' });
    expect(homeOf(told('I am in Mexico now.'))).toMatchObject({ country: 'Mexico' });
  });
});

describe('where it happened', () => {
  it('is open where one name lies in several other states', () => {
    expect(eventPlace(told('Hit in Portland by a bus.'))).toMatchObject({ state: null, country: null });
  });

  it('is a guess where no list has the name', () => {
    expect(eventPlace(told('Hit by a truck in Zwaanendael.')).guessed).toBe(true);
  });
});

checkRows(new URL('./rows/record-places.txt', import.meta.url), {
  residence(location, zip, county, state) {
    const home = residence(told('I was hurt in Ohio.', { location, zip, county, state }));
    return [home.state, home.county, home.country];
  },
  event(notes) {
    const { state, county } = eventPlace(told(notes));
    return [state, county];
  },
  country: (notes) => eventPlace(told(notes)).country,
});
