/** Makes a value when it is first asked for of a key, and keeps it as long as the key: what was read for an analysis is forgotten with it. */
export function onceFor<Key extends WeakKey, T extends NonNullable<unknown>>(make: (key: Key) => T): (key: Key) => T {
  const made = new WeakMap<Key, T>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    if (!made.has(key)) made.set(key, known);
    return known;
  };
}
