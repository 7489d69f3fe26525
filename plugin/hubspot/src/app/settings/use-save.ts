import { useState } from 'react';
import type { Answer, Refusal } from './ask-bridge.gen.ts';
import { isConflict } from './bridge-fault.gen.tsx';
import type { Editing, Versioned } from './use-editing.ts';

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

interface Submission<Saved extends Versioned<unknown>, Draft, Input, Faults> {
  editing: Editing<Saved, Draft>;
  /** What to send, or its errors. */
  check(draft: Draft): { input: Input } | { faults: Faults };
  send(input: Input, expectedVersion: number): Promise<Answer<Saved>>;
  onSaved(answer: Saved): void;
  /** Somebody else has saved: everything is to be reloaded. */
  onConflict(): void;
}

/** Checks a draft on submit, sends it when it is valid, and shows errors from the first attempt on. */
export function useSubmit<Saved extends Versioned<unknown>, Draft, Input, Faults>({
  editing,
  check,
  send,
  onSaved,
  onConflict,
}: Submission<Saved, Draft, Input, Faults>) {
  const [isChecked, setChecked] = useState(false);
  const { isSaving, fault, save } = useSave();
  const checked = check(editing.draft);
  const submit = async () => {
    setChecked(true);
    const sent = editing.latest();
    const last = check(sent);
    if (isSaving || 'faults' in last) return;
    const answer = await save(send(last.input, editing.saved.version));
    if (answer.kind === 'ok') {
      editing.take(answer.value, sent);
      setChecked(false);
      onSaved(answer.value);
    } else if (isConflict(answer)) onConflict();
  };
  return { isSaving, fault, faults: isChecked && 'faults' in checked ? checked.faults : null, submit };
}
