import type { PhraseMatch } from '../lexicon/lexicon.ts';
import { lastMarked } from './last-marked.ts';
import type { Word } from './read-words.ts';

/** Whom something happened to or who did it: the client, the client's family, or somebody else. */
export type Whose = 'client' | 'family' | 'other';

export type Person = Whose | 'third';

/** Which concepts name whom. */
export const personOf: Readonly<Record<string, Person>> = {
  'people.client': 'client',
  'people.family': 'family',
  'people.third': 'third',
  'people.other': 'other',
};

/** An object pronoun right behind what happened says whose it is: "hit me", "caused him". */
const REACH_AFTER = 2;
/** Nobody named farther back is meant; endless sentences would cost the square of their length. */
const FARTHEST = 80;

/** "The driver that hit me is uninsured", "the guy behind me was texting": not the one of whom something is said. */
const bySide = /(?:behind|front of|ahead of|beside|past|(?:who|that|which)(?: [a-z]+){1,2}) (?:me|us)$/;
const isMe = (word?: Word): boolean => word?.form === 'me' || word?.form === 'us';
const some = new Set('one two three several some half many'.split(' '));
/** "My ex boyfriend" is no family any more, and "one of us" need not be the client. */
export function isApart(words: readonly Word[], at: number, person: Person): boolean {
  const [second, first] = [words[at - 2]?.form ?? '', words[at - 1]?.form];
  return person === 'family' ? first === 'ex' : person === 'client' && first === 'of' && some.has(second);
}

const owners = new Set(['his', 'her', 'their']);

/** "My husband fell. His boss has no insurance. He broke his leg": the boss is named by the way, "he" is the husband. */
export const belongsToAnother = (words: readonly Word[], at: number): boolean => owners.has(words[at - 1]?.form ?? '');

function mentionsOf(matches: readonly PhraseMatch[], words: readonly Word[]): Map<number, Person> {
  const mentions = new Map<number, Person>();
  for (const { concept, last } of matches) {
    const kind = concept.family === 'people' ? personOf[concept.name] : undefined;
    if (kind !== undefined) mentions.set(last, isApart(words, last, kind) ? 'other' : kind);
  }
  return mentions;
}

/** In a report "he" is the client unless somebody else was named last; in the first person "he" never is. */
function resolveThird(at: number, words: readonly Word[], mentions: Map<number, Person>, report: boolean): Whose {
  const sentence = words[at]?.sentence ?? 0;
  for (let before = at - 1; before >= 0 && at - before <= FARTHEST; before -= 1) {
    const gap = sentence - (words[before]?.sentence ?? 0);
    if (gap > (report ? 0 : 3)) break;
    const mention = mentions.get(before);
    if (mention === 'family' || (mention === 'other' && !belongsToAnother(words, before))) return mention;
    if (mention === 'client' && report) return 'client';
  }
  return report ? 'client' : 'other';
}

/** Says of every phrase whose it is, by the nearest mention of a person in its clause, then in its sentence. */
export function createSubjects(
  words: readonly Word[],
  matches: readonly PhraseMatch[],
  narration: 'first_person' | 'report',
): (match: Pick<PhraseMatch, 'first' | 'last'>) => Whose {
  const mentions = mentionsOf(matches, words);
  const mentioned = lastMarked(words.length, (at) => mentions.has(at));
  const report = narration === 'report';
  // Asked again for every phrase in reach: text made to cost time has hundreds of both.
  const thirds = new Map<number, Whose>();
  const resolve = (at: number): Whose | null => {
    const mention = mentions.get(at);
    if (mention !== 'third') return mention ?? null;
    const meant = thirds.get(at) ?? resolveThird(at, words, mentions, report);
    thirds.set(at, meant);
    return meant;
  };
  const said = (at: number) => words.slice(Math.max(0, at - 3), at + 1).map(({ form }) => form);
  return ({ first, last }) => {
    const { clause, sentence } = words[first] ?? {};
    for (let at = last; at >= first; at -= 1) {
      const within = resolve(at);
      if (within !== null) return within;
    }
    for (let at = last + 1; at <= last + REACH_AFTER && words[at]?.clause === clause; at += 1) {
      const after = mentions.get(at);
      if (after === 'client' && /^(?:me|us|myself|client|clt|pnc|caller|nos)$/.test(words[at]?.form ?? ''))
        return 'client';
    }
    let at = mentioned[first - 1] ?? -1;
    for (; at >= 0 && first - at <= FARTHEST && words[at]?.sentence === sentence; at = mentioned[at - 1] ?? -1) {
      const before = resolve(at);
      if (before !== null && !(isMe(words[at]) && bySide.test(said(at).join(' ')))) return before;
    }
    return 'client';
  };
}
