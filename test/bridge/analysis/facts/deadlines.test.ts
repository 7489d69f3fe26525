import { describe, expect, it } from 'vitest';
import { readDeadlines } from '../../../../bridge/analysis/facts/deadlines.ts';
import { readDates } from '../../../../bridge/analysis/facts/incident-date.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';

const today = '2026-11-20';

function told(notes: string): string[] {
  const text = readText(notes);
  return readDeadlines(text, readDates(text, today), today).map(({ kind, say }) => `${kind}: ${say}`);
}

describe('coming hearings and terms', () => {
  it.each([
    ['My court date is December 9.', 'hearing: hearing on December 9, 2026'],
    ['I have court in two weeks, what should I do?', 'hearing: hearing about December 4, 2026'],
    ['arraignment 11/24, PD not appointed', 'hearing: hearing on November 24, 2026'],
    ['Tengo corte el 5 de diciembre.', 'hearing: hearing on December 5, 2026'],
    ['DACA expires April 9 2027', 'term: deadline on April 9, 2027'],
    ['I need to file before February 2027.', 'term: deadline February 2027'],
    ['The judge said I have to go to court soon.', 'hearing: court date coming up'],
    ['He was served and has 20 days to respond.', 'term: deadline'],
    ['They want me out by the end of the month.', 'term: has to move out soon'],
    ['nos dieron 30 dias para salir', 'term: deadline'],
    ['sheriff sale is scheduled already', 'term: sale date set'],
  ])('%s', (notes, deadline) => expect(told(notes)).toEqual([deadline]));

  it.each([
    ['I already missed the hearing in June.'],
    ['Temporary order granted 11/13.'],
    ['I have court papers and the transcript.'],
    ['Crash was 5/5/26, no surgery yet.'],
    ['I was in the hospital for 12 days.'],
    ['They did not give proper 30 day notice.'],
    ['If I get a court date I will call you.'],
    ['My sister has court on Monday so she cannot drive me.'],
    ['The drunk driver goes to court next Thursday.'],
    ['The insurance company has 30 days to respond to me.'],
  ])('tells none: %s', (notes) => expect(told(notes)).toEqual([]));

  it("takes the other driver's trial for no hearing of the client's, in a long story", () => {
    const story =
      'I got rear ended in August by a guy who was texting, and his insurance is dragging its feet. Now I hear that the state is charging him and the prosecutor wants me to come. My neck still hurts, I have missed two weeks of work and the bills pile up on my table. Nobody from his side has called me since then. ';
    expect(told(`${story}His court date is December 8.`)).toEqual([]);
    expect(told(`${story}My court date is December 8.`)).toEqual(['hearing: hearing on December 8, 2026']);
  });

  it('counts the day where one is told', () => {
    const text = readText('Sentencing is 12/1/2026.');
    expect(readDeadlines(text, readDates(text, today), today)[0]?.day).toBe(Date.parse('2026-12-01') / 86_400_000);
  });
});
