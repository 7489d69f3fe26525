import { parseIsoDay } from '../dates/calendar.ts';
import type { CaseText, Hit } from '../text/read-text.ts';
import type { NotedDate } from './incident-date.ts';
import { isToldAtLength } from './pick-told.ts';

/** Days. What is this old is why things are as they are, not what a message asks about. */
const LONG_AGO = 10 * 365;

/** Whether a message mentions something by the way: as a general rule, or as something long past. */
export function createAside(text: CaseText, dates: readonly NotedDate[], today: string): (hit: Hit) => boolean {
  if (!isToldAtLength(text)) return () => false;
  const oldest = parseIsoDay(today) - LONG_AGO;
  const old = new Set(dates.filter(({ latest }) => latest < oldest).map(({ clause }) => clause));
  const past = new Set(text.hits('aside.past').map(({ clause }) => clause));
  const general = text.hits('aside.general');
  return ({ concept, clause, sentence, first }) => {
    // A status or a debt lasts, however old it is.
    const isOld = old.has(clause) && concept.attributes.weak === undefined;
    return (
      isOld ||
      past.has(clause) ||
      general.some((one) => one.clause === clause || (one.sentence === sentence && one.first < first))
    );
  };
}
