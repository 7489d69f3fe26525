import { useSyncExternalStore } from 'react';

let said = '';
const listeners = new Set<() => void>();

/** Says a change to those who do not see it. */
export function announce(words: string): void {
  // The same words twice in a row are read once; a space that is not seen makes them differ.
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
