import { foldInPlace } from '../text/fold-text.ts';
import { countRefusals, refusalBehind, sectionOf } from './base/filter-text.ts';
import { allOf, anyOf, type FilterRule, notUnderstood } from './base/filter-verdict.ts';
import { endOfKind, withKind } from './kinds-of-case.ts';

/** Each run of parts is read by itself; a filter of more is not understood. */
const MOST_PARTS = 6;

const wordsAhead = (section: string) => new RegExp(`^(?:${sectionOf(section).source})\\b`, 'i');
const joints = sectionOf('list.joint', 'gi');
const isAlternative = (between: string): boolean => /\bor\b/i.test(between);

const refuses = wordsAhead('list.refused');
/** A part with a subject or a demand of its own, or a thing that firms want. */
const opensItself = wordsAhead('list.opens itself');

interface Part {
  readonly text: string;
  /** What stands between it and the part before it. */
  readonly after: string;
  readonly isRefused: boolean;
}

function partsOf(filter: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  let after = '';
  const add = (end: number) => {
    const text = filter.slice(from, end).trim();
    const last = parts.at(-1);
    const goesOn = last?.isRefused === true && !opensItself.test(text) && !/\b(?:but|and|with)\b|[;.-]/i.test(after);
    parts.push({ text, after, isRefused: refuses.test(text) || goesOn });
  };
  for (const { 0: between, index } of filter.matchAll(joints)) {
    if (index < from) continue;
    add(index);
    after = between;
    from = index + between.length;
  }
  add(filter.length);
  return parts.filter(({ text }) => text !== '');
}

const demandsInside = /^(?!must|needs?|ha(?:s|ve) to).*\b(?:must|needs?|ha(?:s|ve) to|should|may|can)\b/i;
/** "Small ones belong with the PD" says what becomes of others, and "ideally with imaging" asks for nothing. */
const asksNothing = /\b(?:ones?|those|them|others?|rest|ideally|prefer\w*|can be)\b|(?<=.): /i;
/** A territory is given as a whole. */
const ofPlace =
  /^(?:if [^,]+, )?(?:the client (?:lives|works)|it happened|it did not happen|the property is|the care was given)\b/;

type Read = (filter: string) => FilterRule | null;
const isWhole = (rule: FilterRule | null): rule is FilterRule => rule !== null && !rule.ambiguous;
const bounded = /\b(?:days?|weeks?|months?|years?|yrs?)\b|\$/;
/** "In the US less than a year": a reading that says nothing of a length or sum is of something else. */
const saysBound = (text: string, { asks }: FilterRule): boolean =>
  !bounded.test(text) || bounded.test(asks) || /\d/.test(asks);

/** The parts from one to another as a condition that is wholly understood. */
function readRun(parts: readonly Part[], read: Read, isEither = false): FilterRule | null {
  const [first] = parts;
  if (first === undefined) return null;
  const text = parts.map((part, at) => (at === 0 ? part.text : `${part.after}${part.text}`)).join('');
  const opened =
    first.isRefused && !refuses.test(text)
      ? [`no ${text}`]
      : [text, `must have ${text}`, `must be ${text}`, ...(isEither ? [] : [`only ${text}`])];
  for (const wording of opened) {
    const rule = read(wording);
    if (isWhole(rule) && saysBound(text, rule)) return rule;
  }
  return null;
}

/** "For claims against a city, …" says of which leads the rest is asked. */
const opensScope = /^for\b/i;
/** What follows one of these belongs to what stands before it. */
const bound = /\b(?:unless|except(?:ing)?|excluding|if|when|where|because|whether|which|who|salvo|si|cuando|que)\b/i;

/** Between a kind of case and what is asked of it. */
const behindKind =
  /^(?: (?:cases?|claims?|matters?))?(?:(?:,? (?:but )?only|(?: is| are)? (?:ok(?:ay)?|fine|accepted|taken))? (?:if|when|where)| -+|:| =|,|(?= (?:must|needs?|with|w\/)\b)) */i;

/**
 * "Written contract and over $75,000 at stake, not against family": conditions of one filter, each read by itself, the longest
 * runs of parts first; what is not understood is named.
 * @param read reads a condition as far as its words go
 */
export function readConditionList(given: string, read: Read): FilterRule | null {
  const filter = given.replace(/[\s.!]+$/, '');
  const end = endOfKind(foldInPlace(filter));
  const joined = end === 0 || refuses.test(filter) ? null : behindKind.exec(filter.slice(end));
  const listed = joined === null ? filter : filter.slice(end + joined[0].length);
  if (opensScope.test(filter) || bound.test(listed) || refusalBehind(foldInPlace(listed)) !== -1) return null;
  const whole = joined === null ? null : readRun([{ text: listed, after: '', isRefused: refuses.test(listed) }], read);
  const rule = whole ?? readParts(partsOf(listed), read);
  return rule && joined ? withKind(filter, rule, rule.asks) : rule;
}

const alternative = sectionOf('scope.alternative', 'i');
/** "Bills over $5,000 or surgery": a reading as one that lost a part without a word. */
export const mayHaveLost = (filter: string, { asks, without }: FilterRule): boolean =>
  (without.length === 0 || alternative.test(filter)) &&
  !asks.includes(', and ') &&
  (/, (?!.*\b[A-Z]{2}\b)/.test(filter) || alternative.test(filter) || asks.includes('$'));

/** "No medical malpractice, no nursing homes": each part refuses by itself. */
const areRefusals = (parts: readonly Part[]) => parts.length > 1 && parts.every(({ text }) => refuses.test(text));

/** Those, or "over $75,000, not against family", of which a reading as one turns a part around. */
export function refusesApart(filter: string): boolean {
  const parts = partsOf(filter);
  return areRefusals(parts) || new Set(parts.map(({ isRefused }) => isRefused)).size > 1;
}

function readParts(parts: readonly Part[], read: Read): FilterRule | null {
  if (parts.length < 2 || parts.length > MOST_PARTS || parts.some(({ text }) => asksNothing.test(text))) return null;
  // "Overtime or wage loss must top $10,000": both are the subject.
  if (parts.some(({ text, after }, at) => at > 0 && isAlternative(after) && demandsInside.test(text))) return null;
  if (parts.some(({ text }) => !refuses.test(text) && countRefusals(foldInPlace(text)) > 0)) return null;
  // "Not working or making less than …" wants either.
  if (/^not\b/i.test(parts[0]?.text ?? '') && parts.some(({ after }) => isAlternative(after))) return null;
  // "Decline low-impact with no imaging" refuses what is all of it.
  const goesOn = ({ text, after }: Part) =>
    !opensItself.test(text) && !refuses.test(text) && !/,|\bn?or\b/i.test(after);
  if (parts[0]?.isRefused && parts.slice(1).some(goesOn)) return null;
  const isEither = parts.some(({ after, isRefused }) => isAlternative(after) && !isRefused);
  const areApart = areRefusals(parts);
  const rules: FilterRule[] = [];
  const betweens: string[] = [];
  let lost = 0;
  for (let at = 0; at < parts.length; ) {
    let end = areApart ? at + 1 : at === 0 ? parts.length - 1 : parts.length;
    let run = readRun(parts.slice(at, end), read, isEither);
    while (run === null && end - at > 1) {
      end -= 1;
      run = readRun(parts.slice(at, end), read, isEither);
    }
    if (at > 0) betweens.push(parts[at]?.isRefused ? ' and ' : (parts[at]?.after ?? ''));
    rules.push(run ?? notUnderstood(parts[at]?.text ?? ''));
    lost += Number(run === null);
    at = end;
  }
  const asked = rules.filter(
    ({ asks, ifUnstated }, at) =>
      ifUnstated !== 'always met' &&
      !rules.some((one, index) => index !== at && one.asks.includes(asks) && (one.asks !== asks || index < at)),
  );
  const places = asked.filter(({ asks }) => ofPlace.test(asks));
  if (rules.length < 2 || lost * 2 >= rules.length || places.length > 1) return null;
  const isAny = betweens.some(isAlternative);
  // "A or B and C" does not say what belongs together.
  if (isAny && betweens.some((one) => !isAlternative(one) && one !== ', ')) return null;
  return isAny ? anyOf(asked) : allOf(asked);
}
