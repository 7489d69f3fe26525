import type { InputRecord } from '../../../../shared/record.ts';
import { foldText } from '../../text/fold-text.ts';
import type { Span } from '../../text/read-text.ts';
import { type OrderSearch, readApart, readInjections } from './find-injections.ts';
import { ordersOf } from './orders-of-record.ts';

type Width = 'wide' | 'narrow';

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

function locateApart(notes: string, width: Width, search: OrderSearch): Span[] {
  const split = notes.replace(runOn, '\n');
  if (split === notes) return [];
  const apart = foldText(split);
  return readApart(apart.text, search)[width].map(({ start, end }) => apart.span(start, end));
}

/** Where the notes hold orders; read as they are, else with sentences that run on taken apart. Every position stays. */
function locate(notes: string, width: Width): Span[] {
  const folded = foldText(notes);
  const { [width]: plain, search } = readInjections(folded.text);
  return plain.length > 0 ? plain.map(({ start, end }) => folded.span(start, end)) : locateApart(notes, width, search);
}

function without(notes: string, width: Width): string {
  let left = notes;
  for (let round = 0; round < ROUNDS; round += 1) {
    const found = locate(left, width);
    if (found.length === 0) break;
    left = remove(left, found);
  }
  return left;
}

/**
 * The notes as they would read had nobody planted anything: once with the whole sentences cut, once with the orders
 * alone, since the words beside one may be the caller's. Empty where nothing is addressed to the scorer.
 */
export function notesWithoutOrders(record: Pick<InputRecord, 'intakeNotes'>): string[] {
  const { wide, search } = ordersOf(record);
  const notes = record.intakeNotes;
  if (wide.length === 0 && locateApart(notes, 'wide', search).length === 0) return [];
  return [...new Set([without(notes, 'wide'), without(notes, 'narrow')])];
}
