import { useMemo, useRef, useState } from 'react';

/** What is saved; a higher version is newer. */
export interface Versioned<Value> {
  version: number;
  value: Value;
}

/** Edits over the saved value. They outlive the form that shows them. */
export interface Editing<Saved, Draft> {
  /** The newest known: what was read, or the answer to what was sent. */
  saved: Saved;
  draft: Draft;
  /** @returns the draft with the latest input: HubSpot renders in another thread */
  latest(): Draft;
  change(next: (before: Draft) => Draft): void;
  undo(): void;
  /** Takes a saved answer; later input stays. */
  take(answer: Saved, sent: Draft): void;
}

/** @param read the last read value; a newer answer counts until it is read again */
export function useEditing<Saved extends Versioned<unknown>, Draft>(
  read: Saved,
  draftOf: (value: Saved['value']) => Draft,
): Editing<Saved, Draft> {
  const [answered, setAnswered] = useState(read);
  const [typed, setTyped] = useState<Draft | null>(null);
  const saved = answered.version > read.version ? answered : read;
  const untouched = useMemo(() => draftOf(saved.value), [draftOf, saved.value]);
  const latest = useRef(typed);
  const type = (draft: Draft | null) => {
    latest.current = draft;
    setTyped(draft);
  };
  return {
    saved,
    draft: typed ?? untouched,
    latest: () => latest.current ?? untouched,
    change: (next) => type(next(latest.current ?? untouched)),
    undo: () => type(null),
    take: (answer, sent) => {
      setAnswered(answer);
      if (latest.current === sent) type(null);
    },
  };
}
