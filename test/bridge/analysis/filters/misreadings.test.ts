import { describe, expect, test } from 'vitest';
import { explainFilter } from '../../../../bridge/analysis/filters/conditions/custom-filters.ts';

/** How a filter is read, up to what becomes of it where nothing is stated; null where it is not understood. */
const readings: readonly (readonly [filter: string, asks: string | null])[] = [
  ['Bronx, Brooklyn and Queens only', 'The client lives and it happened in Bronx, Kings or Queens County, New York'],
  ['Must live in Harris, Zzyx or Travis County', null],
  ['Must work in Ohio, living over the river is fine', 'The client works in Ohio'],
  ['Bexar County and nobody further away', 'The client lives and it happened in Bexar County, Texas'],
  ['Child resided in Florida for 6 months or more', 'The child lives in Florida'],
  ['Lives in Clark County', "The client lives in Clark County (in the client's state)"],
  ['No small employers, at least 15 employees', 'The employer has at least 15 employees'],
  ['nobody who was ticketed', 'The client was not cited'],
  ['the other driver was given a ticket', 'The other side was cited'],
  ['We only talk to the victim or a parent', 'The person writing is the client or close family'],
  ['No prior DUIs within 7 years', null],
  ['Employees only against employers', 'The client is the employee'],
  ['Tenants only, against landlords', 'The client is the tenant'],
  ['Unpaid rent of at least two months', 'The client is at least 2 payments behind'],
  ['There must be video of the crash', 'There is video'],
  ['Dog bites are handled by our other office', 'It was not a dog bite or attack'],
  ['Must owe back taxes', null],
  ['Will contest only', 'A trust or will is contested'],
  ['Caller is an heir or named in the will', null],
  [
    'Tampa Bay area only',
    'The client lives and it happened in Hernando, Hillsborough, Manatee, Pasco or Pinellas County, Florida',
  ],
  ['between 6 months and 2 years ago', 'The incident was at least 6 months ago and within the last 2 years'],
  ['Must be unable to work for 12 months', 'The client missed work for at least 12 months'],
  ['Must have used the product for 2 years', null],
  ['Exposure of at least 30 days', null],
  ['Accident at least 30 days ago', 'The incident was at least 30 days ago'],
  ['No accidents over 2 years', 'The incident was less than 2 years ago'],
  ['No injuries from fights', null],
  ['No small claims', null],
  ['Police report not required', 'Nothing: it only says what is fine or preferred'],
  ['No police report needed', 'Nothing: it only says what is fine or preferred'],
  ["Doesn't need to be injured", 'Nothing: it only says what is fine or preferred'],
  ['Commercial policy preferred', 'Nothing: it only says what is fine or preferred'],
  ['Must be injured, photos a plus', 'There is an injury'],
  ['Uber and Lyft accidents accepted', 'Nothing: it only says what is fine or preferred'],
];

describe('wordings that are easily misread', () => {
  test.each(readings)('%s', (filter, asks) => {
    expect(explainFilter(filter).readAs?.split(';')[0] ?? null).toBe(asks);
  });
});
