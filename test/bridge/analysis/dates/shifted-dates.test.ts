import { expect, test } from 'vitest';
import { formatIsoDay } from '../../../../bridge/analysis/dates/calendar.ts';
import { findBareDates } from '../../../../bridge/analysis/dates/find-dates.ts';

const TODAY = '2026-11-20';
const first = (text: string) => {
  const [date] = findBareDates(text, TODAY);
  return date === undefined ? null : `${formatIsoDay(date.earliest)} ${formatIsoDay(date.latest)}`;
};

test.each([
  ['Cut the duct the week before Thanksgiving 2024.', '2024-11-18 2024-11-24'],
  ['Fell two days after Christmas last year at the store.', '2025-12-27 2025-12-27'],
  ['Hit the Friday before last Christmas.', '2025-12-19 2025-12-19'],
  ['Slipped on the Sunday between Christmas and New Years, last year.', '2025-12-28 2025-12-28'],
  ['Let go last November after a complaint.', '2025-11-01 2025-11-30'],
  ['Arraignment got moved up to this Tuesday the 24th.', '2026-11-24 2026-11-24'],
  ['First appearance is Monday.', '2026-11-23 2026-11-23'],
  ['Burned by a heater on July 19.', '2026-07-19 2026-07-19'],
  ['They gave me until November 4 to appeal.', '2026-11-04 2026-11-04'],
  ['They gave me until December 4 to appeal.', '2026-12-04 2026-12-04'],
  ['Shorted from January to June 2021.', '2021-01-01 2021-01-31'],
  ['It was this past Super Bowl Sunday.', '2026-02-08 2026-02-08'],
  ['Must be from Q3 2026.', '2026-07-01 2026-09-30'],
  ["We married in the summer of '09.", '2009-06-01 2009-08-31'],
  ['First appearance was 11/9, next Dec 18.', '2026-11-09 2026-11-09'],
])('%s', (text, expected) => expect(first(text)).toBe(expected));
