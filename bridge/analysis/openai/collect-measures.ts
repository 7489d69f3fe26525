import { findBareAmounts } from '../amounts/find-amounts.ts';
import { addUnits, type DayNumber, isRealDate, monthLength, toDayNumber } from '../dates/calendar.ts';
import type { DateWindow } from '../dates/date-mention.ts';
import type { Deadline, IncidentDate, Jurisdiction, Sum } from '../facts/case-facts.ts';
import { deadlineOn } from '../facts/deadlines.ts';
import { doubtOf, incidentOn, type NotedDate } from '../facts/incident-date.ts';
import { sumIn, valuesTold } from '../facts/sums.ts';
import { findState } from '../places/find-state.ts';
import { placeNames, stateNameOf } from '../places/place-names.ts';
import type { Span } from '../text/read-text.ts';
import { type CollectInput, collectEntry, isOurs, overlap } from './collect-entries.ts';

/** Every date of the notes and the day they are judged on. */
interface Calendar {
  readonly dates: readonly NotedDate[];
  readonly now: DayNumber;
}

const partialDay = /^((?:19|20)\d{2})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/** A day, month or year as the model counted it; null where there is no such one. */
function windowOf(counted: string | null): DateWindow | null {
  const match = partialDay.exec(counted ?? '');
  if (match === null) return null;
  const [year = 0, month = 1, day = 1] = match.slice(1).map((part) => (part === undefined ? undefined : Number(part)));
  if (!isRealDate({ year, month, day })) return null;
  const earliest = toDayNumber({ year, month, day });
  if (match[3] !== undefined) return { earliest, latest: earliest, best: earliest, precision: 'day' };
  if (match[2] === undefined) {
    return { earliest, latest: addUnits(earliest, 1, 'year') - 1, best: earliest, precision: 'year' };
  }
  return { earliest, latest: earliest + monthLength(year, month) - 1, best: earliest, precision: 'month' };
}

/** Of the dates that our own reading finds in the quoted words the one the model means, else the first. */
function dateIn(dates: readonly NotedDate[], span: Span, meant: DateWindow | null): NotedDate | undefined {
  const inside = dates.filter((date) => overlap(date, span));
  const same = inside.find(({ earliest, latest }) => meant !== null && meant.best >= earliest && meant.best <= latest);
  return same ?? inside[0];
}

/** When it happened: as our own reading counts the quoted words, and where it cannot as the model does. */
export function collectIncident({ answer, find, text }: CollectInput, { dates, now }: Calendar): IncidentDate | null {
  const found = answer.incident === null ? null : find(answer.incident.quote);
  if (answer.incident === null || found === null) return null;
  const meant = windowOf(answer.incident.day);
  const over = dates.filter(({ earliest }) => earliest <= now);
  const read = dateIn(over, found.span, meant);
  if (read !== undefined) return { ...incidentOn(read, now), ...doubtOf(read, dates, text) };
  return meant === null || meant.earliest > now ? null : incidentOn({ ...meant, ...found.span }, now);
}

/** Coming dates and terms, today's among them; a past one is no deadline. */
export function collectDeadlines(input: CollectInput, { dates, now }: Calendar): Deadline[] {
  const isComing = ({ latest }: DateWindow) => latest >= now;
  return input.answer.deadlines.filter(isOurs).flatMap((entry): Deadline[] => {
    const told = collectEntry(input, 'deadlines', entry);
    if (told === null) return [];
    const kind = told.attributes.kind as Deadline['kind'];
    const meant = windowOf(entry.day);
    const date = dateIn(dates.filter(isComing), told.span, meant);
    if (date !== undefined) return [deadlineOn(date, kind)];
    if (dates.some((past) => overlap(past, told.span)) || (meant !== null && !isComing(meant))) return [];
    return [{ span: told.span, say: told.say, kind, day: meant?.precision === 'day' ? meant.best : null }];
  });
}

/** The figure is read by code; a quote without one that can be read is no sum. */
export function collectSums({ answer, text, find }: CollectInput): Sum[] {
  const amounts = findBareAmounts(text.text);
  const values = valuesTold(text);
  return answer.sums.filter(isOurs).flatMap(({ quote, role }) => {
    const found = find(quote);
    const [largest] = amounts
      .filter((amount) => found !== null && overlap(amount, found.span))
      .toSorted((a, b) => b.value - a.value);
    return (largest === undefined ? null : sumIn(text, largest, role, values)) ?? [];
  });
}

/** A state of the US or a country our tables know. */
export function collectJurisdiction({ answer, find }: CollectInput): Jurisdiction | null {
  const found = answer.jurisdiction === null ? null : find(answer.jurisdiction.quote);
  if (answer.jurisdiction === null || found === null) return null;
  const { place: named } = answer.jurisdiction;
  const country = placeNames.get(named.trim().toLowerCase());
  const place = findState(named)?.code ?? (country?.kind === 'country' ? country.place : undefined);
  return place === undefined ? null : { span: found.span, say: stateNameOf.get(place) ?? place, place };
}
