import { foldInPlace } from '../text/fold-text.ts';
import { listed, wordPattern } from './base/coverage.ts';
import { sectionOf } from './base/filter-text.ts';
import { besideUnread, type FilterRule } from './base/filter-verdict.ts';

/** "Passengers ok, drivers only if the other driver was cited": whom or what a condition is for, and the condition. */
const scope = sectionOf('scope', 'i');
const ofEveryCase = sectionOf('scope.every case', 'i');
const [isOfBody, isPlain] = [listed('body'), listed('plain')];
/** "In writing" narrows what is read: a reading without a word of it names it. */
const quiet = sectionOf('scope.quiet', 'i');
const saysQuiet = /famil|relative|writing|written|worse|degree|stage/;
const alternative = sectionOf('scope.alternative', 'i');
/** "Scars alone - pass" refuses no lead that has more. */
const alone = sectionOf('scope.alone', 'i');
const refusesAll = /^(?!.*\b(?:only|more than)\b).*\bnot?\b/;
/** A city that the reading takes for the county of its name. */
const ownCity = /\b(?:St\. )?[A-Z]\w+ City\b/;

type Read = (filter: string) => FilterRule | null;

const wordsOf = (text: string): string[] => foldInPlace(text).match(wordPattern) ?? [];
const isIn = (asks: string, word: string) => asks.toLowerCase().includes(word.slice(0, 5).replace(/s$/, ''));

/** "62 or older or on disability": a condition without which the one ahead of it is read the same. */
function lostAlternative(filter: string, asks: string, read: Read): string | undefined {
  const [, stated = '', other = ''] = (/\d/.test(asks) && !asks.includes(', or ') && alternative.exec(filter)) || [];
  const isLost = other !== '' && !wordsOf(other).some((word) => !isPlain(word) && isIn(asks, word));
  return isLost && read(stated)?.asks === asks ? other : undefined;
}

/** The words of a filter that say for which cases or places it is meant, where its reading has nothing of them. */
function lostScope(filter: string, { asks, without }: FilterRule, read: Read): string | undefined {
  if (without.some((word) => /^city$/i.test(word))) return ownCity.exec(filter)?.[0];
  const other = refusesAll.test(asks) ? alone.exec(filter)?.[0] : lostAlternative(filter, asks, read);
  if (other !== undefined) return other;
  const [, named = '', condition = ''] = scope.exec(filter) ?? [];
  const scoped = wordsOf(named);
  if (scoped.length === 0 || scoped.some(isOfBody) || asks.includes('lawyer') || ofEveryCase.test(named))
    return undefined;
  return scoped.some((word) => isIn(asks, word)) && read(condition)?.asks !== asks ? undefined : named.trim();
}

/** Names what a reading left out without a word of it; where that is whom it is for, nothing is sure. */
export function withLostScope(filter: string, rule: FilterRule, read: Read): FilterRule {
  if (rule.ambiguous || rule.ifUnstated === 'always met') return rule;
  const left = saysQuiet.test(rule.asks) ? [] : (quiet.exec(filter)?.slice(0, 1) ?? []);
  const named = { ...rule, without: [...rule.without, ...left] };
  const lost = lostScope(filter, rule, read);
  return lost === undefined ? named : besideUnread(named, [lost], () => false);
}
