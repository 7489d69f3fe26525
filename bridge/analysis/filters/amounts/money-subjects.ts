import { readFileSync } from 'node:fs';
import type { MoneySubject } from '../../facts/details/money-parts.ts';
import { compileLexicon } from '../../lexicon/lexicon.ts';
import { parseLexicon } from '../../lexicon/parse-lexicon.ts';
import { splitClauses } from '../../text/clauses.ts';
import { readWords } from '../../text/read-words.ts';
import { readTable } from '../questions/question.ts';

const file = new URL('../../data/filters/sums.lex', import.meta.url);
const lexicon = compileLexicon([parseLexicon('filters', readFileSync(file, 'utf8'))]);
/** `data/filters/sums.lex` says what its attributes mean. */
const list = (text = ''): readonly string[] => text.split(' ').filter((word) => word !== '');

/** A filter that names several asks for the first of them. */
export const moneySubjects: readonly MoneySubject[] = [...lexicon.concepts.values()].map(({ name, attributes }) => ({
  key: name.slice('filters.'.length),
  name: attributes.say ?? name,
  of: list(attributes.of),
  otherwise: list(attributes.else),
  named: list(attributes.named),
  beside: list(attributes.beside),
  rates: list(attributes.rates),
  adds: (attributes.adds ?? 'sum') as MoneySubject['adds'],
  inPeriods: attributes.paid === 'often',
}));

/** What a filter, folded, sets a limit to; undefined where it does not say. */
export function subjectIn(text: string): MoneySubject | undefined {
  const found = new Set(lexicon.match(readWords(text, splitClauses(text))).map(({ concept }) => concept.name));
  return moneySubjects.find(({ key }) => found.has(`filters.${key}`));
}

const ofKey = (key: string): MoneySubject[] => moneySubjects.filter((one) => one.key === key);

/** Where a filter sets a limit to a sum and does not say of what. */
export const [atStake] = ofKey('stake');

/** What economic losses consist of, by the words of filters that add them. */
const parts: readonly (readonly [key: string, words: RegExp])[] = [
  ['medical', /\b(?:bills?|meds?|medicals?|specials|treatment)\b/],
  ['lost_wages', /\b(?:wages?|wage loss|lost (?:pay|income|earnings|time)|income)\b/],
  ['damage', /\b(?:property(?: damage)?|pd|vehicle|car|truck)\b/],
];
const joins = /\b(?:plus|and|with|combined|total|together)\b|[+&]|\([^)]*,[^)]*\)/;
const offersChoice = /\bor\b(?! (?:more|better|higher|up|above|less|we|it'?s|pass|no|skip|else))/;

/** "Meds plus wages": the subjects a filter adds; none where it names one. */
export function addedSubjects(whole: string): MoneySubject[] {
  if (!joins.test(whole) || offersChoice.test(whole)) return [];
  const named = parts.filter(([, words]) => words.test(whole));
  return named.length < 2 ? [] : named.flatMap(([key]) => ofKey(key));
}

/** What a filter may leave out of a sum; `nothing` leaves none out. */
const exclusions = readTable('left-out.txt').map(([line, words]) => {
  const [concept = '', name = ''] = line.split(' = ');
  return { concept, name, words };
});

const leavesOut = [
  /\(([^)]{3,70}?) (?:do(?:es)?(?:n'?t| not) (?:count|matter)(?: towards? (?:it|that|this))?|excluded|not counted|left out)\)/,
  /(?:^|[,;.-] ?)([^.;,()-]{3,50}(?:, [^.;,()-]{3,30})*) (?:do(?:es)?(?:n'?t| not) count|excluded|not counted)/,
  /\b(?:not (?:counting|including)|excluding|excl\.?|exclusive of|besides|other than|apart from|aside from|leav(?:e|ing) out|minus)\b ([^.;)]{3,60})/,
  /\b(?:outside of|sin contar|do(?:n'?t| not) count)\b (?!towards? )([^.;)]{3,60})|\bexclude (?=student|child|tax|interest|late|mortgage|retirement|car |legal)([^.;)]{3,60})/,
];
/** "100k or more, base only". */
const baseOnly = /\b(?:base|straight)(?: (?:salary|pay|wage))? (?:only|alone)\b|\bonly (?:the )?base\b/;
const federal = /\b(?:federal|fed|irs)\b/;
const orState = /\b(?:or|and|plus|\/) (?:the )?state\b|\bstate (?:or|and|plus)\b|\band\/or state\b/;
const cardsAlone = /\bcards?\b/;
const otherDebts = /\b(?:unsecured|consumer|loans?|medical|debts (?:of|like|such)|etc|all|total|other|tarjetas)\b/;

const nameOf = (concept: string): string => exclusions.find((one) => one.concept === concept)?.name ?? concept;

/** The wording for concepts that are left out. */
export const sayLeftOut = (without: readonly string[]): string =>
  without.length === 0 ? '' : `, not counting ${without.map(nameOf).join(' and ')}`;

/** The concepts that a filter leaves out of its sum; null where it leaves out something that no concept covers. */
export function leftOutIn(filter: string, { key }: MoneySubject): readonly string[] | null {
  if (key === 'gap') return [];
  const implied = key === 'tax' && federal.test(filter) && !orState.test(filter) ? ['state'] : [];
  const isOfCards = /^(?:unsecured|debt)$/.test(key) && cardsAlone.test(filter) && !otherDebts.test(filter);
  const listed = leavesOut
    .map((words) => words.exec(filter))
    .map((match) => match?.[1] ?? match?.[2])
    .find((words) => words !== undefined);
  if (listed === undefined) return baseOnly.test(filter) ? ['bonus'] : isOfCards ? ['student', 'personal'] : implied;
  const known = exclusions.filter(({ words }) => words.test(listed)).map(({ concept }) => concept);
  return known.length === 0 ? null : [...new Set([...known, ...implied])].filter((concept) => concept !== 'nothing');
}
