import { foldInPlace } from '../text/fold-text.ts';
import { type FilterText, readFilter, sectionOf } from './base/filter-text.ts';
import { allOf, anyOf, type FilterRule, notUnderstood } from './base/filter-verdict.ts';

/** What a part of a joined filter asks about; null where it is of no kind that is safely joined with others. */
export type Kind = 'fact' | 'money' | 'body' | 'place' | 'time' | null;
export interface ParsedPart {
  readonly rule: FilterRule;
  readonly kind: Kind;
}
type ParsePart = (text: FilterText) => ParsedPart | null;

const opening = sectionOf('joined.opening', 'i');
/** What a filter closes with and asks of every part of its list: "accidents only". */
const closing = / (?:(?:accidents?|cases?|claims?|drivers?|crash(?:es)?) )?only[.!]?$/i;
/** A part that opens with words of its own needs no opening of the whole; with "must" it is a rule of its own. */
const opensItself = /^(?:no|not|never|clients?|callers?|leads?|we|i|the|accidents?|crash|injury)\b/i;
const needs = /\b(?:must|needs?|has to|have to|required)\b/i;
/** An "or" or "and" inside a bound or a fixed phrase joins nothing: "2 years or less", "slip and fall". */
const joiners = {
  and: /,? and (?!(?:falls?|runs?|up|over|above|under)\b)/i,
  or: /,? (?:and\/)?or (?!(?:more|less|fewer|older|newer|younger|later|earlier|better|higher|lower|not|else|after|before|greater|longer|falls?|runs?|of)\b)/i,
};
const listed = /, (?=\D)/;
const timeThenPlace = /^(.*\b(?:in|within) the (?:last|past) (?:\w+ )?(?:days?|weeks?|months?|years?)) (in \p{Lu}.*)$/u;

/** The parts of a rule that names several things, each with what opens and closes the whole. */
function partsOf(rule: string, joiner: RegExp): string[] {
  const pieces = rule.split(joiner);
  if (pieces.length < 2) return [];
  const items = pieces.flatMap((piece, index) => (index < pieces.length - 1 ? piece.split(listed) : [piece]));
  const before = opening.exec(rule)?.[0] ?? '';
  const after = closing.exec(rule)?.[0] ?? '';
  return items.map((item, index) => {
    const opened = index === 0 || opensItself.test(item) ? item : `${before}${item}`;
    return index === items.length - 1 ? opened : `${opened}${after}`;
  });
}

/** The rules of parts that each ask another thing, where the whole was read as one of them; else null. */
function parseParts(parts: readonly string[], whole: FilterText, asks: string, parse: ParsePart): ParsedPart[] | null {
  const found = new Map<string, ParsedPart>();
  for (const part of parts) {
    const text = readFilter(part);
    // "Fracture" by itself asks nothing; "must have fracture" does.
    const parsed = parse(text) ?? (opening.test(part) ? null : parse(readFilter(`must have ${part}`)));
    if (parsed === null && whole.rejects) continue;
    if (parsed === null || parsed.kind === null || parsed.rule.ambiguous || text.rejects !== whole.rejects) return null;
    const { kind, rule } = parsed;
    const isSecond = kind !== 'fact' && [...found.values()].some((one) => one.kind === kind);
    if (isSecond && !found.has(rule.asks)) return null;
    found.set(rule.asks, parsed);
  }
  return found.size > 1 && found.has(asks) ? [...found.values()] : null;
}

const closesWithKind =
  /\b(?:abuse|accidents?|cases?|claims?|collisions?|crash(?:es)?|deaths?|injur(?:y|ies)|leads?|malpractice|matters?|wrecks?)(?: only)?[.!]?$/i;
const isPlural = /\w{3}[^s']s(?: only)?[.!]?$/i;
const betweenKinds = /,(?: and| or)? | (?<!\b(?:slips?|trips?|hit) )and | or | & /i;
const isOne =
  /\d|\bwith(?:out)?\b|\bw\/|\b(?:beyond|worse|for)\b|[:;.]|\b\w+ed (?:and|or)\b|\b(?:bills|photos|pictures|records|reports|statements|witnesses)\b/i;
const MOST_WORDS = 4;
const notKinds: ReadonlySet<Kind> = new Set(['money', 'place', 'time']);

/**
 * "Car and truck accidents", "drivers and passengers": kinds of case, of which one suffices. One that is not understood keeps
 * the others from refusing its cases.
 */
function parseKinds(rule: string, parse: ParsePart): FilterRule | null {
  const parts = needs.test(rule) || isOne.test(rule) ? [] : partsOf(rule, betweenKinds);
  if (!closesWithKind.test(rule) && !parts.every((part) => isPlural.test(part))) return null;
  if (parts.length < 2 || parts.some((part) => part.split(' ').length > MOST_WORDS)) return null;
  const found = parts.map((part) => parse(readFilter(part)) ?? parse(readFilter(`must have ${part}`)));
  const known = found.filter((part) => part !== null);
  const isWhole = known.length === parts.length && !/ and | & /i.test(rule);
  if (known.length === 0 || isWhole || known.some(({ kind: of }) => of === null || notKinds.has(of))) return null;
  const lost = parts.filter((_, at) => found[at] === null).map(notUnderstood);
  const rules = new Map(known.map((part) => [part.rule.asks, part.rule]));
  return { ...anyOf([...rules.values(), ...lost]), ambiguous: lost.length > 0 };
}

/**
 * The rule for a filter that joins requirements of different kinds, where reading it as a whole found only one of them:
 * every part is then judged, and one of the parts suffices where they are joined by "or" and nothing is refused.
 */
export function withLostParts(whole: FilterText, parsed: FilterRule, parse: ParsePart): FilterRule {
  if (parsed.ambiguous || /\bbetween\b/.test(whole.main)) return parsed;
  if (!foldInPlace(whole.original).startsWith(whole.main)) return parsed;
  const rule = whole.original.slice(0, whole.main.length);
  if (!whole.rejects) {
    const kinds = parseKinds(rule, parse);
    if (kinds !== null) return kinds;
    const timed = timeThenPlace.exec(rule);
    const parts = timed === null ? partsOf(rule, joiners.and) : [timed[1] ?? '', `accident ${timed[2] ?? ''}`];
    const all = parseParts(parts, whole, parsed.asks, parse);
    if (all !== null) return allOf(all.map((one) => one.rule));
  }
  const [, ...others] = rule.split(joiners.or);
  if (others.some((part) => needs.test(part))) return parsed;
  const any =
    parseParts(partsOf(rule, joiners.or), whole, parsed.asks, parse) ??
    (whole.rejects ? parseParts(partsOf(rule, listed), whole, parsed.asks, parse) : null);
  if (any === null || any.some(({ kind }) => kind === 'place' || kind === 'time')) return parsed;
  const rules = any.map((one) => one.rule);
  return whole.rejects ? allOf(rules) : anyOf(rules);
}
