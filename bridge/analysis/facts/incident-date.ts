import { type DayNumber, fromDayNumber, parseIsoDay } from '../dates/calendar.ts';
import type { DateWindow, RawDate } from '../dates/date-mention.ts';
import { findBareDates } from '../dates/find-dates.ts';
import type { Concept } from '../lexicon/parse-lexicon.ts';
import { onceFor } from '../text/once-for.ts';
import type { CaseText, Hit, Span } from '../text/read-text.ts';
import { isAskedInTalk } from '../text/turns.ts';
import type { IncidentDate } from './case-facts.ts';
import { nearestHit, type Place, placeOf } from './pick-told.ts';

/** A date of the notes with the words that say what it is the date of. */
export interface NotedDate extends RawDate, Place {
  readonly words: string;
  /** The nearest phrase of the lexicon `when`; null where none is near. */
  readonly about: Hit | null;
}

type Dates = readonly NotedDate[];
const FARTHEST = 14;

/** "May" and "march" are months only behind words of time. */
const verbs = /^(?:may|march|mar)$/;
const ofTime =
  /^(?:in|since|until|till|by|last|this|next|of|early|mid|late|around|during|before|after|through|thru|from|en|desde|de|hasta|para)$/;

/** Who called whom says something only of a date in its own clause. */
const reaches = ({ concept, clause }: Hit, place: Place): boolean =>
  concept.attributes.reach !== 'clause' || clause === place.clause;

/** Every date of the notes, read once for all facts that rest on dates. */
export function readDates(text: CaseText, today: string): readonly NotedDate[] {
  const known = readOf(text).get(today) ?? findDates(text, today);
  readOf(text).set(today, known);
  return known;
}

const readOf = onceFor((_: CaseText) => new Map<string, readonly NotedDate[]>());

function findDates(text: CaseText, today: string): NotedDate[] {
  const hits = text.hits('when').filter(({ concept }) => concept.attributes.rank !== undefined);
  const noted: NotedDate[] = [];
  let at = 0;
  for (const date of findBareDates(text.text, today)) {
    const place = placeOf(text, date, at);
    at = place.first;
    const words = text.text.slice(date.start, date.end);
    if (verbs.test(words) && !ofTime.test(text.words[at - 1]?.form ?? '')) continue;
    const near = hits.filter(
      (hit) =>
        reaches(hit, place) &&
        !(hit.denied && hit.concept.attributes.rank === '0') &&
        // A question of a talk looks forward, to its own answer.
        !(hit.first > place.last && isAskedInTalk(text, hit.first)),
    );
    // "DUI 2016" names its act itself.
    const own = near.find(({ first, last }) => date.precision === 'year' && first === at && last < place.last);
    noted.push({ ...date, ...place, words, about: own ?? nearestHit(place, near, FARTHEST) });
  }
  return noted;
}

export function rankOf({ about }: NotedDate): number {
  return about === null ? 1 : Number(about.concept.attributes.rank);
}

const vague = /^(?:(?:just )?(?:recently|recientemente|hace poco)|(?:many |some |several )?years (?:ago|back))$/;
/** Days counted from the one before: what came after the event. */
const counted = /\b(?:next|following|later|afterwards?|same|that|siguiente|mismo|despues)\b/;
/** These date the telling as often as the event, so that they need an event beside them. */
const ofTelling =
  /^(?:today|hoy|now|right now|just now|this (?!morning|afternoon|evening)\w+|el otro dia|the other day|est[ae] \w+)$/;
/** Without a month, rarely the past. */
export const ordinal = /^(?:on )?the \d{1,2}(?:st|nd|rd|th)$/;
/** What lasts till a day did not begin on it, and what goes on since then is no one event: "suspended after July 7". */
const openEnded =
  /(?<!\b(?:day|days|week|month|right|just|soon|shortly) )\b(?:since|desde|until|till?|through|thru|hasta|after|before|by|effective|starting) (?:the |about |around |at least )*$/;
const reporting = /\b(?:that|sa(?:ys|id|ying)|telling|stating)\b/;
const habits = new Set(['the', 'every', 'each', 'our', 'all', 'most', 'los', 'cada']);
export const dayName = /^(?:sun|mon|tues|wednes|thurs|fri|satur)day$/;
const placesDay = new Set('on last this past was since el'.split(' '));
const partOfDay = new Set('night morning evening afternoon'.split(' '));

const wordsBefore = ({ start }: NotedDate, { text }: CaseText): string => text.slice(Math.max(0, start - 30), start);

/** "The Tuesday group", "Marv runs Tuesday": a day of the week alone dates an event only where it is put as a date. */
function isHabit(date: NotedDate, text: CaseText): boolean {
  const { form = '', sentence } = text.words[date.first - 1] ?? {};
  if (!dayName.test(date.words) || placesDay.has(form)) return false;
  return habits.has(form) || (sentence === date.sentence && !partOfDay.has(text.words[date.last + 1]?.form ?? ''));
}

const leading =
  /^(?:yes|yeah|on|over|so|just|then|and|ok|okay|well|back|early|late|around|about|in|at|but|now|the|last|el)$/;
/** "That was June 7", "it was yesterday": said of what was told before. */
const pointing = new Set(['that', 'this', 'it', 'which']);

/** A day that nothing says what it is of dates the story only where a sentence or the story begins with it, or points at it. */
function isPlaced(date: NotedDate, { words, text }: CaseText): boolean {
  let at = date.first - 1;
  if (words[date.last + 1]?.form === 'when') return true;
  // "Date: 9/12/26" on a form.
  if (/^(?:date|when)$/.test(words[at]?.form ?? '') && text[words[at]?.end ?? 0] === ':') return true;
  const isLeading = (form = '') => leading.test(form) || dayName.test(form);
  while (date.first - at <= 4 && words[at]?.sentence === date.sentence && isLeading(words[at]?.form)) at -= 1;
  if (words[at]?.sentence !== date.sentence || /[*)]/.test(text.slice(words[at]?.end, words[at + 1]?.start)))
    return true;
  return words[at]?.form === 'was' && pointing.has(words[at - 1]?.form ?? '');
}

const ofNow = new Set(['its', 'writing', 'down', 'for', 'been']);
const wanted = new Set(['want', 'wants', 'need', 'needs', 'please']);
/** "It's May 3", "headed up for the 4th", "April 1 was the plan", "four days after", "hurt from this fall", "I want him jailed today", "bit the mailman last year too": no day on which the event was. */
function isNoEvent({ first, last, clause, words: said }: NotedDate, { words, text }: CaseText): boolean {
  const before = words[first - 1];
  if (/^it'?s been\b/.test(said)) return true;
  if (said === 'this fall' && /^(?:from|of|after|about)$/.test(before?.form ?? '')) return true;
  if (ofNow.has(before?.form ?? '') || /'s $/.test(text.slice(before?.start, words[first]?.start))) return true;
  const next = words[last + 1];
  const isWished = ofTelling.test(said) && words.some((word) => word.clause === clause && wanted.has(word.form));
  if (isWished || (next?.form === 'too' && next.clause === clause)) return true;
  const isSubject = next?.form === 'was' || /^(?:is|will|slowed|came|works?)$/.test(next?.form ?? '');
  return said.endsWith(' after') || (isSubject && next?.sentence === words[first]?.sentence);
}

/** A day without a year that is a few weeks ahead is not put eleven months back. */
const isComing = ({ explicitYear, earliest, precision }: NotedDate, now: DayNumber): boolean =>
  !explicitYear && precision === 'day' && earliest + YEAR - now < SOON;
const YEAR = 365;
const SOON = 45;

const MAIN = 3;
/** A sentence that opens with a day tells of an event nobody named. */
const UNNAMED = 2.5;
const TELLING = 1.5;

const telling = ['event', 'dispute', 'status', 'trade', 'harm'];
const isBesideEvent = ({ sentence, words }: NotedDate, text: CaseText): boolean =>
  !dayName.test(words) && telling.some((family) => text.told(family).some((hit) => hit.sentence === sentence));

/** Of the days that are past, and of all dates. */
type DatePlace = Record<'isFirst' | 'isOnly', boolean>;

/** What the matter is called, and the words that tell of its events. */
type Matter = { readonly names: ReadonlySet<string>; readonly events: readonly (Place & Span & { kind: string })[] };

/** A letter, a purchase or an operation has a day of its own. It is that of the event in matters that turn on it (`dates`), or beside words of the event. */
function isOfOtherAct(date: NotedDate, dates: Dates, { names, events }: Matter, { text, told }: CaseText): boolean {
  const { about, clause, start, end, precision } = date;
  const isOwn = ({ attributes }: Concept) => attributes.dates?.split(' ').some((name) => names.has(name)) ?? true;
  const isBeside = (act: Span & Place) =>
    act.clause === clause && !text.slice(Math.min(act.end, end), Math.max(act.start, start)).includes(',');
  if (about === null || isOwn(about.concept) || !isBeside(about) || events.some(isBeside)) return false;
  // "Hit on May 3 by a delivery van", "the battery I bought in June blew up on May 3".
  if (told('when').some((hit) => hit.concept.attributes.rank === '3' && isOwn(hit.concept) && isBeside(hit)))
    return false;
  return precision !== 'day' || !dates.some(({ first }) => about.last < first && first < date.first);
}

/** 0 for what cannot be the event. The first day that is told and nothing else claims is that of the event. */
function weight(date: NotedDate, text: CaseText, now: DayNumber, { isFirst, isOnly }: DatePlace): number {
  if (date.earliest > now || vague.test(date.words) || counted.test(date.words) || isHabit(date, text)) return 0;
  if (openEnded.test(wordsBefore(date, text)) || /^(?:since|desde)\b/.test(date.words) || isNoEvent(date, text))
    return 0;
  const isUnclaimed = date.about === null && date.precision === 'day' && date.sentence > 0;
  const tellsAll = isOnly && date.explicitYear && text.narration === 'report' && isBesideEvent(date, text);
  // A report that names one day beside what happened names that of the event.
  if (isUnclaimed && !tellsAll && !isPlaced(date, text)) return 0;
  const rank = rankOf(date);
  if (ordinal.test(date.words) && rank < MAIN) return 0;
  if (rank < MAIN && isComing(date, now)) return 0;
  const isOfTelling = ofTelling.test(date.words);
  const coming = !date.explicitYear && date.precision !== 'day';
  if ((coming || isOfTelling) && (rank < 2 || date.about?.sentence !== date.sentence)) return 0;
  if (isOfTelling) return date.about?.concept.name === 'when.care' ? 0 : TELLING;
  if (date.precision !== 'day') return Math.max(0, rank);
  return date.about === null ? (isFirst ? MAIN : UNNAMED) : Math.max(0, rank);
}

const months = 'January February March April May June July August September October November December'.split(' ');
const seasons = ['winter', 'spring', 'summer', 'fall'];

/** A day as people say it, no finer than it was told. */
export function sayDate({ earliest, best, precision }: Pick<RawDate, 'earliest' | 'best' | 'precision'>): string {
  const { year, month, day } = fromDayNumber(precision === 'season' ? earliest : best);
  const name = months[month - 1] ?? '';
  if (precision === 'day') return `${name} ${day}, ${year}`;
  if (precision === 'week') return `about ${name} ${day}, ${year}`;
  if (precision === 'month') return `${name} ${year}`;
  return precision === 'year' ? `${year}` : `${seasons[Math.floor((month % 12) / 3)]} ${year}`;
}

/** When the event the matter is about happened: of the events told with a date the gravest, then the most exact, then the first. */
export function readIncidentDate(text: CaseText, dates: Dates, today: string, matter?: Matter): IncidentDate | null {
  const now = parseIsoDay(today);
  const first = dates.find(({ earliest, precision }) => earliest <= now && precision === 'day');
  const others = dates.filter((date) => matter !== undefined && isOfOtherAct(date, dates, matter, text));
  const weights = dates.map((date) => {
    // Where another act is dated, a year or month beside nothing else is hardly that of the event.
    const isAlone = date.about === null ? !isPlaced(date, text) : others.some(({ about }) => about === date.about);
    if (others.includes(date) || (others.length > 0 && isAlone && date.precision !== 'day')) return 0;
    return weight(date, text, now, { isFirst: date === first, isOnly: dates.length === 1 });
  });
  const most = Math.max(1, ...weights);
  const gravest = dates.filter((_, at) => weights[at] === most);
  const date = gravest.find(({ precision }) => precision === 'day') ?? gravest[0];
  if (date === undefined) return null;
  // One accident has many names, but who was touched in May and fired in June was not touched in June.
  const { start: from = now, end: to = 0 } = date.about ?? {};
  const event = matter?.events.find(({ start, end }) => rankOf(date) > MAIN && start < to && from < end);
  return { ...incidentOn(date, now), ...doubtOf(date, dates, text), ...(event && { kind: event.kind }) };
}

/** What others do to the client, and their papers that do it. */
const suffered = /^when\.(?:notice|denied|served|convicted|cited|diagnosed|lettered|family|deal)$/;
/** Whether the clause of a date tells that something happened then. */
export function tellsEvent(date: NotedDate, text: CaseText): boolean {
  const { about, clause } = date;
  if (about === null || about.clause !== clause || about.denied || about.mood === 'supposed') return false;
  const isReported = about.concept.name === 'when.lettered' && reporting.test(text.text.slice(about.end, date.start));
  return rankOf(date) >= MAIN || (suffered.test(about.concept.name) && !isReported);
}

/** In a message a day is that of the event where its clause tells the event, where it opens the sentence, or "this was" it. */
function isFirm(date: NotedDate, text: CaseText): boolean {
  if (openEnded.test(wordsBefore(date, text)) || ordinal.test(date.words)) return false;
  const { about, clause, sentence } = date;
  // "He said I'd need surgery, which was Sept. 16": what the day points back at.
  const isBack = rankOf(date) < MAIN && about?.sentence === sentence && about.clause < clause;
  return tellsEvent(date, text) || (isPlaced(date, text) && !isBack);
}

/** Who writes of an own matter names many days; what is not shown to be the event's may be any. */
export function doubtOf(date: NotedDate, dates: Dates, text: CaseText): Pick<IncidentDate, 'unsure'> {
  if (text.narration === 'report') return {};
  const days = new Set(dates.filter(({ precision }) => precision === 'day').map(({ earliest }) => earliest));
  return (date.about === null && days.size > 1 && date.first > 0) || !isFirm(date, text) ? { unsure: true } : {};
}

/** What happened on a date, no later than today. */
export function incidentOn(
  date: Pick<RawDate, 'start' | 'end' | keyof DateWindow> & Partial<Pick<NotedDate, 'about'>>,
  now: DayNumber,
): IncidentDate {
  const { start, end, earliest, latest, best, precision, about } = date;
  const told = { span: { start, end }, say: sayDate(date), earliest, latest: Math.min(latest, now), best, precision };
  return about?.concept.name === 'when.denied' ? { ...told, ofDenial: true } : told;
}
