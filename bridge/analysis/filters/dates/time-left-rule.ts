import { addUnits, type DateUnit, formatIsoDay } from '../../dates/calendar.ts';
import { countOf, countWord } from '../../dates/date-words.ts';
import { eventDate } from '../../dates/find-dates.ts';
import { limitationPeriod, type TimedClaim } from '../../limits/limitation-periods.ts';
import { findState } from '../../places/find-state.ts';
import { countRefusals, type FilterText } from '../filter-text.ts';
import { type FilterRule, fromPredicate, rule, unknown } from '../filter-verdict.ts';
import { evidenceAt, type RecordFacts } from '../record-facts.ts';
import { deadlineOf } from './deadline-run-rule.ts';
import { cutOff, type LengthBound, lengthBoundIn, lengthWords } from './time-bound.ts';

const rightToSue = /\bright[- ]to[- ]sue\b|\brts\b|\beeoc (?:letter|notice)\b/;
const answerable = new RegExp(`${rightToSue.source}|\\b(?:to (?:appeal|answer|respond)|appeal|answer|response)\\b`);
/** Days to sue that a notice of the federal agency gives. */
const RIGHT_TO_SUE_DAYS = 90;

const atLeast = (length: LengthBound): string => `at least ${lengthWords(length)} ${length.count === 1 ? 'is' : 'are'}`;

/** "At least 30 days left on the right-to-sue letter", "two weeks left to appeal". */
function leftToAnswer(whole: string, words: string): FilterRule | null {
  const share = /\bleast (\w+) of (?:its|the|their|those) \w+ (days?|weeks?)\b/.exec(whole);
  const least = lengthBoundIn(share === null ? words : `${share[1]} ${share[2]}`);
  if (least === null) return null;
  const usual = rightToSue.test(whole) ? RIGHT_TO_SUE_DAYS : undefined;
  const counted = usual === undefined ? '' : ` (${usual} days from the letter if no other is stated)`;
  return rule(`${atLeast(least)} left until the deadline${counted}`, (facts) => {
    const deadline = deadlineOf(facts, usual);
    if (deadline === null) return unknown('the notes do not say when the deadline is');
    return fromPredicate(deadline.day >= cutOff(facts.today, least, 1), false, {
      why: `the deadline: ${formatIsoDay(deadline.day)}`,
      evidence: evidenceAt(facts, deadline.at.start, deadline.at.end),
      missing: '',
    });
  });
}

/** "The statute must not run within the next 90 days", "cannot be closer than 90 days". */
const notWithin =
  /\b(?:statute|sol|limitations?)\b[^.]*\b(?:not|can'?t|cannot|never|isn'?t|doesn'?t)\b[^.]*\b(?:run|expir\w*|end|laps\w*|up)\b[^.]*?\b(?:within|in|inside)(?: the)?(?: next)? (\w+ (?:days?|weeks?|months?|years?))\b|\b(?:statute|sol|limitations?)\b[^.]*\b(?:not|can'?t|cannot|never|no)(?: be)? (?:any )?(?:closer|nearer|sooner|less) than (\w+ (?:days?|weeks?|months?|years?))\b/;
/** "Decline when the statute runs in less than 60 days". */
const tooSoon =
  /\b(?:statute|sol|limitations?)\b[^.]*\b(?:runs?|run out|expir\w*|ends?|laps\w*|is up|is|blows?|hits?)\b[^.]*?\b(?:in|within|inside)(?: the)?(?: next)?(?: less than| fewer than| under)? (\w+ (?:days?|weeks?|months?|years?))\b/;
const toldPeriod = new RegExp(
  `\\b(?:gives?|give me|have|is|has) (?:you )?(${countWord})[ -](years?|yrs?)(?= (?:to|sol|statute|limit|for)|[.,;]|$)|\\b(?:my|his|her|our|the|their) (${countWord})[ -](years?|yrs?) (?:is|are|runs?|ends?|comes?|limit|statute|will)\\b|\\b(${countWord})[ -](years?) (?:statute|sol|limit\\w*|to (?:sue|file))\\b`,
);
const claims: readonly (readonly [RegExp, TimedClaim])[] = [
  [/\b(?:malpractice|medical|nursing)/, 'malpractice'],
  [/\b(?:wrongful death|death)/, 'death'],
  [/\b(?:contract|breach)/, 'contract'],
  [/\b(?:defamation|libel|slander)/, 'defamation'],
  [
    /\b(?:accidents?|injur|crash|auto|car\b|truck|motorcycle|premises|slip|dog|bite|pedestrian|bicycle|product|assault)/,
    'injury',
  ],
];

/** The period the notes tell, else the ordinary one of the claim in the state. */
function periodOf({ folded, record }: RecordFacts): { count: number; unit: DateUnit } | null {
  const match = toldPeriod.exec(folded);
  const count = countOf(match?.[1] ?? match?.[3] ?? match?.[5] ?? '');
  if (match !== null && count !== null && count <= 10) return { count, unit: 'year' };
  const claim = claims.find(([label]) => label.test(record.practiceArea.toLowerCase()))?.[1];
  const state = findState(record.state);
  const known = claim === undefined || state === null ? null : limitationPeriod(claim, state.code);
  return known === null ? null : { count: known.years, unit: 'year' };
}

const ofHearing = /\b(?:hearings?|court dates?|trials?|arraignments?|(?:any|next|filing|other) deadlines?)\b/;

/** "A minimum of 30 days before any deadline or hearing": the first of them that is still to come. */
function leftToHearing(whole: string): FilterRule | null {
  if (!ofHearing.test(whole) || /\b(?:statute|sol|limitations?)\b/.test(whole)) return null;
  const told = /\b(\w+ (?:days?|weeks?|months?))\b[^.]*\b(?:before|ahead of|until|prior to|left|notice)\b/.exec(
    whole,
  )?.[1];
  const least = told === undefined ? null : lengthBoundIn(told);
  if (least === null) return null;
  return rule(`the next hearing or deadline is at least ${lengthWords(least)} away`, (facts) => {
    const [next] = facts.dates
      .filter(({ role, latest }) => latest >= facts.today && /^(?:hearing|deadline|sale|served)$/.test(role))
      .sort((a, b) => a.best - b.best);
    const counted = next === undefined && /\bdeadline/.test(whole) ? deadlineOf(facts, Number.NaN) : null;
    if (counted !== null && !Number.isNaN(counted.day))
      return fromPredicate(counted.day >= cutOff(facts.today, least, 1), false, {
        why: `the deadline: ${formatIsoDay(counted.day)}`,
        evidence: evidenceAt(facts, counted.at.start, counted.at.end),
        missing: '',
      });
    if (next === undefined) return unknown('the notes do not say when the hearing is');
    return fromPredicate(next.best >= cutOff(facts.today, least, 1), false, {
      why: `the next date: ${formatIsoDay(next.best)}`,
      evidence: evidenceAt(facts, next.start, next.end),
      missing: '',
    });
  });
}

const blown =
  /\b(?:statute|sol|limitations?)\b(?:'s)?[^.]*\b(?:blown|run|ran|expired|passed|gone|lapsed|over|behind)\b(?! (?:in|within|inside|out in|\d))|\btime-?barred\b|\b(?:past|beyond|outside(?: of)?) (?:the|their|its) (?:statute|sol|limitations?)\b/;

/** "Skip it if the statute is already blown (3 years)". */
const open =
  /\b(?:statute|sol|limitations?)\b(?: period| time)?[^.]{0,20}\bstill (?:open|running|good|alive|in time)\b|\bstill (?:in|inside|within) (?:the )?(?:statute|sol|limitations?)\b/;

const limitation = (stated: LengthBound | null): string =>
  stated === null
    ? 'the limitation period (the usual one for the claim and state)'
    : `the limitation period (${lengthWords(stated)} from the incident)`;

function statuteRun(whole: string, period: RegExpExecArray | null): FilterRule | null {
  const stays = open.test(whole);
  if (!(stays || blown.test(whole)) || /\b(?:days?|weeks?) (?:left|before)\b|\bnext\b/.test(whole)) return null;
  const stated = period === null ? null : lengthBoundIn(`${period[1]} ${period[2]}`);
  const refused = (countRefusals(whole) % 2 === 1) !== stays;
  return rule(`${limitation(stated)} has ${refused ? 'not ' : ''}run out`, (facts) => {
    const length = stated ?? periodOf(facts);
    const event = eventDate(facts.dates, facts.todayIso);
    if (length === null) return unknown('the limitation period is not known');
    if (event === null) return unknown('the notes give no date for the incident');
    const end = addUnits(event.best, length.count, length.unit);
    return fromPredicate(end < facts.today, refused, {
      why: `the period ends on ${formatIsoDay(end)}`,
      evidence: evidenceAt(facts, event.start, event.end),
      missing: '',
    });
  });
}

const suitLimit =
  /\b(?:time(?: limit)?|deadline|clock|window|period)(?: (?:left|remaining))?(?: (?:to|for) (?:su(?:e|ing)|fil(?:e|ing)(?: suit| a lawsuit| a case)?|bring(?:ing)? suit))\b/g;

/** "At least six months left on the statute (count two years from the event)". */
export function parseTimeLeft({ whole: given }: FilterText): FilterRule | null {
  const whole = given.replace(suitLimit, 'statute');
  const left =
    /(\w+|\d+)\s?\+?\s?(months?|mos?|years?|yrs?|days?|weeks?|wks?)\s(?:left|of (?:the )?(?:sol|statute|limitations?)(?: period)? (?:left|remaining|to go)|on (?:the|its|their|his|her) (?=(?:\w+[- ](?:year|yr|month)s? )?(?:sol|statute|limitations?))|remaining|(?:must |has to |have to |should |need to )?(?:still )?(?:remain\b|be left)|or more left|before (?:the )?(?:\w+ )?(?:statute|sol|limitations?|deadline)\b|to (?:appeal|answer|respond|file)\b(?<=\b(?:have|has|still|least|need|needs|minimum|min|with)\b.*))/.exec(
      whole,
    );
  const period =
    /\b(?:count|assum\w+|use|figure)\b[^.]*?\b(\w+)[ -](years?|months?)\b/.exec(whole) ??
    /\((?:it'?s |that'?s |of )?(\w+)[ -](years?|yrs?|months?)\b/.exec(whole) ??
    /\b(\w+)[ -](year|month|day) (?:\w+ )?(?:statute|sol|limitations?|notice|window|limit|clock|period|deadline)\b/.exec(
      whole,
    ) ??
    /\b(\w+) (years?|yrs?|months?) (?:from|after|since) (?:the |an? )?(?:date|event|accident|crash|injury|incident|loss|fall|wreck|bite|death)\b/.exec(
      whole,
    );
  if (left !== null && period === null && answerable.test(whole)) return leftToAnswer(whole, left[0]);
  const run = statuteRun(whole, period);
  if (run !== null) return run;
  const hearing = leftToHearing(whole);
  if (hearing !== null) return hearing;
  const spared = notWithin.exec(whole);
  const soon = tooSoon.exec(whole);
  const sparedBy = spared?.[1] ?? spared?.[2] ?? (countRefusals(whole) % 2 === 1 ? soon?.[1] : undefined);
  const least = left === null ? (sparedBy === undefined ? null : lengthBoundIn(sparedBy)) : lengthBoundIn(left[0]);
  if (least === null || !/\b(?:statute|sol|limitations?|deadline|run|notice|window|clock|period)\b/.test(whole))
    return null;
  const stated = period === null ? null : lengthBoundIn(`${period[1]} ${period[2]}`);
  return rule(`${atLeast(least)} left of ${limitation(stated)}`, (facts) => {
    const event = eventDate(facts.dates, facts.todayIso);
    const whole2 = stated ?? periodOf(facts);
    if (whole2 === null) return unknown('the limitation period is not known');
    if (event === null) return unknown('the notes give no date for the incident');
    const end = addUnits(event.best, whole2.count, whole2.unit);
    const enough = end >= cutOff(facts.today, least, 1);
    return fromPredicate(enough, false, {
      why: `the period ends on ${formatIsoDay(end)}`,
      evidence: evidenceAt(facts, event.start, event.end),
      missing: '',
    });
  });
}
