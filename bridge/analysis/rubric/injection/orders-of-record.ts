import type { InputRecord } from '../../../../shared/record.ts';
import { type FoldedText, foldText } from '../../text/fold-text.ts';
import { type InjectedSpan, type OrderSense, readInjections } from './find-injections.ts';

/** The folded notes of a record and what in them is addressed to the scorer, cut generously and closely. */
export interface NotesOrders {
  readonly notes: FoldedText;
  readonly wide: readonly InjectedSpan[];
  readonly narrow: readonly InjectedSpan[];
  readonly sense: OrderSense;
}

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
