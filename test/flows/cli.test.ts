import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { exampleRecord } from '../../shared/examples.ts';
import { breakdown } from '../../shared/results.ts';
import { runCli } from '../fixtures/commands.ts';
import { type CliResult, type RunningCli, spawnCli, startCli, temporaryFolder } from '../fixtures/run-cli.ts';

const record = exampleRecord;

const created = z.object({ accountId: z.string() });
const issued = z.looseObject({ keyId: z.string(), key: z.string() });
const anything = z.looseObject({});

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let server: RunningCli | undefined;
const place = (file: string) => path.join(folder.path, file);
const cli = (args: string[], input?: string, run = runCli): Promise<CliResult> =>
  run(args, { DATA_DIR: folder.path, PORT: '0' }, input);
async function jsonOf<Schema extends z.ZodType>(
  schema: Schema,
  args: string[],
  input?: string,
  run = runCli,
): Promise<z.output<Schema>> {
  const result = await cli([...args, '--json'], input, run);
  expect(result.stderr).toMatch(/^(?:Made a new, empty store in .*\n)?$/);
  expect(result.stdout.trim().split('\n')).toHaveLength(1);
  return schema.parse(result.json());
}

beforeAll(async () => {
  folder = await temporaryFolder();
  await writeFile(place('record.json'), JSON.stringify(record));
});

afterAll(async () => {
  await server?.stop();
  await folder[Symbol.asyncDispose]();
});

const doctorReport = z.object({ ok: z.boolean(), findings: z.array(anything) });

async function expectHealthy(run = runCli) {
  const report = await jsonOf(doctorReport, ['doctor'], '', run);
  expect(report.findings.filter(({ status }) => status === 'failed')).toEqual([]);
  expect(report.ok).toBe(true);
}

test('while the server is stopped: what one command makes, the next one finds', async () => {
  const { accountId } = await jsonOf(created, ['account', 'create', '--name', 'Hill'], '', spawnCli);
  const create = ['key', 'create', '--account', accountId, '--name', 'form'];
  const { keyId } = await jsonOf(issued, create, '', spawnCli);
  const keys = await jsonOf(z.array(anything), ['key', 'list', '--account', accountId], '', spawnCli);
  expect(keys).toMatchObject([{ keyId, state: 'active', lastUsedAt: null }]);
  await expectHealthy(spawnCli);
});

describe('beside a running server', () => {
  beforeAll(async () => {
    server = startCli(['serve'], { DATA_DIR: folder.path, PORT: '0' });
    await server.printed(/"msg":"ready"/);
  });

  test('accounts, keys and configuration are made, changed and listed', async () => {
    const { accountId } = await jsonOf(created, ['account', 'create', '--name', 'Hill', '--plan', 'pro']);
    const { keyId, key } = await jsonOf(issued, ['key', 'create', '--account', accountId, '--name', 'form']);
    expect(key).toMatch(/^lis_/);
    const condition = { text: 'In Texas', if: { place: { of: 'client', in: ['TX'] } }, unknown: 'fail' };
    const wanted = { practiceAreas: ['Car Accident'], threshold: 40, customFilters: ['Texas only', condition] };
    const set = ['configuration', 'set', '--account', accountId, '--file', '-'];
    const { filters } = await jsonOf(anything, set, JSON.stringify(wanted));
    expect(filters).toMatchObject([
      { filter: 'Texas only' },
      { filter: 'In Texas', readAs: 'The client lives in Texas; fails if not stated.', understood: 'yes' },
    ]);
    const { stdout } = await cli(
      set,
      JSON.stringify({ practiceAreas: ['Dog Bite', { name: 'Tax', aliases: ['revenue'] }] }),
    );
    expect(stdout).toMatch(/\nCommon aliases were added.*\n {2}"Dog Bite": (?:[^,]+, ){5}[^,]+ and \d+ more\n/);
    expect(stdout).not.toMatch(/^ {2}"Tax"/m);
    await jsonOf(anything, set, JSON.stringify(wanted));
    const saved = await jsonOf(anything, ['configuration', 'get', '--account', accountId]);
    expect(saved).toMatchObject({ ...wanted, practiceAreas: [{ name: 'Car Accident' }], filters });
    expect(await jsonOf(anything, set, JSON.stringify(saved))).toMatchObject({ version: 3, filters });
    const screened = await jsonOf(anything, ['screen', '--file', place('record.json'), '--account', accountId]);
    expect(screened.results).toMatchObject({ valid: [{ ...record, analysis: expect.anything() }], invalid: [] });
    const rotated = await jsonOf(issued, ['key', 'rotate', '--key', keyId, '--overlap-hours', '1']);
    await jsonOf(anything, ['key', 'revoke', '--key', rotated.keyId]);
    const keys = await jsonOf(z.array(anything), ['key', 'list', '--account', accountId]);
    expect(keys.map(({ state }) => state).sort()).toEqual(['active', 'revoked']);
    const stricter = ['configuration', 'set', '--account', accountId, '--threshold', '70'];
    expect(await jsonOf(anything, stricter)).toMatchObject({
      configuration: { ...wanted, threshold: 70, practiceAreas: [{}] },
    });
    await jsonOf(anything, ['configuration', 'revert', '--account', accountId, '--version', '0']);
    const history = await jsonOf(z.array(anything), ['configuration', 'history', '--account', accountId]);
    expect(history.map(({ version }) => version)).toEqual([5, 4, 3, 2, 1]);
    const changed = await jsonOf(anything, ['account', 'set', '--account', accountId, '--subscription', 'canceled']);
    expect(changed).toMatchObject({ accountId, subscription: 'canceled' });
    const refused = await cli(['key', 'create', '--account', accountId, '--name', 'no', '--json']);
    expect(refused.code).toBe(1);
    expect(refused.json()).toEqual({ error: 'API keys are issued only to accounts with an active subscription' });
    const accounts = await jsonOf(z.array(created), ['account', 'list']);
    expect(accounts.map((account) => account.accountId)).toContain(accountId);
  });

  test('doctor finds nothing that has failed', () => expectHealthy());

  test('two commands at the same time both do their work', async () => {
    const names = ['first', 'second', 'third'];
    const made = await Promise.all(
      names.map((name) => jsonOf(created, ['account', 'create', '--name', name], '', spawnCli)),
    );
    const accounts = await jsonOf(z.array(created), ['account', 'list']);
    expect(accounts.map(({ accountId }) => accountId)).toEqual(
      expect.arrayContaining(made.map(({ accountId }) => accountId)),
    );
  });
});

test('score needs no account, and --explain adds up', async () => {
  const body = await jsonOf(anything, ['score', '--file', place('record.json')]);
  const explained = await jsonOf(breakdown, ['score', '--file', '-', '--explain'], JSON.stringify({ record }));
  expect(body.results).toEqual({ analysisScore: explained.score, analysisNotes: explained.notes });
  const points = Object.values(explained.parts).map((part) => part.points);
  expect(points.reduce((sum, part) => sum + part, 0)).toBe(explained.score);
  const { stdout } = await cli(['score', '--file', place('record.json'), '--explain']);
  expect(stdout).toMatch(/clarity +\d+\/20/);
  expect(stdout).toContain('“');
});

describe('the caller’s mistakes', () => {
  test.each([
    ['no such command', ['frobnicate'], /unknown command 'frobnicate'/],
    ['unknown option', ['account', 'list', '--frob'], /--frob/],
    ['missing option', ['account', 'create'], /--name is required/],
    [
      'value outside the list',
      ['account', 'create', '--name', 'x', '--plan', 'gold'],
      /--plan must be one of pro, free/,
    ],
    ['missing file', ['score', '--file', 'nothing.json'], /nothing\.json does not exist/],
    ['nothing to change', ['account', 'set', '--account', 'x'], /Give at least one/],
  ])('%s: status 2, a sentence, and one JSON value for programs', async (name, args, message) => {
    // One of them to the end of a process of its own; with the others that would take as long again.
    const run = name === 'no such command' ? spawnCli : runCli;
    const { code, stderr, json } = await cli([...args, '--json'], '', run);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
    expect(json()).toEqual({ error: expect.stringMatching(message) });
  });

  test('a file that is not JSON is refused without repeating it', async () => {
    const { code, stderr, stdout } = await cli(
      ['score', '--file', '-'],
      `{"record": {"email": "${record.email}", oops`,
    );
    expect(code).toBe(2);
    expect(stderr).toMatch(/is not valid JSON/);
    expect(stderr + stdout).not.toContain(record.email);
  });

  test('a record of the wrong shape lists every mistake', async () => {
    const { code, stderr, json } = await cli(
      ['score', '--file', '-', '--json'],
      JSON.stringify({ ...record, zip: 78704, state: undefined }),
    );
    expect(code).toBe(1);
    expect(json()).toMatchObject({
      error: 'Record must match the InputRecord type',
      details: [{ path: 'zip' }, { path: 'state' }],
    });
    expect(stderr).toMatch(/Record must match the InputRecord type/);
    expect(stderr).toMatch(/zip/);
    expect(stderr).toMatch(/state/);
  });

  test('an account that does not exist', async () => {
    const { code, stderr } = await cli(['key', 'create', '--account', 'nobody', '--name', 'x']);
    expect(code).toBe(1);
    expect(stderr).toMatch(/Account not found/);
  });
});

test('help lists every command and its usage', async () => {
  const { code, stdout } = await cli(['help']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/account create +Create an account/);
  expect((await cli(['key', 'create', '--help'])).stdout).toMatch(/\[--account <ACCOUNT>\] --name <NAME>/);
  expect((await cli(['help', '--json'])).json()).toMatchObject({ 'account create': 'Create an account' });
});
