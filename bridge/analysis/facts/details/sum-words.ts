import type { CaseText, Hit, Span } from '../../text/read-text.ts';
import type { Word } from '../../text/read-words.ts';

/** What a sum is of, by the phrases of `sum.lex` around it. */
export interface SumWords {
  /** The group of the nearest phrase; null where none is near. */
  readonly group: string | null;
  /** The concepts in the words that the sum shares with no other. */
  readonly own: readonly string[];
  /** Those of its sentence. */
  readonly near: readonly string[];
  /** Those of its sentence and a few words beyond. */
  readonly around: readonly string[];
  readonly sentence: Span;
  /** Told of somebody's own money who is neither the client nor of the household. */
  readonly isOthers: boolean;
}

const REACH = 70;
const OWN_REACH = 60;
const BEYOND = 70;
/** How much of an endless sentence counts. */
const LONGEST = 480;

function crossingCost(between: string): number {
  let cost = 0;
  for (const character of between) {
    if (character === ',') cost += 6;
    else if (character === ';' || character === '\n') cost += 40;
  }
  return cost + 40 * (between.match(/[.!?](?=\s)/g)?.length ?? 0);
}

const directly = /^\s*(?:in|of|for|on|a|en|de|worth of)?\s*$/;

/** Borders between thoughts count as distance, more so behind the sum. */
function distanceTo(text: string, hit: Span, { start, end }: Span): number {
  if (hit.end <= start) {
    const between = text.slice(hit.end, start);
    return between.length + crossingCost(between);
  }
  const between = text.slice(end, hit.start);
  return between.length + 2 * crossingCost(between) + (directly.test(between) ? 0 : 5);
}

/** Hits that stand wholly in a stretch; they are in the order of the text. */
function within(hits: readonly Hit[], from: number, to: number): Hit[] {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hits[middle]?.start ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  const found: Hit[] = [];
  for (let at = low; (hits[at]?.start ?? to) < to; at += 1) {
    const hit = hits[at];
    if (hit !== undefined && hit.end <= to) found.push(hit);
  }
  return found;
}

/** Where the words of one sum end and those of the next begin. */
const border = /[.;!?\n](?=\s|$)|,|\b(?:and|plus|also|y|then)\b/g;

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

const namesOf = (hits: readonly Hit[]): string[] => [...new Set(hits.map(({ concept }) => concept.name.slice(4)))];

/** "With nothing owed on it", "no mortgage": what is denied is no debt. */
const debts = new Set(['sum.mortgage', 'sum.owedon', 'sum.due', 'sum.lien', 'sum.card', 'sum.behind']);

/** How many words may stand before somebody who begins a sentence, and how far on the client may come again. */
const LATEST = 3;
const FARTHEST = 60;
const ofClient = new Set('i im ive me my mine we our us pnc clmt client mi nos conmigo'.split(' '));

/**
 * "My coworker's bills were 41,000": somebody else begins a sentence and the client comes no more before the sum. The first
 * sentence says who the client is, whoever that may be.
 */
function isOfOthers(text: CaseText, others: readonly Hit[], { start }: Span, from: number): boolean {
  const named = others.findLast((hit) => hit.start >= from && hit.end <= start);
  if (named === undefined || named.sentence === 0 || text.narration !== 'first_person') return false;
  let first = named.first;
  while (named.first - first <= LATEST && text.words[first - 1]?.sentence === named.sentence) first -= 1;
  if (named.first - first > LATEST) return false;
  const isOfClient = ({ form, start: at }: Word) => at < start && at !== named.start && ofClient.has(form);
  return !text.words.slice(first, named.last + FARTHEST).some(isOfClient);
}

/** Reads the words around each sum of a text. */
export function createSumWords(text: CaseText): (sum: Span, neighbors: { before: number; after: number }) => SumWords {
  const hits = text.hits('sum').filter(({ denied, concept }) => !(denied && debts.has(concept.name)));
  const others = text.hits('sum.others');
  const sentences: Span[] = [];
  for (const { sentence, start, end } of text.clauses) {
    sentences[sentence] = { start: sentences[sentence]?.start ?? start, end };
  }
  const sentenceAt = (at: number): Span =>
    sentences.findLast((sentence) => sentence !== undefined && sentence.start <= at) ?? {
      start: 0,
      end: text.text.length,
    };
  return (sum, neighbors) => {
    let group: string | null = null;
    let least = REACH;
    for (const hit of within(hits, sum.start - REACH, sum.end + REACH)) {
      const { group: ofHit, far = '0' } = hit.concept.attributes;
      if (ofHit === undefined || (hit.start < sum.end && sum.start < hit.end)) continue;
      const distance = distanceTo(text.text, hit, sum) + Number(far);
      if (distance >= least) continue;
      group = ofHit;
      least = distance;
    }
    const own = ownWordsOf(text.text, sum, neighbors);
    const sentence = sentenceAt(sum.start);
    const [from, to] = [Math.max(sentence.start, sum.start - LONGEST), Math.min(sentence.end, sum.end + LONGEST)];
    return {
      group,
      own: namesOf(within(hits, own.start, own.end)),
      near: namesOf(within(hits, from, to)),
      around: namesOf(within(hits, from - BEYOND, to + BEYOND)),
      sentence: { start: from, end: to },
      isOthers: isOfOthers(text, others, sum, from),
    };
  };
}
