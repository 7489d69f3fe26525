import { addUnits, formatIsoDay } from '../../dates/calendar.ts';
import type { DateMention } from '../../dates/date-mention.ts';
import { countOf, countWord, unitOf, unitWord } from '../../dates/date-words.ts';
import { countRefusals, type FilterText } from '../filter-text.ts';
import { type FilterRule, fromPredicate, rule, unknown } from '../filter-verdict.ts';
import { evidenceAt, lookFor, type RecordFacts } from '../record-facts.ts';

const asked =
  /\b(?:deadline|time limit|time to (?:appeal|answer|respond|file)|appeal (?:period|window|time)|window)\b[^.]*\b(?:(?:has |have |had |is |already )*(?:run|ran|passed|expired|lapsed|missed|blown|gone|over(?! \d)|closed|behind))\b|\b(?:missed|blew|blown|past|beyond) (?:the|their|his|her|an?|any|its) (?:\w+ ){0,2}(?:deadline|window|time limit)\b/;
const stillOpen =
  /\b(?:deadline|window|time)\b[^.]*\b(?:still open|not (?:yet )?(?:run|passed|expired)|still (?:running|in time)|has time left|in the future|(?:still )?(?:ahead|to come))\b|\bstill (?:in|on) time\b/;

const toldLate =
  /\b(?:(?:missed|blew|let) (?:the|my|that|our|his|her|it)? ?(?:\w+ ){0,2}(?:deadline|window|date|appeal)|deadline (?:has |had |already |was |is )*(?:passed|expired|gone|run out|missed)|too late to (?:appeal|answer|file)|never (?:appealed|answered|filed an? (?:answer|appeal))|default(?:ed)? judgment)\b/g;
const period = new RegExp(
  `\\b(${countWord})[ -](${unitWord})\\b[^.;]{0,24}\\b(?:to (?:appeal|answer|respond|file|request|ask)|appeal|deadline)|\\b(?:appeal|answer|respond|deadline|have|got)\\b[^.;]{0,24}\\b(${countWord})[ -](${unitWord})\\b`,
);
/** Days to appeal a benefits decision where the notes tell no other. */
const USUAL_DAYS = 60;

/** The last day to act: told as such, or counted from the letter; `usualDays` where the notes tell no period. */
export function deadlineOf(facts: RecordFacts, usualDays = USUAL_DAYS): { day: number; at: DateMention } | null {
  const told = facts.dates.findLast(({ role }) => role === 'deadline');
  if (told !== undefined) return { day: told.best, at: told };
  const from = facts.dates.findLast(
    ({ role, best }) => (role === 'denial' || role === 'notice' || role === 'served') && best <= facts.today,
  );
  if (from === undefined) return null;
  const match = period.exec(facts.folded);
  const count = countOf(match?.[1] ?? match?.[3] ?? '') ?? usualDays;
  const unit = unitOf(match?.[2] ?? match?.[4] ?? '') ?? 'day';
  return { day: addUnits(from.best, count, unit), at: from };
}

/** "Skip anybody whose appeal deadline has already run." */
export function parseDeadlineRun({ main, rejects }: FilterText): FilterRule | null {
  const open = stillOpen.test(main);
  if (!open && !asked.test(main)) return null;
  const refused = open ? countRefusals(main.replace(/\bnot\b/, ' ')) % 2 === 0 : rejects;
  const asks = `the deadline to appeal or answer has ${refused ? 'not ' : ''}passed`;
  return rule(`${asks} (${USUAL_DAYS} days from the decision if no other is stated)`, (facts) => {
    const { asserted } = lookFor(facts, toldLate);
    if (asserted !== null)
      return fromPredicate(true, refused, { why: 'the deadline was missed', evidence: asserted, missing: '' });
    const deadline = deadlineOf(facts);
    if (deadline === null) return unknown('the notes do not say when the deadline is');
    return fromPredicate(deadline.day < facts.today, refused, {
      why: `the deadline: ${formatIsoDay(deadline.day)}`,
      evidence: evidenceAt(facts, deadline.at.start, deadline.at.end),
      missing: '',
    });
  });
}
