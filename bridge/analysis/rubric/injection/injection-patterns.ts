import { readPatterns } from '../../text/pattern-file.ts';
import { createPatternGate } from '../../text/pattern-gate.ts';

const sections = readPatterns('injections.txt');
const listOf = (section: string): RegExp[] => (sections.get(section) ?? []).map((source) => new RegExp(source));
/** One expression for a section of `data/injections.txt`. */
export const anyOf = (section: string, flags = ''): RegExp =>
  new RegExp((sections.get(section) ?? []).join('|'), flags);

/** Each of them alone gives a sentence away. */
export const orderPatterns = [...listOf('orders'), ...listOf('replaces')];

/** Words that only weigh beside a sentence given away already. */
export const scorerVocabulary = anyOf('vocabulary');

const [ownScores, ownRules] = [anyOf('own scores', 'g'), anyOf('own rules', 'g')];
const ofTheScorer = anyOf('of the scorer');

/** A sentence with the caller's own scores and rules blanked: no rules where it also names what is scored here. */
export function blankOwnTalk(sentence: string): string {
  const blank = (words: string): string => '.'.repeat(words.length);
  const plain = sentence.replace(ownScores, blank);
  const rest = plain.replace(ownRules, blank);
  return ofTheScorer.test(rest) ? plain : rest;
}

const [judging, demanding, lived] = [anyOf('judging'), anyOf('demanding'), anyOf('lived')];
const demands = listOf('demands');

/** Whether a sentence speaks of judging and wants something of it, with no client or event in it. */
export const demandsAScore = (sentence: string): boolean =>
  demands.some((pattern) => pattern.test(sentence)) ||
  (judging.test(sentence) && demanding.test(sentence) && !lived.test(sentence));

const partNames = /\b(?:clarity|strength|damages|merit|completeness|data quality)\b/g;
const praise = /\b(?:excellent|maximum|max|perfect|full|top|outstanding|highest|high|strong)\b/;

/** A list of what is scored, with praise. */
export const praisesTheParts = (sentence: string): boolean =>
  praise.test(sentence) && new Set(sentence.match(partNames)).size >= 3;

const gated = [...orderPatterns, ...demands, judging, partNames];
const gate = createPatternGate(gated);

/** What the words of a text leave possible; most texts leave next to nothing. */
interface Suspicion {
  readonly orders: readonly RegExp[];
  /** Whether it may demand a score or praise the parts of one. */
  readonly scoring: boolean;
}

export function suspect(text: string): Suspicion {
  const possible = gate(text);
  const orders = possible.filter((number) => number < orderPatterns.length).map((number) => gated[number] as RegExp);
  return { orders, scoring: orders.length < possible.length };
}

/** Long runs of letters and digits that no caller types: encoded text. */
export const encoded =
  /(?<![\w/.])(?=[a-z0-9+/_-]{0,200}\d)[a-z0-9+/_-]{48,}={0,2}|(?:[0-9a-f]{2}[ :]){20,}|(?:[01]{8} ){6,}|(?:%[0-9a-f]{2}){8,}|(?:\\u[0-9a-f]{4}|&#x?[0-9a-f]{2,5};){5,}/g;

/** Tags of documents and chat templates; a pair of unusual ones goes with what is between them. */
export const markup =
  /<((?!strong|small|table|tbody|title|center|style|header|footer|section|article|label|span)[a-z][a-z_-]{4,30})>[^<>]{0,400}<\/\1>|<[|/!]?[a-z_]{2,20}(?:[ =][^<>\n]{0,80})?[|/]?>|\[\/?inst\]|<<\/?sys>>/g;
