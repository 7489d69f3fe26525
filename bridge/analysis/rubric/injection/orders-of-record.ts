import type { InputRecord } from '../../../../shared/record.ts';
import { type FoldedText, foldText } from '../../text/fold-text.ts';
import { readInjections } from './find-injections.ts';

/** The folded notes of a record and what in them speaks to the scorer. */
export type NotesOrders = { readonly notes: FoldedText } & ReturnType<typeof readInjections>;

// Keyed by the record itself: it is forgotten with the analysis.
const read = new WeakMap<Pick<InputRecord, 'intakeNotes'>, NotesOrders>();

/** Looks for orders in the notes, once for a record however many ask. */
export function ordersOf(record: Pick<InputRecord, 'intakeNotes'>): NotesOrders {
  const known = read.get(record);
  if (known !== undefined) return known;
  const notes = foldText(record.intakeNotes);
  const orders = { notes, ...readInjections(notes.text) };
  read.set(record, orders);
  return orders;
}
