import { foldInPlace } from '../text/fold-text.ts';
import { matchesOf } from '../text/matches.ts';
import { isNegated } from '../text/negation.ts';
import { countRefusals, type FilterText } from './filter-text.ts';
import { type FilterRule, type FilterVerdict, met, NOT_JUDGED, rule, unknown, violated } from './filter-verdict.ts';
import { type Evidence, evidenceAt, type RecordFacts } from './record-facts.ts';

const asksForWords =
  /\b(?:mention\w*|contain\w*|talk(?:s|ing)? (?:of|about)|refer(?:s|ence)? to|includes? the words?|keywords?|(?:the )?words?|says?|menciona\w*)\b:?\s*(.+)$/;

const filler = new Set(
  'a an and any are as at be been by can cases case claim claims client clients caller callers for from has have if in involved involving involves is it its kind lead leads matter matters must need needs no none not of on only or other our out people please reject skip exclude accept take taken the their them there they this those to type us we who with without anything anyone someone where when that which do does dont don turn away down pass decline refer should will would may want handle new all even just also involve regarding related about against some such than very here ever being were was had having'.split(
    ' ',
  ),
);

/** The phrases of a list, each by its telling words. */
function phrasesIn(text: string): string[][] {
  return text
    .split(/,|;|\/|\bor\b|\band\b|\bnor\b|&/)
    .map((phrase) =>
      (phrase.match(/[a-z0-9]+(?:'[a-z]+)?/g) ?? []).filter((word) => word.length > 2 && !filler.has(word)),
    )
    .filter((words) => words.length > 0 && words.length <= 4);
}

const stem = (word: string) => word.replace(/'s$/, '').replace(/(?:ies|ing|ed|es|s)$/, '');
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** All words of the phrase close together, in order, however they are joined ("bed bugs", "bedbugs"). */
function findPhrase(facts: RecordFacts, words: readonly string[]): { evidence: Evidence; denied: boolean } | null {
  const pattern = new RegExp(
    `(?<![a-z])${words.map((word) => `${escaped(stem(word))}[a-z']{0,4}`).join('[\\s-]{0,3}')}(?![a-z])`,
    'g',
  );
  let denied: { evidence: Evidence; denied: boolean } | null = null;
  for (const match of matchesOf(facts.folded, pattern)) {
    const clause = facts.clauses.findLast(({ start }) => start <= match.index);
    const evidence = evidenceAt(facts, match.index, match.index + match[0].length);
    if (clause === undefined || !isNegated(clause.text, match.index - clause.start, match[0].length))
      return { evidence, denied: false };
    denied ??= { evidence, denied: true };
  }
  return denied;
}

function wordsRule(phrases: readonly string[][], rejects: boolean, literal: boolean): FilterRule {
  const quoted = phrases.map((words) => `"${words.join(' ')}"`).join(' or ');
  const asks = `the notes ${rejects ? 'do not say' : 'say'} ${quoted}`;
  const judge = (facts: RecordFacts): FilterVerdict => {
    const found = phrases.map((words) => findPhrase(facts, words)).filter((hit) => hit !== null);
    const hit = found.find(({ denied }) => literal || !denied);
    if (hit !== undefined) {
      const why = `the notes say "${hit.evidence.quote}"`;
      return rejects ? violated(why, hit.evidence) : met(why, hit.evidence);
    }
    if (literal) return rejects ? met('the notes do not say so', null) : violated('the notes do not say so', null);
    const [denied] = found;
    if (denied !== undefined)
      return rejects ? met('the notes deny it', denied.evidence) : violated('the notes deny it', denied.evidence);
    return unknown(NOT_JUDGED);
  };
  return rule(asks, judge, literal ? (rejects ? 'met otherwise' : 'violated otherwise') : undefined);
}

/** Filters on words that the notes must or must not hold. */
export function parseKeywords({ whole }: FilterText): FilterRule | null {
  const asked = asksForWords.exec(foldInPlace(whole).replace(/[."]/g, ''));
  if (asked !== null) {
    const listed = (asked[1] ?? '').split(/ - |\(|;/)[0] ?? '';
    const phrases = phrasesIn(listed.replace(/^(?:of |about |the |any |either )+/, ''));
    const before = whole.slice(0, whole.indexOf(asked[0].slice(0, 6)));
    if (phrases.length > 0) return wordsRule(phrases, countRefusals(before) % 2 === 1, true);
  }
  return null;
}

/** "No e-scooters / e-bikes", "skip anything about mold": things refused by name. */
const refusesThings =
  /^(?:no(?! ?one\b)|skip|exclude|reject|decline|avoid|nothing|(?:we )?(?:don'?t|do not|never|won'?t) (?:take|do|handle|accept|want)) (?:(?:anything|stuff|cases?|claims?|leads?) )?(?:(?:about|involving|with|on|regarding|against|from) )?((?:[a-z'-]+(?:,? (?:or|and|nor) |[,/ ]+|$)){1,6})$/;

/** Things refused by names that no other family knows: they are looked for as the filter names them. */
export function parseRefusedThings({ main, rejects }: FilterText): FilterRule | null {
  const named = refusesThings.exec(main)?.[1];
  const phrases = named === undefined || !rejects ? [] : phrasesIn(named);
  return phrases.length > 0 && phrases.every((words) => words.length < 3) ? wordsRule(phrases, true, false) : null;
}
