interface RecentResults<T> {
  recall(name: string): T | undefined;
  /** To be asked for before the work begins: what was forgotten meanwhile is not remembered by it. */
  remembering(): (name: string, result: T) => void;
  forget(): void;
}

/** The results used last, as they were answered: found without waiting, checked no second time. */
export function createRecentResults<T>(max: number): RecentResults<T> {
  let results = new Map<string, T>();
  return {
    recall(name) {
      const result = results.get(name);
      if (result === undefined) return undefined;
      // A map keeps the order of insertion: what is used goes to its end, what is dropped is taken from its start.
      results.delete(name);
      results.set(name, result);
      return result;
    },
    remembering() {
      const held = results;
      return (name, result) => {
        held.delete(name);
        held.set(name, result);
        if (held.size <= max) return;
        const oldest = held.keys().next();
        if (!oldest.done) held.delete(oldest.value);
      };
    },
    forget() {
      results = new Map();
    },
  };
}
