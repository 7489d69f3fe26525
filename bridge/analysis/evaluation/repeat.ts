import { largest, mean } from './statistics.ts';

/** Runs a task for each item, at most `parallel` at a time, and keeps the order. */
export async function forEachOf<Item, Result>(
  items: readonly Item[],
  parallel: number,
  task: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results = new Array<Result>(items.length);
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < items.length; index = next++) {
      results[index] = await task(items[index] as Item, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(parallel, items.length) }, lane));
  return results;
}

export async function repeat<Result>(runs: number, task: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await task());
  return results;
}

export interface Spread {
  mean: number | null;
  largest: number | null;
}

/** How far the runs of one and the same case lie apart. */
export function spreadOf(totalsOfEachCase: readonly (readonly number[])[]): Spread {
  const spreads = totalsOfEachCase.filter((totals) => totals.length > 1).map((totals) => range(totals));
  return { mean: mean(spreads), largest: largest(spreads) };
}

const range = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
