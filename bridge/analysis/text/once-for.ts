/**
 * Makes a value when it is first asked for of a key, and keeps it on the key, where no copy of the key takes it along:
 * what was read for an analysis is forgotten with it. In a WeakMap it would stay until all of the heap is looked through.
 */
export function onceFor<Key extends object, T extends NonNullable<unknown>>(make: (key: Key) => T): (key: Key) => T {
  const made = Symbol('made');
  return (key: Key & { [made]?: T }): T => {
    if (key[made] === undefined) Object.defineProperty(key, made, { value: make(key) });
    return key[made] as T;
  };
}
