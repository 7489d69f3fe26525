/** The results used last, as they were answered: found without waiting, checked no second time. */
export function createRecentResults<T>(max: number) {
  let results = new Map<string, T>();
  return {
    recall(name: string): T | undefined {
      const result = results.get(name);
      if (result === undefined) return undefined;
      // A map keeps the order of insertion: what is used goes to its end, what is dropped is taken from its start.
      results.delete(name);
      results.set(name, result);
      return result;
    },
    /** To be asked for before the work begins: what was forgotten meanwhile is not remembered by it. */
    remembering() {
      const held = results;
      return (name: string, result: T) => {
        held.delete(name);
        held.set(name, result);
        const [oldest] = held.keys();
        if (held.size > max && oldest !== undefined) held.delete(oldest);
      };
    },
    forget() {
      results = new Map();
    },
  };
}
