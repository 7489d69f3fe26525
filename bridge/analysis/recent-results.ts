export interface RecentResults<T> {
  recall(name: string): T | undefined;
  remember(name: string, result: T): void;
}

/** The results used last, as they were answered: found without waiting, checked no second time. */
export function createRecentResults<T>(max: number): RecentResults<T> {
  const results = new Map<string, T>();
  return {
    recall(name) {
      const result = results.get(name);
      if (result === undefined) return undefined;
      // A map keeps the order of insertion: what is used goes to its end, what is dropped is taken from its start.
      results.delete(name);
      results.set(name, result);
      return result;
    },
    remember(name, result) {
      results.delete(name);
      results.set(name, result);
      if (results.size <= max) return;
      const oldest = results.keys().next();
      if (!oldest.done) results.delete(oldest.value);
    },
  };
}
