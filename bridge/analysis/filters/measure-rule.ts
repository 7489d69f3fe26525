import { parseNumberWords, smallNumberWord } from '../amounts/number-words.ts';
import { countRefusals, type FilterText, wordsOf } from './base/filter-text.ts';
import { type FilterRule, fromPredicate, rule, unknown } from './base/filter-verdict.ts';
import { evidenceAt, type RecordFacts } from './base/record-facts.ts';
import { boundDenials, sideOf } from './dates/time-bound.ts';

/** A number of the notes with the words of its sentence around it. */
interface NumberInNotes {
  value: number;
  match: RegExpExecArray;
  before: string;
  after: string;
}

/** Something counted or measured that is neither money nor time. */
interface Measure {
  name: string;
  /** What the record must show, with the bound in place of `#`. */
  asks: string;
  /** Words of a filter without which its number is a number of something else. */
  words: RegExp;
  /** The number in the filter, in the first group. */
  bound: RegExp;
  /** What a bound without "at least", "under" or the like is. */
  defaultSide: Side;
  /** The number in the notes, in the first group that matches; the largest one counts. */
  notes: RegExp;
  /** Words of a filter for which the smallest one counts. */
  smallestFor?: RegExp;
  /** Words beside the number in the notes without which it is a number of something else. */
  wordsBeside?: RegExp;
  /** The value of a number in the notes, where it is not the number itself; null where the number is of something else. */
  value?(number: NumberInNotes): number | null;
}

type Side = 'less' | 'more';

const number = `(?<![a-z\\d.,/])(\\d{1,3}(?:,\\d{3})+|\\d{1,7}(?:\\.\\d{1,3})?|${smallNumberWord}(?![a-z]))(?!\\/\\d)`;
const percentage = `${number} ?(?:%|percent\\b|per cent\\b|pct\\b|por ciento\\b)`;
const orMore = ' ?(?:\\+|plus|or more|or fewer)? ?';
const people =
  '(?:employees|workers|people|staff|persons|heads|men|women|guys|girls|drivers|nurses|teachers|aides|editors|techs|cooks|servers|coworkers|of us|empleados|trabajadores)';
const frequency: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3, second: 2, third: 3, fourth: 4 };

function parseNumber(word: string): number | null {
  const plain = word.replaceAll(',', '');
  return frequency[plain] ?? (/^[\d.]+$/.test(plain) ? Number(plain) : parseNumberWords(plain));
}

const theirs =
  /\b(?:other (?:driver|guy|lady|car|side|party)|their|his|her|he|she|they|them|him|truck|driver|store|defendant|landlord|insured)\b/;
const ours = /\b(?:me|my|i|i'm|us|client|pnc|our)\b/;

/** The client's share: what is said of the other side leaves the rest of 100. */
function ownShare({ value, before, after }: NumberInNotes): number | null {
  if (value > 100) return null;
  const near = `${before.slice(-30)}|${after.slice(0, 24)}`;
  if (ours.test(before.slice(-14)) || (ours.test(near) && !theirs.test(near))) return value;
  return theirs.test(near) || value === 100 ? 100 - value : value;
}

const distance =
  /^ ?(?:away|from|per hour|an hour|down|up|north|south|east|west|outside|over the|of (?:here|home|my)|apart|behind|each way|drive|run|marathon|to (?:work|the))|^ ?ph\b/;
const daysIn: Readonly<Record<string, number>> = { days: 1, weeks: 7, months: 30 };

const fault: Measure = {
  name: "the client's share of fault",
  asks: "the client's share of fault is # percent",
  words: wordsOf('measure.fault'),
  bound: new RegExp(number),
  defaultSide: 'less',
  notes: new RegExp(percentage, 'g'),
  wordsBeside: wordsOf('measure.fault in notes'),
  value: ownShare,
};

const measures: readonly Measure[] = [
  {
    name: "the veteran's rating",
    asks: "the veteran's rating is # percent",
    words: wordsOf('measure.rating'),
    bound: new RegExp(percentage),
    defaultSide: 'more',
    notes: new RegExp(percentage, 'g'),
    wordsBeside: wordsOf('measure.rating in notes'),
    value: ({ value }) => (value > 100 ? null : value),
  },
  {
    name: 'the blood alcohol level',
    asks: 'the blood alcohol level is #',
    words: wordsOf('measure.alcohol'),
    bound: /(?<![\d$])(0?\.\d{1,3})\b/,
    defaultSide: 'less',
    notes: /(?<![\d$])(0?\.\d{2,3})\b(?! ?(?:miles?|mi|acres?|cents))/g,
    value: ({ value }) => (value < 0.6 ? value : null),
  },
  {
    name: 'the days out of service',
    asks: 'the vehicle was out of service for # days',
    words: wordsOf('measure.out of service'),
    bound: new RegExp(`${number}(?=${orMore}(?:\\w+ ){0,2}days\\b)`),
    defaultSide: 'more',
    notes: new RegExp(`(?<!every )(?<!last )${number} ?(?:\\w+ )?(days|weeks|months)\\b`, 'g'),
    wordsBeside: wordsOf('measure.out of service in notes'),
    value: ({ value, match }) => value * (daysIn[match[2] ?? ''] ?? 1),
  },
  {
    name: 'the mileage',
    asks: 'the mileage is # miles',
    words: wordsOf('measure.mileage'),
    bound: new RegExp(`${number} ?(?:k\\b)?`),
    defaultSide: 'less',
    notes: new RegExp(
      `${number} ?(?:k|thousand|mil)? ?(?:miles|mi|millas)\\b|\\b(?:odometer|mileage|miles)(?: (?:says|was|is|at|reads|read|of|showed|around|about))*:? ${number} ?(?:k|thousand)?\\b|${number} ?(?:k|thousand)? on (?:it|the (?:odometer|clock|car|truck))\\b`,
      'g',
    ),
    smallestFor: /\b(?:first|when|at (?:the time|purchase|delivery)|before|started|began)\b/,
    value: ({ value, match, after }) => {
      if (distance.test(after)) return null;
      return /\d ?k\b|thousand|\bmil\b/.test(match[0]) ? value * 1000 : value;
    },
  },
  {
    name: 'the number of repair attempts',
    asks: 'the number of repair attempts is #',
    words: wordsOf('measure.repairs'),
    bound: new RegExp(
      `${number}(?=${orMore}(?:\\w+ ){0,3}(?:times|attempts?|repairs?|visits?|trips?|tries|orders?)\\b)`,
    ),
    defaultSide: 'more',
    notes: new RegExp(
      `${number} ?(?:\\w+ ){0,2}(?:times|attempts?|repairs?|visits?|trips?|tries)\\b|\\b(once|twice|thrice)\\b`,
      'g',
    ),
    wordsBeside: wordsOf('measure.repairs in notes'),
    value: ({ value }) => (value < 40 ? value : null),
  },
  fault,
  {
    name: 'the number of employees',
    asks: 'the employer has # employees',
    words: wordsOf('measure.staff'),
    bound: new RegExp(
      `(?<!w-)${number}(?=${orMore}(?:(?:full-time|affected|similarly situated|other|impacted) )?(?:employees|workers|people|staff|persons|heads)\\b)|\\b(?:employers?|compan(?:y|ies)|business(?:es)?) (?:with |of )?(?:(?:fewer|less|more|smaller|larger) than|under|below|over|above) (\\d{1,5})(?![\\d,]|\\.\\d| ?(?:k|miles?|years?|yrs?|months?|days?|million)\\b)`,
    ),
    defaultSide: 'more',
    notes: new RegExp(`${number}\\+? (?:\\w+ )?${people}\\b(?! (?:saw|ready|joining|named|same))`, 'g'),
  },
];

const NEAR = 48;
const sentenceEnd = /[.;!?\n](?=\s|$)/;

/** Every number of the notes that a measure may be, in the order of the notes. */
function numbersIn({ folded }: RecordFacts, { notes, wordsBeside, value }: Measure): NumberInNotes[] {
  const found: NumberInNotes[] = [];
  for (const match of folded.matchAll(notes)) {
    const end = match.index + match[0].length;
    const before =
      folded
        .slice(Math.max(0, match.index - NEAR), match.index)
        .split(sentenceEnd)
        .at(-1) ?? '';
    const after = folded.slice(end, end + NEAR).split(sentenceEnd)[0] ?? '';
    const said = parseNumber(match.slice(1).find((group) => group !== undefined) ?? '');
    if (said === null || wordsBeside?.test(`${before}|${match[0]}|${after}`) === false) continue;
    const one = { value: said, match, before, after };
    const counts = value === undefined ? said : value(one);
    if (counts !== null) found.push({ ...one, value: counts });
  }
  return found;
}

const strict =
  /\b(?:over|more than|above|exceed\w*|(?:greater|higher|larger|bigger) than|under|below|(?:less|fewer|lower|smaller) than)\b[^\d.]{0,16}$/;
const boundWords = { less: ['at most', 'less than'], more: ['at least', 'more than'] } as const;
const obliges = /\b(?:must|needs?|at least|minimum|required?)\b/;

/** Whether the clause of the number refuses it: "no small employers, at least 15 employees" does not. */
function isRefused({ main, rejects }: FilterText, at: number): boolean {
  const clause =
    main
      .slice(0, at)
      .split(/[,;:] /)
      .at(-1) ?? '';
  return clause.length < at && obliges.test(clause) && countRefusals(clause) === 0 ? false : rejects;
}

/** "Under 60,000 miles", "a VA rating of 70% or higher": a number compared with the one in the notes. */
export function parseMeasure(text: FilterText): FilterRule | null {
  const { main } = text;
  if (main.includes('$')) return null;
  const measure = measures.find(({ words, bound }) => words.test(main) && bound.test(main));
  const match = measure?.bound.exec(main) ?? null;
  const stated = parseNumber(match?.[1] ?? match?.[2] ?? '');
  if (measure === undefined || match === null || stated === null) return null;
  const limit = / ?k\b/.test(match[0]) ? stated * 1000 : stated;
  const at = match.index + match[0].indexOf(match[1] ?? match[2] ?? '');
  const end = match.index + match[0].length;
  // "Still under warranty, 3 repairs": what bounds the number stands in its own clause.
  const before =
    main
      .slice(Math.max(0, at - 45), at)
      .split(/[,;] /)
      .at(-1) ?? '';
  const denials = main.match(boundDenials)?.length ?? 0;
  const refused = isRefused(text, at) !== (denials % 2 === 1);
  const isOtherSide = measure === fault && /\b(?:other|opposing|adverse|defendant\w*)\b/.test(main);
  const said = sideOf(before, main.slice(end, end + 30), match[0], isOtherSide ? 'more' : measure.defaultSide);
  // What lies beyond the limit is refused: "not over 20" is at most 20.
  const side: Side = refused ? (said === 'less' ? 'more' : 'less') : said;
  const isStrict = (strict.test(before) && denials === 0) !== refused;
  const [name, asks] = isOtherSide
    ? ["the other side's share of fault", "the other side's share of fault is # percent"]
    : [measure.name, measure.asks];
  const bound = `${boundWords[side][isStrict ? 1 : 0]} ${limit.toLocaleString('en-US')}`;
  return rule(asks.replace('#', bound), (facts) => {
    const numbers = numbersIn(facts, measure).toSorted((a, b) => a.value - b.value);
    const found = numbers.at(measure.smallestFor?.test(main) ? 0 : -1);
    if (found === undefined) return unknown(`the notes do not give ${name}`);
    const value = isOtherSide ? 100 - found.value : found.value;
    const inside = side === 'more' ? value > limit : value < limit;
    return fromPredicate(inside || (value === limit && !isStrict), false, {
      why: `${name}: ${value.toLocaleString('en-US')}`,
      evidence: evidenceAt(facts, found.match.index, found.match.index + found.match[0].length),
      missing: '',
    });
  });
}
