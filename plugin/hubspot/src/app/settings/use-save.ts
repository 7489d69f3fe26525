import { useState } from 'react';
import type { Answer, Refusal } from './ask-bridge.gen.ts';

interface Saving {
  isSaving: boolean;
  /** Why the last attempt did not save. */
  fault: Refusal | null;
}

const atRest: Saving = { isSaving: false, fault: null };

/** One attempt to save at a time. */
export function useSave() {
  const [saving, setSaving] = useState(atRest);
  const save = async <T>(attempt: Promise<Answer<T>>): Promise<Answer<T>> => {
    setSaving({ isSaving: true, fault: null });
    const answer = await attempt;
    setSaving(answer.kind === 'ok' ? atRest : { isSaving: false, fault: answer });
    return answer;
  };
  return { ...saving, save };
}
