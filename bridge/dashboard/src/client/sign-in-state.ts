import { useSyncExternalStore } from 'react';

let ended = false;
const listeners = new Set<() => void>();

function set(next: boolean) {
  ended = next;
  for (const listener of listeners) listener();
}

/** A request was refused because the session ended: the page stays and asks for sign-in. */
export const signInEnded = () => set(true);
export const signedInAgain = () => set(false);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSignInEnded = () => useSyncExternalStore(subscribe, () => ended);

/** Parses the address as a browser does, tabs and backslashes included; one of another site becomes the overview. */
export function ownAddress(back: string, origin: string): string {
  const address = new URL(URL.canParse(back, origin) ? back : '/', origin);
  return address.origin === origin ? address.href : `${origin}/`;
}
