import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Account, getAccount, listAccounts } from '../../accounts/accounts.ts';
import { type Config, readConfig } from '../../config.ts';
import { isUuid } from '../../platform/ids.ts';
import { createLog, type Log } from '../../platform/log/log.ts';
import { CALL } from '../../platform/product.ts';
import { Refusal } from '../../platform/refusal.ts';
import { openStore, type Store, type StoreOptions } from '../../platform/store/open-store.ts';
import type { Db } from '../../platform/store/schema.ts';
import { type CommandInput, type OfAccount, type Streams, UsageError } from './command.ts';
import { printable } from './table.ts';

interface Opened {
  store: Store;
  config: Config;
  log: Log;
}

/** Reports a store it has to create: after a wrong DATA_DIR or a half restore, the data would only seem gone. */
export async function openReported(options: StoreOptions, { stderr }: Streams): Promise<Store> {
  const { databaseUrl, dataDir } = options;
  const isNew = databaseUrl === undefined && !existsSync(path.join(dataDir, 'postgres'));
  const store = await openStore(options);
  if (isNew) stderr.write(`Made a new, empty store in ${path.resolve(dataDir)}\n`);
  return store;
}

/** Opens the store beside a running bridge or without one, and always closes it. */
export async function withStore<T>(
  { environment, streams }: Pick<CommandInput, 'environment' | 'streams'>,
  work: (opened: Opened) => Promise<T>,
): Promise<T> {
  const config = readConfig(environment);
  // Standard output belongs to the command; only errors that an operator must act on are logged.
  const { log } = createLog({ level: 'error', destination: streams.stderr });
  await using store = await openReported({ ...config.store, log }, streams);
  return await work({ store, config, log });
}

export interface AccountWork extends Opened {
  account: Account;
}

export type OnAccount = Pick<CommandInput<OfAccount>, 'values' | 'environment' | 'streams'>;

/** The store, with the account that `--account` names. */
export function withAccount<T>(input: OnAccount, work: (given: AccountWork) => Promise<T>): Promise<T> {
  return withStore(input, async (opened) =>
    work({ ...opened, account: await findAccount(opened.store.db, input.values.account) }),
  );
}

/**
 * The account of this id or name, or the only one there is.
 * @throws {Problem} `account_not_found`; {UsageError} where it has to be named
 */
export async function findAccount(db: Db, named: string | undefined): Promise<Account> {
  if (named !== undefined && isUuid(named)) return getAccount(db, named);
  const accounts = await listAccounts(db);
  if (named === undefined) return onlyOf(accounts);
  const [found, another] = accounts.filter(({ name }) => name.trim().toLowerCase() === named.trim().toLowerCase());
  if (found === undefined) return getAccount(db, named);
  if (another === undefined) return found;
  throw new Refusal(`Several accounts are called ${printable(named)}. Give the id of one: ${CALL} account list`);
}

function onlyOf(accounts: readonly Account[]): Account {
  const [only, second] = accounts;
  if (only === undefined) throw new UsageError(`No account exists yet. Create one: ${CALL} account create --name NAME`);
  if (second === undefined) return only;
  const names = accounts.slice(0, 5).map(({ name }) => printable(name));
  const more = accounts.length > names.length ? ` and ${accounts.length - names.length} more` : '';
  throw new UsageError(`--account is required: there are several accounts (${names.join(', ')}${more})`);
}
