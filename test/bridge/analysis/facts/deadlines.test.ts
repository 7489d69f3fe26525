import { describe, expect, it } from 'vitest';
import { readDeadlines } from '../../../../bridge/analysis/facts/deadlines.ts';
import { readDates } from '../../../../bridge/analysis/facts/incident-date.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

const today = '2026-11-20';

function told(notes: string): string[] {
  const text = readText(notes);
  return readDeadlines(text, readDates(text, today), today).map(({ kind, say }) => `${kind}: ${say}`);
}

describe('coming hearings and terms', () => {
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

checkRows(new URL('./rows/deadlines.txt', import.meta.url), { deadlines: told });
