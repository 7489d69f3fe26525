import { counted } from '../../../../shared/counted.ts';
import { addUnits } from '../../dates/calendar.ts';
import { countOf, countWord } from '../../dates/date-words.ts';
import type { FilterText } from '../filter-text.ts';
import { type FilterRule, fromPredicate, rule, unknown } from '../filter-verdict.ts';
import { type Evidence, evidenceAt, type RecordFacts } from '../record-facts.ts';
import { boundDenials, cutOff, lengthBoundIn, lengthWords } from './time-bound.ts';

const asked = /\b(?:marr?ied|marr?iages?|wed)\b/;
const notLength = /\b(?:within|ago|immigration|petition|license|certificate|separated|divorced|uscis|spouse must)\b/;
const years = '(?:years?|yrs?|y|anos)';
const told = new RegExp(
  `\\bmarried(?: for| about| almost| over| nearly| some)* (${countWord}) ${years}\\b|\\b(${countWord}) ${years} (?:of marriage|married|together as|de casad[oa]s)\\b|\\b(?:wife|husband|spouse|marriage|casad[oa]s?) (?:of|for|hace|desde hace) (${countWord}) ${years}\\b`,
);
const wed =
  /\b(?:marr?ied|wed|wedding|got married|tied the knot|said (?:our|the) vows|eloped|casamos|casad[oa]s)\b[^.;]{0,24}$/;

function lengthIn(facts: RecordFacts): { since: number; evidence: Evidence } | null {
  const match = told.exec(facts.folded);
  const count = countOf(match?.[1] ?? match?.[2] ?? match?.[3] ?? '');
  if (match !== null && count !== null)
    return {
      since: addUnits(facts.today, -count, 'year'),
      evidence: evidenceAt(facts, match.index, match.index + match[0].length),
    };
  const date = facts.dates.find(
    ({ start, latest }) => latest <= facts.today && wed.test(facts.folded.slice(Math.max(0, start - 40), start)),
  );
  return date === undefined ? null : { since: date.best, evidence: evidenceAt(facts, date.start, date.end) };
}

/** "Married at least ten years": told outright, or counted from the wedding. */
export function parseMarriageLength({ main, rejects }: FilterText): FilterRule | null {
  const bound = lengthBoundIn(main);
  if (bound === null || !asked.test(main) || notLength.test(main)) return null;
  const short = /\b(?:less than|under|fewer than|shorter than|at most|no more than|up to)\b/.test(main);
  const denied = (main.match(boundDenials)?.length ?? 0) % 2 === 1;
  const refused = denied ? !rejects : rejects;
  return rule(`the marriage lasted ${short === refused ? 'at least' : 'less than'} ${lengthWords(bound)}`, (facts) => {
    const length = lengthIn(facts);
    if (length === null) return unknown('the notes do not say how long the marriage lasted');
    const longer = length.since <= cutOff(facts.today, bound, -1);
    return fromPredicate(short ? !longer : longer, refused, {
      why: `married about ${counted(Math.round((facts.today - length.since) / 365), 'year')}`,
      evidence: length.evidence,
      missing: '',
    });
  });
}
