import type { FilterText } from './base/filter-text.ts';
import { type FilterRule, fromPredicate, rule } from './base/filter-verdict.ts';
import type { RecordFacts } from './base/record-facts.ts';
import { evidenceOf, stated, textOf } from './questions/mentions.ts';

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

interface Language {
  readonly isSpanish: boolean;
  /** Whether nothing says that the client speaks no English. */
  readonly mayKnowEnglish: boolean;
}

/** What a filter may ask of the client's language. */
const questions = {
  either: {
    is: 'speaks English or Spanish',
    isNot: 'does not speak English or Spanish',
    holds: ({ isSpanish, mayKnowEnglish }: Language) => isSpanish || mayKnowEnglish,
  },
  spanish: { is: 'speaks Spanish', isNot: 'does not speak Spanish', holds: ({ isSpanish }: Language) => isSpanish },
  english: {
    is: 'speaks English',
    isNot: 'does not speak English',
    holds: ({ isSpanish, mayKnowEnglish }: Language) => mayKnowEnglish && !isSpanish,
  },
  interpreter: {
    is: 'needs an interpreter',
    isNot: 'does not need an interpreter',
    holds: ({ isSpanish, mayKnowEnglish }: Language) => isSpanish || !mayKnowEnglish,
  },
};

function questionIn(main: string): keyof typeof questions | null {
  const namesEnglish = /\b(?:english|ingles)\b/.test(main);
  if (/\b(?:spanish|espanol|hispan\w*)\b/.test(main))
    return namesEnglish && /\b(?:or|and|y|o)\b|\//.test(main) ? 'either' : 'spanish';
  if (namesEnglish) return 'english';
  return /\b(?:interpreters?|translat\w*)\b/.test(main) ? 'interpreter' : null;
}

const speaking =
  /\b(?:speak\w*|language|clients?|callers?|only|leads?|fluent|bilingual|interpret\w*|translat\w*|habl\w*|hispan\w*)\b|^(?:must have )?(?:english|spanish)(?: fluency| skills)?(?: is| are)?(?: a must| required| needed| mandatory)?$/;
const plainEnglish = /\bspeak\w* english|\benglish[- ](?:speak\w*|only)|\bin english\b/;
const LEAST_LETTERS = 15;

function whyOf({ isSpanish, mayKnowEnglish }: Language): string {
  if (isSpanish) return 'the client speaks Spanish';
  return mayKnowEnglish ? 'the notes are in English' : 'the client does not speak English or needs an interpreter';
}

/** Filters on the language the client speaks, which the language of the notes shows. */
export function parseLanguage({ main, rejects }: FilterText): FilterRule | null {
  const question = questionIn(main);
  if (question === null || !speaking.test(main)) return null;
  const { is, isNot, holds } = questions[question];
  const isPlain = plainEnglish.test(main) && !/\b(?:no|non|not|reject|exclude)\b[^,;]*\benglish/.test(main);
  const refused = /\bnon[- ]?(?:english|spanish)/.test(main) ? !rejects : !isPlain && rejects;
  return rule(`the client ${refused ? isNot : is}, judged by the language of the notes`, (facts: RecordFacts) => {
    const text = textOf(facts);
    const spanish = stated(facts, 'answer_case.spanish');
    const noEnglish = stated(facts, 'answer_case.no_english') ?? stated(facts, 'answer_case.other_language');
    const language = {
      isSpanish: spanish !== null || isMostlySpanish(text.folded.text),
      mayKnowEnglish: noEnglish === null,
    };
    const [first, sixth] = [text.words[0], text.words[Math.min(5, text.words.length - 1)]];
    const opening = first && sixth ? evidenceOf(facts, { start: first.start, end: sixth.end }) : null;
    const isTooShort = facts.folded.trim().length < LEAST_LETTERS;
    return fromPredicate(isTooShort ? null : holds(language), refused, {
      why: whyOf(language),
      evidence: noEnglish ?? spanish ?? opening,
      missing: 'the notes are too short to judge the language',
    });
  });
}
