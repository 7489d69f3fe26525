import { useSyncExternalStore } from 'react';

let said = '';
const listeners = new Set<() => void>();

/** Announces a change to screen readers. */
export function announce(words: string): void {
  // Screen readers skip repeated text; an invisible space makes it differ.
  said = said === words ? `${words}\u00a0` : words;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function Announcer() {
  const words = useSyncExternalStore(subscribe, () => said);
  return (
    <div className="hidden-but-read" role="status" aria-live="polite">
      {words}
    </div>
  );
}
