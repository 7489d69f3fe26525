/** Lists of numbers below 2 ** 16 end to end: list `n` is `all` from `from[n]` to `from[n + 1]`. */
export interface Rows {
  readonly all: Uint16Array;
  readonly from: Uint32Array;
}

export function packRows(lists: readonly (readonly number[])[]): Rows {
  const from = new Uint32Array(lists.length + 1);
  for (const [at, { length }] of lists.entries()) from[at + 1] = (from[at] ?? 0) + length;
  const all = new Uint16Array(from[lists.length] ?? 0);
  let at = 0;
  for (const list of lists) for (const number of list) all[at++] = number;
  return { all, from };
}

/** A list in which most values come again and again, by their numbers: a pointer each takes four times the memory. */
export function packValues<T>(list: readonly T[]): (at: number) => T {
  const values = [...new Set(list)];
  const numbers = numbersOf(list, values);
  return (at) => values[numbers[at] ?? 0] as T;
}

/** Apart, as what is returned above would keep the map alive. */
function numbersOf<T>(list: readonly T[], values: readonly T[]): Uint16Array {
  const numberOf = new Map(values.map((value, number) => [value, number]));
  return Uint16Array.from(list, (value) => numberOf.get(value) ?? 0);
}

export function put<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [value]);
  else known.push(value);
}
