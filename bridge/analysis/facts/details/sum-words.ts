import type { CaseText, Hit, Span } from '../../text/read-text.ts';
import type { Money } from './details.ts';

/** What an amount is for, by the phrases of `sum.lex` around it. */
interface SumWords extends Pick<Money, 'group' | 'own' | 'near' | 'around'> {
  readonly sentence: Span;
  /** The money of somebody outside the client's household. */
  readonly isOthers: boolean;
}

/** In characters. */
const REACH = 70;
const OWN_REACH = 60;
const LONGEST_SENTENCE = 480;

/** Borders between thoughts count as distance. */
function borderCost(between: string): number {
  const commas = between.match(/,/g)?.length ?? 0;
  const ends = between.match(/;|[.!?](?=\s)/g)?.length ?? 0;
  return 6 * commas + 40 * ends;
}

const AFTER_COST = 5;
const adjacent = /^\s*(?:in|of|for|on|a|en|de|worth of)?\s*$/;

/** Phrases before an amount are nearer than those after it. */
function distanceTo(text: string, hit: Span, { start, end }: Span): number {
  const isBefore = hit.end <= start;
  const between = isBefore ? text.slice(hit.end, start) : text.slice(end, hit.start);
  if (isBefore) return between.length + borderCost(between);
  return between.length + 2 * borderCost(between) + (adjacent.test(between) ? 0 : AFTER_COST);
}

const border = /[.;!?\n](?=\s|$)|,|\b(?:and|plus|also|y|then)\b/g;

/** The words between the borders and amounts on either side. */
function ownWordsOf(text: string, sum: Span, neighbors: { before: number; after: number }): Span {
  const from = Math.max(neighbors.before, sum.start - OWN_REACH);
  const to = Math.min(neighbors.after, sum.end + OWN_REACH);
  const before = [...text.slice(from, sum.start).matchAll(border)].at(-1);
  const after = text.slice(sum.end, to).search(border);
  return {
    start: before === undefined ? from : from + before.index + before[0].length,
    end: after === -1 ? to : sum.end + after,
  };
}

/** "No mortgage", "nothing owed on it": a denied debt is none. */
const debts = new Set(['sum.mortgage', 'sum.owedon', 'sum.due', 'sum.lien', 'sum.card', 'sum.behind']);

const clientWords = new Set('i im ive me my mine we our us pnc clmt client mi nos conmigo'.split(' '));
/** How many words of a sentence may come before somebody else who is its subject. */
const LATEST_SUBJECT = 3;
const FARTHEST = 60;

/**
 * "My coworker's bills were 41,000": somebody else opens the sentence and the client does not appear before the amount.
 * The first sentence introduces the client, so it never counts.
 */
function isOfOthers({ words, narration }: CaseText, others: readonly Hit[], { start }: Span, from: number): boolean {
  const other = others.findLast((hit) => hit.start >= from && hit.end <= start);
  if (other === undefined || other.sentence === 0 || narration !== 'first_person') return false;
  const first = words.findLastIndex(({ sentence }, at) => at < other.first && sentence !== other.sentence) + 1;
  if (other.first - first > LATEST_SUBJECT) return false;
  return !words
    .slice(first, other.last + FARTHEST)
    .some((word) => word.start < start && word.start !== other.start && clientWords.has(word.form));
}

/** Finds the words around each amount of a text. */
export function createSumWords(text: CaseText): (sum: Span, neighbors: { before: number; after: number }) => SumWords {
  const hits = text.hits('sum').filter(({ denied, concept }) => !(denied && debts.has(concept.name)));
  const others = text.hits('sum.others');
  const within = (from: number, to: number) => hits.filter(({ start, end }) => start >= from && end <= to);
  const namesIn = (from: number, to: number) => [
    ...new Set(within(from, to).map(({ concept }) => concept.name.slice('sum.'.length))),
  ];
  return (sum, neighbors) => {
    let group: string | null = null;
    let least = REACH;
    for (const hit of within(sum.start - REACH, sum.end + REACH)) {
      const { group: ofHit, far = '0' } = hit.concept.attributes;
      if (ofHit === undefined) continue;
      const distance = distanceTo(text.text, hit, sum) + Number(far);
      if (distance >= least) continue;
      group = ofHit;
      least = distance;
    }
    const own = ownWordsOf(text.text, sum, neighbors);
    const number = text.clauses.findLast(({ start }) => start <= sum.start)?.sentence ?? 0;
    const clauses = text.clauses.filter(({ sentence }) => sentence === number);
    const start = Math.max(clauses[0]?.start ?? 0, sum.start - LONGEST_SENTENCE);
    const end = Math.min(clauses.at(-1)?.end ?? text.text.length, sum.end + LONGEST_SENTENCE);
    return {
      group,
      own: namesIn(own.start, own.end),
      near: namesIn(start, end),
      around: namesIn(start - REACH, end + REACH),
      sentence: { start, end },
      isOthers: isOfOthers(text, others, sum, start),
    };
  };
}
