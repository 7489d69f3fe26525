import { describe, expect, test } from 'vitest';
import { formatIsoDay } from '../../../../bridge/analysis/dates/calendar.ts';
import { findBareDates } from '../../../../bridge/analysis/dates/find-dates.ts';

const TODAY = '2026-11-20';
const days = (text: string) => findBareDates(text, TODAY).map(({ best }) => formatIsoDay(best));

describe('days told by a holiday, an ordinal or a span before', () => {
  test.each([
    ['the Saturday of Labor Day weekend', '2026-09-05'],
    ['on the Sunday of Memorial Day weekend', '2026-05-24'],
    ['the Monday after Easter', '2026-04-06'],
    ['slipped the Friday before Halloween', '2026-10-30'],
    ['the Thursday right after Labor Day this year', '2026-09-10'],
    ['the twenty-first of October', '2026-10-21'],
    ['March the third, 2025', '2025-03-03'],
    ['the ninth day of May last year', '2025-05-09'],
    ['it was the fourth of August this year, a tuesday', '2026-08-04'],
    ['viernes santo de 2025', '2025-04-18'],
    ['Halloween last year', '2025-10-31'],
  ])('%s', (text, day) => expect(days(text)).toEqual([day]));
});
