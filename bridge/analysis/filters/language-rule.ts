import type { FilterText } from './filter-text.ts';
import { type FilterRule, fromPredicate, rule } from './filter-verdict.ts';
import { evidenceAt, type RecordFacts } from './record-facts.ts';

const spanishWords =
  /\b(?:el|la|los|las|un|una|que|en|por|para|con|sin|su|mi|se|le|lo|ya|esta|tiene|abogado|fue|del|al|no|es|y|de)\b/g;
const englishWords = /\b(?:the|and|of|in|to|on|my|his|her|was|is|for|with|at|have|has|by|from|but|not|had)\b/g;

export function isMostlySpanish(folded: string): boolean {
  const spanish = folded.match(spanishWords)?.length ?? 0;
  const english = folded.match(englishWords)?.length ?? 0;
  return spanish > 4 && spanish > english * 1.5;
}

const speaksSpanish =
  /\b(?:spanish[- ](?:speak\w*|caller|only|call)|habla espanol|in spanish|en espanol|llamada en espanol|hispan\w*|se habla|(?:i|we|client|caller|pnc) (?:only )?speaks? (?:only )?spanish|only speaks? spanish)\b(?! (?:and|&) (?:\w+ )?english)/;
const onlyAnother =
  /\b(?:(?:can )?only speaks?|speaks? only) (?:spanish|vietnamese|mandarin|cantonese|chinese|korean|arabic|russian|tagalog|portuguese|french|polish|hindi|urdu|farsi|creole|haitian|somali|amharic|hmong|khmer|punjabi|ukrainian)\b(?! (?:and|&|or) (?:\w+ )?english)/;
const noEnglish =
  /\b(?:no (?:habla|hablo) (?:nada de )?ingles|(?:doesn'?t|does not|don'?t|do not|can'?t|cannot|can not|little|no|limited) (?:speak )?(?:any |much |good )?english|interpret\w*|interprete|translat\w*|wife interprets|traduc\w*)\b/;

function spanish(facts: RecordFacts): { holds: boolean; at: RegExpExecArray | null } {
  const said = speaksSpanish.exec(facts.folded);
  return { holds: said !== null || isMostlySpanish(facts.folded), at: said };
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
  /\b(?:speak\w*|language|clients?|callers?|only|leads?|fluent|bilingual|interpret\w*|translat\w*|habl\w*|hispan\w*)\b/;
const plainEnglish = /\bspeak\w* english|\benglish[- ](?:speak\w*|only)|\bin english\b/;
const LEAST_LETTERS = 15;

function languageOf(facts: RecordFacts) {
  const { holds: isSpanish, at } = spanish(facts);
  const without = noEnglish.exec(facts.folded) ?? onlyAnother.exec(facts.folded);
  const shown = without ?? at ?? /\S+(?:\s+\S+){0,5}/.exec(facts.folded);
  const evidence = shown === null ? null : evidenceAt(facts, shown.index, shown.index + shown[0].length);
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
  const refused =
    plainEnglish.test(main) && !/\b(?:no|non|not|reject|exclude)\b[^,;]*\benglish/.test(main) ? false : rejects;
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
