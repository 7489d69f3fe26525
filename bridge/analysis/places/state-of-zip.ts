import { type State, states } from '../../../shared/states.ts';
import { militaryPrefixes, zipExceptions, zipPrefixes } from './zip-prefixes.ts';

const stateByCode = new Map(states.map((state) => [state.code, state]));
const stateByPrefix = new Map<number, State>();
for (const [from, to, code] of zipPrefixes) {
  const state = stateByCode.get(code);
  for (let prefix = from; state && prefix <= to; prefix += 1) stateByPrefix.set(prefix, state);
}

const FORM = /^(\d{5})(?:[- ]?\d{4})?$/;

/** The five digits of a ZIP code, `null` where the text is none. A lost leading zero is not made up. */
export function readZip(text: string): string | null {
  const digits = FORM.exec(text.trim())?.[1] ?? null;
  return digits !== null && isAssigned(digits) ? digits : null;
}

function isAssigned(digits: string): boolean {
  const prefix = Number(digits.slice(0, 3));
  return stateByPrefix.has(prefix) || militaryPrefixes.some(([from, to]) => prefix >= from && prefix <= to);
}

/** The state a ZIP code lies in; `null` for what is none and for the armed forces. */
export function stateOfZip(text: string): State | null {
  const digits = readZip(text);
  if (digits === null) return null;
  const exception = zipExceptions[digits];
  if (exception !== undefined) return stateByCode.get(exception) ?? null;
  return stateByPrefix.get(Number(digits.slice(0, 3))) ?? null;
}
