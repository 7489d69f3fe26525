import { type State, states } from '../../../shared/states.ts';
import { isNear } from './near-spelling.ts';
import { placeKey } from './place-key.ts';

const stateByKey = new Map<string, State>();
for (const state of states) {
  for (const name of [state.code, state.name, ...state.otherNames]) stateByKey.set(placeKey(name), state);
}

const longNames = states.map((state) => ({ state, key: placeKey(state.name) })).filter(({ key }) => key.length >= 7);

/** What a form's state field holds beside the state itself: "State of Texas", "TX - Texas", "Texas, USA". */
const DECORATION =
  /^(?:the )?(?:state|estado|commonwealth) (?:of|de) | (?:state|estado)$|,? ?(?:u\.?s\.?a?\.?|united states|estados unidos)$/g;

/** The state that a whole text names: code, name, older abbreviation, Spanish name or a near misspelling. */
export function findState(text: string): State | null {
  if (text.length > 100) return null;
  const key = placeKey(text);
  const exact = stateByKey.get(key) ?? stateByKey.get(key.replaceAll(' ', ''));
  if (exact) return exact;
  const bare = key.replace(DECORATION, '').trim();
  if (bare !== key) return findState(bare);
  return inParts(text) ?? nearest(key);
}

function inParts(text: string): State | null {
  const parts = text.split(/[/,()|]|\s-\s/).filter((part) => placeKey(part) !== '');
  if (parts.length < 2) return null;
  const named = parts.map((part) => stateByKey.get(placeKey(part)) ?? null).filter((state) => state !== null);
  const [first] = named;
  return first && named.every((state) => state === first) ? first : null;
}

function nearest(key: string): State | null {
  const near = longNames.filter((candidate) => isNear(key, candidate.key, candidate.key.length >= 10 ? 2 : 1));
  return near.length === 1 ? (near[0]?.state ?? null) : null;
}
