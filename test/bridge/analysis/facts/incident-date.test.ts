import { describe, expect, it } from 'vitest';
import { readDates, readIncidentDate } from '../../../../bridge/analysis/facts/incident-date.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';

const today = '2026-11-20';

function told(notes: string): string | null {
  const text = readText(notes);
  return readIncidentDate(text, readDates(text, today), today)?.say ?? null;
}

describe('when the event of a matter happened', () => {
  it.each([
    ['I was rear ended at the light on May 3, 2026 and my neck hurts.', 'May 3, 2026'],
    ['DOL 4/9/26 s/p MVA, PT x6, no atty', 'April 9, 2026'],
    ['he no stop the red light, was two weeks ago, police come', 'about November 6, 2026'],
    ['Me despidieron ayer porque me quejé.', 'November 19, 2026'],
    ['About an hour ago a deputy pulled me over and took my license.', 'November 20, 2026'],
    ['Saturday night my neighbor and I got into it and he hit me with a rake.', 'November 14, 2026'],
    ['My landlord locked me out last night, all my stuff is inside.', 'November 19, 2026'],
    ['He slipped on wet tile on Labor Day at the mall.', 'September 7, 2026'],
    ['My grandmother passed away in 2021 and the will was never opened.', '2021'],
    ['I bought a used van about 4 months ago and the engine is dead.', 'July 2026'],
    ['Last January I rented a minivan. In July they wrote me of a chip.', 'January 2026'],
    ['Today I get a fine from my HOA for a parked car.', 'November 20, 2026'],
  ])('%s', (notes, day) => expect(told(notes)).toBe(day));

  it.each([
    ['Born 3/4/1980, hired 2015, fired 6/1/26.', 'June 1, 2026'],
    ['MRI 7/2/26 shows a tear. Crash was 5/30/26 on the interstate.', 'May 30, 2026'],
    ['I complained to HR on 5/4/26. On 6/9/26 they terminated me.', 'June 9, 2026'],
    ['In 2018 I moved here. Last week the ceiling collapsed on my bed.', 'about November 11, 2026'],
    ['Ladder broke 8/2/26 and I fell. Returned to work 10/12/26.', 'August 2, 2026'],
    ['I had a prior accident in 2019. This crash was 9/9/26.', 'September 9, 2026'],
  ])('of several dates: %s', (notes, day) => expect(told(notes)).toBe(day));

  it.each([
    ['My court date is December 9.'],
    ['We got married on June 4, 2011 and I want a divorce.'],
    ['He came to this country in 2009 and wants papers.'],
    ['I recently had a problem with my roommate.'],
    ['I told my mom about it the other day and she said to call you.'],
    ['The Tuesday group at the club is rude to me.'],
    ['Right now I share a place with two others and one is rude.'],
    ['I hurt my knee years ago at another job. The new boss is rude.'],
    ['May I ask what a will costs?'],
    ['My son turns 18 on Feb 8 2027.'],
    ['Does the store have to pay her bills from this fall?'],
    ['Just seeing what my options are.'],
  ])('tells none: %s', (notes) => expect(told(notes)).toBeNull());

  it('is never later than the day of the reading', () => {
    const text = readText('I was attacked this week.');
    const date = readIncidentDate(text, readDates(text, today), today);
    expect(date?.latest).toBeLessThanOrEqual(Date.parse(today) / 86_400_000);
  });
});
