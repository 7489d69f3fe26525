import { isBareRefusal, readFilter, sectionOf } from './base/filter-text.ts';
import { allOf, besideUnread, type FilterRule } from './base/filter-verdict.ts';

type Parse = (filter: string) => FilterRule | null;

const betweenSentences = new RegExp(
  `(?<!\\b(?:[A-Z][a-z]{2}|${sectionOf('abbreviation').source}|[Ss]t|[Ff]t|[Mm]t|No|mo|yr|Dr))\\. +(?=["“]?[A-Z])|; +(?=["“]?[A-Za-z])`,
);
const demands = new RegExp(`^(?:${sectionOf('demand').source})`, 'i');
/** "Otherwise refer out", "Call me first", "Photos help" ask nothing of a lead. */
const asksNothing = new RegExp(`^(?:${sectionOf('sentence.asks nothing').source})`, 'i');

const permits = new RegExp(`${sectionOf('sentence.permits').source}|${sectionOf('wish').source}`, 'i');
const isDemand = (sentence: string): boolean => demands.test(sentence) || readFilter(sentence).rejects;

/** "W-2 only. Independent contractors we can't use" names what the reading names. */
const saysAgain = (sentence: string, asks: string): boolean =>
  sentence
    .toLowerCase()
    .match(/[a-z]{6,}/g)
    ?.some((word) => asks.includes(word.replace(/s$/, ''))) === true;

/** Each is read with the others and by itself; a filter of more is not understood. */
const MOST_SENTENCES = 6;

/** A rule beside sentences that were not understood. */
const besideSentences = (rule: FilterRule, sentences: readonly string[]): FilterRule =>
  besideUnread(rule, sentences, ({ verdict }) => sentences.every((one) => isDemand(one) === (verdict === 'violated')));

/**
 * A filter of several sentences. Each that demands something is a rule by itself; what the reading of the whole does not
 * rest on otherwise is named as not understood.
 * @param read reads a filter as one rule
 */
export function readSentences(filter: string, read: Parse): FilterRule | null {
  const sentences = filter
    .split(betweenSentences)
    .map((one) => one.replace(/[.!]+$/, ''))
    .filter((one) => !asksNothing.test(one) && !isBareRefusal(one.toLowerCase()));
  const [first = ''] = sentences;
  if (sentences.length < 2) return read(filter.startsWith(first) ? filter : first);
  if (sentences.length > MOST_SENTENCES) return null;
  const whole = read(filter);
  const alone = sentences.map((one) => (isDemand(one) ? read(one) : null));
  const known = alone.filter((rule) => rule !== null);
  const areDemands = known.length === sentences.length;
  if (areDemands && whole?.ambiguous !== false) return allOf(known);
  // "We don't sue relatives. If it is family, decline": one rule said twice.
  if (areDemands && new Set(known.map(({ asks }) => asks)).size === 1) return known[0] ?? null;
  // A refusal that is not understood must not turn around what another sentence asks.
  const refusesUnread = alone.some((rule, at) => rule === null && readFilter(sentences[at] ?? '').rejects);
  if (whole !== null && refusesUnread && known.length > 0 && !known.some(({ asks }) => whole.asks.includes(asks)))
    return besideSentences(
      allOf(known),
      sentences.filter((_, at) => alone[at] === null),
    );
  if (whole === null) return null;
  const isLost = (at: number): boolean =>
    read(sentences.filter((_, index) => index !== at).join('. '))?.asks === whole.asks;
  const lost = sentences.flatMap((one, at) => ((at > 0 || areDemands) && !permits.test(one) && isLost(at) ? [at] : []));
  const added = lost.map((at) => alone[at] ?? null).filter((rule) => rule !== null);
  const unread = lost
    .filter((at) => alone[at] === null)
    .map((at) => sentences[at] ?? '')
    .filter((one) => !saysAgain(one, whole.asks));
  const rule = added.length === 0 ? whole : allOf([whole, ...added]);
  return unread.length === 0 ? rule : besideSentences(rule, unread);
}
