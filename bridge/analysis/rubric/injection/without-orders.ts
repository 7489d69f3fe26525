import type { InputRecord } from '../../../../shared/record.ts';
import { type FoldedText, foldText } from '../../text/fold-text.ts';
import type { Span } from '../../text/read-text.ts';
import { type Orders, readApart } from './find-injections.ts';
import { type NotesOrders, ordersOf, readOrders } from './orders-of-record.ts';

/** An order may be put together by what a cut leaves behind; what still speaks after this many is blanked where read. */
const ROUNDS = 3;

const endsSentence = /[.!?;|\n]["')\]]*\s*$/;
/** Brackets and quotes an order leaves open for its last piece to close. */
const closing = /^[\s"']*[}\]>](?:[\s"'}\]>]*[}\]>])?/;

/** Takes the stretches out, joined where a sentence ended anyway: what is left reads as it did without them. */
function remove(text: string, spans: readonly Span[]): string {
  let kept = '';
  let at = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (end <= at) continue;
    kept += text.slice(at, Math.max(at, start));
    at = end + (closing.exec(text.slice(end))?.[0].length ?? 0);
    const joins = text.slice(at).trim() !== '' && kept.trim() !== '' && !endsSentence.test(kept);
    if (joins && endsSentence.test(text.slice(start, end))) kept += '\n';
  }
  return (kept + text.slice(at)).trim();
}

/** A capital in the middle of a sentence may begin another one, whose full stop was left out. */
const runOn = /(?<=\p{Ll}) (?=\p{Lu}\p{Ll})/gu;

function inOriginal({ wide, narrow }: Orders, { span }: FoldedText): Orders {
  const origin = ({ start, end }: Span): Span => span(start, end);
  return { wide: wide.map(origin), narrow: narrow.map(origin) };
}

/** Where the notes hold orders; read as they are, else with sentences that run on taken apart. Every position stays. */
function locate(read: NotesOrders): Orders {
  const { original } = read.notes;
  const split = original.replace(runOn, '\n');
  if (read.wide.length > 0 || split === original) return inOriginal(read, read.notes);
  const apart = foldText(split);
  return inOriginal(readApart(apart.text, read.search), apart);
}

/**
 * The notes as they would read had nobody planted anything: once with the whole sentences cut, once with the orders
 * alone, since the words beside one may be the caller's. Empty where nothing is addressed to the scorer.
 */
export function notesWithoutOrders(record: Pick<InputRecord, 'intakeNotes'>): string[] {
  const first = locate(ordersOf(record));
  if (first.wide.length === 0) return [];
  const located = new Map([[record.intakeNotes, first]]);
  const without = (width: keyof Orders): string => {
    let left = record.intakeNotes;
    for (let round = 0; round < ROUNDS; round += 1) {
      const orders = located.get(left) ?? locate(readOrders(left));
      located.set(left, orders);
      if (orders[width].length === 0) break;
      left = remove(left, orders[width]);
    }
    return left;
  };
  return [...new Set([without('wide'), without('narrow')])];
}
