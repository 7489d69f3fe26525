import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer, Refusal } from './ask-bridge.gen.ts';

/** The state of one request to the bridge. */
export interface Known<T> {
  value: T | null;
  /** Why there is no newer answer; the last one stays. */
  fault: Refusal | null;
  isLoading: boolean;
  reload(): Promise<void>;
}

/** Requests when this part of the page opens, and again on demand. */
export function useAnswer<T>(question: () => Promise<Answer<T>>): Known<T> {
  const [known, setKnown] = useState<Omit<Known<T>, 'reload'>>({ value: null, fault: null, isLoading: true });
  const watched = useRef(true);
  const reload = useCallback(async () => {
    setKnown((before) => ({ ...before, isLoading: true }));
    const answer = await question();
    if (!watched.current) return;
    if (answer.kind === 'ok') setKnown({ value: answer.value, fault: null, isLoading: false });
    else setKnown((before) => ({ ...before, fault: answer, isLoading: false }));
  }, [question]);
  useEffect(() => {
    watched.current = true;
    void reload();
    return () => {
      watched.current = false;
    };
  }, [reload]);
  return { ...known, reload };
}
