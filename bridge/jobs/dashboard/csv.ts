import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { SpecialAnswer } from '../../dashboard-api/dashboard-routes.ts';
import { Problem } from '../../platform/problem.ts';

/** What a spreadsheet takes for a formula when a cell begins with it, full-width signs and behind blanks too. */
const formula = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

type Cell = string | number | boolean | null;

/** A line of a table as RFC 4180 has it; text that a spreadsheet would execute gets an apostrophe before it. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : `${cell}`;
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** By it spreadsheets know that what follows is UTF-8. */
const MARK = '\uFEFF';

interface Table {
  /** Without its ending. */
  name: string;
  head: readonly string[];
  /** So many lines at a time. */
  pages: AsyncIterator<string>;
  /** Asked before each page but the first. */
  stillAllowed(): Promise<boolean>;
}

/** A browser that takes nothing for so long is let go, ms. */
const STALLED_MS = 60_000;

/** Sends a table page by page. What fails before the first page is an answer; later the download breaks off. */
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
    // A browser that has gone needs no answer; any other failure breaks the download off.
    if (!res.headersSent) throw error;
    res.destroy();
  }
}

/** A table reads everything there is: an account has one at a time. */
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
