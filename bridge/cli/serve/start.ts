import process from 'node:process';
import type { Kysely } from 'kysely';
import { firstRecord } from '../../../shared/examples.ts';
import { type Account, createAccount, listAccounts } from '../../accounts/accounts.ts';
import { setConfiguration } from '../../accounts/configurations.ts';
import { issueKey } from '../../auth/keys.ts';
import { readConfig } from '../../config.ts';
import type { Readiness } from '../../platform/http/readiness.ts';
import { productVersion } from '../../platform/product-version.ts';
import type { Database } from '../../platform/store/schema.ts';
import { CALL, type CommandInput } from '../command/command.ts';
import { printable } from '../command/table.ts';
import { buildDashboard } from './build-dashboard.ts';
import { dashboardLines } from './dashboard-lines.ts';
import { serveBridge } from './serve-bridge.ts';
import { terminalLines } from './terminal-lines.ts';

interface FirstAccount {
  accountId: string;
  /** Shown to the operator now and never again. */
  key: string;
  areas: string[];
}

const actor = 'first start';
const areas = ['Personal Injury', 'Car Accident', 'Workers Compensation', 'Employment Law'];

/** On a store without accounts: one that can be used at once, so that the first request is one command away. */
export async function makeFirstAccount(db: Kysely<Database>): Promise<FirstAccount | undefined> {
  if ((await listAccounts(db)).length > 0) return undefined;
  const { id: accountId } = await createAccount(db, { name: 'My firm', plan: 'pro', subscription: 'active' }, actor);
  await setConfiguration(db, { accountId, actor, input: { practiceAreas: areas, threshold: 60, customFilters: [] } });
  const { key } = await issueKey(db, { accountId, name: 'first key' }, actor);
  return { accountId, key, areas };
}

/** A command line that works as printed: the record holds no single quote. */
function curlLine(url: string, key: string): string {
  const body = JSON.stringify({ record: firstRecord });
  return `curl -s ${url}/api/v1/score -H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json' -d '${body}'`;
}

function banner(checks: Readiness['checks'], url: string, accounts: string[]): string {
  const parts = Object.entries(checks).map(
    ([name, { status, detail }]) => `  ${name.padEnd(11)} ${status.padEnd(9)} ${detail}`,
  );
  return [
    '',
    `Lead intake scoring ${productVersion} answers at ${url}`,
    '',
    ...parts,
    '',
    ...accounts,
    `  API reference  ${url}/docs`,
    `  Other commands ${CALL} help`,
    '  Stop           Ctrl-C',
    '',
    '',
  ].join('\n');
}

function firstSteps(url: string, { accountId, key, areas }: FirstAccount): string[] {
  return [
    `  First account  ${accountId}   (takes ${areas.join(', ')}; threshold 60)`,
    `  Its API key    ${key}   (not shown again)`,
    '',
    '  Try it:',
    '',
    curlLine(url, key),
    '',
  ];
}

/** Keys are stored as hashes: none can be shown again. */
function knownAccounts(accounts: readonly Account[]): string[] {
  const [only] = accounts;
  if (only === undefined) return [`  No account yet ${CALL} account create --name NAME`];
  const shown =
    accounts.length === 1
      ? `  Account        ${printable(only.name)}   (${only.id})`
      : `  Accounts       ${accounts.length}   (${CALL} account list)`;
  const named = accounts.length === 1 ? '' : ' --account ACCOUNT';
  return [shown, `  Another key    ${CALL} key create${named} --name NAME`];
}

export async function start({ environment, signal }: CommandInput): Promise<undefined> {
  // JSON helps nobody who looks at a terminal; who sets the level asks for it.
  const isWatched = process.stdout.isTTY && environment.LOG_LEVEL === undefined;
  // A mistake in the environment is told before anything is made.
  readConfig(environment);
  const fault = await buildDashboard();
  if (fault !== null) process.stderr.write(`${fault}\n`);
  await serveBridge({
    environment,
    signal,
    ...(isWatched && { log: terminalLines(process.stderr, signal) }),
    async onListening({ context: { store, config }, url, checks }) {
      const first = await makeFirstAccount(store.db);
      const known = await listAccounts(store.db);
      const accounts = first === undefined ? knownAccounts(known) : firstSteps(url, first);
      const dashboard = await dashboardLines(store.db, { accounts: known, url, publicUrl: config.publicUrl });
      process.stdout.write(banner(checks, url, [...dashboard, ...accounts]));
      signal.addEventListener('abort', () => process.stdout.write('\nStopping: finishing what was accepted …\n'));
    },
  });
  process.stdout.write('Stopped. Everything is kept; npm start goes on from here.\n');
}
