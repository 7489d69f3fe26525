import { parseNumberWords, smallNumberWord } from '../../amounts/number-words.ts';
import { fromDayNumber } from '../../dates/calendar.ts';
import { type Evidence, evidenceAt, type RecordFacts } from '../record-facts.ts';

interface Age {
  years: number;
  evidence: Evidence;
}

const someoneElse =
  /\b(?:landlord|driver|boss|manager|supervisor|neighbor|owner|defendant|other (?:guy|driver)|doctor|ex)\b[^.;]{0,24}$|\breplaced (?:\w+ )?(?:by|with) (?:an? |someone )?(?:\w+ )?$/;
const child =
  /\b(?:sons?|daughters?|kids?|child|children|boys?|girls?|twins?|niece|nephew|grandson|granddaughter|baby|minor|hij[oa]s?|nin[oa]s?|bebe)\b/;
const gradeWords: readonly (readonly [RegExp, number])[] = [
  [/\b(?:infant|newborn|baby)\b/, 0],
  [/\btoddler\b/, 2],
  [/\bpreschool\w*\b|\bpre-?k\b/, 4],
  [/\bkindergart\w+\b/, 5],
  [/\b(?:first|1st)[- ]grade\w*/, 6],
  [/\b(?:second|2nd)[- ]grade\w*/, 7],
  [/\b(?:third|3rd)[- ]grade\w*/, 8],
  [/\b(?:fourth|4th)[- ]grade\w*/, 9],
  [/\b(?:fifth|5th)[- ]grade\w*/, 10],
  [/\b(?:sixth|6th|seventh|7th|eighth|8th)[- ]grade\w*|\bmiddle school\w*/, 12],
  [/\b(?:ninth|9th|tenth|10th|eleventh|11th|twelfth|12th)[- ]grade\w*|\bhigh[- ]school(?:er)?\b/, 16],
];

const spelledAge = new RegExp(
  `\\b(?:i'?m|i am|he'?s|she'?s|he is|she is|aged?|turned|client is)\\s(${smallNumberWord})(?=[,.;]|$| and\\b| years?| with\\b| but\\b| now\\b)`,
  'g',
);
const plainAge =
  /\b(?:i'?m|i am|he'?s|she'?s|he is|she is|she was|he was|turned|fired at|laid off at|at age|off [\d/]{4,10} at|me|female|male|son|daughter|twins|girls?|boys?|kids?|old is|mother|father|mom|dad|husband|wife|brother|sister|client|caller|pnc|resident|grandmother|grandfather|grandma|grandpa|uncle|aunt|,)(?: is| was)?\s?\(?(\d{1,2})\b(?=[),.;]|$| and \d| this (?:summer|year|month)|(?: yrs?| years?)? and\b| when\b| at the time)/g;
/** "Our kids are 24 and 27", "the boys, 9, 12 and 15". */
const childrenListed =
  /\b(?:kids?|children|sons?|daughters?|boys?|girls?|twins|hij[oa]s|ninos)(?: (?:are|is|aged|ages|who are|now|both|de|tienen))*[ :,(]+((?:\d{1,2}(?:,| and|,? y|,? &|\/|-)? ?){1,6})(?![\d%$]|k\b| ?(?:years? (?:ago|of)|months?|days?|weeks?|hours?))/g;
const listedAge = /(?:^|[.\n] ?)(\d{2})(?=[,.] )/g;

/** Ages told anywhere in the notes, the first ones first; someone else's left out. */
export function agesIn(facts: RecordFacts): Age[] {
  const found = new Map<number, Age>();
  const add = (at: number, end: number, years: number) => {
    const before = facts.folded.slice(Math.max(0, at - 40), at);
    if (years <= 110 && !someoneElse.test(before)) found.set(at, { years, evidence: evidenceAt(facts, at, end) });
  };
  for (const { kind, count, start, end } of facts.durations) if (kind === 'age') add(start, end, count);
  for (const date of facts.dates) {
    if (date.role !== 'birth') continue;
    const years = Math.floor((facts.today - date.best) / 365.25);
    add(date.start, date.end, years);
  }
  for (const match of facts.folded.matchAll(/\b(?:born|b\.|dob|nacio|nacid[oa])\b[^.;]{0,16}?\b((?:19|20)\d{2})\b/g)) {
    if (
      !facts.dates.some(
        (date) => date.role === 'birth' && date.start < match.index + match[0].length && match.index < date.end,
      )
    ) {
      add(match.index, match.index + match[0].length, fromDayNumber(facts.today).year - Number(match[1]));
    }
  }
  for (const match of facts.folded.matchAll(spelledAge)) {
    const years = parseNumberWords(match[1] ?? '');
    if (years !== null) add(match.index, match.index + match[0].length, years);
  }
  for (const pattern of [plainAge, listedAge]) {
    for (const match of facts.folded.matchAll(pattern))
      add(match.index, match.index + match[0].length, Number(match[1]));
  }
  for (const match of facts.folded.matchAll(childrenListed)) {
    const list = match.index + match[0].lastIndexOf(match[1] ?? '');
    for (const number of (match[1] ?? '').matchAll(/\d{1,2}/g)) {
      const at = list + number.index;
      if (!found.has(at)) add(at, at + number[0].length, Number(number[0]));
    }
  }
  const born = facts.dates.some(({ role }) => role === 'birth');
  for (const [words, years] of gradeWords) {
    if (born && years === 0) continue;
    const at = words.exec(facts.folded);
    if (
      at !== null &&
      !/\b(?:teacher|aide|drop|director|since|job|diploma|degree)\b/.test(facts.folded.slice(at.index, at.index + 40))
    )
      add(at.index, at.index + at[0].length, years);
  }
  return [...found.entries()].sort(([a], [b]) => a - b).map(([, age]) => age);
}

/** The ages of children: told beside a word for one. */
export function childAges(facts: RecordFacts): Age[] {
  return agesIn(facts).filter(({ evidence }) =>
    child.test(facts.folded.slice(Math.max(0, evidence.at - 40), evidence.at + evidence.quote.length + 20)),
  );
}
