import { useEffect, useState } from 'react';

interface DraftOf<Saved, Draft> {
  draftOf(saved: Saved): Draft;
  isSame(draft: Draft, saved: Saved): boolean;
}

/** Which of two versions is kept. */
export type Kept = 'mine' | 'theirs';

/**
 * A draft stays based on the version it started from. A newer version shows at once while nothing has been typed;
 * otherwise the draft is `contested`, and nothing is saved until `choose` picks one.
 */
export function useDraft<Saved extends { version: number }, Draft>(
  saved: Saved,
  { draftOf, isSame }: DraftOf<Saved, Draft>,
) {
  const [base, setBase] = useState(saved);
  const [draft, setDraft] = useState(() => draftOf(saved));
  const changed = !isSame(draft, base);
  const isNewer = saved.version > base.version;
  const take = (newer: Saved) => {
    setBase(newer);
    setDraft(draftOf(newer));
  };
  useEffect(() => {
    if (isNewer && !changed) take(saved);
  });
  const choose = (kept: Kept) => (kept === 'mine' ? setBase(saved) : take(saved));
  return { base, draft, setDraft, changed, contested: isNewer && changed, take, choose };
}

export type Edited<Saved extends { version: number }, Draft> = ReturnType<typeof useDraft<Saved, Draft>>;
