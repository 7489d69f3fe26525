/** A stream of numbers in [0, 1); the same seed gives the same stream. */
export type Random = () => number;

/** mulberry32: 32 bits of state are plenty to choose faults by, and it costs nothing. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const randomInteger = (random: Random, below: number): number => Math.floor(random() * below);

export function shuffle<Item>(random: Random, items: Item[]): Item[] {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = randomInteger(random, at + 1);
    [items[at], items[other]] = [items[other] as Item, items[at] as Item];
  }
  return items;
}

const hex = (random: Random, digits: number) =>
  Array.from({ length: digits }, () => randomInteger(random, 16).toString(16)).join('');

export const randomUuid = (random: Random): string =>
  `${hex(random, 8)}-${hex(random, 4)}-7${hex(random, 3)}-8${hex(random, 3)}-${hex(random, 12)}`;

export const randomToken = (random: Random, length: number): string =>
  Array.from({ length }, () => randomInteger(random, 36).toString(36)).join('');
