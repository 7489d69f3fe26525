import { parseNumberWords } from '../../amounts/number-words.ts';
import { fromDayNumber, parseIsoDay } from '../../dates/calendar.ts';
import { unitOf } from '../../dates/date-words.ts';
import type { CaseText, Span } from '../../text/read-text.ts';
import type { Word } from '../../text/read-words.ts';
import type { Age, Happening } from './details.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const ageWords = setOf('age aged ages edad');
const statedOf = setOf('im am is was hes shes turned turning me pnc client caller male female widow widower single');
const persons = setOf(
  'wife husband mother father mom dad mama papa grandma grandpa grandmother grandfather brother sister uncle aunt resident decedent patient victim',
);
const children = setOf(
  'son sons daughter daughters kid kids child children boy boys girl girls twin twins niece nephew grandson granddaughter baby minor toddler infant hijo hija hijos hijas nino nina ninos ninas bebe',
);
const adverse = setOf('replaced landlord driver boss manager supervisor neighbor owner defendant doctor guy ex');
/** "Laid off at 61". */
const left = setOf('fired off terminated retired go');
const listing = setOf('and y are is aged ages who now both de tienen tiene');
const after = setOf('and when at with but now still this');
const old = setOf('old o');
const OLDEST = 110;
/** A number that stands alone is an age from here on. */
const ALONE = 13;
const CHILD_BEFORE = 7;
const CHILD_AFTER = 3;
const ADVERSE_BEFORE = 4;

interface Reading {
  readonly text: CaseText;
  readonly at: number;
  readonly value: number;
  readonly before: string;
  readonly next: string;
}

/** Nothing of the same breath follows the number: "I'm 61 and still working", "Mom, 91, fell". */
function endsThere({ text, at, next }: Reading): boolean {
  const word = text.words[at] as Word;
  return (
    next === '' || after.has(next) || /^[),.;]/.test(text.text.slice(word.end, word.end + 1)) || endsIn(text, word)
  );
}
const endsIn = ({ text }: CaseText, { start, end }: Word): boolean => /[,.;)]$/.test(text.slice(start, end));

/** "He's a sophomore, 20, and jogging": a number between commas that is none of a list. */
function isAside({ text, at, before, next }: Reading): boolean {
  const gap = text.text.slice(text.words[at - 1]?.end, text.words[at]?.start);
  return gap.startsWith(',') && endsThere({ text, at, next } as Reading) && before !== '#' && next !== '#';
}

const isPerson = (word: string): boolean => persons.has(word) || children.has(word);

/** How many years a number tells of a person's age; null where it counts something else. */
function yearsAt(reading: Reading): number | null {
  const { text, at, value, before, next } = reading;
  const second = text.words[at + 2]?.form ?? '';
  const unit = unitOf(text.words[at + 1]?.spelt ?? '');
  if (next === 'yo' || (next === 'y' && old.has(second))) return value;
  if (unit !== null && old.has(second)) return unit === 'year' ? value : unit === 'month' ? Math.floor(value / 12) : 0;
  if (text.words[at + 1]?.spelt === 'anos')
    return /^(?:tiene|tengo)$/.test(before) || text.words[at + 3]?.form === 'edad' ? value : null;
  if (unit !== null) return null;
  if (ageWords.has(before) || before === 'turned') return value;
  if (value < 10 && !isPerson(before) && before !== 'is' && before !== 'im') return null;
  if (/^[fm]$/.test(next)) return value;
  const opens = text.words[at - 1]?.sentence !== text.words[at]?.sentence;
  if (opens) return value >= ALONE && endsThere(reading) ? value : null;
  if (value >= ALONE && isAside(reading)) return value;
  const stated =
    statedOf.has(before) || isPerson(before) || (before === 'at' && near(text, { from: at - 4, to: at, at }, left));
  return stated && endsThere(reading) ? value : null;
}

const numeral = /^(\d{1,3})[-.,:/]?$/;

function near(text: CaseText, { from, to, at }: { from: number; to: number; at: number }, words: ReadonlySet<string>) {
  const { sentence } = text.words[at] as Word;
  return text.words.slice(Math.max(0, from), to + 1).some((one) => one.sentence === sentence && words.has(one.form));
}

/** "Our kids are 24 and 27", "the boys, 9, 12 and 15". */
function isListed({ words }: CaseText, at: number): boolean {
  let back = at - 1;
  while (
    words[back]?.sentence === words[at]?.sentence &&
    (words[back]?.form === '#' || listing.has(words[back]?.form ?? ''))
  )
    back -= 1;
  return children.has(words[back]?.form ?? '') && unitOf(words[at + 1]?.spelt ?? '') === null;
}

/** "I'm sixty one": as people spell it. */
function spelledAt({ words }: CaseText, at: number): number | null {
  const [first, second] = [words[at]?.spelt ?? '', words[at + 1]?.spelt ?? ''];
  if (!statedOf.has(words[at - 1]?.form ?? '') && !ageWords.has(words[at - 1]?.form ?? '')) return null;
  const years = parseNumberWords(`${first}-${second}`) ?? parseNumberWords(first);
  const end = parseNumberWords(`${first}-${second}`) === null ? at + 1 : at + 2;
  return years === null || years < 10 || years > OLDEST || unitOf(words[end]?.spelt ?? '') !== null ? null : years;
}

function ageAt(text: CaseText, at: number): number | null {
  const { form, start, end } = text.words[at] as Word;
  if (form !== '#') return spelledAt(text, at);
  const value = Number(numeral.exec(text.text.slice(start, end))?.[1] ?? Number.NaN);
  if (!(value <= OLDEST)) return null;
  const { words } = text;
  const before = words[at - 1]?.form ?? '';
  const next = words[at + 1]?.sentence === words[at]?.sentence ? (words[at + 1]?.form ?? '') : '';
  return yearsAt({ text, at, value, before, next }) ?? (isListed(text, at) ? value : null);
}

/** "Born 1970", and days of birth. */
function bornAges(text: CaseText, happenings: readonly Happening[], today: string): { span: Span; years: number }[] {
  const now = parseIsoDay(today);
  const dated = happenings
    .filter(({ what, distance, latest }) => what === 'birth' && distance < 6 && latest <= now)
    .map(({ span, best }) => ({ span, years: Math.floor((now - best) / 365.25) }));
  if (dated.length > 0) return dated;
  return text.hits('when.born').flatMap(({ last }) => {
    const word = text.words.slice(last + 1, last + 4).find(({ form }) => form === '#');
    const year = Number.parseInt(text.text.slice(word?.start, word?.end), 10);
    return word !== undefined && year > 1900 && year < 2100
      ? [{ span: { start: word.start, end: word.end }, years: fromDayNumber(now).year - year }]
      : [];
  });
}

/** Ages as people write them: "34F", "my 9yo", "born 1970", "second grader". */
export function readAges(text: CaseText, happenings: readonly Happening[], today: string): Age[] {
  const { words } = text;
  const told = (span: Span, years: number, ofChild: boolean): Age => ({ span, say: `age ${years}`, years, ofChild });
  const childNear = (at: number) => near(text, { from: at - CHILD_BEFORE, to: at + CHILD_AFTER, at }, children);
  const written = words.flatMap(({ start, end }, at) => {
    const years = ageAt(text, at);
    if (years === null || near(text, { from: at - ADVERSE_BEFORE, to: at - 1, at }, adverse)) return [];
    return [told({ start, end }, years, years < 18 || childNear(at))];
  });
  const born = bornAges(text, happenings, today).map(({ span, years }) => {
    const at = words.findIndex(({ end }) => end > span.start);
    return told(span, years, years < 18 || childNear(at));
  });
  const graded = text
    .hits('when')
    .filter(({ concept }) => concept.attributes.years !== undefined)
    .map(({ start, end, concept }) => told({ start, end }, Number(concept.attributes.years), true));
  return [...written, ...born, ...(born.length > 0 ? [] : graded)].toSorted((a, b) => a.span.start - b.span.start);
}
