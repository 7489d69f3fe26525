import { type InputRecord, type RecordField, recordFields } from '../../shared/record.ts';
import type { Reason } from '../../shared/results.ts';

interface LocatedQuote {
  /** The words exactly as the record holds them. */
  quote: string;
  field: RecordField;
}

/** JSON stores refuse NUL and half a surrogate pair; a quote stops before them. */
const unstorable = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Lower case and single spaces, with the place in the original each character came from. */
function foldWithOffsets(text: string): { folded: string; offsets: number[] } {
  let folded = '';
  const offsets: number[] = [];
  let position = 0;
  for (const character of text) {
    const isSpace = /\s/u.test(character);
    if (!isSpace || (folded !== '' && !folded.endsWith(' '))) {
      const lower = isSpace ? ' ' : character.toLowerCase();
      folded += lower;
      for (let unit = 0; unit < lower.length; unit += 1) offsets.push(position);
    }
    position += character.length;
  }
  offsets.push(position);
  return { folded, offsets };
}

function findFolded(text: string, quote: string): string | null {
  const wanted = foldWithOffsets(quote).folded.trim();
  if (wanted === '') return null;
  const { folded, offsets } = foldWithOffsets(text);
  const start = folded.indexOf(wanted);
  if (start < 0) return null;
  const end = offsets[start + wanted.length] ?? text.length;
  return text.slice(offsets[start], end).trim();
}

const storablePart = (quote: string): string => quote.split(unstorable)[0]?.trim() ?? '';

function searchOrder(preferred: RecordField | null): readonly RecordField[] {
  const notesFirst: RecordField[] = ['intakeNotes', ...recordFields.filter((field) => field !== 'intakeNotes')];
  return preferred === null ? notesFirst : [preferred, ...notesFirst.filter((field) => field !== preferred)];
}

/** Finds the words in the record; spacing and letter case may differ, what comes back is verbatim. */
export function locateQuote(
  record: InputRecord,
  quote: string,
  preferred: RecordField | null = null,
): LocatedQuote | null {
  const wanted = storablePart(quote);
  if (wanted === '') return null;
  const order = searchOrder(preferred);
  for (const field of order) if (record[field].includes(wanted)) return { quote: wanted, field };
  for (const field of order) {
    const found = findFolded(record[field], wanted);
    if (found !== null && storablePart(found) === found) return { quote: found, field };
  }
  return null;
}

/** A quote that is not in the record is dropped, and with `strict` the points it earned as well. */
export function verifyReasons(record: InputRecord, reasons: readonly Reason[], strict: boolean): Reason[] {
  return reasons.flatMap((reason): Reason[] => {
    if (reason.quote === null) return [{ ...reason, field: null }];
    const located = locateQuote(record, reason.quote, reason.field);
    if (located !== null) return [{ ...reason, ...located }];
    return strict && reason.points > 0 ? [] : [{ ...reason, quote: null, field: null }];
  });
}

/** The same for facts and flags. */
export function verifyQuote<T extends { quote: string | null }>(record: InputRecord, holder: T): T {
  return { ...holder, quote: holder.quote === null ? null : (locateQuote(record, holder.quote)?.quote ?? null) };
}

/** The same for filter judgements, which also say where the words are. */
export function verifyPlacedQuote<T extends { quote: string | null; field: RecordField | null }>(
  record: InputRecord,
  holder: T,
): T {
  const located = holder.quote === null ? null : locateQuote(record, holder.quote, holder.field);
  return { ...holder, quote: located?.quote ?? null, field: located?.field ?? null };
}
