import { foldInPlace } from '../text/fold-text.ts';
import { listed, listedFor, wordPattern } from './base/coverage.ts';
import { type FilterText, readFilter, wordsOf } from './base/filter-text.ts';
import { besideUnread, type FilterRule } from './base/filter-verdict.ts';
import { endOfKind, startOfKind, withKind } from './kinds-of-case.ts';

const isPlain = listed('plain', 'general');
const [isNarrowing, isPart] = [listed('narrowing', 'part'), listed('part')];
const [related, synonyms] = [listedFor('with'), listedFor('same')];

/** Lengths of time, counts, sums and years. */
const figures = [
  /\d[\d,.]*k?\+?[ -](?:days?|weeks?|months?|years?|yrs?|hours?|miles|employees|workers|percent)\b/,
  /(?<=\$|\b(?:under|over|above|below|age|aged|than|least|most) )\d[\d,.]*k?/,
  /\b\d\d\+(?! )/,
  /(?<!\bin )\b(?:19|20)\d\d\b/,
  /(?<![\d/])\d[\d,.]*k?(?= or (?:older|younger|more|less|over|under|up|later|newer)\b)/,
];
const wordOrFigure = new RegExp([wordPattern, ...figures].map(({ source }) => source).join('|'), 'g');
/** A word without its ending. */
const stemOf = (one: string): string => one.replace(/'s$/, '').replace(/(?:e?ments?|ing|ed|es|s|ly|e)$/, '');
const stemsOf = (text: string): Set<string> => new Set((foldInPlace(text).match(wordPattern) ?? []).map(stemOf));

type Parse = (filter: string) => FilterRule | null;

/** Stands for a word or figure in trials of what a reading rests on. */
const nonsense = (one: string): string =>
  /^\d/.test(one)
    ? one.replace(/^[\d,.]+k?/, '777')
    : one === one.toUpperCase()
      ? 'ZZYX'
      : `zzyx${/(?:ing|ed|s|ly)$/.exec(one)?.[0] ?? ''}`;

/** So much of an aside tells where it begins. */
const LEAST_ASIDE = 8;

/** With so many words that nothing rests on, and no more that something does, a filter asks something else. */
const LEAST_LOST = 3;

/** "Oregonians" says Oregon. */
const LEAST_STEM = 5;

/** Each trial reads the filter anew; one of more words is not understood. */
const MOST_TRIALS = 24;

interface Stretch {
  readonly start: number;
  readonly end: number;
}

interface Found extends Stretch {
  readonly word: string;
  /** Whether the reading says it or rests on it. */
  readonly isRead: boolean;
  /** Whether it is left out and named in the reading. */
  readonly isSpare: boolean;
  /** Whether it names the kind of case ahead of a condition. */
  readonly isKind: boolean;
  /** Whether `withKind` says it, whatever the reading rests on. */
  readonly isNamedKind: boolean;
  /** Whether it stands ahead of what is read, which therefore cannot rest on it. */
  readonly isBefore: boolean;
  /** Whether it is a clause or an aside that says of which cases the rest is. */
  readonly isClause: boolean;
}

/** "Within 2 years (3 if in New York)". */
const limiting = /^ ?\((?=[^)]*(?: if |\b(?:unless|except)\b))[^)]*\)[.!]?$/;
/** "Asylum only if here less than a year": what kind of case the condition is for. */
const kindAhead = /^(?:no )?(?!do)(?:(?!ok|fine|have|has|to\b)[\w&'/-]+ ){1,4}?(?:only )?(?:if|when|where) /;
/** "No falls at private homes": words that are plain elsewhere narrow a refusal. */
const ofPlace = /\b(?:at|on|in|inside) (?:[a-z']+ ){0,2}(?:homes?|houses?|property)$/;
/** "Income under $90k for chapter 7". */
const forKind = /\bfor (?:[a-z]+ )?$/;
/** "No dog bites where the dog is the caller's own". */
const lastClause = /(?<=^no (?:(?! - )[^,;.:]){3,60}) (?:where|if) [^,;.:]{8,}$/;
/** Readings on a sum or a time, which name what it is of. */
const ofOneThing = /\$|\b(?:days?|weeks?|months?|years?)\b/;
/** "Within 2 years of the malpractice or discovery": plain, but for a reading of the other one. */
const events = /^(?:accident|crash|event|incident|injury|malpractice)$/;
/** "On or after", "a year or older" name no alternative. */
const orOfBound =
  /\bor (?:more|less|fewer|later|older|newer|younger|better|worse|higher|lower|longer|greater|over|above|under|after|before|sooner|earlier)\b/g;
/** Whether a word stands right before or behind an "or". */
const isJoined = (text: string, start: number, end: number): boolean =>
  /\bor (?:an? |the )?$/.test(text.slice(0, start)) || /^ or\b/.test(text.slice(end).replace(orOfBound, ''));

/** Where the rule itself ends and what follows it begins. */
function endOfRule(folded: string, asides: string): number {
  const at = asides === '' ? -1 : folded.indexOf(asides.slice(0, LEAST_ASIDE), 1);
  return at === -1 ? folded.length : at;
}

/** Tells whether the reading of a filter would be another without the words of a stretch. */
function createTrials(filter: string, { asks }: FilterRule, parse: Parse) {
  const known = new Map<string, boolean>();
  const isReadWithout = (stretches: readonly Stretch[]): boolean => {
    const text = stretches.reduceRight(
      (rest, { start, end }) => rest.slice(0, start) + nonsense(rest.slice(start, end)) + rest.slice(end),
      filter,
    );
    return parse(text)?.asks === asks;
  };
  return {
    count: () => known.size,
    isNeeded(stretch: Stretch): boolean {
      const word = filter.slice(stretch.start, stretch.end);
      const isNeeded = known.get(word) ?? (known.size < MOST_TRIALS && !isReadWithout([stretch]));
      known.set(word, isNeeded);
      return isNeeded;
    },
    /** "Retained counsel": of words that are not needed one by one, those of which one is. */
    neededTogether(stretches: readonly Stretch[]): Stretch[] {
      if (stretches.length < 2 || isReadWithout(stretches)) return [];
      return stretches.filter((kept) => isReadWithout(stretches.filter((one) => one !== kept)));
    },
  };
}

/** The words of a filter that say something, and whether its reading rests on each; null where there are too many. */
function findWords(filter: string, rule: FilterRule, parse: Parse): Found[] | null {
  const { asks } = rule;
  const said = [...stemsOf(asks)];
  const isNamed = (one: string) =>
    (one.includes(' ') && asks.includes(one)) ||
    said.some((stem) => stem === stemOf(one) || (stem.length >= LEAST_STEM && one.startsWith(stem)));
  const saysIt = (lists: typeof related, one: string) =>
    lists.some(({ expression, says }) => expression.test(asks.toLowerCase()) && says(one));
  const { asides, rejects } = readFilter(filter);
  const folded = foldInPlace(filter);
  const end = endOfRule(folded, asides);
  const isRest = (text: string) => parse(text.replace(/^[ -]+/, ''))?.asks === asks;
  // "Hernia mesh - surgery needed": what is read follows.
  const isHeading =
    asides.startsWith(' -') &&
    (folded.slice(0, end).match(wordOrFigure)?.every(isPlain) === true || isRest(filter.slice(end)));
  const main = isHeading ? folded : folded.slice(0, end);
  const [kindNamed, kindAfter] = [endOfKind(main), startOfKind(main)];
  const kindEnd = isHeading ? end : (kindAhead.exec(main)?.[0].length ?? 0);
  const clause = lastClause.exec(main);
  const isWithout = clause !== null && isRest(filter.slice(0, clause.index));
  const trials = createTrials(filter, rule, parse);
  const words = [...main.slice(0, isWithout ? clause.index : main.length).matchAll(wordOrFigure)];
  const found = words.flatMap(({ 0: one, index: start }): Found[] => {
    const end = start + one.length;
    const isAlternative = ofOneThing.test(asks) && !rejects && isJoined(main, start, end);
    const isOther = isAlternative && events.test(one) && !asks.includes('incident');
    const narrows =
      rejects &&
      !ofOneThing.test(asks) &&
      (((/^met\b/.test(rule.ifUnstated) || asks.includes('earlier injury')) && isNarrowing(one)) ||
        ofPlace.test(main.slice(0, end)));
    const isSaidYear = /^\d{4}$/.test(one) && asks.includes(one);
    if (isSaidYear || (isPlain(one) && !isOther && !narrows)) return [];
    const isKind = start < kindEnd;
    const isBefore = !isHeading && isKind && !/^\d/.test(one);
    const isRead = isNamed(one) || saysIt(synonyms, one) || (!isBefore && trials.isNeeded({ start, end }));
    const isNamedKind = end <= kindNamed || start >= kindAfter;
    const isSpare = !isRead && !isAlternative && !isBefore && saysIt(related, one);
    const word = filter.slice(start, end);
    return [{ word, start, end, isKind, isNamedKind, isBefore, isRead, isSpare, isClause: false }];
  });
  if (trials.count() >= MOST_TRIALS) return null;
  const together = trials.neededTogether(found.filter(({ isRead, isBefore }) => !isRead && !isBefore));
  const sorted = found.map((one) => {
    const isNeeded = together.includes(one);
    return { ...one, isRead: one.isRead || one.isSpare || isNeeded, isSpare: one.isSpare && !isNeeded };
  });
  const rest = { isKind: false, isNamedKind: false, isBefore: false, isRead: false, isSpare: false, isClause: true };
  const clauseAt = isWithout ? clause.index : limiting.test(asides) && !asks.includes('lawyer') ? end : null;
  return clauseAt === null
    ? sorted
    : [...sorted, { word: filter.slice(clauseAt).trim(), start: clauseAt, end: filter.length, ...rest }];
}

/** Beside one of these an "or" need not join what the reading joins. */
const joinsMore = /\band\b|[&;.]|\bwith\b|w\/|\bplus\b|[,:-] (?!or\b)|\bonly\b|\bnot?\b|\b[yo]\b/i;

/** What stands between things of which a firm wants one, and between those of which it wants none. */
const betweenWanted = /\bor\b|[/,]/;
const betweenRefused = /\b(?:n?or|and)\b|[/,&]/;

/** What follows is asked of a case, not what kind it is. */
const demanding = /(?<=\w{3} )(?:must|needs?|ha(?:s|ve) to|only (?:if|with))\b/i;

interface Unread {
  readonly words: readonly string[];
  /** Whether a record that violates what is read violates the whole, and the same of meeting it. */
  readonly mayViolate: boolean;
  readonly mayMeet: boolean;
}

function sortUnread(filter: string, found: readonly Found[], asks: string): Unread {
  const { rejects } = readFilter(filter);
  const between = (from = 0, to = filter.length) => filter.slice(from, to).toLowerCase().replace(orOfBound, '');
  const joins = rejects ? betweenRefused : betweenWanted;
  const isListed = (at: number): boolean =>
    joins.test(between(found[at - 1]?.start, found[at]?.start)) ||
    joins.test(between(found[at]?.start, found[at + 1]?.start));
  const firstRead = found.findIndex(({ isRead }) => isRead);
  // "Other side must have insurance or be a business": what is not understood is one of two alternatives.
  const isAhead =
    firstRead > 0 && !(rejects ? joins : /\bor\b/).test(between(found[firstRead - 1]?.start, found[firstRead]?.start));
  const demand = demanding.exec(filter)?.index ?? filter.length;
  /** Whether a word may say of which cases the rest is asked. */
  const mayLimit = ({ start, isKind, word }: Found, at: number): boolean => {
    const isForKind = forKind.test(between(0, start)) && !/^\d/.test(word);
    const isOfPart = asks.includes('earlier injury') && isPart(word.toLowerCase());
    return isForKind || isOfPart || ((firstRead === -1 ? isKind : isAhead && at < firstRead) && start < demand);
  };
  const unread = found.flatMap((one, at) =>
    one.isRead ? [] : [{ word: one.word, isListed: isListed(at), limits: one.isClause || mayLimit(one, at) }],
  );
  return {
    words: [...new Set(unread.map(({ word }) => word))],
    mayViolate: unread.every((one) => one.isListed === rejects && !one.limits),
    mayMeet: unread.every((one) => one.isListed !== rejects),
  };
}

/** A rule, as far as its reading rests on the words of its filter; null where most of them are not understood. */
export function withUnread(given: string, rule: FilterRule, parse: Parse): FilterRule | null {
  const filter = readFilter(given).original;
  const limited = withoutUnread(filter, rule, parse);
  return limited && withKind(filter, limited, rule.asks);
}

/** "Within 2 years, or discovered within a year" asks for one of them, whatever a reading makes of it. */
const takesOrForAnd = ({ original, rejects }: FilterText, { asks }: FilterRule): boolean =>
  asks.includes(', and ') &&
  (/^if [^,]+, /i.test(original) ||
    (!rejects && /\bor\b/i.test(original.replace(orOfBound, '')) && !joinsMore.test(original)));

const ofIncident = wordsOf('incident', 'i');

/**
 * "Landlord must own 4 units", "debt collector must have called in the past year": only who is who was understood, or only a
 * time of what was not.
 */
function isOfOther(filter: string, { asks }: FilterRule, found: readonly Found[], parse: Parse): boolean {
  const demand = demanding.exec(filter)?.index ?? filter.length;
  const demanded = found.filter(({ start }) => start > demand);
  const isLost = demanded.length > 0 && demanded.every(({ isRead }) => !isRead);
  const stated = filter.slice(0, demanded[0]?.start);
  const named = /\d/.test(stated.slice(demand)) ? filter.slice(0, demand) : `${stated}${nonsense('')}`;
  if (isLost && parse(named)?.asks === asks) return true;
  return (
    asks.startsWith('the incident was') && !ofIncident.test(filter) && found.some((one) => !one.isRead && !one.isClause)
  );
}

/** "Landlord must have been told": a reading of who the client is, which names the one of whom something else is asked. */
function isOfRole(filter: string, { asks }: FilterRule, parse: Parse): boolean {
  const demand = demanding.exec(filter)?.index;
  return (
    demand !== undefined &&
    /^the client is (?:not )?(?:the|an?) /.test(asks) &&
    parse(filter.slice(0, demand))?.asks === asks
  );
}

function withoutUnread(filter: string, rule: FilterRule, parse: Parse): FilterRule | null {
  if (takesOrForAnd(readFilter(filter), rule) || isOfRole(filter, rule, parse)) return null;
  const found = rule.ambiguous ? [] : findWords(filter, rule, parse);
  if (found === null) return null;
  const asked = found.filter(({ isNamedKind, isRead }) => isRead || !isNamedKind);
  const spare = found.filter(({ isNamedKind, isSpare }) => isSpare && !isNamedKind).map(({ word }) => word);
  const without = [...rule.without, ...spare];
  const lost = asked.filter(({ isRead }) => !isRead).length;
  if (lost === 0) return { ...rule, without };
  const { words, mayViolate, mayMeet } = sortUnread(filter, asked, rule.asks);
  if (isOfOther(filter, rule, found, parse) || (lost >= LEAST_LOST && lost >= asked.length - lost)) return null;
  return besideUnread({ ...rule, without }, words, ({ verdict, evidence }) =>
    verdict === 'violated' ? mayViolate && evidence !== null : mayMeet,
  );
}
