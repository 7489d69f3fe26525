import type { InputRecord } from '../../../../shared/record.ts';
import { foldText } from '../../text/fold-text.ts';
import { type InjectedSpan, type OrderSense, readApart, readInjections } from './find-injections.ts';
import { ordersOf } from './orders-of-record.ts';

/** An order may be put together by what a cut leaves behind; what still speaks after this many is blanked where read. */
const ROUNDS = 3;

const endsSentence = /[.!?;|\n]["')\]]*\s*$/;

/** Stretches in order, those that touch as one. */
const merge = (spans: readonly InjectedSpan[]): InjectedSpan[] => {
  const merged: InjectedSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last !== undefined && span.start <= last.end) {
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    } else merged.push(span);
  }
  return merged;
};

/** Brackets and quotes an order leaves open for its last piece to close. */
const closing = /^[\s"']*[}\]>](?:[\s"'}\]>]*[}\]>])?/;

/** Takes the stretches out, joined where a sentence ended anyway: what is left reads as it did without them. */
const remove = (text: string, spans: readonly InjectedSpan[]): string => {
  let kept = '';
  let at = 0;
  for (const { start, end } of merge(spans)) {
    kept += text.slice(at, Math.max(at, start));
    at = end + (closing.exec(text.slice(end))?.[0].length ?? 0);
    const joins = text.slice(at).trim() !== '' && kept.trim() !== '' && !endsSentence.test(kept);
    if (joins && endsSentence.test(text.slice(start, end))) kept += '\n';
  }
  return (kept + text.slice(at)).trim();
};

/** A capital in the middle of a sentence may begin another one, whose full stop was left out. */
const runOn = /(?<=\p{Ll}) (?=\p{Lu}\p{Ll})/gu;

/** Where the notes hold orders; read as they stand, else with sentences that run on taken apart. Every position stays. */
const locate = (notes: string, width: 'wide' | 'narrow'): InjectedSpan[] => {
  const folded = foldText(notes);
  const { [width]: plain, sense } = readInjections(folded.text);
  return plain.length > 0 ? plain.map(({ start, end }) => folded.span(start, end)) : locateApart(notes, width, sense);
};

const locateApart = (notes: string, width: 'wide' | 'narrow', sense: OrderSense): InjectedSpan[] => {
  const split = notes.replace(runOn, '\n');
  if (split === notes) return [];
  const apart = foldText(split);
  return readApart(apart.text, sense)[width].map(({ start, end }) => apart.span(start, end));
};

const without = (notes: string, width: 'wide' | 'narrow'): string => {
  let left = notes;
  for (let round = 0; round < ROUNDS; round += 1) {
    const found = locate(left, width);
    if (found.length === 0) return left;
    left = remove(left, found);
  }
  return left;
};

/**
 * The notes as they would read had nobody planted anything: once with the whole sentences cut, once with the orders
 * alone, since the words beside one may be the caller's. Empty where nothing is addressed to the scorer.
 */
export const notesWithoutOrders = (record: Pick<InputRecord, 'intakeNotes'>): string[] => {
  const notes = record.intakeNotes;
  const { wide, sense } = ordersOf(record);
  if (wide.length === 0 && locateApart(notes, 'wide', sense).length === 0) return [];
  return [...new Set([without(notes, 'wide'), without(notes, 'narrow')])];
};
