import type { FilterText } from './filter-text.ts';
import { type FilterRule, fromPredicate, rule } from './filter-verdict.ts';
import type { RecordFacts } from './record-facts.ts';

const spanishWords =
  /\b(?:el|la|los|las|un|una|que|en|por|para|con|sin|su|mi|se|le|lo|ya|esta|tiene|abogado|fue|del|al|no|es|y|de)\b/g;
const englishWords = /\b(?:the|and|of|in|to|on|my|his|her|was|is|for|with|at|have|has|by|from|but|not|had)\b/g;

export function isMostlySpanish(folded: string): boolean {
  const spanish = folded.match(spanishWords)?.length ?? 0;
  const english = folded.match(englishWords)?.length ?? 0;
  return spanish > 4 && spanish > english * 1.5;
}

const speaksSpanish =
  /\b(?:spanish[- ](?:speak\w*|caller|only|call)|habla espanol|in spanish|en espanol|llamada en espanol|hispan\w*|se habla)\b/;
const noEnglish =
  /\b(?:no (?:habla|hablo) (?:nada de )?ingles|(?:doesn'?t|does not|don'?t|can'?t|little|no|limited) (?:speak )?english|interpret\w*|interprete|translat\w*|wife interprets|traduc\w*)\b/;

function spanish(facts: RecordFacts): { holds: boolean; at: RegExpExecArray | null } {
  const said = speaksSpanish.exec(facts.folded);
  return { holds: said !== null || isMostlySpanish(facts.folded), at: said };
}

/** Filters on the language the client speaks. */
export function parseLanguage({ main, rejects }: FilterText): FilterRule | null {
  const wantsEnglish = /\b(?:english|interpreters?|translat\w*|ingles)\b/.test(main);
  const wantsSpanish = /\b(?:spanish|espanol|hispan\w*)\b/.test(main);
  if (!wantsEnglish && !wantsSpanish) return null;
  const speaking =
    /\b(?:speak\w*|language|clients?|callers?|only|leads?|fluent|bilingual|interpret\w*|translat\w*|habl\w*|hispan\w*)\b/.test(
      main,
    );
  if (!speaking) return null;
  const asksInterpreter = /\b(?:interpret|translat)\w*/.test(main) && !/\benglish\b/.test(main);
  const refused =
    wantsEnglish &&
    /\bspeak\w* english|\benglish[- ](?:speak\w*|only)|\bin english\b/.test(main) &&
    !/\b(?:no|non|not|reject|exclude)\b[^,;]*\benglish/.test(main)
      ? false
      : rejects;
  const what = wantsSpanish ? 'speaks Spanish' : asksInterpreter ? 'needs an interpreter' : 'speaks English';
  const asks = refused ? `the client does not ${what.replace(/s /, ' ')}` : `the client ${what}`;
  return rule(`${asks}, judged by the language of the notes`, (facts) => {
    const { holds: isSpanish, at } = spanish(facts);
    const without = noEnglish.exec(facts.folded);
    const shown = without ?? at;
    const first = /\S+(?:\s+\S+){0,5}/.exec(facts.notes);
    const evidence =
      shown !== null
        ? {
            quote: facts.notes.slice(shown.index, shown.index + shown[0].length),
            field: 'intakeNotes' as const,
            at: shown.index,
          }
        : first === null
          ? null
          : { quote: first[0], field: 'intakeNotes' as const, at: first.index };
    const missing = 'the notes are too short to tell the language';
    const english = without === null && !isSpanish;
    const holds =
      facts.folded.trim().length < 15 ? null : wantsSpanish ? isSpanish : asksInterpreter ? !english : english;
    return fromPredicate(holds, refused, {
      why: english ? 'the notes are in English' : 'the client speaks Spanish',
      evidence,
      missing,
    });
  });
}
