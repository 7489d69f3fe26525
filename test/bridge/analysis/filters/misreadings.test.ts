import { describe, expect, test } from 'vitest';
import { explainFilter } from '../../../../bridge/analysis/filters/filter-reading.ts';

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
];

describe('wordings that are easily misread', () => {
  test.each(readings)('%s', (filter, asks) => {
    expect(explainFilter(filter).readAs?.split(';')[0] ?? null).toBe(asks);
  });
});
