import type { Request, Response } from 'express';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { oneAtATime } from '../../../bridge/dashboard-api/csv.ts';
import type { DashboardCaller } from '../../../bridge/dashboard-api/handlers.ts';
import { createOverviewHandlers } from '../../../bridge/dashboard-api/overview/overview-handlers.ts';
import { LEADS_CSV_PATH } from '../../../shared/dashboard/leads.ts';
import { AUDIT_CSV_PATH } from '../../../shared/dashboard/overview.ts';
import { serveSpecialRoutes } from '../../fixtures/lead-page-server.ts';
import { caller, type LeadPages, openLeadPages } from '../../fixtures/lead-pages.ts';
import { insertLead } from '../../fixtures/lead-row.ts';
import { deviations } from '../../simulators/hubspot/fault-rules.ts';

let pages: LeadPages;
let server: Awaited<ReturnType<typeof serveSpecialRoutes>>;
let callers: Map<string, DashboardCaller>;
beforeEach(async () => {
  pages = await openLeadPages();
  callers = new Map([
    ['amy', caller(pages.accountId)],
    ['ivy', caller(pages.accountId, { role: 'intake' })],
    ['bob', caller('00000000-0000-4000-8000-000000000000')],
  ]);
  const { special } = createOverviewHandlers({ db: pages.db });
  server = await serveSpecialRoutes([...pages.special, ...special], callers);
});
afterEach(async () => {
  await server[Symbol.asyncDispose]();
  await pages[Symbol.asyncDispose]();
});

/** Reads RFC 4180 strictly: every line ends with CRLF, every cell is quoted right. */
function readCsv(text: string): string[][] {
  expect(text.endsWith('\r\n')).toBe(true);
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (found === null) throw new Error('no CSV');
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

async function lead(serial: number, contact: Record<string, string> = {}, values = {}) {
  const contact_id = pages.contact(serial, contact);
  return insertLead(pages.store, { account_id: pages.accountId, contact_id, ...values });
}

const insertMany = () =>
  pages.store.pool.query(
    `insert into leads (id, account_id, portal_id, contact_id, state, cause, score, valid)
     select gen_random_uuid(), $1, 11, 900000 + n, 'screened', 'created', 10, false from generate_series(1, 250) n`,
    [pages.accountId],
  );

async function leads(query = '', cookie = 'amy') {
  const response = await server.get(`${LEADS_CSV_PATH}${query}`, cookie);
  return { response, rows: response.ok ? readCsv(await response.text()) : [] };
}

describe('leads as a table', () => {
  test('begin with a head and have every lead of the filter, however many pages that takes', async () => {
    for (let at = 1; at <= 3; at += 1) await lead(at, { firstname: `Zoë ${at}` });
    await insertMany();
    const { response, rows } = await leads();
    expect(response.headers.get('content-type')).toContain('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(rows).toHaveLength(254);
    expect(rows[0]?.slice(0, 5)).toEqual(['lead', 'contact', 'name', 'status', 'score']);
    const valid = (await leads('?status=valid')).rows.slice(1);
    expect(valid.map((row) => row[2]).toSorted()).toEqual(['Zoë 1 Delgado', 'Zoë 2 Delgado', 'Zoë 3 Delgado']);
    expect(new Set([...rows, ...valid].map((row) => row.length)).size).toBe(1);
  });

  test('hold no formula that a spreadsheet would execute, and no cell that breaks a line', async () => {
    const names = [
      '=HYPERLINK("http://x";"a")',
      '+1',
      '-1',
      '@SUM(A1)',
      '\tx',
      '"a", \r\nb',
      '\n=1',
      ' =2',
      '＝3',
      '<img onerror=x>',
      "'q",
    ];
    for (const [at, firstname] of names.entries()) {
      await lead(at + 1, { firstname, lastname: 'X' }, { source: firstname.replace('\r', '').slice(0, 50) });
    }
    const { rows } = await leads();
    for (const row of rows) for (const cell of row) expect(cell).not.toMatch(/^\s*[=+\-@\t\r\n＝＋－＠]/);
    const shown = rows.slice(1).map((row) => row[2]);
    expect(shown).toContain(`'=HYPERLINK("http://x";"a") X`);
    expect(shown).toContain('"a", \r\nb X');
  });

  test('say that names are missing where HubSpot is away', async () => {
    await lead(1);
    pages.simulator.script({ kind: 'contacts.batchRead', times: 50, deviations: [deviations.serverError] });
    expect((await leads()).rows[1]?.[2]).toBe('(HubSpot is not responding)');
  });

  test('break off once the sign-in has ended', async () => {
    await insertMany();
    const amy = callers.get('amy');
    let asked = 0;
    callers.get = () => {
      asked += 1;
      return asked > 2 ? undefined : amy;
    };
    const response = await server.get(LEADS_CSV_PATH, 'amy');
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
    expect(asked).toBe(3);
  });

  test('are those of the account, and a filter that is none is refused', async () => {
    await lead(1);
    expect((await leads('', 'bob')).rows).toHaveLength(1);
    for (const query of ['?status=perhaps', '?nothing=1', '?from=yesterday', '?scoreFrom=1000'])
      expect((await leads(query)).response.status).toBe(400);
    expect((await server.get(LEADS_CSV_PATH, 'nobody')).status).toBe(401);
  });
});

test('the audit log is a table for admins', async () => {
  const response = await server.get(AUDIT_CSV_PATH, 'amy');
  const rows = readCsv(await response.text());
  expect(rows[0]).toEqual(['at', 'who', 'what', 'action', 'detail']);
  expect(rows.at(-1)?.[3]).toBe('account.created');
  expect((await server.get(AUDIT_CSV_PATH, 'ivy')).status).toBe(403);
});

test('an account has one table at a time', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const answer = oneAtATime(async () => promise);
  const [one, other] = [caller('1'), caller('2')];
  const ask = (by: DashboardCaller) =>
    answer({} as Request, {} as Response, { caller: by, stillAllowed: async () => true });
  const first = ask(one);
  await expect(ask(one)).rejects.toMatchObject({ code: 'rate_limited' });
  const second = ask(other);
  resolve();
  await Promise.all([first, second]);
  await ask(one);
});
