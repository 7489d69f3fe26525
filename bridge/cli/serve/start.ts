import process from 'node:process';
import { styleText } from 'node:util';
import { createAccount, listAccounts } from '../../accounts/accounts.ts';
import { setConfiguration } from '../../accounts/configurations.ts';
import { issueKey } from '../../auth/keys.ts';
import { readConfig } from '../../config.ts';
import type { createLog } from '../../platform/log/log.ts';
import type { Db } from '../../platform/store/schema.ts';
import type { CommandInput } from '../command/command.ts';
import { printable } from '../command/table.ts';
import { type FirstAccount, firstAreas, firstSteps, knownAccounts, renderBanner } from './banner.ts';
import { buildDashboard } from './build-dashboard.ts';
import { dashboardLines } from './dashboard-lines.ts';
import { serveBridge } from './serve-bridge.ts';

const actor = 'first start';

/** On a store without accounts, creates a ready-to-use one, so that the first request is one command away. */
export async function makeFirstAccount(db: Db): Promise<FirstAccount | undefined> {
  if ((await listAccounts(db)).length > 0) return undefined;
  const name = 'My firm';
  const { id: accountId } = await createAccount(db, { name, plan: 'pro', subscription: 'active' }, actor);
  await setConfiguration(db, {
    accountId,
    actor,
    input: { practiceAreas: [...firstAreas], threshold: 60, customFilters: [] },
  });
  const { key } = await issueKey(db, { accountId, name: 'first key' }, actor);
  return { accountId, name, key };
}

export async function start({ environment, signal }: CommandInput): Promise<undefined> {
  // JSON lines are unreadable on a terminal; setting LOG_LEVEL asks for them.
  const isWatched = process.stdout.isTTY && environment.LOG_LEVEL === undefined;
  // A mistake in the environment is reported before anything is created.
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
      const reached = { accounts: known, url, publicUrl: config.publicUrl, isWatched: process.stdout.isTTY === true };
      const dashboard = await dashboardLines(store.db, reached);
      process.stdout.write(renderBanner(checks, url, [...dashboard, ...accounts]));
      signal.addEventListener('abort', () => process.stdout.write('\nStopping: finishing accepted work …\n'));
    },
  });
  process.stdout.write('Stopped. Everything is saved; npm start picks up from here.\n');
}

interface Line {
  time: string;
  level: string;
  msg: string;
  err?: { message?: string };
}

/**
 * The log for a person at a terminal: one plain line for each problem. During shutdown only errors: it is expected that
 * the database closes a connection first.
 */
function terminalLines(stream: NodeJS.WritableStream, signal: AbortSignal): Parameters<typeof createLog>[0] {
  const write = (text: string) => {
    const line: Line = JSON.parse(text);
    if (!signal.aborted || line.level !== 'warn') stream.write(`${describe(line)}\n`);
  };
  return { level: 'warn', destination: { write } };
}

function describe({ time, level, msg, err }: Line): string {
  const color = level === 'warn' ? 'yellow' : 'red';
  const why = err?.message === undefined ? '' : `: ${err.message}`;
  return `${time.slice(11, 19)} ${styleText(color, level)} ${printable(`${msg}${why}`)}`;
}
