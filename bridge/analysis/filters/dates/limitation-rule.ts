import { addUnits, type DayNumber, formatIsoDay } from '../../dates/calendar.ts';
import { lastDayOfClaim } from '../../limitation/limitation-deadline.ts';
import { findState } from '../../places/find-state.ts';
import { type CaseInQuestion, type Truth, unsaid } from '../base/case-in-question.ts';
import { countRefusals, type FilterText } from '../base/filter-text.ts';
import { type FilterRule, ruleOnFacts } from '../base/filter-verdict.ts';
import { datedOf, deadlineOf, truthOf, USUAL_DAYS } from './dated-facts.ts';
import { isRefused, type LengthBound, lengthBoundIn, lengthWords, refusedIf } from './time-bound.ts';
import { incidentSubject, timeSubjects } from './time-subjects.ts';

const rightToSue = /\bright[- ]to[- ]sue\b|\brts\b|\beeoc (?:letter|notice)\b/;
const answerable = new RegExp(`${rightToSue.source}|\\b(?:to (?:appeal|answer|respond)|appeal|answer|response)\\b`);
/** Days to sue that a notice of the federal agency gives. */
const RIGHT_TO_SUE_DAYS = 90;

const atLeast = (length: LengthBound): string => `at least ${lengthWords(length)} ${length.count === 1 ? 'is' : 'are'}`;
const isAway = (day: DayNumber, { today }: CaseInQuestion, { count, unit }: LengthBound): boolean =>
  day >= addUnits(today, count, unit);

/** "At least 30 days left on the right-to-sue letter", "two weeks left to appeal". */
function leftToAnswer(whole: string, words: string): FilterRule | null {
  const share = /\bleast (\w+) of (?:its|the|their|those) \w+ (days?|weeks?)\b/.exec(whole);
  const least = lengthBoundIn(share === null ? words : `${share[1]} ${share[2]}`);
  if (least === null) return null;
  const usual = rightToSue.test(whole) ? RIGHT_TO_SUE_DAYS : USUAL_DAYS;
  return ruleOnFacts(
    `${atLeast(least)} left until the deadline (${usual} days from the letter if no other is stated)`,
    byDeadline(usual, (day, asked) => isAway(day, asked, least)),
  );
}

/** Judges by the last day to act; `usualDays` where the notes give no period. */
const byDeadline =
  (usualDays: number, holds: (day: DayNumber, asked: CaseInQuestion) => boolean) =>
  (asked: CaseInQuestion): Truth => {
    const deadline = deadlineOf(asked, usualDays);
    if (deadline === null) return unsaid('the notes do not say when the deadline is');
    const why = `the deadline: ${formatIsoDay(deadline.best)}`;
    return truthOf(asked, holds(deadline.best, asked), why, deadline);
  };

const statute = '\\b(?:statute|sol|limitations?)\\b';
/** "Decline when the statute runs in less than 60 days". */
const tooSoon = new RegExp(
  `${statute}[^.]*\\b(?:runs?|run out|expir\\w*|ends?|laps\\w*|is up|is|blows?|hits?)\\b[^.]*?\\b(?:in|within|inside)(?: the)?(?: next)?(?: less than| fewer than| under)? (\\w+ (?:days?|weeks?|months?|years?))\\b`,
);

/** The last day to sue: by the period in the filter or the notes, else by the usual one for the claim and state. */
function lastDayOf(asked: CaseInQuestion, stated: LengthBound | null, happened: DayNumber): DayNumber | null {
  const { facts, details, record } = asked;
  const inNotes = details.lengths.find(
    ({ what, unit, count }) => what === 'deadline' && unit === 'year' && count <= 10,
  );
  const period = stated ?? inNotes;
  if (period !== undefined) return addUnits(happened, period.count, period.unit);
  const state = findState(record.state)?.code;
  if (state === undefined) return null;
  const hasDied = facts.harms.some(({ kind }) => kind === 'death');
  const eventKinds = facts.events.map(({ kind }) => kind);
  return lastDayOfClaim({ practiceArea: record.practiceArea, eventKinds, hasDied, state }, happened);
}

/** Judges by the day on which the time to sue ends. */
function byLastDay(stated: LengthBound | null, holds: (day: DayNumber, asked: CaseInQuestion) => boolean) {
  return (asked: CaseInQuestion): Truth => {
    const incident = datedOf(asked, incidentSubject);
    if (incident === null) return unsaid('the notes give no date for the incident');
    const day = lastDayOf(asked, stated, incident.best);
    if (day === null) return unsaid('the statute of limitations is not known');
    return truthOf(asked, holds(day, asked), `the statute of limitations ends on ${formatIsoDay(day)}`, incident);
  };
}

const ofHearing = /\b(?:hearings?|court dates?|trials?|arraignments?|(?:any|next|filing|other) deadlines?)\b/;
const comingKinds = ['hearing', 'deadline', 'sale', 'lockout'];

/** "A minimum of 30 days before any deadline or hearing": the first of them that is still to come. */
function leftToHearing(whole: string): FilterRule | null {
  if (!ofHearing.test(whole) || new RegExp(statute).test(whole)) return null;
  const match = /\b(\w+ (?:days?|weeks?|months?))\b[^.]*\b(?:before|ahead of|until|prior to|left|notice)\b/.exec(whole);
  const least = match?.[1] === undefined ? null : lengthBoundIn(match[1]);
  const next = timeSubjects.find(({ name }) => name === 'the next date');
  if (least === null || next === undefined) return null;
  return ruleOnFacts(`the next hearing or deadline is at least ${lengthWords(least)} away`, (asked) => {
    const date = datedOf(asked, { ...next, kinds: comingKinds, pick: 'first' });
    if (date === null) return unsaid('the notes do not say when the hearing is');
    return truthOf(asked, isAway(date.best, asked, least), `the next date: ${formatIsoDay(date.best)}`, date);
  });
}

const blown: readonly RegExp[] = [
  new RegExp(
    `${statute}(?:'s)?[^.]*\\b(?:blown|run|ran|expired|passed|gone|lapsed|over|behind)\\b(?! (?:in|within|inside|out in|\\d))`,
  ),
  /\btime-?barred\b|\b(?:past|beyond|outside(?: of)?) (?:the|their|its) (?:statute|sol|limitations?)\b/,
];
/** "Skip it if the statute is already blown (3 years)". */
const open = new RegExp(
  `${statute}(?: period| time)?[^.]{0,20}\\bstill (?:open|running|good|alive|in time)\\b|\\bstill (?:in|inside|within) (?:the )?${statute}`,
);

const limitation = (stated: LengthBound | null): string =>
  stated === null
    ? 'the statute of limitations (the usual one for the claim and state)'
    : `the statute of limitations (${lengthWords(stated)} from the incident)`;

function statuteRun(whole: string, stated: LengthBound | null): FilterRule | null {
  const stays = open.test(whole);
  const asks = stays || blown.some((words) => words.test(whole));
  if (!asks || /\b(?:days?|weeks?) (?:left|before)\b|\bnext\b/.test(whole)) return null;
  const refused = (countRefusals(whole) % 2 === 1) !== stays;
  return ruleOnFacts(
    `${limitation(stated)} has ${refused ? 'not ' : ''}expired`,
    byLastDay(stated, (day, { today }) => day < today !== refused),
  );
}

const suitLimit =
  /\b(?:time(?: limit)?|deadline|clock|window|period)(?: (?:left|remaining))? (?:to|for) (?:su(?:e|ing)|fil(?:e|ing)(?: suit| a lawsuit| a case)?|bring(?:ing)? suit)\b/g;
const left = new RegExp(
  `(\\w+)\\s?\\+?\\s?(months?|mos?|years?|yrs?|days?|weeks?|wks?)\\s(?:left|of (?:the )?(?:sol|statute|limitations?)(?: period)? (?:left|remaining|to go)|on (?:the|its|their|his|her) (?=(?:\\w+[- ](?:year|yr|month)s? )?${statute.slice(2)})|remaining|(?:must |has to |have to |should |need to )?(?:still )?(?:remain\\b|be left)|or more left|before (?:the )?(?:\\w+ )?(?:statute|sol|limitations?|deadline)\\b|to (?:appeal|answer|respond|file)\\b(?<=\\b(?:have|has|still|least|needs?|minimum|min|with)\\b.*))`,
);
const periods: readonly RegExp[] = [
  /\b(?:statute|sol|limitations?),?(?: which| that)? is (\w+) (years?|yrs?|months?)\b/,
  /\b(?:count|assum\w+|use|figure)\b[^.]*?\b(\w+)[ -](years?|months?)\b/,
  /\((?:it'?s |that'?s |of )?(\w+)[ -](years?|yrs?|months?)\b/,
  /\b(\w+)[ -](year|month|day) (?:\w+ )?(?:statute|sol|limitations?|notice|window|limit|clock|period|deadline)\b/,
  /\b(\w+) (years?|yrs?|months?) (?:from|after|since) (?:the |an? )?(?:date|event|accident|crash|injury|incident|loss|fall|wreck|bite|death)\b/,
];

const anyLimit = /\b(?:statute|sol|limitations?|(?:limitation|filing) (?:period|deadline))\b/;
const eventWords =
  /\b(?:accidents?|incidents?|injur\w*|events?|happen\w*|occur\w*|crash\w*|loss|death|falls?|old|older|ago|newer|last|past|after|since|hearing|court|eeoc)\b/;
const under = /\b(?:within|inside|less than|under|fewer than|closer|sooner|nearer|below|short of|tighter)\b/;

const setsBound =
  /\b(?:at least|more|min|minimum|needs?|must|wants?|gives?|ha(?:s|ve) to|left|to go|out|away|until|till?|before|ahead|less|under|within|inside|sooner|closer|clock|remain\w*|better|longer)\b|\+/;

/** "Need 60 days of runway on the statute", "no case where the SOL is inside of 60 days": a length beside a limit alone. */
function lengthOfLimit({ main, asides, rejects }: FilterText): LengthBound | null {
  const bound = lengthBoundIn(main);
  if (!setsBound.test(main) || lengthBoundIn(asides) !== null) return null;
  if (bound === null || !anyLimit.test(main) || eventWords.test(main)) return null;
  if (periods.some((one) => one.test(main))) return null;
  const isUnder = bound.side === 'less' && under.test(main);
  return isUnder === isRefused({ main, rejects }) ? bound : null;
}

/** "At least six months left on the statute (count two years from the event)". */
export function parseTimeLeft(text: FilterText): FilterRule | null {
  const { whole: given } = text;
  const whole = given.replace(suitLimit, 'statute');
  const words = left.exec(whole)?.[0];
  const period = periods.map((one) => one.exec(whole)).find((match) => match !== null);
  const stated = period === undefined ? null : lengthBoundIn(`${period?.[1]} ${period?.[2]}`);
  if (words !== undefined && period === undefined && answerable.test(whole)) return leftToAnswer(whole, words);
  const other = statuteRun(whole, stated) ?? leftToHearing(whole);
  if (other !== null) return other;
  const soon = countRefusals(whole) % 2 === 1 ? tooSoon.exec(whole)?.[1] : undefined;
  const stays = words ?? soon;
  const least = stays === undefined ? lengthOfLimit(text) : lengthBoundIn(stays);
  if (least === null || !/\b(?:statute|sol|limitations?|deadline|run|notice|window|clock|period)\b/.test(whole))
    return null;
  return ruleOnFacts(
    `${atLeast(least)} left on ${limitation(stated)}`,
    byLastDay(stated, (day, asked) => isAway(day, asked, least)),
  );
}

const toAnswer =
  '\\b(?:deadline|time limit|time to (?:appeal|answer|respond|file)|appeal (?:period|window|time)|window)\\b';
const ranOut: readonly RegExp[] = [
  new RegExp(
    `${toAnswer}[^.]*\\b(?:(?:has |have |had |is |already )*(?:run|ran|passed|expired|lapsed|missed|blown|gone|over(?! \\d)|closed|behind))\\b`,
  ),
  /\b(?:missed|blew|blown|past|beyond) (?:the|their|his|her|an?|any|its) (?:\w+ ){0,2}(?:deadline|window|time limit)\b/,
];
const stillOpen =
  /\b(?:deadline|window|time)\b[^.]*\b(?:still open|not (?:yet )?(?:run|passed|expired)|still (?:running|in time)|has time left|in the future|(?:still )?(?:ahead|to come))\b|\bstill (?:in|on) time\b/;

/** "Skip anybody whose appeal deadline has already run." */
export function parseDeadlineRun({ main, rejects }: FilterText): FilterRule | null {
  const isOpen = stillOpen.test(main);
  if (!isOpen && !ranOut.some((words) => words.test(main))) return null;
  const refused = isOpen ? countRefusals(main.replace(/\bnot\b/, ' ')) % 2 === 0 : rejects;
  const judge = (asked: CaseInQuestion): Truth => {
    const [late] = asked.text.told('when.too_late');
    if (late !== undefined) return truthOf(asked, true, 'the deadline was missed', { span: late });
    return byDeadline(USUAL_DAYS, (day) => day < asked.today)(asked);
  };
  const asks = `the deadline to appeal or answer has ${refused ? 'not ' : ''}passed`;
  const counted = `(${USUAL_DAYS} days from the decision if no other is stated)`;
  return ruleOnFacts(`${asks} ${counted}`, refusedIf(refused, judge));
}
