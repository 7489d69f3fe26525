import type { Told } from '../facts/case-facts.ts';
import { sayWithPart } from '../facts/harm.ts';
import { wordingIn } from '../facts/pick-told.ts';
import { toPlainText } from '../plain-text.ts';
import type { CaseText, Hit, Span } from '../text/read-text.ts';
import type { CaseAnswer, Entry } from './answer-schema.ts';
import type { FindQuote, LocatedWords } from './locate-quotes.ts';
import { attributesOf, type FactList, familiesOf, levelIn, type Wording, wordings } from './wordings.ts';

export interface CollectInput {
  answer: CaseAnswer;
  text: CaseText;
  find: FindQuote;
}

/** An entry of the answer whose words are in the notes. */
export interface Collected extends Told {
  readonly attributes: Wording['attributes'];
  readonly whose: Entry['whose'];
}

const LONGEST_SAY = 60;
const sayable = /^[\p{L}\p{M}\p{N} $%.,'’&/()-]+$/u;

export const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;
const isWithin = (inner: Span, outer: Span): boolean => inner.start >= outer.start && inner.end <= outer.end;

/** Of the client or of the relative the client asks for, and told as a fact. */
export const isOurs = ({ whose, stated }: Pick<Entry, 'whose' | 'stated'>): boolean =>
  whose !== 'other' && stated === 'told';

/** The client's words where they fit into a sentence of ours: plain, short, nothing masked in them. */
function wordsToSay({ shown }: LocatedWords): string | null {
  const words = toPlainText(shown).toLowerCase();
  if (!sayable.test(words)) return null;
  return words.length <= LONGEST_SAY ? words : words.slice(0, Math.max(0, words.lastIndexOf(' ', LONGEST_SAY))) || null;
}

/**
 * What our own reading knows of the quoted words decides: the same wording counts as it counts there, and a model may make
 * no more of known words than they say.
 */
function boundedWording(list: FactList, chosen: Wording, hits: readonly Hit[]): Wording {
  const same = hits.find(({ concept }) => concept.attributes.say === chosen.say);
  if (same !== undefined) return { ...chosen, attributes: attributesOf(list, same.concept) };
  const most = Math.max(0, ...hits.map(({ concept }) => levelIn(list, concept.attributes)));
  if (most === 0 || levelIn(list, chosen.attributes) <= most) return chosen;
  const known = hits.find(({ concept }) => levelIn(list, concept.attributes) === most);
  return wordings[list].get(known?.concept.attributes.say ?? '') ?? chosen;
}

function sayOf(text: CaseText, wording: Wording, found: LocatedWords, hits: readonly Hit[]): string {
  const same = hits.find(({ concept }) => concept.attributes.say === wording.say);
  if (same !== undefined) return sayWithPart(text, same);
  const part = text.hits('part').find((hit) => isWithin(hit, found.span))?.concept.attributes.say;
  const { part: frame, severity } = wording.attributes;
  if (frame !== undefined && part !== undefined) return frame.replace('{}', part);
  if (!wording.isGeneral) return wordingIn(text, wording.attributes) ?? wording.say;
  return severity !== undefined && part !== undefined ? `${part} injury` : (wordsToSay(found) ?? wording.say);
}

export function collectEntry({ text, find }: CollectInput, list: FactList, entry: Entry): Collected | null {
  const chosen = wordings[list].get(entry.what);
  const found = chosen === undefined ? null : find(entry.quote);
  if (chosen === undefined || found === null) return null;
  const hits = familiesOf(list)
    .flatMap((family) => text.told(family))
    .filter((hit) => isWithin(hit, found.span));
  const wording = boundedWording(list, chosen, hits);
  const { span } = found;
  return { span, say: sayOf(text, wording, found, hits), attributes: wording.attributes, whose: entry.whose };
}

export function firstOfEach<T>(list: readonly T[], keyOf: (one: T) => string): T[] {
  const seen = new Set<string>();
  return list.filter((one) => !seen.has(keyOf(one)) && seen.add(keyOf(one)));
}

/** The entries of a list that hold, each once. */
export function collectEntries(
  input: CollectInput,
  list: Exclude<FactList, 'lawyer' | 'non_lead'>,
  holds: (entry: Entry) => boolean = isOurs,
): Collected[] {
  const collected = input.answer[list].filter(holds).flatMap((entry) => collectEntry(input, list, entry) ?? []);
  return firstOfEach(collected, ({ say, span }) => `${say} ${span.start}`);
}
