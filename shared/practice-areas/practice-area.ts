/** A practice area as firms name it, with the other names leads and intake people use for it. */
export interface PracticeArea {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** Areas this one usually includes, so that a firm that names it accepts them too. */
  readonly covers: readonly string[];
}

/** Builds one area: `aliases` is a comma-separated list, to keep tables readable. */
export function area(id: string, name: string, aliases: string, covers: readonly string[] = []): PracticeArea {
  return { id, name, aliases: aliases.split(',').map((alias) => alias.trim().replace(/\s+/g, ' ')), covers };
}

/** Filler words: "Divorce Case" and "Divorce" are one area. */
const fillers = new Set(
  'and or the a an y de del law laws case cases claim claims matter matters issue issues caso casos'.split(' '),
);

/** A role before or after the area is dropped; elsewhere it is the subject, as in "attorney malpractice". */
const ROLE_BEFORE = /^(?:abogad[oa]s?|licenciad[oa]s?)$/;
const ROLE_AFTER = /^(?:lawyers?|attorneys?|atty|lawfirm)$/;

/** These end like plurals but are singular. */
const noPlural = new Set(['pfas', 'aids', 'lupus']);

const singular = (word: string) =>
  noPlural.has(word)
    ? word
    : word.length > 4 && word.endsWith('ies')
      ? `${word.slice(0, -3)}y`
      : word.length > 3 && word.endsWith('s') && !word.endsWith('ss')
        ? word.slice(0, -1)
        : word;

/** Cache limits, keys and letters of a key: names repeat, and long ones are hostile. */
const [KEPT, KEPT_LENGTH] = [5_000, 100];

/** The same function, which remembers what it made of a name. */
export function rememberingNames<T extends NonNullable<unknown>>(make: (name: string) => T): (name: string) => T {
  const kept = new Map<string, T>();
  return (name) => {
    const made = kept.get(name) ?? make(name);
    if (kept.size >= KEPT) kept.clear();
    if (name.length <= KEPT_LENGTH) kept.set(name, made);
    return made;
  };
}

/** The name without case, accents, spacing, punctuation, plurals and fillers; equal keys mean the same area. */
export const normaliseAreaName = rememberingNames(keyOf);

function keyOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’`´.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const telling = words.filter(
    (word, index) =>
      !fillers.has(word) &&
      !(index === 0 && ROLE_BEFORE.test(word)) &&
      !(index === words.length - 1 && ROLE_AFTER.test(word)),
  );
  return (telling.length > 0 ? telling : words).map(singular).join('');
}
