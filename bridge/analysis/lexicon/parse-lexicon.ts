import { oncePer } from './once-per.ts';
import { narrow } from './word-files.ts';

/** A concept of a lexicon: what its phrases mean, with the attributes that the facts are built from. */
export interface Concept {
  /** `file.concept`, for example `harm.fracture`. */
  readonly name: string;
  /** The file: `harm`. */
  readonly family: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** A phrase as it is written, its conditions beside it. Words are in the forms that the reading gives them. */
export interface ListedPhrase {
  readonly concept: Concept;
  readonly parts: readonly string[];
  readonly notBefore: readonly (readonly string[])[];
  readonly notAfter: readonly (readonly string[])[];
  readonly together: readonly (readonly string[])[];
  readonly apart: readonly (readonly string[])[];
  /** `file:line`, for error messages and the usage report. */
  readonly place: string;
}

export interface WordClass {
  readonly name: string;
  readonly members: readonly string[];
  readonly place: string;
}

export interface ParsedLexicon {
  readonly classes: readonly WordClass[];
  /** Where a word class is first named; it may be defined in another file. */
  readonly named: ReadonlyMap<string, string>;
  readonly concepts: readonly Concept[];
  readonly phrases: readonly ListedPhrase[];
}

const mention = /@[a-z]+/g;
const comment = /(?:^|\s)\/\/.*$/;
const conceptLine = /^\[([a-z_]+)((?:\s+[a-z]+=(?:"[^"]*"|[^\s"\]]+))*)\]$/;
const attribute = /([a-z]{1,40})=(?:"([^"]*)"|([^\s"]+))/g;
const classLine = /^class ([a-z]+) = (.+)$/;
// The forms that the reading gives words: figures are `#`, "don't" is "dont", "L4-5" keeps its figures.
const form = String.raw`(?:~?[a-z]+(?:\d+(?:-\d+)?|\d*\*)?|@[a-z]+|[#$])`;
const readable = new RegExp(`^ *(?:(?:_|${form}(?:/${form})*)(?: ?, *| |$)){1,2000}$`);
// A gap or a stem of one letter cannot begin a phrase.
const neverStarts = /^(?:_ |[^ ]\*)/;
const conditions = { 'not before': 'notBefore', 'not after': 'notAfter', with: 'together', without: 'apart' } as const;
type Condition = (typeof conditions)[keyof typeof conditions];

const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

type SplitPhrase = (text: string) => readonly string[];

/** Most conditions name the same words: what reads alike is the same list of the same strings, which halves the memory. */
export function createSplitPhrase(): SplitPhrase {
  const partOf = oncePer(narrow);
  return oncePer((text) => text.split(' ').map(partOf));
}

/** @throws Error where a word of the list is in no form that the reading gives, as nothing could ever match it */
function refuseUnreadable(list: string, place: string): void {
  if (readable.test(list)) return;
  const found = list.split(/[, ]+/).find((part) => part !== '' && !readable.test(part));
  throw new Error(`${place}: no text reads as "${found ?? list.trim()}"`);
}

type Held = Record<Condition, (readonly string[])[]>;

function parseConditions(texts: readonly string[], place: string, splitPhrase: SplitPhrase): Held {
  const parsed: Held = { notBefore: [], notAfter: [], together: [], apart: [] };
  for (const text of texts) {
    const colon = text.indexOf(':');
    const name = text.slice(0, colon).trim();
    const list = text.slice(colon + 1);
    if (!(name in conditions) || list.trim() === '') throw new Error(`${place}: unknown condition "${text.trim()}"`);
    refuseUnreadable(list, place);
    parsed[conditions[name as keyof typeof conditions]].push(...splitList(list).map(splitPhrase));
  }
  return parsed;
}

/** A line of conditions alone holds for every phrase of the concept above it. Phrases of one line go on sharing theirs. */
function holdForConcept(phrases: ListedPhrase[], concept: Concept, held: Held): void {
  const joined = new Map<ListedPhrase['apart'], ListedPhrase['apart']>();
  const join = (name: Condition, own: ListedPhrase['apart']): ListedPhrase['apart'] => {
    if (held[name].length === 0) return own;
    const known = joined.get(own) ?? [...own, ...held[name]];
    joined.set(own, known);
    return known;
  };
  for (let index = phrases.length - 1; phrases[index]?.concept === concept; index -= 1) {
    const phrase = phrases[index] as ListedPhrase;
    phrases[index] = {
      ...phrase,
      notBefore: join('notBefore', phrase.notBefore),
      notAfter: join('notAfter', phrase.notAfter),
      together: join('together', phrase.together),
      apart: join('apart', phrase.apart),
    };
  }
}

/**
 * Reads one lexicon file. Lines: `// comment`, `class name = word, word`, `[concept key=value key="two words"]`, and
 * phrases separated by commas, with conditions for all of the line after `|`: `not before`, `not after`, `with`, `without`.
 * A line of conditions alone holds for all phrases of its concept above it.
 * @throws Error with file and line where a line is none of these, where no text can read as a phrase, and where a
 * concept or one of its phrases is listed twice
 */
export function parseLexicon(file: string, text: string, splitPhrase = createSplitPhrase()): ParsedLexicon {
  const classes: WordClass[] = [];
  const named = new Map<string, string>();
  const concepts = new Map<string, Concept>();
  const phrases: ListedPhrase[] = [];
  let concept: Concept | undefined;
  let listed = new Set<string>();
  const open = ([, name, pairs = '']: RegExpExecArray, place: string) => {
    const attributes = [...pairs.matchAll(attribute)].map((match) => [match[1], narrow(match[2] ?? match[3] ?? '')]);
    concept = { name: narrow(`${file}.${name}`), family: file, attributes: Object.fromEntries(attributes) };
    if (concepts.has(concept.name)) throw new Error(`${place}: the concept ${name} stands twice`);
    concepts.set(concept.name, concept);
    listed = new Set();
  };
  const list = (line: string, place: string) => {
    if (concept === undefined) throw new Error(`${place}: a phrase before the first concept`);
    const [first = '', ...rest] = line.split('|');
    const held = parseConditions(rest, place, splitPhrase);
    if (first === '') holdForConcept(phrases, concept, held);
    else refuseUnreadable(first, place);
    for (const phrase of splitList(first)) {
      const parts = splitPhrase(phrase);
      if (listed.has(phrase)) throw new Error(`${place}: the phrase "${phrase}" stands twice`);
      if (neverStarts.test(phrase) || parts.at(-1) === '_') throw new Error(`${place}: "${phrase}" has an open end`);
      listed.add(phrase);
      const { notBefore, notAfter, together, apart } = held;
      phrases.push({ concept, parts, notBefore, notAfter, together, apart, place });
    }
  };
  text.split('\n').forEach((raw, index) => {
    const place = `${file}.lex:${index + 1}`;
    const line = (raw.includes('//') ? raw.replace(comment, '') : raw).trim();
    if (line === '') return;
    for (const [word] of line.matchAll(mention)) named.set(word.slice(1), place);
    const [, name, members = ''] = classLine.exec(line) ?? [];
    const header = conceptLine.exec(line);
    if (name !== undefined) {
      refuseUnreadable(members, place);
      const forms = splitList(members).map(narrow);
      const several = forms.find((form) => /[ /]/.test(form));
      if (several !== undefined) throw new Error(`${place}: "${several}" is more than one word`);
      classes.push({ name, members: forms, place });
    } else if (header !== null) open(header, place);
    else list(line, place);
  });
  return { classes, named, concepts: [...concepts.values()], phrases };
}
