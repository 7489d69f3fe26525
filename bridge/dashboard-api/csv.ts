import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { Problem } from '../platform/problem.ts';
import type { SpecialAnswer } from './dashboard-routes.ts';

/** Text that a spreadsheet takes for a formula, full-width signs and leading blanks included. */
const formula = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

type Cell = string | number | boolean | null;

/** A CSV line (RFC 4180); text that a spreadsheet would execute is prefixed with an apostrophe. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : `${cell}`;
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Byte order mark: spreadsheets need it to detect UTF-8. */
const MARK = '\uFEFF';

interface Table {
  /** File name without extension. */
  name: string;
  head: readonly string[];
  /** One chunk of lines at a time. */
  pages: AsyncIterator<string>;
  /** Checked before each page but the first. */
  stillAllowed(): Promise<boolean>;
}

/** A client that reads nothing for this long is disconnected, ms. */
const STALLED_MS = 60_000;

/** Streams a table page by page. A failure before the first page is an error answer; later it aborts the download. */
export async function sendCsv(res: Response, { name, head, pages, stillAllowed }: Table): Promise<void> {
  const first = await pages.next();
  const rest = async function* () {
    yield MARK + csvLine(head);
    for (let page = first; !page.done; page = await pages.next()) {
      yield page.value;
      if (!(await stillAllowed())) throw new Problem('sign_in_required');
    }
  };
  res.setTimeout(STALLED_MS, () => res.destroy());
  res.setHeader('Content-Type', 'text/csv; charset=utf-8; header=present');
  res.setHeader('Content-Disposition', `attachment; filename="${name}.csv"`);
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('X-Content-Type-Options', 'nosniff');
  try {
    await pipeline(Readable.from(rest()), res);
  } catch (error) {
    // A disconnected client needs no answer; any other failure aborts the download.
    if (!res.headersSent) throw error;
    res.destroy();
  }
}

/** A table reads everything: one at a time per account. */
export function oneAtATime(answer: SpecialAnswer): SpecialAnswer {
  const busy = new Set<string>();
  return async (req, res, call) => {
    const { accountId } = call.caller;
    if (busy.has(accountId)) throw new Problem('rate_limited', { headers: { 'Retry-After': '10' } });
    busy.add(accountId);
    try {
      await answer(req, res, call);
    } finally {
      busy.delete(accountId);
    }
  };
}
