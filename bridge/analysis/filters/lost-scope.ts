import { foldInPlace } from '../text/fold-text.ts';
import { listed, wordPattern } from './base/coverage.ts';
import { sectionOf } from './base/filter-text.ts';
import { type FilterRule, PART_UNREAD, unknown } from './base/filter-verdict.ts';

/** "Passengers ok, drivers only if the other driver was cited": whom or what a condition is for, and the condition. */
const scope = sectionOf('scope', 'i');
const ofEveryCase = sectionOf('scope.every case', 'i');
const isOfBody = listed('body');
/** "In writing" narrows what is read: a reading without a word of it names it. */
const quiet = sectionOf('scope.quiet', 'i');
const saysQuiet = /famil|relative|writing|written/;
/** A city that the reading takes for the county of its name. */
const ownCity = /\b(?:St\. )?[A-Z]\w+ City\b/;

type Read = (filter: string) => FilterRule | null;

/** The words of a filter that say for which cases or places it is meant, where its reading has nothing of them. */
function lostScope(filter: string, { asks, without }: FilterRule, read: Read): string | undefined {
  if (without.some((word) => /^city$/i.test(word))) return ownCity.exec(filter)?.[0];
  const [, named = '', condition = ''] = scope.exec(filter) ?? [];
  const words = foldInPlace(named).match(wordPattern) ?? [];
  if (words.length === 0 || words.some(isOfBody) || asks.includes('lawyer') || ofEveryCase.test(named))
    return undefined;
  const isSaid = (word: string) => asks.toLowerCase().includes(word.slice(0, 5).replace(/s$/, ''));
  return words.some(isSaid) && read(condition)?.asks !== asks ? undefined : named.trim();
}

/** Names what a reading left out without a word of it; where that is whom it is for, nothing is sure. */
export function withLostScope(filter: string, rule: FilterRule, read: Read): FilterRule {
  if (rule.ambiguous || rule.ifUnstated === 'always met') return rule;
  const left = saysQuiet.test(rule.asks) ? [] : (quiet.exec(filter)?.slice(0, 1) ?? []);
  const named = { ...rule, without: [...rule.without, ...left] };
  const lost = lostScope(filter, rule, read);
  if (lost === undefined) return named;
  const asks = `${rule.asks}; "${lost}" was not understood`;
  return { ...named, asks, judge: () => unknown(PART_UNREAD), ambiguous: true };
}
