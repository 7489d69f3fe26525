import { onceFor } from '../text/once-for.ts';
import type { CaseText } from '../text/read-text.ts';
import { isNear } from './near-spelling.ts';
import {
  cutNames,
  LONGEST_PLACE_NAME,
  longStateNames,
  type NamedPlace,
  opensPlaceName,
  placeNames,
  placeOfCode,
  plainCodes,
} from './place-names.ts';

/** A place named in the notes. */
export interface PlaceMention extends NamedPlace {
  /** Indexes of its first and last word. */
  readonly first: number;
  readonly last: number;
  /** Told by the two letters of a state. */
  readonly code: boolean;
}

/** More capitals than this share of the letters say nothing. */
const SHOUTED = 0.5;

/** The words as they were written, in small letters: places are often called like people, whose names are masked. */
export function formsOf(text: CaseText): string[] {
  return text.words.map(({ spelt, start, end }) =>
    spelt.startsWith('z') && /^z+$/.test(spelt) ? text.folded.text.slice(start, end).replace(/'s$/, '') : spelt,
  );
}

function misspeltState(form: string, written: string): NamedPlace | null {
  if (form.length < 7 || !/^[A-Z]/.test(written)) return null;
  const near = (longStateNames.get(form[0] ?? '') ?? []).find(
    ({ name }) => !name.includes(' ') && isNear(form, name, 1),
  );
  return near === undefined ? null : { place: near.code, kind: 'state' };
}

export const isShouted = onceFor(
  ({ folded: { original } }: CaseText): boolean =>
    original.replace(/[^A-Z]+/g, '').length > SHOUTED * (original.replace(/[^A-Za-z]+/g, '').length || 1),
);

/** Places by name, by code and, for long names of states, with one letter wrong. */
export function findPlaces(text: CaseText, forms: readonly string[]): PlaceMention[] {
  const shouted = isShouted(text);
  const found: PlaceMention[] = [];
  for (let at = 0; at < forms.length; at += 1) {
    const form = forms[at] ?? '';
    if (form.length < 2) continue;
    let named: NamedPlace | undefined;
    let length = opensPlaceName.has(form) ? Math.min(LONGEST_PLACE_NAME, forms.length - at) : 0;
    for (; length > 0 && named === undefined; length -= 1)
      named = placeNames.get(forms.slice(at, at + length).join(' '));
    const last = at + length;
    if (form === 'us' && text.quote(text.words[at] ?? { start: 0, end: 0 }) !== 'US') continue;
    if (named !== undefined) {
      found.push({ ...named, first: at, last, code: false });
      at = last;
      continue;
    }
    const { start = 0, end = 0 } = text.words[at] ?? {};
    const code = form.toUpperCase();
    const cut = text.text[end] === '.' || text.text.slice(start - 2, start) === ', ' ? cutNames.get(form) : undefined;
    if (cut !== undefined && /^[A-Z]/.test(text.quote({ start, end })))
      found.push({ place: cut, kind: 'state', first: at, last: at, code: false });
    const coded = form.length === 2 ? placeOfCode.get(code) : undefined;
    if (coded !== undefined) {
      const written = text.quote({ start, end });
      if ((written === code && !shouted) || plainCodes.has(form))
        found.push({ place: coded, kind: 'state', first: at, last: at, code: true });
    } else if (form.length >= 7) {
      const state = misspeltState(form, text.quote({ start, end }));
      if (state !== null) found.push({ ...state, first: at, last: at, code: false });
    }
  }
  return found;
}
