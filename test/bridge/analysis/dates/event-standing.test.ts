import { describe, expect, test } from 'vitest';
import { formatIsoDay } from '../../../../bridge/analysis/dates/calendar.ts';
import { eventDate, findDates } from '../../../../bridge/analysis/dates/find-dates.ts';

const TODAY = '2026-11-20';
const eventOf = (text: string) => {
  const event = eventDate(findDates(text, TODAY), TODAY);
  return event === null ? null : formatIsoDay(event.best);
};
const days = (text: string) => findDates(text, TODAY).map(({ best }) => formatIsoDay(best));

describe('which of several events is the matter', () => {
  test.each([
    ['An older crash on 3/2/2020 was settled. The new crash was 8/14/2026 on Route 9, hit from behind.', '2026-08-14'],
    ['Previous fall 5/5/2019, that case is closed. She slipped again 10/1/2026 at the bakery.', '2026-10-01'],
    ['I was hit 9/9/2026. Had a different accident on 1/4/2018, nothing to do with it.', '2026-09-09'],
    ['The crash I am calling about was 2/2/2025. Another wreck on 7/7/2026 was only a scratch.', '2025-02-02'],
    ['Choque anterior el 3/3/2019, ya cerrado. El choque nuevo fue el 9/12/2026 y me lastime.', '2026-09-12'],
    ['Crash 6/6/2026, no prior accidents. ER 6/7/2026.', '2026-06-06'],
    ['Bitten 4/4/2026 by the dog next door.', '2026-04-04'],
    ['My old claim from 2017 was paid. Current claim is about 5/20/2026, rear-ended downtown.', '2026-05-20'],
  ])('%s', (text, day) => {
    expect(eventOf(text)).toBe(day);
  });
});

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
    ['Ash Wednesday', '2026-02-18'],
    ['Halloween last year', '2025-10-31'],
  ])('%s', (text, day) => {
    expect(days(text)).toEqual([day]);
  });
});
