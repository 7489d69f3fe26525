import { oncePer } from './once-per.ts';
import type { Concept, ListedPhrase } from './parse-lexicon.ts';
import { GAP } from './parts.ts';
import { packRows, packValues, put, type Rows } from './rows.ts';

/** Rows of the phrases that must or must not be around another one. */
export interface Conditions {
  readonly notBefore: readonly number[];
  readonly notAfter: readonly number[];
  readonly together: readonly number[];
  readonly apart: readonly number[];
}

/** The phrases of all lexicons as numbers: as objects they take twenty times the memory. */
export interface PhraseTable {
  /** The parts of each row: of phrases, and of those in their conditions. */
  readonly rows: Rows;
  /** By phrase, in the order of the files. */
  readonly rowOf: Uint16Array;
  readonly conceptOf: (phrase: number) => Concept;
  readonly placeOf: (phrase: number) => string;
  /** None for most phrases. */
  readonly conditionsOf: (phrase: number) => Conditions | undefined;
  /** The phrases that begin with each part. */
  readonly beginning: Rows;
  /** The second part of each of those, in their order; the gap where there is none. */
  readonly seconds: Uint16Array;
  /** All parts, by number: first the gap, then those that begin phrases. */
  readonly parts: readonly string[];
  /** How many parts there are up to the last that begins a phrase. */
  readonly firstParts: number;
}

const isSame = (a: ListedPhrase, b: ListedPhrase): boolean =>
  a.notBefore === b.notBefore && a.notAfter === b.notAfter && a.together === b.together && a.apart === b.apart;
const isFree = ({ notBefore, notAfter, together, apart }: ListedPhrase): boolean =>
  notBefore.length + notAfter.length + together.length + apart.length === 0;

const MOST = 0xffff;
const none: readonly number[] = [];

/** Made anew when asked for: kept, they are thousands of strings. */
function packPlaces(phrases: readonly ListedPhrase[]): PhraseTable['placeOf'] {
  const places = phrases.map(({ place }) => place.split(':'));
  const fileOf = packValues(places.map(([file]) => file));
  const lineOf = packValues(places.map(([, line]) => line));
  return (phrase) => `${fileOf(phrase)}:${lineOf(phrase)}`;
}

export function tabulate(phrases: readonly ListedPhrase[]): PhraseTable {
  const parts: string[] = [];
  const numberOf = oncePer((part: string) => parts.push(part) - 1);
  numberOf('_');
  for (const phrase of phrases) numberOf(phrase.parts[0] ?? '_');
  const firstParts = parts.length;
  const rows: number[][] = [];
  const rowOf = oncePer((phrase: readonly string[]) => rows.push(phrase.map(numberOf)) - 1);
  const conditions: (Conditions | undefined)[] = [];
  for (const [at, phrase] of phrases.entries()) {
    const before = phrases[at - 1];
    if (isFree(phrase)) conditions.push(undefined);
    else if (before !== undefined && isSame(phrase, before)) conditions.push(conditions[at - 1]);
    else {
      const { notBefore, notAfter, together, apart } = phrase;
      const rowsOf = (list: ListedPhrase['apart']) => (list.length === 0 ? none : list.map(rowOf));
      const [first = none, second = none, third = none, fourth = none] = [notBefore, notAfter, together, apart].map(
        rowsOf,
      );
      conditions.push({ notBefore: first, notAfter: second, together: third, apart: fourth });
    }
  }
  const beginning = new Map<number, number[]>();
  const own = phrases.map((phrase, number) => {
    const row = rowOf(phrase.parts);
    const first = rows[row]?.[0] ?? 0;
    put(beginning, first, number);
    return row;
  });
  if (Math.max(parts.length, rows.length) > MOST) throw new Error('too many phrases for numbers of two bytes');
  const begun = packRows(parts.map((_, part) => beginning.get(part) ?? []));
  return {
    rows: packRows(rows),
    rowOf: Uint16Array.from(own),
    conceptOf: packValues(phrases.map(({ concept }) => concept)),
    placeOf: packPlaces(phrases),
    conditionsOf: packValues(conditions),
    beginning: begun,
    seconds: begun.all.map((number) => rows[own[number] ?? 0]?.[1] ?? GAP),
    parts,
    firstParts,
  };
}
