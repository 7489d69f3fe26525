import { foldInPlace } from '../text/fold-text.ts';
import { listed, wordPattern } from './base/coverage.ts';
import { type FilterRule, PART_UNREAD, unknown } from './base/filter-verdict.ts';

/** "Passengers ok, drivers only if the other driver was cited": whom or what a condition is for. */
const scope =
  /(?:^|[,;.] )(?:we (?:take|do|accept|handle) )?((?:(?!only\b|and\b|or\b|but\b|no\b)[\w'/-]+ ){1,3}?)(?:(?:is|are) )?(?:(?:ok|okay|fine|accepted|yes) )?only (?:if|when|where)\b/i;
/** Every case and client, and what a condition is no less for: offers and former lawyers are of one reading each. */
const ofEveryCase =
  /\b(?:cases?|claims?|clients?|callers?|leads?|people|it|they|them|that|count|injur\w*|insurance|ok)\b/i;
const isOfBody = listed('body');
const ofLawyer = /\blawyer\b|\boffer\b/;
/** "In writing" and "a family member" narrow a reading that has no word of them. */
const quiet = [/\bin writing\b/i, /\bfamily members?\b/i];
/** A city that the reading takes for the county of its name. */
const ownCity = /\b[A-Z][\w.]+ City\b/;

const isSaid = (word: string, asks: string): boolean => asks.toLowerCase().includes(word.slice(0, 5).replace(/s$/, ''));

/** The words of a filter that say for which cases or places it is meant, where its reading has nothing of them. */
function lostScope(filter: string, { asks, without }: FilterRule): string | undefined {
  if (without.some((word) => /^city$/i.test(word))) return ownCity.exec(filter)?.[0];
  const named = scope.exec(filter)?.[1]?.trim() ?? '';
  const words = ofLawyer.test(asks) ? [] : (foldInPlace(named).match(wordPattern) ?? []);
  const isLost = words.length > 0 && !words.some((word) => isSaid(word, asks) || isOfBody(word));
  return isLost && !ofEveryCase.test(named) ? named : undefined;
}

/** Names what a reading left out without a word of it; where that is whom it is for, nothing is sure. */
export function withLostScope(filter: string, rule: FilterRule): FilterRule {
  if (rule.ambiguous || rule.ifUnstated === 'always met') return rule;
  const left = quiet.flatMap((words) => words.exec(filter)?.[0] ?? []);
  const isUnsaid = (phrase: string) => !/famil|relative|writing|written/.test(rule.asks) && phrase !== '';
  const named = { ...rule, without: [...rule.without, ...left.filter(isUnsaid)] };
  const lost = lostScope(filter, rule);
  if (lost === undefined) return named;
  const asks = `${rule.asks}; "${lost}" was not understood`;
  return { ...named, asks, judge: () => unknown(PART_UNREAD), ambiguous: true };
}
