import { wordSet } from '../lexicon/word-files.ts';
import { splitClauses } from '../text/clauses.ts';
import { answerAfter, isDenied } from '../text/denial.ts';
import { foldInPlace } from '../text/fold-text.ts';
import { matchesOf } from '../text/matches.ts';
import { readWords } from '../text/read-words.ts';
import { countRefusals, type FilterText, linesOf, sectionOf } from './base/filter-text.ts';
import { type FilterRule, met, NOT_JUDGED, rule, unknown, violated } from './base/filter-verdict.ts';
import { type Evidence, evidenceAt, type RecordFacts } from './base/record-facts.ts';

/** Denials farther off never reach; parsing more would make endless clauses cost the square of their length. */
const FARTHEST = 300;

/** Whether the words at `at` are denied by a word before them in the same clause, or by an answer after them. */
export function isNegated(clause: string, at: number, length = 0): boolean {
  const from = Math.max(0, at - FARTHEST);
  const near = clause.slice(from, at + length + FARTHEST);
  const words = readWords(near, splitClauses(near));
  const first = words.findIndex(({ end }) => end > at - from);
  const last = words.findLastIndex(({ start }) => start < at - from + length);
  if (first === -1) return false;
  return isDenied(words, first, near) || answerAfter(words, Math.max(first, last), near) === 'no';
}

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

interface FoundPhrase {
  readonly evidence: Evidence;
  readonly denied: boolean;
}

/** Where the notes have a phrase; where they deny it only if they never assert it. */
function findPhrase(facts: RecordFacts, pattern: RegExp): FoundPhrase | null {
  let denied: FoundPhrase | null = null;
  for (const match of matchesOf(facts.folded, pattern)) {
    const clause = facts.clauses.findLast(({ start }) => start <= match.index);
    const evidence = evidenceAt(facts, match.index, match.index + match[0].length);
    if (clause === undefined || !isNegated(clause.text, match.index - clause.start, match[0].length))
      return { evidence, denied: false };
    denied ??= { evidence, denied: true };
  }
  return denied;
}

/** Whether the notes have one of these phrases; `literal` takes the words as they are, denied or not. */
function wordsRule(phrases: readonly string[][], rejects: boolean, literal: boolean): FilterRule {
  const patterns = phrases.map(patternOf);
  const quoted = phrases.map((words) => `"${words.join(' ')}"`).join(' or ');
  const [ifSaid, ifNot] = rejects ? [violated, met] : [met, violated];
  return rule(
    `the notes ${rejects ? 'do not say' : 'say'} ${quoted}${literal ? '' : ' in these words'}`,
    (facts) => {
      const found = patterns.map((pattern) => findPhrase(facts, pattern)).filter((one) => one !== null);
      const said = found.find(({ denied }) => literal || !denied);
      if (said !== undefined) return ifSaid(`the notes say "${said.evidence.quote}"`, said.evidence);
      if (literal) return ifNot('the notes do not say so', null);
      const [denied] = found;
      return denied === undefined ? unknown(NOT_JUDGED) : ifNot('the notes deny it', denied.evidence);
    },
    literal ? (rejects ? 'met otherwise' : 'violated otherwise') : undefined,
  );
}

/** Filters on words that the notes must or must not have. */
export function parseKeywords({ whole }: FilterText): FilterRule | null {
  const match = asksForWords.exec(foldInPlace(whole).replace(/[."]/g, ''));
  const listed = (match?.[1] ?? '').split(/ - |\(|;/)[0] ?? '';
  const phrases = phrasesIn(listed.replace(/^(?:of |about |the |any |either )+/, ''));
  if (match === null || phrases.length === 0) return null;
  const before = whole.slice(0, whole.indexOf(match[0].slice(0, 6)));
  return wordsRule(phrases, countRefusals(before) % 2 === 1, true);
}

/** "No e-scooters / e-bikes", "skip anything about mold": things refused by name. */
const refusesThings = sectionOf('keyword.refused thing');

/** "No small claims", "no prior claims": the word alone says nothing of what is refused. */
const saysNothing = wordSet(linesOf('keyword.says nothing').join(' '));

/** "No VA hospitals", "no falls in stores": words too short or too common to search for, without which it says something else. */
const holdsSmallWord =
  /\b(?!(?:an?|or|of|my|to|we|us|do|is)\b)[a-z]{2}\b(?!-)|\b(?:with|without|from|for|(?<!-)only|than|who|when|out of)\b/;

/** Refused things that no other family knows: the notes are searched for the filter's own words. */
export function parseRefusedThings({ main, rejects }: FilterText): FilterRule | null {
  const named = refusesThings.exec(main)?.[1];
  const phrases = named === undefined || !rejects || holdsSmallWord.test(named) ? [] : phrasesIn(named);
  if (phrases.some(([word = '', ...more]) => more.length === 0 && saysNothing.has(word))) return null;
  return phrases.length > 0 && phrases.every((words) => words.length < 3) ? wordsRule(phrases, true, false) : null;
}
