import { counted } from '../../../../shared/counted.ts';
import { unitDays } from '../../dates/calendar.ts';
import { countOf, countWord, unitOf, unitWord } from '../../dates/date-words.ts';
import type { Happening, Length } from '../../facts/details/details.ts';
import { type CaseInQuestion, type Truth, unsaid } from '../base/case-in-question.ts';
import type { FilterText } from '../base/filter-text.ts';
import { type FilterRule, ruleOnFacts } from '../base/filter-verdict.ts';
import { truthOf } from './dated-facts.ts';
import { refusedIf } from './time-bound.ts';
import { asksFor, storyEvents, type TimeSubject } from './time-subjects.ts';

const eventIn = (text: string, but?: TimeSubject): TimeSubject | undefined =>
  storyEvents.find((one) => one !== but && asksFor(one, text));
const incident = storyEvents.at(-1);

/** How a filter sets one event against another. */
interface Interval {
  readonly first: TimeSubject;
  readonly second: TimeSubject;
  /** The most days between them; null where only their order matters. */
  readonly most: number | null;
  /** Whether the first has to come after the second; null where either may. */
  readonly after: boolean | null;
}

const limits =
  '(?:within|inside(?: of)?|in(?: less than)?|(?:no|not) (?:later|more|longer) than|less than|fewer than|under|at most|up to)';
const bounded = new RegExp(
  `\\b${limits} (?:the (?:first )?)?(${countWord})[ -](${unitWord}|hours?|hrs?)\\b ?(of|after|from|following|before|prior to|since)?(?: being| getting| having)?\\b`,
);
const ordered = /(?<!\bor )\b(after|following|before|prior to)\b/;
const sameDay = /\b(?:the )?same[- ]day\b( or (?:the )?next)?/;
const HOURS_OF_DAY = 24;

function daysOf(limit: RegExpExecArray): number | null {
  const count = countOf(limit[1] ?? '');
  const unit = unitOf(limit[2] ?? '');
  return count === null ? null : unit === null ? count / HOURS_OF_DAY : unitDays(count, unit);
}

/** "Reported to a supervisor within 30 days", "reported the same day": counted from the event without saying so. */
function reportedIn(main: string, limit: RegExpExecArray | null): Interval | null {
  const day = sameDay.exec(main);
  const at = limit !== null && limit[3] === undefined ? limit.index : (day?.index ?? -1);
  const first = at === -1 ? undefined : eventIn(main.slice(0, at));
  const most = limit !== null ? daysOf(limit) : day?.[1] === undefined ? 0 : 1;
  if (first?.name !== 'the report' || incident === undefined || most === null) return null;
  return { first, second: incident, most, after: null };
}

function intervalIn(main: string): Interval | null {
  const limit = bounded.exec(main);
  const reported = reportedIn(main, limit);
  if (reported !== null) return reported;
  const match = limit ?? ordered.exec(main);
  if (match === null || (limit !== null && limit[3] === undefined)) return null;
  const [start, rest] = [main.slice(0, match.index), main.slice(match.index + match[0].length)];
  // "Within 30 days of the injury, the employer must have been told" names the first event last.
  const comma = rest.indexOf(',');
  const turned = eventIn(start) === undefined && comma !== -1;
  const second = eventIn(comma === -1 ? rest : rest.slice(0, comma));
  const first = eventIn(turned ? rest.slice(comma) : start, second);
  if (first === undefined || second === undefined) return null;
  const word = limit?.[3] ?? match[1] ?? '';
  const after = word === 'of' ? null : !/before|prior/.test(word);
  return { first, second, most: limit === null ? null : daysOf(limit), after };
}

/** A date that is nearer to the words of one event than to those of the other. */
function dateOf({ details, today }: CaseInQuestion, wanted: TimeSubject, other: TimeSubject): Happening | undefined {
  const rival = (date: Happening) =>
    details.happenings.some(
      ({ span, what, distance }) =>
        span.start === date.span.start && other.kinds.includes(what) && distance < date.distance,
    );
  return details.happenings
    .filter((date) => wanted.kinds.includes(date.what) && date.earliest <= today && !rival(date))
    .toSorted((a, b) => a.distance - b.distance)[0];
}

const BESIDE = 6;
/** "I told the foreman a week later", "fired the same day": the distance is beside the event itself. */
const lengthBeside = ({ details }: CaseInQuestion, { kinds }: TimeSubject): Length | undefined =>
  details.lengths
    .filter(({ what, distance }) => kinds.includes(what) && distance <= BESIDE)
    .toSorted((a, b) => a.distance - b.distance)[0];

/** Days from the second to the first, with the words that show it. */
function gapIn(asked: CaseInQuestion, { first, second }: Interval) {
  const [one, other] = [dateOf(asked, first, second), dateOf(asked, second, first)];
  const from = other ?? (second === incident ? asked.facts.incident : undefined);
  if (one !== undefined && from && one.span.start !== from.span.start) {
    const days = (one.earliest - from.latest + (one.latest - from.earliest)) / 2;
    return { days, shown: one };
  }
  const length = lengthBeside(asked, first);
  return length === undefined ? null : { days: unitDays(length.count, length.unit), shown: length };
}

const holdsFor = ({ most, after }: Interval, days: number): boolean => {
  if (most === null) return after === days >= 0;
  const length = after === null ? Math.abs(days) : after ? days : -days;
  return length >= 0 && length <= most + 0.5;
};

function intervalWords({ most, after }: Interval, refused: boolean): string {
  const order = after === false ? 'before' : 'after';
  if (most === null) return refused ? `did not come ${order}` : `came ${order}`;
  if (most === 0) return `${refused ? 'did not come' : 'came'} the same day as`;
  const days = most < 1 ? counted(Math.round(most * HOURS_OF_DAY), 'hour') : counted(Math.round(most), 'day');
  if (refused) return `came more than ${days} ${after === null ? 'from' : order}`;
  return `came within ${days} ${after === null ? 'of' : order}`;
}

/** "Reported to the employer within 30 days of the accident", "fired after the complaint": two events of the story. */
export function parseInterval({ main, rejects }: FilterText): FilterRule | null {
  const interval = intervalIn(main);
  if (interval === null) return null;
  const { first, second } = interval;
  const refused = /\b(?:no|not) (?:later|more|longer) than\b/.test(main) ? !rejects : rejects;
  const judge = (asked: CaseInQuestion): Truth => {
    const gap = gapIn(asked, interval);
    if (gap === null) return unsaid(`the notes do not say how much time was between ${first.name} and ${second.name}`);
    const why = `${first.name} came about ${counted(Math.round(gap.days), 'day')} from ${second.name}`;
    return truthOf(asked, holdsFor(interval, gap.days), why, gap.shown);
  };
  const asks = `${first.name} ${intervalWords(interval, refused)} ${second.name}`;
  return ruleOnFacts(asks, refusedIf(refused, judge));
}
