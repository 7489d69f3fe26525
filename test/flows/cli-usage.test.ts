import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleRecord } from '../../shared/examples.ts';
import { commands, runCli } from '../fixtures/commands.ts';
import { createTestDatabase } from '../fixtures/database.ts';
import { type CliResult, spawnCli, temporaryFolder } from '../fixtures/run-cli.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
const place = (file: string) => path.join(folder.path, file);

beforeAll(async () => {
  folder = await temporaryFolder();
  database = await createTestDatabase({ migrated: true });
  await writeFile(place('record.json'), JSON.stringify(exampleRecord));
  await writeFile(place('configuration.json'), '{"threshold": 70}');
});
afterAll(async () => {
  await database[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

const secret = 'the secret of this database at the command line';
const own = (more: Record<string, string> = {}) => ({
  ...{ DATA_DIR: folder.path, DATABASE_URL: database.databaseUrl, APP_SECRET: secret, PORT: '0' },
  ...more,
});
const cli = (args: string[], input = '', more: Record<string, string> = {}): Promise<CliResult> =>
  runCli(args, own(more), input);

/** Exactly one JSON value, on one line, whatever went wrong. */
function oneValue({ stdout }: CliResult): unknown {
  expect(stdout.endsWith('\n')).toBe(true);
  expect(stdout.trimEnd().split('\n')).toHaveLength(1);
  return JSON.parse(stdout);
}

describe('with --json, a mistake is one JSON value on standard output and words beside it', () => {
  test.each(['serve', 'account create', 'generate'])('%s with an unknown option: status 2', async (name) => {
    const result = await cli([...name.split(' '), '--frobnicate', '--json']);
    expect(result.code).toBe(2);
    expect(oneValue(result)).toEqual({ error: expect.stringContaining('--frobnicate') });
    expect(result.stderr).toMatch(
      new RegExp(`^Usage: npm run --silent cli -- ${name}.*\n(?:.*\n)*?unknown option '--frobnicate'\n$`),
    );
  });

  test.each(['start', 'serve', 'worker', 'doctor', 'ready', 'account list', 'key list', 'secrets reseal'])(
    '%s in a wrong environment: status 2 and every mistake',
    async (name) => {
      const result = await cli([...name.split(' '), '--json'], '', { PORT: 'eighty', LOG_LEVEL: 'loud' });
      expect(result.code).toBe(2);
      expect(oneValue(result)).toEqual({
        error: 'The configuration has 2 mistakes',
        mistakes: [expect.stringMatching(/^PORT must be a whole number/), expect.stringMatching(/^LOG_LEVEL /)],
      });
      expect(result.stderr).toMatch(/^The configuration has 2 mistakes:\n {2}- PORT .*\n {2}- LOG_LEVEL .*\n$/);
    },
  );

  test.each([
    ['frobnicate', "unknown command 'frobnicate'"],
    ['accont', "unknown command 'accont'\n(Did you mean account?)"],
    ['account lst', "unknown command 'lst'\n(Did you mean list?)"],
    ['account', 'Name one of these commands.'],
    ['key shred', "unknown command 'shred'"],
    ['help frobnicate', "unknown command 'frobnicate'"],
    ['score --file', '--file has no value'],
    ['constructor', "unknown command 'constructor'"],
    ['__proto__', "unknown command '__proto__'"],
    ['--verbose', "unknown option '--verbose'"],
    ['account list --jso', "unknown option '--jso'\n(Did you mean --json?)"],
  ])('%s: no such command; the reason comes last, and is short', async (words, error) => {
    const result = await cli([...words.split(' '), '--json']);
    expect(result.code).toBe(2);
    expect(oneValue(result)).toEqual({ error });
    expect(result.stderr.endsWith(`\n${error}\n`)).toBe(true);
    expect(result.stderr.split('\n').length).toBeLessThan(6);
  });

  test.each([
    ['explain', /^ {2}- score: .*--explain/m],
    ['config', /^ {2}- configuration get: [\s\S]*^ {2}- configuration set: /m],
    ['threshold', /^ {2}- configuration set: /m],
    ['replay', /^ {2}- deliveries replay: /m],
    ['claim', /^ {2}- not a command: .*dashboard/m],
    ['backup', /^ {2}- not a command: .*operations\.md$/m],
    ['leads claim', /^See: npm run --silent cli -- help leads$[\s\S]*^ {2}- not a command: .*dashboard/m],
  ])('%s: what a stranger may have meant is named', async (words, meant) => {
    const result = await cli(words.split(' '));
    expect(result.code).toBe(2);
    expect(result.stderr).toMatch(meant);
    expect(result.stderr.split('\n').length).toBeLessThan(9);
  });

  test.each(['key print', 'slack show', 'slack settings print', 'user delete'])(
    '%s: a command of another noun is not suggested',
    async (words) => {
      const { stderr } = await cli(words.split(' '));
      const [noun = '', word = ''] = [words.split(' ')[0], words.split(' ').at(-1)];
      expect(stderr).toContain(`unknown command '${word}'`);
      expect(stderr.split('\n').filter((line) => line.startsWith('  - ') && !line.startsWith(`  - ${noun} `))).toEqual(
        [],
      );
    },
  );

  test('an account without leads says where they come from', async () => {
    await using empty = await createTestDatabase({ migrated: true });
    const at = { DATABASE_URL: empty.databaseUrl };
    await cli(['account', 'create', '--name', 'New'], '', at);
    expect((await cli(['leads', 'list'], '', at)).stdout).toMatch(/^No leads yet\. Contacts of a connected HubSpot/);
    expect((await cli(['leads', 'list', '--json'], '', at)).json()).toEqual([]);
    expect((await cli(['hubspot', 'status'], '', at)).stderr).toMatch(
      /hubspot connect --account \S+ --portal .* --token -/,
    );
  });

  test('what is wrong in a file is said in sentences, with its place', async () => {
    await using empty = await createTestDatabase({ migrated: true });
    const at = { DATABASE_URL: empty.databaseUrl };
    await cli(['account', 'create', '--name', 'New'], '', at);
    const set = (text: string) => cli(['configuration', 'set', '--file', '-'], text, at);
    expect((await set('{"practiceArea": [], "threshold": 0}')).stderr).toBe(
      'Configuration is not valid:\n  - threshold must be at least 1\n  - The file contains unknown keys: "practiceArea"\n',
    );
    expect((await set('{"threshold": 70,}')).stderr).toBe('Standard input is not valid JSON (line 1, column 18)\n');
    expect((await cli(['serve'], '', { ROLE: 'boss' })).stderr).toContain('ROLE must be one of all, api, worker');
  });

  test('an account or key that is not there: status 1', async () => {
    const id = randomUUID();
    const commandsOnOne = [
      ['account', 'set', '--account', id, '--name', 'x'],
      ['key', 'create', '--account', id, '--name', 'x'],
      ['key', 'list', '--account', id],
      ['key', 'list', '--account', 'the-hill-account'],
      ['key', 'revoke', '--key', id],
      ['key', 'rotate', '--key', "'; drop table accounts; --"],
      ['configuration', 'get', '--account', "'; drop table accounts; --"],
      ['configuration', 'set', '--account', id, '--file', place('configuration.json')],
      ['configuration', 'history', '--account', id],
      ['configuration', 'revert', '--account', id, '--version', '0'],
      ['screen', '--file', place('record.json'), '--account', id],
    ];
    for (const args of commandsOnOne) {
      const result = await cli([...args, '--json']);
      const error = args.includes('--key') ? 'API key not found' : 'Account not found';
      const shown = expect.stringMatching(new RegExp(`^${error}:\\n  - .+\\.\\n$`));
      expect([args, result.code, oneValue(result), result.stderr]).toEqual([args, 1, { error }, shown]);
    }
  });
});

test('a screen without any account, and with several of which none is named', async () => {
  await using empty = await createTestDatabase({ migrated: true });
  const at = { DATABASE_URL: empty.databaseUrl };
  const none = await cli(['screen', '--file', place('record.json'), '--json'], '', at);
  expect([none.code, oneValue(none)]).toEqual([
    2,
    { error: expect.stringMatching(/No account exists yet.*account create/) },
  ]);
  await cli(['account', 'create', '--name', 'One'], '', at);
  expect((await cli(['screen', '--file', place('record.json'), '--json'], '', at)).code).toBe(0);
  await cli(['account', 'create', '--name', 'Two'], '', at);
  const several = await cli(['screen', '--file', place('record.json'), '--json'], '', at);
  expect([several.code, oneValue(several)]).toEqual([
    2,
    { error: '--account is required: there are several accounts (One, Two)' },
  ]);
});

test('an account is named by its name, whatever its case; the only one need not be named', async () => {
  await using empty = await createTestDatabase({ migrated: true });
  const at = { DATABASE_URL: empty.databaseUrl };
  const made = async (name: string) =>
    ((await cli(['account', 'create', '--name', name, '--json'], '', at)).json() as { accountId: string }).accountId;
  const keysOf = async (...named: string[]) => cli(['key', 'create', '--name', 'k', ...named], '', at);
  const hill = await made('Hill & Partners');
  expect((await keysOf()).code).toBe(0);
  await made('Finch');
  expect((await keysOf()).code).toBe(2);
  expect((await keysOf('--account', 'hill & partners')).code).toBe(0);
  expect((await keysOf('--account', 'Hill')).stderr).toMatch(/^Account not found:\n/);
  const keys = (await cli(['key', 'list', '--account', 'HILL & PARTNERS', '--json'], '', at)).json();
  expect(keys).toMatchObject([{ accountId: hill }, { accountId: hill }]);
  await made('finch');
  const ambiguous = await keysOf('--account', 'Finch');
  expect([ambiguous.code, ambiguous.stderr]).toEqual([1, expect.stringContaining('Several accounts are called Finch')]);
});

test('--version is that of the product; help is grouped, and colored only where it is wanted', async () => {
  expect((await cli(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  const help = await cli(['help']);
  expect(help.stdout).toMatch(/^HubSpot:\n {2}hubspot connect /m);
  expect(help.stdout).not.toContain('\u001b');
  const colored = async (more: Record<string, string>) => (await spawnCli(['help'], own(more))).stdout;
  expect(await colored({ FORCE_COLOR: '1' })).toContain('\u001b[1mHubSpot:');
  expect(await colored({ FORCE_COLOR: '1', NO_COLOR: '1' })).not.toContain('\u001b');
  const one = await cli(['help', 'configuration', 'get']);
  expect(one.stdout).toMatch(/^Usage: npm run --silent cli -- configuration get \[--account <ACCOUNT>\]\n/);
});

test('a file over 1 MB is refused, one with a byte order mark is read', async () => {
  const large = await cli(['score', '--file', '-', '--json'], ' '.repeat(1_000_001));
  expect([large.code, oneValue(large)]).toEqual([2, { error: '- is larger than 1 MB' }]);
  const marked = await cli(['score', '--file', '-', '--json'], `\uFEFF${JSON.stringify(exampleRecord)}`);
  expect([marked.code, oneValue(marked)]).toEqual([0, expect.objectContaining({ success: true })]);
});

test('help, in every way it is asked for, lists every command; --help of one says how it is used', async () => {
  for (const args of [[], ['help'], ['--help'], ['-h']]) {
    const { code, stdout } = await cli(args);
    expect(code).toBe(0);
    for (const name of Object.keys(commands)) expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
  }
  expect(Object.keys(oneValue(await cli(['--json'])) as object)).toEqual(Object.keys(commands));
  const one = await cli(['key', 'rotate', '--help', '--json']);
  expect(oneValue(one)).toEqual({
    summary: 'Replace an API key; the old one keeps working for a while',
    usage: 'key rotate --key <ID> [--overlap-hours <HOURS>]',
  });
});
