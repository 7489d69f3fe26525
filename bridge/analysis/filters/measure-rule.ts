import { parseNumberWords, smallNumberWord } from '../amounts/number-words.ts';
import { boundDenials, sideOf } from './dates/time-bound.ts';
import type { FilterText } from './filter-text.ts';
import { type FilterRule, fromPredicate, rule, unknown } from './filter-verdict.ts';
import { type Evidence, evidenceAt, type RecordFacts } from './record-facts.ts';

interface Measured {
  value: number;
  evidence: Evidence;
}

/** Something counted or measured that is neither money nor time. */
interface Measure {
  name: string;
  /** Words of a filter that ask for it, without which its number is one of something else. */
  asked: RegExp;
  /** Its bound in the filter, the number in the first group. */
  bound: RegExp;
  /** What a bound without words of a side is. */
  otherwise: 'less' | 'more';
  /** What follows its number: " mph". */
  unit?: string;
  read(facts: RecordFacts, main: string): Measured | null;
}

const number = `(?<![a-z\\d.,/])(\\d{1,3}(?:,\\d{3})+|\\d{1,7}(?:\\.\\d{1,3})?|${smallNumberWord}(?![a-z]))(?!\\/\\d)`;
const percent = ' ?(?:%|percent\\b|per cent\\b|pct\\b|por ciento\\b)';
const frequency: Readonly<Record<string, number>> = {
  once: 1,
  twice: 2,
  thrice: 3,
  single: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
};

function numberOf(word: string): number | null {
  const plain = word.replaceAll(',', '');
  return frequency[plain] ?? (/^[\d.]+$/.test(plain) ? Number(plain) : parseNumberWords(plain));
}

const NEAR = 48;

/** The words of the same sentence right before and behind a place. */
const around = ({ folded }: RecordFacts, start: number, end: number) => ({
  before:
    folded
      .slice(Math.max(0, start - NEAR), start)
      .split(/[.;!?\n](?=\s|$)/)
      .at(-1) ?? '',
  after: folded.slice(end, end + NEAR).split(/[.;!?\n](?=\s|$)/)[0] ?? '',
});

type Sides = ReturnType<typeof around>;

/** Every number of a kind that the words beside it do not give to something else, in the order of the notes. */
function allOf(
  facts: RecordFacts,
  pattern: RegExp,
  value: (count: number, sides: Sides, match: RegExpExecArray) => number | null,
) {
  const found: (Measured & Sides)[] = [];
  for (const match of facts.folded.matchAll(pattern)) {
    const count = numberOf(match.slice(1).find((group) => group !== undefined) ?? '');
    const end = match.index + match[0].length;
    const sides = around(facts, match.index, end);
    const read = count === null ? null : value(count, sides, match);
    if (read !== null) found.push({ value: read, evidence: evidenceAt(facts, match.index, end), ...sides });
  }
  return found;
}

const distance =
  /^ ?(?:away|from|per hour|an hour|down|up|north|south|east|west|outside|over the|of (?:here|home|my)|apart|behind|each way|drive|run|marathon|to (?:work|the))|^ ?ph\b/;
const driven = new RegExp(
  `${number} ?(k|thousand|mil)? ?(?:miles|mi|millas)\\b|\\b(?:odometer|mileage|miles)(?: (?:says|was|is|at|reads|read|of|showed|around|about))*:? ${number} ?(k|thousand)?\\b|${number} ?(k|thousand)? on (?:it|the (?:odometer|clock|car|truck))\\b`,
  'g',
);
const atFirst =
  /\b(?:first|when (?:it|the|i|we|problems?)|started|began|bought|new|delivery|brand new|at purchase|lot)\b/;

const mileage: Measure = {
  name: 'the mileage',
  unit: ' miles',
  asked:
    /\b(?:odometer|mileage|(?:vehicles?|cars?|trucks?|lemon\w*|suvs?|motorcycles?|warranty|repairs?|bought|purchased|driven)\b.*\bmiles|miles\b.*\b(?:on (?:it|the)|vehicles?|cars?|trucks?|odometer|repairs?|first|warranty|defect|problem))\b/,
  bound: new RegExp(`${number} ?(?:k\\b)?`),
  otherwise: 'less',
  read(facts, main) {
    const found = allOf(facts, driven, (count, { after }, match) => {
      if (distance.test(after)) return null;
      const miles = /\d ?k\b|thousand|\bmil\b/.test(match[0]) ? count * 1000 : count;
      return miles;
    });
    const first = /\b(?:first|when|at (?:the time|purchase|delivery)|before|started|began)\b/.test(main);
    const [one] = found;
    return first
      ? (found.find(({ before, after }) => atFirst.test(`${before}|${after}`)) ?? one ?? null)
      : (found.toSorted((a, b) => b.value - a.value)[0] ?? null);
  },
};

const rated = /\b(?:rat(?:ed|ing|es)|service[- ]connected|disab\w*|va\b|pays me|ptsd|tinnitus|combined)\b/;

const veteransRating: Measure = {
  name: "the veteran's rating",
  unit: ' percent',
  asked:
    /\b(?:va|veterans?'?s?|service[- ]connect\w*|combined)\b.*\b(?:rat(?:ed|ings?)|disab\w*|percent)|\b(?:rat(?:ed|ings?))\b.*\b(?:va|veterans?|service)\b|\b(?:service[- ]connect\w*|disabled veterans?)\b/,
  bound: new RegExp(`${number}${percent}`),
  otherwise: 'more',
  read(facts) {
    const found = allOf(facts, new RegExp(`${number}${percent}`, 'g'), (count, { before, after }) =>
      count <= 100 && rated.test(`${before}|${after}`) ? count : null,
    );
    return (
      found.find(({ before, after }) =>
        /\b(?:combined|overall|total|now)\b/.test(`${before.slice(-24)}|${after.slice(0, 24)}`),
      ) ??
      found.at(-1) ??
      null
    );
  },
};

const blame = /\b(?:fault|liab\w*|blam\w*|responsib\w*|culp\w*|negligen\w*|comparative)\b/;
const theirs =
  /\b(?:other (?:driver|guy|lady|car|side|party)|their|his|her|he|she|they|them|him|truck|driver|store|defendant|landlord|insured)\b/;
const ours = /\b(?:me|my|i|i'm|us|client|pnc|our)\b/;

const ownFault: Measure = {
  name: "the client's share of fault",
  unit: ' percent',
  asked:
    /\b(?:fault|blame|comparative|liab\w*|responsib\w*)\b.*(?:%|percent)|(?:%|percent).*\b(?:fault|blame|comparative|negligen\w*|liab\w*|responsib\w*)\b/,
  bound: new RegExp(`${number}(?:${percent})?`),
  otherwise: 'less',
  read(facts) {
    const found = allOf(facts, new RegExp(`${number}${percent}`, 'g'), (count, { before, after }) => {
      if (count > 100 || !blame.test(`${before.slice(-30)}|${after.slice(0, 30)}`)) return null;
      const near = `${before.slice(-30)}|${after.slice(0, 24)}`;
      if (ours.test(before.slice(-14)) || (ours.test(near) && !theirs.test(near))) return count;
      return theirs.test(near) || count === 100 ? 100 - count : count;
    });
    return found[0] ?? null;
  },
};

const bloodAlcohol: Measure = {
  name: 'the blood alcohol level',
  asked: /\b(?:bac|b\.a\.c|blood[- ]alcohol|breath(?:alyzer)?|alcohol level|blew|blow\w*)\b/,
  bound: /(?<![\d$])(0?\.\d{1,3})\b/,
  otherwise: 'less',
  read: (facts) =>
    allOf(facts, /(?<![\d$])(0?\.\d{2,3})\b(?! ?(?:miles?|mi|acres?|cents))/g, (count) =>
      count < 0.6 ? count : null,
    ).toSorted((a, b) => b.value - a.value)[0] ?? null,
};

const times = `${number} ?(?:(?:separate|different|total|unsuccessful|failed|repair|warranty|service|times|dealer) ){0,2}(?:times|attempts?|repairs?|repair orders?|visits?|trips?|tries)\\b|\\b(once|twice|thrice)\\b`;

const repairAttempts: Measure = {
  name: 'repair attempts',
  asked:
    /\b(?:repair (?:attempts?|visits?|orders?|tries)|repairs|(?:times|trips|visits|attempts) (?:\w+ ){0,3}?(?:to|in|at|with) (?:the )?(?:dealer\w*|shop|service)|attempts? to (?:fix|repair)|(?:in the shop|at the dealer\w*|to the dealer\w*)\b.*\btimes)\b/,
  bound: new RegExp(
    `${number}(?= ?(?:\\+|or more)? ?(?:\\w+ ){0,3}(?:times|attempts?|repairs?|visits?|trips?|tries|orders?)\\b)`,
  ),
  otherwise: 'more',
  read: (facts) =>
    allOf(facts, new RegExp(times, 'g'), (count, { before, after }) =>
      count < 40 &&
      /\b(?:shop|dealer\w*|repair\w*|fix\w*|service|brought|took|taken|in for|back|attempt\w*|mechanic)\b/.test(
        `${before}|${after}`,
      )
        ? count
        : null,
    ).toSorted((a, b) => b.value - a.value)[0] ?? null,
};

const outOfService: Measure = {
  name: 'the days out of service',
  asked:
    /\b(?:out of (?:service|commission|use)|in (?:the )?shop|at (?:the )?dealer\w*|undrivable)\b.*\bdays\b|\bdays\b.*\b(?:out of (?:service|commission|use)|in (?:the )?shop|at (?:the )?dealer\w*|undrivable)\b/,
  bound: new RegExp(`${number}(?= ?(?:\\+|or more)? ?(?:\\w+ ){0,2}days\\b)`),
  otherwise: 'more',
  read: (facts) =>
    allOf(
      facts,
      new RegExp(`(?<!every )(?<!last )${number} ?(?:\\w+ )?(days|weeks|months)\\b`, 'g'),
      (count, { before, after }, match) => {
        if (
          !/\b(?:shop|dealer\w*|repair|service|had it|kept it|sat|sitting|without (?:it|the|a|my)|loaner)\b/.test(
            `${before}|${after}`,
          )
        )
          return null;
        return count * (match[2] === 'weeks' ? 7 : match[2] === 'months' ? 30 : 1);
      },
    ).toSorted((a, b) => b.value - a.value)[0] ?? null,
};

const overLimit: Measure = {
  name: 'the speed over the limit',
  unit: ' mph',
  asked: /\b(?:mph|over the (?:speed )?limit|miles (?:per|an) hour)\b/,
  bound: new RegExp(`${number}(?= ?\\+? ?(?:mph|or more|over|miles|plus))`),
  otherwise: 'more',
  read: (facts) =>
    allOf(
      facts,
      /\b(\d{2,3})(?: ?mph)? (?:in|on) an? (?:\w+ ){0,2}?(\d{2})\b|\b(\d{1,2}) (?:mph )?over\b/g,
      (count, _, match) => (match[2] === undefined ? count : count - Number(match[2])),
    )[0] ?? null,
};

const measures: readonly Measure[] = [
  veteransRating,
  bloodAlcohol,
  outOfService,
  mileage,
  repairAttempts,
  overLimit,
  ownFault,
];

const strict =
  /\b(?:over|more than|above|exceed\w*|greater than|higher than|under|below|less than|fewer than|lower than)\b[^\d.]{0,16}$/;
const ENOUGH = 1e-9;

/** "Under 60,000 miles", "a VA rating of 70% or higher", "three repair attempts": a number held against the one told. */
export function parseMeasure({ main, rejects }: FilterText): FilterRule | null {
  if (/\$/.test(main)) return null;
  const measure = measures.find(({ asked, bound }) => asked.test(main) && bound.test(main));
  const match = measure?.bound.exec(main);
  if (measure === undefined || match === null || match === undefined) return null;
  const told = numberOf(match[1] ?? '');
  if (told === null) return null;
  const theirShare = measure === ownFault && /\b(?:other|opposing|adverse|defendant\w*)\b/.test(main);
  const limit =
    measure === mileage && /^\s?k\b/.test(main.slice(match.index + (match[1] ?? '').length)) ? told * 1000 : told;
  const before = main.slice(Math.max(0, match.index - 45), match.index);
  const after = main.slice(match.index + match[0].length, match.index + match[0].length + 30);
  const side = sideOf(before, after, match[0], measure.otherwise);
  const denials = main.match(boundDenials)?.length ?? 0;
  const refused = denials % 2 === 1 ? !rejects : rejects;
  const isStrict = strict.test(before) && denials === 0;
  const [inside, beyond] = isStrict ? ['more than', 'at most'] : ['at least', 'less than'];
  const [over, under] =
    side === 'more' ? [inside, beyond] : [isStrict ? 'less than' : 'at most', isStrict ? 'at least' : 'more than'];
  const name = theirShare ? "the other side's share of fault" : measure.name;
  const are = /s$/.test(name) ? 'are' : 'is';
  const asks = `${name} ${are} ${refused ? under : over} ${limit}${measure.unit ?? ''}`;
  return rule(asks, (facts) => {
    const found = measure.read(facts, main);
    if (found === null) return unknown(`the notes do not say what ${name} ${are}`);
    const value = theirShare ? 100 - found.value : found.value;
    const over = isStrict === (side === 'more') ? value > limit + ENOUGH : value >= limit - ENOUGH;
    return fromPredicate(side === 'more' ? over : !over, refused, {
      why: `${name}: ${value}`,
      evidence: found.evidence,
      missing: '',
    });
  });
}
