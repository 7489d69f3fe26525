import { parseNumberWords } from '../../amounts/number-words.ts';
import { fromDayNumber, parseIsoDay } from '../../dates/calendar.ts';
import { unitOf } from '../../dates/date-words.ts';
import type { CaseText } from '../../text/read-text.ts';
import type { Word } from '../../text/read-words.ts';
import type { Age, Happening } from './details.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const ageWords = setOf('age aged ages edad turned tiene tengo');
const subjects = setOf('im am is was hes shes turning me pnc client caller male female widow widower single');
const adults = setOf(
  'wife husband mother father mom dad mama papa grandma grandpa grandmother grandfather brother sister uncle aunt resident decedent patient victim',
);
const children = setOf(
  'son sons daughter daughters kid kids child children boy boys girl girls twin twins niece nephew grandson granddaughter baby minor toddler infant hijo hija hijos hijas nino nina ninos ninas bebe',
);
const adverse = setOf('replaced landlord driver boss manager supervisor neighbor owner defendant doctor guy ex');
/** "Laid off at 61". */
const leaving = setOf('fired off terminated retired go');
const afterAge = setOf('and when at with but now still this');
const OLDEST = 110;
const ADULT = 18;
/** A number without words about age is an age from here on. */
const LEAST_ALONE = 13;
const LEAST_SPELLED = 10;

/** Whether one of the words stands within so many words of another, in its sentence. */
const isNear = (
  { words }: CaseText,
  at: number,
  reach: readonly [number, number],
  near: ReadonlySet<string>,
): boolean =>
  words
    .slice(Math.max(0, at - reach[0]), at + reach[1] + 1)
    .some(({ sentence, form }) => sentence === words[at]?.sentence && near.has(form));

/** "I'm sixty-one". */
function spelledAge({ words }: CaseText, at: number): number | null {
  const before = words[at - 1]?.form ?? '';
  if (!subjects.has(before) && !ageWords.has(before)) return null;
  const [first = '', second = ''] = words.slice(at, at + 2).map(({ spelt }) => spelt);
  const pair = parseNumberWords(`${first}-${second}`);
  const years = pair ?? parseNumberWords(first) ?? 0;
  const isLength = unitOf(words[pair === null ? at + 1 : at + 2]?.spelt ?? '') !== null;
  return isLength || years < LEAST_SPELLED || years > OLDEST ? null : years;
}

const listWords = setOf('# and y are is aged ages who now both de tienen tiene');

/** "Our kids are 24 and 27". */
function isListed({ words }: CaseText, at: number): boolean {
  const { sentence } = words[at] as Word;
  let before = at - 1;
  while (words[before]?.sentence === sentence && listWords.has(words[before]?.form ?? '')) before -= 1;
  return words[before]?.sentence === sentence && children.has(words[before]?.form ?? '');
}

const numeral = /^(\d{1,3})[-.,:/]?$/;

/** The age that a word gives; null where it counts something else. */
function ageAt(text: CaseText, at: number): number | null {
  const { words } = text;
  const { form, start, end, sentence } = words[at] as Word;
  if (form !== '#') return spelledAge(text, at);
  const value = Number(numeral.exec(text.text.slice(start, end))?.[1] ?? Number.NaN);
  if (!(value <= OLDEST)) return null;
  const formAt = (index: number) => (words[index]?.sentence === sentence ? (words[index]?.form ?? '') : '');
  const [before, next] = [formAt(at - 1), formAt(at + 1)];
  const unit = unitOf(words[at + 1]?.spelt ?? '');
  if (unit !== null && /^old?$/.test(formAt(at + 2))) return unit === 'year' ? value : 0;
  if (next === 'yo' || ageWords.has(before)) return value;
  if (unit !== null) return null;
  const isPerson = adults.has(before) || children.has(before);
  if (value < LEAST_SPELLED && !isPerson && before !== 'is' && before !== 'im') return null;
  if (next === 'f' || next === 'm') return value;
  const isLeaving = before === 'at' && isNear(text, at, [4, 0], leaving);
  if (isListed(text, at)) return value;
  const isEnd = next === '' || afterAge.has(next) || /[,.;)]/.test(text.text.slice(end - 1, end + 1));
  const isAlone = before === '' || text.text.slice(words[at - 1]?.end, start).startsWith(',');
  return isEnd && ((isAlone && value >= LEAST_ALONE) || isPerson || isLeaving || subjects.has(before)) ? value : null;
}

/** Ages as people write them: "34F", "my 9yo", "born 4/2/2022", "born 1970", "second grader". */
export function readAges(text: CaseText, happenings: readonly Happening[], today: string): Age[] {
  const now = parseIsoDay(today);
  const ageOf = ({ start, end }: { start: number; end: number }, years: number, at: number): Age => ({
    span: { start, end },
    say: `age ${years}`,
    years,
    ofChild: years < ADULT || isNear(text, at, [7, 3], children),
  });
  const written = text.words.flatMap((word, at) => {
    const years = ageAt(text, at);
    return years === null || isNear(text, at, [4, -1], adverse) ? [] : [ageOf(word, years, at)];
  });
  const born = happenings
    .filter(({ what, distance, latest }) => what === 'birth' && distance < 6 && latest <= now)
    .map(({ span, best }) => {
      const at = text.words.findIndex(({ end }) => end > span.start);
      return ageOf(span, Math.floor((now - best) / 365.25), at);
    });
  const bornIn = text.hits('when.born').flatMap(({ last }) => {
    const at = text.words.findIndex(({ form }, index) => index > last && index <= last + 3 && form === '#');
    const word = text.words[at];
    const year = Number(word === undefined ? 0 : /^(?:19|20)\d\d/.exec(text.text.slice(word.start, word.end))?.[0]);
    return word !== undefined && year > 0 ? [ageOf(word, fromDayNumber(now).year - year, at)] : [];
  });
  const inGrade = text
    .hits('when')
    .filter(({ concept }) => concept.attributes.years !== undefined)
    .map((hit) => ({ ...ageOf(hit, Number(hit.concept.attributes.years), hit.first), ofChild: true }));
  return [...written, ...([born, bornIn].find((ages) => ages.length > 0) ?? inGrade)].sort(
    (a, b) => a.span.start - b.span.start,
  );
}
