import type { FilterText } from './filter-text.ts';
import { type FilterRule, fromPredicate, rule } from './filter-verdict.ts';
import { evidenceOf, stated, textOf } from './questions/mentions.ts';
import type { RecordFacts } from './record-facts.ts';

const spanishWords = new Set(
  'el la los las un una que en por para con sin su mi se le lo ya esta tiene abogado fue del al no es y de'.split(' '),
);
const englishWords = new Set(
  'the and of in to on my his her was is for with at have has by from but not had'.split(' '),
);

export function isMostlySpanish(folded: string): boolean {
  const words = folded.split(/[^a-z]+/);
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  const spanish = count(spanishWords);
  return spanish > 4 && spanish > count(englishWords) * 1.5;
}

const either = { says: 'speaks English or Spanish', negated: 'does not speak English or Spanish' };
const inSpanish = { says: 'speaks Spanish', negated: 'does not speak Spanish' };
const inEnglish = { says: 'speaks English', negated: 'does not speak English' };
const interpreter = { says: 'needs an interpreter', negated: 'does not need an interpreter' };

/** What a filter asks of the client's language; null where it names none. */
function languageIn(main: string) {
  const wantsEnglish = /\b(?:english|interpreters?|translat\w*|ingles)\b/.test(main);
  const wantsSpanish = /\b(?:spanish|espanol|hispan\w*)\b/.test(main);
  if (wantsEnglish && wantsSpanish && /\b(?:or|and|y|o)\b|\//.test(main)) return either;
  if (wantsSpanish) return inSpanish;
  if (!wantsEnglish) return null;
  return /\b(?:interpret|translat)\w*/.test(main) && !/\benglish\b/.test(main) ? interpreter : inEnglish;
}

const speaking =
  /\b(?:speak\w*|language|clients?|callers?|only|leads?|fluent|bilingual|interpret\w*|translat\w*|habl\w*|hispan\w*)\b|^(?:must have )?(?:english|spanish)(?: fluency| skills)?(?: is| are)?(?: a must| required| needed| mandatory)?$/;
const plainEnglish = /\bspeak\w* english|\benglish[- ](?:speak\w*|only)|\bin english\b/;
const LEAST_LETTERS = 15;

function languageOf(facts: RecordFacts) {
  const text = textOf(facts);
  const said = stated(facts, 'ask_case.spanish');
  const isSpanish = said !== null || isMostlySpanish(text.folded.text);
  const without = stated(facts, 'ask_case.no_english') ?? stated(facts, 'ask_case.other_language');
  const [first, fifth] = [text.words[0], text.words[Math.min(5, text.words.length - 1)]];
  const opening = first && fifth ? evidenceOf(facts, { start: first.start, end: fifth.end }) : null;
  const evidence = without ?? said ?? opening;
  return { isSpanish, speaksEnglish: without === null, english: without === null && !isSpanish, evidence };
}

function whyOf(isSpanish: boolean, english: boolean): string {
  if (isSpanish) return 'the client speaks Spanish';
  return english ? 'the notes are in English' : 'the client does not speak English or needs an interpreter';
}

/** Filters on the language the client speaks, which the language of the notes shows. */
export function parseLanguage({ main, rejects }: FilterText): FilterRule | null {
  const asked = languageIn(main);
  if (asked === null || !speaking.test(main)) return null;
  const isPlain = plainEnglish.test(main) && !/\b(?:no|non|not|reject|exclude)\b[^,;]*\benglish/.test(main);
  const refused = /\bnon[- ]?(?:english|spanish)/.test(main) ? !rejects : !isPlain && rejects;
  const judge = (facts: RecordFacts) => {
    const { isSpanish, speaksEnglish, english, evidence } = languageOf(facts);
    const told =
      asked === either
        ? isSpanish || speaksEnglish
        : asked === inSpanish
          ? isSpanish
          : english === (asked === inEnglish);
    return fromPredicate(facts.folded.trim().length < LEAST_LETTERS ? null : told, refused, {
      why: whyOf(isSpanish, english),
      evidence,
      missing: 'the notes are too short to judge the language',
    });
  };
  return rule(`the client ${refused ? asked.negated : asked.says}, judged by the language of the notes`, judge);
}
