import { parseMoney } from './amounts/money-rule.ts';
import { countRefusals, type FilterText, readFilter, refusalBehind, sectionOf, wordsOf } from './base/filter-text.ts';
import { allOf, eitherOf, type FilterRule, met, notUnderstood, rule, unknown } from './base/filter-verdict.ts';
import { leavesOpen, plainFrame } from './base/plain-frame.ts';
import { parseCaller, parseCited, parseGuardian, parseNamedParty } from './caller-rule.ts';
import { mayHaveLost, readConditionList, refusesApart } from './condition-list.ts';
import { parseAge } from './dates/age-rule.ts';
import { isFromEvent, parseDate } from './dates/date-rule.ts';
import { parseInterval } from './dates/interval-rule.ts';
import { parseEarlierFiling, parseStay, parseTenure } from './dates/length-rule.ts';
import { parseWithException } from './excepted-filter.ts';
import { parseKeywords } from './keyword-rule.ts';
import { parseKinds } from './kinds-of-case.ts';
import { parseLanguage } from './language-rule.ts';
import { withLostScope } from './lost-scope.ts';
import { parseMeasure } from './measure-rule.ts';
import { asksOfPlaceAlone, parseGeography } from './places/place-rule.ts';
import { asksOfCare, parseBody } from './questions/body-rule.ts';
import { parseAsked, parseCase } from './questions/case-rule.ts';
import { parseLooseRepresentation, parseRepresentation } from './questions/lawyer-question.ts';
import { parseRefused } from './refused-filter.ts';
import { areaIn } from './regions/named-area.ts';
import { readSentences } from './sentences.ts';
import { withUnread } from './unread-words.ts';

/** Parses filters of one kind; null where a filter asks something else. */
type Family = (text: FilterText) => FilterRule | null;

const lawyers = wordsOf('lawyer.topic');
const keywords = wordsOf('family.keywords');
const eventDate = wordsOf('family.event date');
const workInjury = wordsOf('family.work injury');
const quotation = /["“”«»]/u;

const when =
  (applies: (text: FilterText) => boolean, family: Family): Family =>
  (text) =>
    applies(text) ? family(text) : null;

const asksForWords = ({ main }: FilterText): boolean => keywords.test(main);
const asksOfWorkInjury = ({ main, original }: FilterText): boolean =>
  workInjury.test(main) && !/\d/.test(main) && areaIn(main, original) === null;
/** "Lawsuit filed within 2 years from date of injury" does not ask for an injury. */
const isNotFromEventDate = ({ main }: FilterText): boolean => !eventDate.test(main) || !isFromEvent(main);

const mentions = /\b(?:(?:the )?notes? )?(?:mention\w*|contain\w*|talks? (?:of|about))\b:?/i;

/** "Must mention surgery" asks for the thing in any words; words in quotation marks are asked for as they are. */
function parseMentioned(text: FilterText): FilterRule | null {
  const literal = parseKeywords(text);
  if (literal === null || text.rejects || quotation.test(text.original)) return literal;
  const meant = readFilter(text.original.replace(mentions, 'have'));
  const concept = parseBody(meant) ?? parseCase(meant);
  if (concept === null) return literal;
  return rule(`${literal.asks} or describe it: ${concept.asks}`, (facts) => {
    const said = literal.judge(facts);
    const described = concept.judge(facts);
    const isSaid = said.verdict === 'met';
    if (described.verdict === 'met' || (isSaid && described.verdict === 'violated')) return described;
    return isSaid ? said : unknown('the notes do not say');
  });
}

/**
 * The families of filters, those that need particular words before those that need few. Families of one level are equal: a
 * filter that two of them read differently is ambiguous.
 */
export const families: readonly (readonly Family[])[] = [
  [when(asksForWords, parseMentioned), parseNamedParty, parseStay],
  [parseMeasure, when(asksOfPlaceAlone, parseGeography), parseGuardian, parseCaller, parseCited, parseAsked],
  [parseInterval],
  [parseRepresentation],
  [when(asksOfWorkInjury, parseCase)],
  [when(asksOfCare, parseBody), parseLanguage],
  [parseMoney, parseEarlierFiling, parseTenure],
  [parseAge],
  [parseDate],
  [parseGeography],
  [when(isNotFromEventDate, parseBody)],
  [when(isNotFromEventDate, parseCase)],
  [parseLooseRepresentation],
];

/** How often something happens, and when earlier offenses were: the notes do not tell it. */
const notInNotes = wordsOf('family.not in notes');

/** The rule of the first level that has one; ambiguous where two of its families differ. */
export function readByFamilies(text: FilterText, levels = families): FilterRule | null {
  if (notInNotes.test(text.main)) return null;
  for (const level of levels) {
    const rules = new Map<string, FilterRule>();
    for (const parsed of level.map((family) => family(text))) if (parsed !== null) rules.set(parsed.asks, parsed);
    const [first, second] = rules.values();
    if (second !== undefined) return eitherOf([...rules.values()]);
    if (first !== undefined) return first;
  }
  return null;
}

/** What follows the rule may be the rule said again in figures ("must be recent (last 3 months)"). */
function parseAside({ asides, whole, rejects }: FilterText): FilterRule | null {
  const inner = asides.replace(/^[\s\-(;:,.]+|[).\s]+$/g, '');
  if (inner.length < 7) return null;
  const isInBrackets = /^\s*\((?!.*\b(?:must|has to|should|need)\b)/.test(asides);
  const isRefused = rejects && isInBrackets && countRefusals(inner) === 0;
  return readByFamilies({ ...readFilter(isRefused ? `no cases ${inner}` : inner), whole });
}

/** "Dog bites and burns only": what may stand beside kinds of case. */
const readBeside = (filter: string): FilterRule | null => {
  const text = readFilter(filter);
  return parseCase(text) ?? parseBody(text);
};
const parseRule = (text: FilterText): FilterRule | null =>
  parseKinds(text, readBeside) ?? readByFamilies(text) ?? parseAside(text);

const semicolons = /^(?:no|not|never) [\w' -]{3,30}(?:; [\w' -]{3,30})+$/i;

const without = /^([^,;:]{4,50}?) with(?:out| no) (?:an? |any )?([^,;:.]{3,40})[.!]?$/;

/** "Fracture without surgery": the word refuses nothing of what stands before it. */
function parseLacking({ main, asides }: FilterText): FilterRule | null {
  const [, thing = '', lacked = ''] = (asides === '' && countRefusals(main) === 1 && without.exec(main)) || [];
  const had = parseRule(readFilter(thing));
  const lacks = parseRule(readFilter(`no ${lacked}`));
  return had && allOf([had, lacks ?? notUnderstood(`without ${lacked}`)]);
}

const wholly = (section: string) => new RegExp(`^(?:${sectionOf(section).source})[\\s.!]*$`, 'i');
const [permits, wishes] = [wholly('permission'), wholly('wish')];
const clauseEnd = /[,;.] (?:and )?(?!but\b)/;

/** "Chiro ok", "photos preferred" require nothing; a place, a sum or a time that is fine is asked for. */
const isPermission = (filter: string): boolean =>
  wishes.test(filter) ||
  (filter.split(clauseEnd).every((clause) => permits.test(clause)) &&
    areaIn(filter.toLowerCase(), filter) === null &&
    parseRepresentation(readFilter(filter)) === null);
const isConditional = /\bonly (?:with|if|when)\b/i;
/** "Passengers ok; drivers only if not ticketed": what is fine is left out, but for care, of which one kind serves for another. */
function withoutPermissions(given: string): string {
  const sentences = given.split('; ');
  const filter = sentences.filter((one) => !wishes.test(one)).join('; ') || given;
  const clauses = filter.split(clauseEnd);
  const asking = clauses.filter(
    (clause, at) =>
      !isPermission(clause) ||
      (wishes.test(clause)
        ? isConditional.test(filter)
        : at > 0 &&
          parseAsked(readFilter(clause)) === null &&
          (lawyers.test(filter) || parseCase(readFilter(clause)) === null)),
  );
  return asking.length === 0 || asking.length === clauses.length ? filter : asking.join(', ');
}

const closing = [
  /^(.{8,}?)(?:(?:[,;]| -+| \() (?:with |and |but )?| (?:with|and|but) )((?:no|not|never|nothing|nobody|none) .*)$/i,
  /^(.{8,}?),? (without .*)$/i,
  /^(.{8,}?), ([^,;]{3,40} excluded)[.!]?$/i,
];

/** "Over $75,000, not against family": what is refused at the end turns nothing ahead of it around. */
function parseBesideRefusal({ original, whole }: FilterText, joined: FilterRule): FilterRule | null {
  if (refusalBehind(whole) !== -1) return null;
  for (const [, stated = '', refused = ''] of closing.map((words) => words.exec(original) ?? [])) {
    const had = stated === '' ? null : parseRule(readFilter(stated));
    if (had === null || had.asks === joined.asks) continue;
    const turned = [`no ${stated}`, `${stated}, no zzyx`].map((filter) => parseRule(readFilter(filter))?.asks);
    if (!turned.includes(joined.asks)) continue;
    const lacks = parseRule(readFilter(refused));
    return allOf([had, lacks ?? notUnderstood(refused)]);
  }
  return null;
}

const nothingRequired = rule(
  'nothing: it only says what is fine or preferred',
  () => met('nothing is required', null),
  'always met',
);

/** What an exception says counts only where all of it is understood. */
function readWhole(text: FilterText): FilterRule | null {
  const parsed = readByFamilies(text);
  const limited = parsed && withUnread(text.original, parsed, (filter) => readByFamilies(readFilter(filter)));
  return limited?.asks === parsed?.asks ? limited : null;
}

function parseFilter(given: string): FilterRule | null {
  if (isPermission(given)) return nothingRequired;
  const filter = withoutPermissions(given).replace(semicolons, (list) => list.replaceAll('; ', ', '));
  const excepted = parseWithException(filter, {
    parse: readByFamilies,
    parseBase: parseRule,
    parseException: readWhole,
  });
  if (excepted !== null) return excepted;
  const whole = readFilter(filter);
  const lacking = parseLacking(whole);
  if (lacking !== null) return lacking;
  const joined = parseRule(whole);
  return joined && (parseBesideRefusal(whole, joined) ?? joined);
}

const parseUnlessOpen = (filter: string) => (leavesOpen(filter) ? null : parseFilter(filter));

/** A filter read as one rule, as far as the reading rests on its words. */
function readAsOne(filter: string): FilterRule | null {
  const parsed = parseUnlessOpen(filter);
  if (parsed === null || parsed === nothingRequired) return parsed;
  return withUnread(withoutPermissions(filter), parsed, parseUnlessOpen);
}

/** The same; or as conditions one by one, where that leaves less of it. */
function readOne(filter: string): FilterRule | null {
  const whole = readAsOne(filter);
  const refused = parseRefused(filter, whole, readOne);
  if (refused !== null) return refused;
  const isDoubtful = whole === null || whole.ambiguous || refusesApart(filter);
  const listed = isDoubtful || mayHaveLost(filter, whole) ? readConditionList(filter, readAsOne) : null;
  if (whole === null || listed === null || listed.ambiguous) return whole ?? listed;
  return isDoubtful || (listed.asks.includes(', or ') && !/\bor\b/.test(whole.asks)) || listed.asks.includes(whole.asks)
    ? listed
    : whole;
}

/** Each filter is parsed once in a process; beyond this many the oldest is dropped and parsed again when needed. */
const MOST_COMPILED = 2000;
const compiled = new Map<string, FilterRule | null>();

/** A filter compiled once; null where it is not understood. */
export function compiledFilter(filter: string): FilterRule | null {
  const known = compiled.get(filter);
  if (known !== undefined) return known;
  const plain = plainFrame(filter.replace(/\s+/g, ' '));
  const read = readSentences(plain, readOne);
  const rule = read && withLostScope(plain, read, readOne);
  const [oldest] = compiled.keys();
  if (compiled.size >= MOST_COMPILED && oldest !== undefined) compiled.delete(oldest);
  compiled.set(filter, rule);
  return rule;
}
