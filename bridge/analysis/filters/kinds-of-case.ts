import { readFileSync } from 'node:fs';
import { practiceAreas } from '../../../shared/practice-areas.ts';
import { eventFamilies } from '../facts/events.ts';
import { matterOfArea, matterOfSide } from '../facts/named-matter.ts';
import { compileLexicon } from '../lexicon/lexicon.ts';
import { sharedLexicon } from '../lexicon/load-lexicon.ts';
import { type Concept, parseLexicon } from '../lexicon/parse-lexicon.ts';
import { once } from '../once.ts';
import { splitClauses } from '../text/clauses.ts';
import { foldInPlace } from '../text/fold-text.ts';
import { matchesOf } from '../text/matches.ts';
import { readWords } from '../text/read-words.ts';
import { judgeNotesLabel } from '../topics/judge-notes-label.ts';
import { readTopicText } from '../topics/read-topic-text.ts';
import { areaOfGroup, groupOfArea } from '../topics/topic-groups.ts';
import { wordList, wordPattern } from './base/coverage.ts';
import { type FilterText, sectionOf } from './base/filter-text.ts';
import { allOf, anyOf, type FilterRule, met, notUnderstood, rule, unknown, violated } from './base/filter-verdict.ts';
import { type Evidence, evidenceAt, type RecordFacts } from './base/record-facts.ts';
import { relevanceWords } from './judge-relevance.ts';
import { evidenceOf, namesIn } from './questions/mentions.ts';

/** Whether a lead is of a kind; null where the notes do not say. */
interface Answer {
  readonly holds: boolean | null;
  readonly evidence: Evidence | null;
  /** Whether the notes tell of something of the same side of the law. */
  readonly isNear?: boolean;
}
type Judge = (facts: RecordFacts) => Answer;

/** A kind of case of `data/filters/kinds.lex`. */
interface Kind {
  /** "a dog bite or attack" */
  readonly says: string;
  /** Whether notes that do not speak of it are not of the kind. */
  readonly isSure: boolean;
  readonly judge: Judge;
  /** Whether a filter that names nothing else asks for it, and not for the harm or the fact of that name. */
  readonly isAlone: boolean;
  /** Whether a word of a lead may speak of it. */
  readonly isNear: (word: string) => boolean;
  /** Whether a practice area may hold it: falls belong to nursing homes too, leave to employment. */
  readonly isUnder: (practiceArea: string) => boolean;
}

const nameOf = new Map(practiceAreas.map(({ id, name }) => [id, name]));

/** By the words learned of a practice area. */
const judgeArea = (area: string): Judge => {
  const label = nameOf.get(area) ?? area;
  const own = areaOfGroup(groupOfArea(area) ?? area);
  return (facts) => {
    const { verdict, topic } = judgeNotesLabel({ label, reading: readTopicText(facts.record) });
    if (verdict === 'other_area') return { holds: false, evidence: null };
    // A label also fits notes of areas that it covers ("immigration" a marriage), of which a filter does not speak.
    if (verdict === 'unclear' || topic?.areaId !== own) return { holds: null, evidence: null };
    const at = topic.quote === '' ? -1 : facts.notes.indexOf(topic.quote);
    return { holds: true, evidence: at === -1 ? null : { quote: topic.quote, field: 'intakeNotes', at } };
  };
};

const conceptOf = (name: string): Concept | undefined =>
  eventFamilies.map((family) => sharedLexicon().concepts.get(`${family}.${name}`)).find((found) => found !== undefined);

/** Sides of the law that run into each other: a buyer's contract is a consumer's matter too. */
const wider: Readonly<Record<string, string>> = {
  business: 'money',
  debt: 'money',
  insurance: 'money',
  traffic: 'crime',
  kin: 'family',
};
const sidesOf = (areas: string | undefined): string[] => namesIn(areas).map((area) => wider[area] ?? area);

/** By what happened: an event of another side of the law shows another kind of case. */
const judgeEvents =
  (kinds: readonly string[], told: readonly string[], sides: () => ReadonlySet<string>): Judge =>
  (facts) => {
    const { facts: found, text } = facts.inQuestion();
    const span = found.events.find(({ kind }) => kinds.includes(kind))?.span ?? told.flatMap(text.told)[0];
    if (span !== undefined) return { holds: true, evidence: evidenceOf(facts, span) };
    const isNear = found.events.some(({ area }) => sidesOf(area).some((side) => sides().has(side)));
    return { holds: found.events.length > 0 && !isNear ? false : null, evidence: null, isNear };
  };

/** By the name of a product or place. */
const judgeNamed =
  (isNamed: (word: string) => boolean): Judge =>
  (facts) => {
    const said = matchesOf(facts.folded, wordPattern).find(([word]) => isNamed(word));
    return said === undefined
      ? { holds: null, evidence: null }
      : { holds: true, evidence: evidenceAt(facts, said.index, said.index + said[0].length) };
  };

function kindOf({ attributes }: Concept): Kind {
  const { says = '', alone, area, kinds, told, named, words } = attributes;
  const isNear = wordList(namesIn(named ?? words));
  const names = [...namesIn(kinds), ...namesIn(told).map((name) => name.slice(name.indexOf('.') + 1))];
  const sides = once(() => new Set(names.flatMap((name) => sidesOf(conceptOf(name)?.attributes.area))));
  const judge =
    area !== undefined
      ? judgeArea(area)
      : named !== undefined
        ? judgeNamed(isNear)
        : judgeEvents(namesIn(kinds), namesIn(told), sides);
  const isUnder = (practiceArea: string) => {
    const matter = matterOfArea(practiceArea);
    const isOwn = area !== undefined && matterOfArea(nameOf.get(area) ?? area) === matter;
    return isOwn || [...sides()].some((side) => matterOfSide(side) === matter);
  };
  return { says, isSure: area === undefined, isAlone: alone !== 'no', judge, isNear, isUnder };
}

const file = new URL('../data/filters/kinds.lex', import.meta.url);
const lexicon = compileLexicon([parseLexicon('kinds', readFileSync(file, 'utf8'))]);
const kinds = new Map([...lexicon.concepts.values()].map((concept) => [concept, kindOf(concept)]));

interface NamedKind {
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
}

/** The kinds of case that a folded text names, the longest names first found; none overlaps another. */
function kindsIn(folded: string): NamedKind[] {
  const words = readWords(folded, splitClauses(folded));
  const hits = lexicon.match(words).toSorted((a, b) => b.last - b.first - (a.last - a.first) || a.first - b.first);
  const taken = new Set<number>();
  const named = hits.flatMap(({ concept, first, last }): NamedKind[] => {
    const range = Array.from({ length: last - first + 1 }, (_, at) => first + at);
    const kind = kinds.get(concept);
    const isCut = words.slice(first, last).some(({ end }) => / -+ /.test(folded.slice(end, end + 4)));
    if (kind === undefined || isCut || range.some((at) => taken.has(at))) return [];
    for (const at of range) taken.add(at);
    return [{ kind, start: words[first]?.start ?? 0, end: words[last]?.end ?? 0 }];
  });
  return named.toSorted((a, b) => a.start - b.start);
}

const aheadOfKind = new RegExp(`^(?:${sectionOf('kind.ahead').source})?`);
const behindKind = new RegExp(`^(?:${sectionOf('kind.behind').source})`);
/** "Bedsores must be stage 3": what is asked of a kind of case, even where the reading names the kind. */
const asksOfKind = /^(?: [a-z]+)?:? (?:must|needs?|ha(?:s|ve) to)\b/;
const demands = /\bonly\b|^(?:we |i )*(?:do|take|handle|accept) (?!not\b)/;
/** "We only want rear-end crashes where …": no other kind, and of this one not all. */
const onlyKind = /^(?:we |i )(?:only|just) (?:want|take|accept|do|handle) /;
const nextKind = /^(?:,? (?:and|or|&) |, |\/)$/;

/** "No sex offenses, no domestic violence": two refusals, neither of which is for the other. */
const refusesNext = /^[,;]? (?:and |or )?(?:no|not|nor)\b/;

/** The kinds of case that a folded filter opens with, one or a list. */
function openingKinds(folded: string): NamedKind[] {
  const start = aheadOfKind.exec(folded)?.[0].length ?? 0;
  const [first, ...rest] = kindsIn(folded).filter((one) => one.start >= start || one.start === 0);
  if (first === undefined || (first.start !== start && first.start !== 0)) return [];
  const opened = [first];
  for (const one of rest) {
    if (!nextKind.test(folded.slice(opened.at(-1)?.end, one.start))) break;
    opened.push(one);
  }
  return behindKind.test(folded.slice(opened.at(-1)?.end)) ? opened : [];
}

const aheadOfLast = /(?<!\bask\w*|\b(?:ok|okay|fine|accepted|allowed) only)(?: for| on)(?: (?:all|any|our))? $|\($/;
const behindLast = /^(?: (?:cases?|claims?|leads?|matters?))?[\s.!)]*$/;

/** "Age 50 or older for SSD", "fractures only (nursing home falls)": the kinds of case that a folded filter closes with. */
function closingKinds(folded: string): NamedKind[] {
  const named = kindsIn(folded);
  const last = named.at(-1);
  if (last === undefined || !behindLast.test(folded.slice(last.end))) return [];
  let first = named.length - 1;
  while (first > 0 && nextKind.test(folded.slice(named[first - 1]?.end, named[first]?.start))) first -= 1;
  return aheadOfLast.test(folded.slice(0, named[first]?.start)) ? named.slice(first) : [];
}

/** Where the kinds of case begin that a folded filter closes with. */
export const startOfKind = (folded: string): number => closingKinds(folded)[0]?.start ?? folded.length;
/** Where the kinds of case end that a folded filter opens with; 0 where it opens with none. */
export const endOfKind = (folded: string): number => openingKinds(folded).at(-1)?.end ?? 0;

/** A rule for the kinds of case that its filter opens with, where its reading does not name them. */
export function withKind(filter: string, rule: FilterRule, reading: string): FilterRule {
  const folded = foldInPlace(filter);
  const opening = openingKinds(folded);
  const opened = opening.length > 0 ? opening : closingKinds(folded);
  const [start, end] = [opened[0]?.start ?? 0, opened.at(-1)?.end ?? 0];
  if (opened.length === 0 || /^it is (?:not )?about /.test(rule.asks)) return rule;
  if (refusesNext.test(folded.slice(end))) return rule;
  if (opened === opening && /^[^a-z]*(?:cases?|claims?|only)?[^a-z]*$/.test(folded.slice(end))) return rule;
  const some = opened.map(({ kind }) => kind);
  const isKnown = some.every(({ isAlone }) => isAlone);
  if (/^ only[,;]/.test(folded.slice(end)) || (isKnown && onlyKind.test(folded.slice(0, start)))) {
    const ofKind = isKnown ? kindsRule(some, false) : notUnderstood(folded.slice(start, end));
    return allOf([ofKind, rule]);
  }
  const isSaid = some.every(({ says, isNear }) => reading.includes(says) || reading.match(wordPattern)?.some(isNear));
  if (!asksOfKind.test(folded.slice(end)) && isSaid) return rule;
  const judge: FilterRule['judge'] = (facts) => {
    const stated = rule.judge(facts);
    if (stated.verdict !== 'violated') return stated;
    const area = foldInPlace(facts.record.practiceArea);
    const named = kindsIn(area);
    const words = `${area} ${facts.folded}`.match(wordPattern) ?? [];
    const isNamed = (kind: Kind) => words.some(kind.isNear) || named.some((one) => one.kind === kind);
    if (some.some(isNamed)) return stated;
    const answers = some.map((kind) => kind.judge(facts).holds);
    const isOtherArea = named.length > 0 && !some.some(({ isUnder }) => isUnder(area));
    const isOther = isOtherArea || answers.every((holds) => holds === false);
    if (answers.includes(true) || !isOther) return stated;
    return demands.test(folded)
      ? unknown('the notes do not say what kind of case it is')
      : met('it is another kind of case', null);
  };
  return { ...rule, asks: `if it is about "${folded.slice(start, end)}", ${rule.asks}`, judge };
}

const listed = new Intl.ListFormat('en', { type: 'disjunction' });
/** Leads of any of some kinds are refused, or asked for. */
function kindsRule(some: readonly Kind[], rejects: boolean): FilterRule {
  const names = listed.format(some.map(({ says }) => says));
  const isAbsent = rejects && some.every(({ isSure }) => isSure);
  return rule(
    `it is ${rejects ? 'not ' : ''}about ${names}`,
    (facts) => {
      const answers = some.map(({ judge }) => judge(facts));
      const shown = answers.findIndex(({ holds }) => holds);
      if (shown !== -1)
        return (rejects ? violated : met)(`the notes are about ${some[shown]?.says}`, answers[shown]?.evidence ?? null);
      const isOther = answers.every(({ holds, isNear }) => holds === false || (isAbsent && isNear !== true));
      return isOther
        ? (rejects ? met : violated)('the notes are about something else', null)
        : unknown(relevanceWords.unclear);
    },
    isAbsent ? 'met if not stated' : undefined,
  );
}

const frame = sectionOf('kind.list');
const filler = sectionOf('kind.filler', 'g');
const between = /,? (?:or|and|nor|&|\+) |, ?|\/| & /;
const MOST_WORDS = 4;
/** A list with one of these is a sentence. */
const ofSentence = /\b(?:must|needs?|ha[sv]e?|is|are|was|were|if|when|where|unless|who|that|without)\b/;

/** What a list names: kinds of case, and what is none; null where more is said of a kind than its name. */
function readList(list: string): { found: Kind[]; others: string[] } | null {
  const named = ofSentence.test(list) ? [] : kindsIn(list);
  const marked = named.reduceRight(
    (text, { start, end }, at) => `${text.slice(0, start)}<${at}>${text.slice(end)}`,
    list,
  );
  if (named.length === 0) return null;
  const items = marked
    .split(between)
    .map((item) => ` ${item} `.replace(filler, ' ').trim())
    .filter((item) => item !== '');
  const others = items.filter((item) => !/^<\d+>$/.test(item));
  if (others.some((item) => /[<\d]/.test(item) || item.split(' ').length > MOST_WORDS)) return null;
  const isMixed = others.length > 0;
  const found = named.filter(({ kind }) => kind.isAlone || !isMixed);
  const beside = named.filter((one) => !found.includes(one)).map(({ start, end }) => list.slice(start, end));
  return { found: [...new Set(found.map(({ kind }) => kind))], others: [...beside, ...others] };
}

/**
 * "No medical malpractice", "dog bites, falls and car wrecks only": kinds of case that a filter refuses or asks for by name.
 * @param parse reads what stands beside them ("car accidents and uber rides only")
 */
export function parseKinds(
  { main, asides, rejects, refusedAside }: FilterText,
  parse: (filter: string) => FilterRule | null,
): FilterRule | null {
  // "No SSI only" refuses what has nothing besides; what follows a dash is asked of the kind.
  if ((rejects && demands.test(main)) || (/^ -/.test(asides) && !refusedAside)) return null;
  const list = readList(frame.exec(main)?.[1] ?? '');
  if (list === null) return null;
  const { found, others } = list;
  if (others.length === 0 && found.length === 1 && found[0]?.isAlone === false) return null;
  if (!rejects && !demands.test(main) && found.length + others.length < 2) return null;
  const parsed = others.map((item) => parse(`${rejects ? 'no' : 'only'} ${item}`));
  const isUnread = parsed.includes(null);
  if (isUnread && found.length < others.length) return null;
  const beside = parsed.map((one, at) => one ?? notUnderstood(others[at] ?? ''));
  const rules = found.length === 0 ? beside : [kindsRule(found, rejects), ...beside];
  return rejects ? allOf(rules) : anyOf(rules);
}
