import { states } from '../../../shared/states.ts';
import { isNear } from './near-spelling.ts';

const names = states.map(({ name }) => name.toLowerCase()).filter((name) => name.length >= 7);

/** A folded text in which long names of states that are misspelt by a letter or two are spelt right. */
export function withStatesSpelt(folded: string): string {
  const words = folded.split(/([^a-z]+)/);
  for (let at = 0; at < words.length; at += 2) {
    for (const count of [2, 1]) {
      if (count === 2 && words[at + 1] !== ' ') continue;
      const given = words.slice(at, at + 2 * count - 1).join('');
      if (given.length < 7 || given.startsWith('indian') || names.includes(given)) continue;
      const name = names.find(
        (known) => known.includes(' ') === (count === 2) && isNear(given, known, known.length >= 10 ? 2 : 1),
      );
      if (name === undefined) continue;
      words.splice(at, 2 * count - 1, name);
      break;
    }
  }
  return words.join('');
}
