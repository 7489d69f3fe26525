import process from 'node:process';
import type { Kysely } from 'kysely';
import { createAccount, listAccounts } from '../../accounts/accounts.ts';
import { setConfiguration } from '../../accounts/configurations.ts';
import { issueKey } from '../../auth/keys.ts';
import type { Database } from '../../platform/store/schema.ts';
import type { CommandInput } from '../command/command.ts';
import { type FirstAccount, firstAreas, firstSteps, knownAccounts, renderBanner } from './banner.ts';
import { serveBridge } from './serve-bridge.ts';
import { terminalLines } from './terminal-lines.ts';

const actor = 'first start';

/** On a store without accounts: one that can be used at once, so that the first request is one command away. */
export async function makeFirstAccount(db: Kysely<Database>): Promise<FirstAccount | undefined> {
  if ((await listAccounts(db)).length > 0) return undefined;
  const { id: accountId } = await createAccount(db, { name: 'My firm', plan: 'pro', subscription: 'active' }, actor);
  await setConfiguration(db, {
    accountId,
    actor,
    input: { practiceAreas: [...firstAreas], threshold: 60, customFilters: [] },
  });
  const { key } = await issueKey(db, { accountId, name: 'first key' }, actor);
  return { accountId, key, areas: firstAreas };
}

export async function start({ environment, signal }: CommandInput): Promise<undefined> {
  // JSON helps nobody who looks at a terminal; who sets the level asks for it.
  const isWatched = process.stdout.isTTY && environment.LOG_LEVEL === undefined;
  await serveBridge({
    environment,
    signal,
    ...(isWatched && { log: terminalLines(process.stderr, signal) }),
    async onListening({ context: { store }, url, checks }) {
      const first = await makeFirstAccount(store.db);
      const accounts = first === undefined ? knownAccounts(await listAccounts(store.db)) : firstSteps(url, first);
      process.stdout.write(renderBanner(checks, url, accounts));
      signal.addEventListener('abort', () => process.stdout.write('\nStopping: finishing accepted work …\n'));
    },
  });
  process.stdout.write('Stopped. Everything is saved; npm start picks up from here.\n');
}
