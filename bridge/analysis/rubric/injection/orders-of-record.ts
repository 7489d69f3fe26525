import type { InputRecord } from '../../../../shared/record.ts';
import { type FoldedText, foldText } from '../../text/fold-text.ts';
import { onceFor } from '../../text/once-for.ts';
import { readInjections } from './find-injections.ts';

/** The folded notes of a record and what in them speaks to the scorer. */
export type NotesOrders = { readonly notes: FoldedText } & ReturnType<typeof readInjections>;

export function readOrders(intakeNotes: string): NotesOrders {
  const notes = foldText(intakeNotes);
  return { notes, ...readInjections(notes.text) };
}

/** Looks for orders in the notes, once for a record however many ask. */
export const ordersOf = onceFor(({ intakeNotes }: Pick<InputRecord, 'intakeNotes'>) => readOrders(intakeNotes));
