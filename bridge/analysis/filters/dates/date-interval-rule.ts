import { counted } from '../../../../shared/counted.ts';
import { unitDays } from '../../dates/calendar.ts';
import type { DateMention } from '../../dates/date-mention.ts';
import { costBeside } from '../../dates/date-role.ts';
import { countOf, countWord, unitOf, unitWord } from '../../dates/date-words.ts';
import { eventDate } from '../../dates/find-dates.ts';
import { matchesOf } from '../../text/matches.ts';
import type { FilterText } from '../filter-text.ts';
import { type FilterRule, fromPredicate, rule, unknown } from '../filter-verdict.ts';
import { type Evidence, evidenceAt, lookFor, type RecordFacts } from '../record-facts.ts';
import { type Happening, happeningsIn } from './date-happenings.ts';

/** How a filter sets one event against another. */
interface Asked {
  first: Happening;
  second: Happening;
  /** The most days between them; null where only their order is asked. */
  most: number | null;
  /** Whether the first has to come after the second; null where either may. */
  after: boolean | null;
}

const bounded = new RegExp(
  `\\b(?:within|inside(?: of)?|in(?: less than)?|no (?:later|more|longer) than|not (?:later|more|longer) than|less than|fewer than|under|at most|up to) (?:the (?:first )?)?(${countWord})[ -](${unitWord}|hours?|hrs?)\\b ?(of|after|from|following|before|prior to|since)?(?: being| getting| having)?\\b`,
);
const ordered = /(?<!\bor )\b(after|following|before|prior to)\b/;
const HOURS_OF_DAY = 24;

const sameDay = /\b(?:the )?same[- ]day\b( or (?:the )?next)?/;

/** "Reported to a supervisor within 30 days", "reported the same day": counted from the event without saying so. */
function reportedIn(main: string, limit: RegExpExecArray | null): Asked | null {
  const day = sameDay.exec(main);
  const at = limit !== null && limit[3] === undefined ? limit.index : (day?.index ?? -1);
  const [first] = at === -1 ? [] : happeningsIn(main.slice(0, at));
  if (first?.name !== 'the report') return null;
  const second = happeningsIn('accident')[0];
  const days = limit === null ? (day?.[1] === undefined ? 0 : 1) : daysOf(limit);
  return second === undefined || days === null ? null : { first, second, most: days, after: null };
}

function daysOf(limit: RegExpExecArray | null): number | null {
  const count = countOf(limit?.[1] ?? '');
  const unit = unitOf(limit?.[2] ?? '');
  return count === null ? null : unit === null ? count / HOURS_OF_DAY : unitDays(count, unit);
}

function askedIn(main: string): Asked | null {
  const limit = bounded.exec(main);
  const reported = reportedIn(main, limit);
  if (reported !== null) return reported;
  const match = limit?.[3] === undefined ? ordered.exec(main) : limit;
  if (match === null || (limit !== null && limit[3] === undefined)) return null;
  const left = main.slice(0, match.index);
  const right = main.slice(match.index + match[0].length);
  // "Within 30 days of the injury, the employer must have been told" names the first thing last.
  const comma = right.indexOf(',');
  const turned = happeningsIn(left).length === 0 && comma !== -1;
  const second = happeningsIn(comma === -1 ? right : right.slice(0, comma))[0];
  const first = happeningsIn(turned ? right.slice(comma) : left).find((one) => one !== second);
  if (first === undefined || second === undefined) return null;
  const most = daysOf(limit);
  const joint = limit?.[3] ?? match[1] ?? '';
  return { first, second, most, after: joint === 'of' ? null : !/before|prior/.test(joint) };
}

/** Dates told on the same footing: which of two events each one tells, by the words that stand nearest. */
function dateOf(facts: RecordFacts, wanted: Happening, other: Happening): DateMention | null {
  let found: { date: DateMention; cost: number } | null = null;
  for (const date of facts.dates) {
    if (date.earliest > facts.today) continue;
    const cost = costBeside(facts.folded, wanted.told, date);
    if (!Number.isFinite(cost) || costBeside(facts.folded, other.told, date) < cost) continue;
    if (found === null || cost < found.cost) found = { date, cost };
  }
  if (found !== null || wanted.name !== 'the incident') return found?.date ?? null;
  return eventDate(facts.dates, facts.todayIso);
}

interface Gap {
  least: number;
  most: number;
  evidence: Evidence;
}

const atOnce =
  /\b(?:(?:that|the) (?:very )?same (?:day|shift|night|morning|afternoon|evening|hour)|same (?:day|shift|night)|right (?:away|then|there|after)|immediately|at once|on the spot|then and there|straight away|that (?:day|night|shift|afternoon|morning|evening)|before (?:my |the |his |her )?shift (?:was over|ended)|within (?:the hour|minutes|an hour)|at the scene|(?:el|ese) mismo dia|de inmediato|enseguida|en el momento)\b/;
const sameWeek = /\b(?:(?:that|the) (?:very )?same week|esa misma semana|la misma semana)\b/;
const HALF_A_WEEK = 3;
const nextDay = /\b(?:(?:the |very )*(?:next|following) (?:day|morning|shift)|al dia siguiente)\b/;
const later = new RegExp(
  `\\b(?:(${countWord}) (${unitWord}) (?:later|after\\w*|despues)|(?:waited|took (?:me|him|her|us)?|for|until|till) ?(?:\\w+ ){0,2}?(${countWord}) (${unitWord})(?: (?:to|before|later|went by))?|(?:within|in) (?:the )?(${countWord}) (${unitWord}))\\b`,
);
const NEAR = 70;

/** "I told the foreman a week later", "they fired me the same day": the distance told beside the event itself. */
function gapBeside(facts: RecordFacts, { told }: Happening): Gap | null {
  for (const { 0: word, index } of matchesOf(facts.folded, told)) {
    const end = index + word.length;
    const before =
      facts.folded
        .slice(Math.max(0, index - NEAR), index)
        .split(/[.;!?\n]/)
        .at(-1) ?? '';
    const after = facts.folded.slice(end, end + NEAR).split(/[.;!?\n]/)[0] ?? '';
    const near = `${before.split(',').at(-1)}${word}${after.split(',')[0]}`;
    const match = later.exec(near);
    const unit = unitOf(match?.[2] ?? match?.[4] ?? match?.[6] ?? '');
    const count = countOf(match?.[1] ?? match?.[3] ?? match?.[5] ?? '');
    const days = atOnce.test(near)
      ? 0
      : nextDay.test(near)
        ? 1
        : sameWeek.test(near)
          ? HALF_A_WEEK
          : unit !== null && count !== null
            ? unitDays(count, unit)
            : null;
    if (days !== null) return { least: days, most: days, evidence: evidenceAt(facts, index, end) };
  }
  return null;
}

function gapBetween(facts: RecordFacts, { first, second }: Asked): Gap | null {
  const one = dateOf(facts, first, second);
  const other = dateOf(facts, second, first);
  if (one === null || other === null || one === other) return null;
  return {
    least: one.earliest - other.latest,
    most: one.latest - other.earliest,
    evidence: evidenceAt(facts, one.start, one.end),
  };
}

/** Whether the notes tell one thing as what followed on the other, without a date for both. */
function orderTold({ folded }: RecordFacts, first: Happening, second: Happening): boolean | null {
  const [earlier, then] = [second.told.source, first.told.source];
  const follows = new RegExp(`(?:${then})[^.;]{0,40}\\b(?:after|because|for|since|por)\\b[^.;]{0,30}(?:${earlier})`);
  const precedes = new RegExp(`(?:${then})[^.;]{0,40}\\bbefore\\b[^.;]{0,30}(?:${earlier})`);
  if (precedes.test(folded)) return false;
  if (follows.test(folded)) return true;
  const [one, other] = [folded.search(second.told), folded.search(first.told)];
  return one !== -1 && other > one ? true : null;
}

const holdsOf = ({ most, after }: Asked, gap: Gap): boolean => {
  const likeliest = (gap.least + gap.most) / 2;
  if (most === null) return after === likeliest >= 0;
  const length = after === null ? Math.abs(likeliest) : after ? likeliest : -likeliest;
  return length >= 0 && length <= most + 0.5;
};

/** "Didn't tell the foreman until September" tells of it, only late. */
const deniedUntil = ({ folded }: RecordFacts, { at, quote }: Evidence): boolean =>
  /\b(?:until|till|for|hasta)\b/.test(
    folded.slice(at + quote.length, at + quote.length + NEAR).split(/[.;!?]/)[0] ?? '',
  );

function intervalOf({ most, after }: Asked, refused: boolean): string {
  const order = after === false ? 'before' : 'after';
  if (most === null) return refused ? `did not come ${order}` : `came ${order}`;
  const days =
    most === 0 ? 'the same day' : most < 1 ? counted(Math.round(most * HOURS_OF_DAY), 'hour') : counted(most, 'day');
  const joint = after === null ? 'of' : order;
  if (most === 0) return refused ? `did not come the same day as` : 'came the same day as';
  return refused ? `came more than ${days} ${after === null ? 'from' : order}` : `came within ${days} ${joint}`;
}

/** "Reported to the employer within 30 days of the accident", "fired after the complaint": two events of the story. */
export function parseInterval({ main, rejects }: FilterText): FilterRule | null {
  const asked = askedIn(main);
  if (asked === null) return null;
  const { first, second, most } = asked;
  const denied = /\b(?:no|not) (?:later|more|longer) than\b/.test(main);
  const refused = denied ? !rejects : rejects;
  const asks = `${first.name} ${intervalOf(asked, refused)} ${second.name}`;
  return rule(asks, (facts) => {
    const never = lookFor(facts, first.told);
    if (most !== null && never.asserted === null && never.denied !== null && !deniedUntil(facts, never.denied))
      return fromPredicate(false, refused, {
        why: `the notes deny ${first.name}`,
        evidence: never.denied,
        missing: '',
      });
    const beside = gapBeside(facts, first);
    const gap = (beside?.most === HALF_A_WEEK ? beside : gapBetween(facts, asked)) ?? beside;
    if (gap !== null)
      return fromPredicate(holdsOf(asked, gap), refused, {
        why: `${first.name} came about ${counted(Math.round((gap.least + gap.most) / 2), 'day')} from ${second.name}`,
        evidence: gap.evidence,
        missing: '',
      });
    const told = most === null && asked.after !== null ? orderTold(facts, first, second) : null;
    if (told === null) return unknown(`the notes do not say when ${first.name} came in relation to ${second.name}`);
    return fromPredicate(told === asked.after, refused, {
      why: `${first.name} came ${told ? 'after' : 'before'} ${second.name}`,
      evidence: never.asserted,
      missing: '',
    });
  });
}
