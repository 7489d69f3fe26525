import { formatIsoDay } from '../../../../bridge/analysis/dates/calendar.ts';
import { findBareDates } from '../../../../bridge/analysis/dates/find-dates.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

const TODAY = '2026-11-20';
const first = (text: string) => {
  const [date] = findBareDates(text, TODAY);
  return date === undefined ? null : `${formatIsoDay(date.earliest)} ${formatIsoDay(date.latest)}`;
};

checkRows(new URL('./rows/shifted-dates.txt', import.meta.url), { date: first });
