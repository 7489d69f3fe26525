/** Makes a value once for a key and keeps it on the key itself: a WeakMap would hold words of a lead for longer. */
export function onceFor<Key extends object, T extends NonNullable<unknown>>(make: (key: Key) => T): (key: Key) => T {
  const made = Symbol('made');
  return (key: Key & { [made]?: T }): T => {
    if (key[made] === undefined) Object.defineProperty(key, made, { value: make(key) });
    return key[made] as T;
  };
}
