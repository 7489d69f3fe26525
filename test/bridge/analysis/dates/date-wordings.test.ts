import { describe, expect, test } from 'vitest';
import { formatIsoDay } from '../../../../bridge/analysis/dates/calendar.ts';
import { findBareDates } from '../../../../bridge/analysis/dates/find-dates.ts';
import { foldInPlace } from '../../../../bridge/analysis/text/fold-text.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

const TODAY = '2026-11-20';
const days = (text: string) => findBareDates(text, TODAY).map(({ best }) => formatIsoDay(best));

describe('one day, written in many ways', () => {
  const written: readonly (readonly [string, ...string[]])[] = [
    [
      '2026-09-14',
      '9/14/2026',
      '9/14/26',
      '9-14-26',
      '09/14/2026',
      'September 14, 2026',
      'Sept. 14th 2026',
      '14 Sep 2026',
    ],
    ['2025-03-03', '3/3/2025', '03-03-2025', 'March 3rd, 2025', "Mar. 3rd '25", '3 de marzo de 2025', '2025-03-03'],
    [
      '2026-10-05',
      'the first Monday of October',
      'el primer lunes de octubre',
      'October 5',
      '10/5',
      'the 5th of last month',
    ],
  ];
  test.each(written.flatMap(([day, ...ways]) => ways.map((way) => [way, day] as const)))('%s is %s', (way, day) => {
    for (const frame of [`It happened on ${way} at work.`, `Accident: ${way}. No lawyer.`, `(${way}) he fell`])
      expect(days(frame), frame).toContain(day);
  });

  test.each(written)('%s between sentences about nothing', (day, ...ways) => {
    for (const way of ways) expect(days(`We like tea. Hurt on ${way}. The dog is fine.`)).toEqual([day]);
  });
});

describe('folding in place', () => {
  test.each([
    'Ñandú café',
    'naïve “quote” – dash…',
    'ß æ œ ﬁ',
    'tab\there\r\nthere',
    '😀 emoji',
    'İstanbul',
    '½ price',
  ])('keeps every place of "%s"', (text) => {
    const folded = foldInPlace(text);
    expect(folded).toHaveLength(text.length);
    expect(foldInPlace(folded)).toBe(folded);
    for (let at = 0; at < text.length; at += 1) if (/[a-z0-9 ]/.test(text[at] ?? '')) expect(folded[at]).toBe(text[at]);
  });
});

checkRows(new URL('./rows/date-wordings.txt', import.meta.url), {
  days,
  wholeDates: (text: string) => findBareDates(text, TODAY).filter(({ start, end }) => end - start === text.length),
  foldInPlace,
});
