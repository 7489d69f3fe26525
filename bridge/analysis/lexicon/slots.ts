import { genderless } from './genderless.ts';
import { inflect } from './inflect.ts';

/** One place of a phrase: the words that may be there. */
export interface Slot {
  readonly words: readonly string[];
  /** The same words where they are many. */
  readonly set: ReadonlySet<string> | null;
  readonly stems: readonly string[];
  readonly gap: boolean;
}

const none: readonly string[] = [];
const plainWord = /^[a-z]+$/;

export type Classes = ReadonlyMap<string, readonly string[]>;

/** A list of so few words takes a fraction of the memory of a set and is looked through as fast. */
const FEW = 4;

const takes = ({ set, words }: Slot, form: string): boolean => (set === null ? words.includes(form) : set.has(form));

export function fits(slot: Slot, form: string): boolean {
  const { stems } = slot;
  return takes(slot, form) || (stems.length > 0 && stems.some((stem) => form.startsWith(stem)));
}

/** Reads a place of a phrase, `broken/~break` or `@body`, each only once. */
export function createSlots(classes: Classes): (part: string) => Slot {
  const known = new Map<string, Slot>();
  const formsOf = (alternative: string): readonly string[] => {
    if (alternative.startsWith('~')) return inflect(alternative.slice(1));
    if (!alternative.startsWith('@')) return [alternative];
    return (classes.get(alternative.slice(1)) ?? []).flatMap(formsOf);
  };
  const read = (part: string): Slot => {
    const forms = part.split('/').flatMap(formsOf);
    const words = [...new Set(forms.filter((form) => !form.endsWith('*')).map(genderless))];
    const stems = forms.filter((form) => form.endsWith('*')).map((stem) => stem.slice(0, -1));
    return { words, set: words.length > FEW ? new Set(words) : null, stems, gap: part === '_' };
  };
  return (part) => {
    const found = known.get(part);
    if (found !== undefined) return found;
    const slot = plainWord.test(part) ? { words: [genderless(part)], set: null, stems: none, gap: false } : read(part);
    known.set(part, slot);
    return slot;
  };
}
