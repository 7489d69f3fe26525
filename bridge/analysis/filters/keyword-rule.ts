import { wordSet } from '../lexicon/word-files.ts';
import { foldInPlace } from '../text/fold-text.ts';
import { matchesOf } from '../text/matches.ts';
import { countRefusals, type FilterText, linesOf } from './base/filter-text.ts';
import { type FilterRule, met, rule, violated } from './base/filter-verdict.ts';
import { evidenceAt } from './base/record-facts.ts';

const asksForWords =
  /\b(?:mention\w*|contain\w*(?: the words?)?|talk(?:s|ing)? (?:of|about)|refer(?:s|ence)? to|includes? the words?|keywords?|(?:the )?words?|says?|menciona\w*)\b:?\s*(.+)$/;

const filler = wordSet(linesOf('keyword.filler').join(' '));

/** The phrases of a list, each as its content words. */
function phrasesIn(text: string): string[][] {
  return text
    .split(/,|;|\/|\bor\b|\band\b|\bnor\b|&/)
    .map((phrase) =>
      (phrase.match(/(?:[a-z]{1,2}|off|out)-[a-z]+|[a-z0-9]+(?:'[a-z]+)?/g) ?? []).filter(
        (word) => word.length > 2 && !filler.has(word),
      ),
    )
    .filter((words) => words.length > 0 && words.length <= 4);
}

const stem = (word: string) => word.replace(/'s$/, '').replace(/(?:ies|ing|ed|es|s)$/, '');

/** The words of a phrase in order and close together, however they are joined ("bed bugs", "bedbugs"). */
const patternOf = (words: readonly string[]): RegExp =>
  new RegExp(
    `(?<![a-z])${words.map((word) => `${stem(word).split('-').map(RegExp.escape).join('[\\s-]?')}[a-z']{0,4}`).join('[\\s-]{0,3}')}(?![a-z])`,
    'g',
  );

/** Whether the notes have one of these phrases, denied or not. */
function wordsRule(phrases: readonly string[][], rejects: boolean): FilterRule {
  const patterns = phrases.map(patternOf);
  const quoted = phrases.map((words) => `"${words.join(' ')}"`).join(' or ');
  const [ifSaid, ifNot] = rejects ? [violated, met] : [met, violated];
  return rule(
    `the notes ${rejects ? 'do not say' : 'say'} ${quoted}`,
    (facts) => {
      const match = patterns.flatMap((pattern) => matchesOf(facts.folded, pattern, 1))[0];
      if (match === undefined) return ifNot('the notes do not say so', null);
      const evidence = evidenceAt(facts, match.index, match.index + match[0].length);
      return ifSaid(`the notes say "${evidence.quote}"`, evidence);
    },
    rejects ? 'met otherwise' : 'violated otherwise',
  );
}

/** Filters on words that the notes must or must not have. */
export function parseKeywords({ whole }: FilterText): FilterRule | null {
  const match = asksForWords.exec(foldInPlace(whole).replace(/[."]/g, ''));
  const listed = (match?.[1] ?? '').split(/ - |\(|;/)[0] ?? '';
  const phrases = phrasesIn(listed.replace(/^(?:of |about |the |any |either )+/, ''));
  if (match === null || phrases.length === 0) return null;
  const before = whole.slice(0, whole.indexOf(match[0].slice(0, 6)));
  return wordsRule(phrases, countRefusals(before) % 2 === 1);
}
