import { type State, states } from '../../../shared/states.ts';
import table from '../data/zips.json' with { type: 'json' };

const prefixesIn = (ranges: string): number[] =>
  ranges.split(' ').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });

const stateByCode = new Map(states.map((state) => [state.code, state]));
export const codeByPrefix: ReadonlyMap<number, string> = new Map(
  Object.entries(table.prefixes).flatMap(([code, ranges]) =>
    prefixesIn(ranges).map((prefix) => [prefix, code] as const),
  ),
);
const militaryPrefixes = new Set(prefixesIn(table.military));
const exceptions: Readonly<Record<string, string>> = table.exceptions;

const FORM = /^(\d{5})(?:[- ]?\d{4})?$/;

/** The five digits of a ZIP code, `null` where there is no such code. A lost leading zero is not made up. */
export function readZip(text: string): string | null {
  const digits = FORM.exec(text.trim())?.[1] ?? '';
  const prefix = Number(digits.slice(0, 3));
  return digits !== '' && (codeByPrefix.has(prefix) || militaryPrefixes.has(prefix)) ? digits : null;
}

/** The state a ZIP code lies in; `null` where there is no such code and for the armed forces. */
export function stateOfZip(text: string): State | null {
  const digits = readZip(text);
  if (digits === null) return null;
  return stateByCode.get(exceptions[digits] ?? codeByPrefix.get(Number(digits.slice(0, 3))) ?? '') ?? null;
}
