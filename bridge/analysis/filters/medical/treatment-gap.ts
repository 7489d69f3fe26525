import { counted } from '../../../../shared/counted.ts';
import { unitDays } from '../../dates/calendar.ts';
import { countOf, countWord, unitOf, unitWord } from '../../dates/date-words.ts';
import { evidenceAt, type RecordFacts } from '../record-facts.ts';
import type { Held } from './medical-condition.ts';

const unbroken =
  /\b(?:w\/?o(?:ut)? (?:an? |any )?(?:breaks?|gaps?)|never missed|every (?:single )?(?:mon|tues?|wed|thurs?|fri)(?:day|nesday)?|(?:has|have|hasn'?t|haven'?t|not|never|did not|didn'?t|none)(?: \w+){0,3} miss(?:ed)? (?:one|any|an? (?:single )?(?:visit|session|appointment|week))|missed none|without (?:a|any) (?:break|gap)|no (?:gaps?|breaks?)|(?:ever|non-?stop|continuous\w*|steady|steadily) since|every (?:single )?(?:week|month|two weeks|other week)|(?:twice|once|two times|three times|[123]x|[23] ?times) (?:a|per|every|each|\/) ?(?:week|wk|month)|(?:weekly|monthly|biweekly)|sin faltar|cada semana)\b/;
const pause =
  /\b(?:(?:saw nobody|saw no one|nobody|nothing|no (?:treatment|care|therapy|visits?|doctor)|stopped (?:going|treating|therapy|pt)|quit going|gap|break|pause|paused|skipped|didn'?t (?:go|see|treat)|did not (?:go|see|treat)|went nowhere|no fui|deje de ir)\b[^.;]{0,60}\b(?:until|till|for|then|before|to|hasta|por|again|went back|returned)|(?:went|going|go) back\b[^.;]{0,30}\bafter|(?:until|till) i (?:went back|returned|started (?:again|back up)))\b/;
const length = new RegExp(`(?<![a-z\\d/$.])(${countWord})[ -]?(${unitWord})(?![a-z])`);

const unpaused = /\b(?:without|w\/o(?:ut)?|no|never|not|n'?t|zero)(?: an?| any| one| a single)? $/;
const longest = new RegExp(`\\blongest\\b[^.;]{0,50}?(?<![a-z\\d/$.])(${countWord})[ -]?(${unitWord})(?![a-z])`);
const STEP = 70;

/** A pause between two days: "saw nobody from July 10 to October 1". */
function datedPause(facts: RecordFacts, from: number, to: number): number | null {
  const [first, second] = facts.dates.filter(({ start }) => start >= from && start <= to);
  if (first === undefined || second === undefined) return null;
  const joint = facts.folded.slice(first.end, second.start);
  return /^ ?(?:-|to|until|till|through|thru|and then|then|a|hasta) ?$/.test(joint) ? second.best - first.best : null;
}

/** The longest stretch between visits, where the notes tell it themselves. */
function longestTold(facts: RecordFacts, days: number): Held | null {
  const match = longest.exec(facts.folded);
  const unit = unitOf(match?.[2] ?? '');
  const count = countOf(match?.[1] ?? '');
  if (match === null || unit === null || count === null) return null;
  const lasted = unitDays(count, unit);
  const evidence = evidenceAt(facts, match.index, match.index + match[0].length);
  return { holds: lasted > days, why: `the longest pause is ${counted(Math.round(lasted), 'day')}`, evidence };
}

/** Whether care paused for longer than so many days; null where the notes do not tell how it went on. */
export function pausedFor(facts: RecordFacts, days: number): Held {
  const itself = longestTold(facts, days);
  if (itself !== null) return itself;
  for (const { text, start } of facts.sentences) {
    const told = pause.exec(text);
    if (told === null || unpaused.test(text.slice(0, told.index))) continue;
    const stretch = length.exec(text.slice(told.index));
    const unit = unitOf(stretch?.[2] ?? '');
    const count = countOf(stretch?.[1] ?? '');
    const between = datedPause(facts, start + told.index, start + told.index + told[0].length + STEP);
    const lasted = between ?? (unit === null || count === null ? null : unitDays(count, unit));
    const evidence = evidenceAt(facts, start + told.index, start + told.index + told[0].length);
    if (lasted === null || lasted > days) return { holds: true, why: 'treatment paused', evidence };
    return { holds: false, why: 'treatment paused only briefly', evidence };
  }
  const steady = unbroken.exec(facts.folded);
  if (steady === null) return { holds: null, why: 'the notes do not say how treatment went on', evidence: null };
  const evidence = evidenceAt(facts, steady.index, steady.index + steady[0].length);
  return { holds: false, why: 'treatment went on without a break', evidence };
}
