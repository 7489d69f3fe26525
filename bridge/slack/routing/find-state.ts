import { type State, states } from '../../../shared/states.ts';

const stateByKey = new Map<string, State>();
for (const state of states) {
  for (const name of [state.code, state.name, ...state.otherNames]) stateByKey.set(keyOf(name), state);
}

/** Without case, accents and punctuation. */
function keyOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}'’`´ʻ.]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const DECORATION =
  /^(?:the )?(?:state|estado) (?:of|de) | (?:state|estado)$|(?:^| )(?:usa?|united states|estados unidos)$/g;

/** The state that a text names by its code or a name: "TX", "texas", "Austin, TX", "State of Texas". */
export function findState(text: string): State | null {
  if (text.length > 100) return null;
  const whole = named(text);
  if (whole) return whole;
  const parts = text.split(/[/,;()|]|\s-\s/).map(named);
  const found = new Set(parts.filter((state) => state !== null));
  const [only = null] = found;
  return found.size === 1 ? only : null;
}

function named(text: string): State | null {
  const key = keyOf(text);
  return stateByKey.get(key) ?? stateByKey.get(key.replace(DECORATION, '').trim()) ?? null;
}
