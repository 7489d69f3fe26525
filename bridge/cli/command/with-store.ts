import { readConfig } from '../../config.ts';
import type { RawEnvironment } from '../../environment.ts';
import { createLog } from '../../platform/log/log.ts';
import { openStore, type Store } from '../../platform/store/open-store.ts';

/** Opens the store beside a running bridge or without one, and closes it whatever the work does. */
export async function withStore<T>(environment: RawEnvironment, work: (store: Store) => Promise<T>): Promise<T> {
  const config = readConfig(environment);
  // Standard output belongs to the command's answer; only what an operator must act on is worth a line beside it.
  const { log } = createLog({ level: 'error', destination: process.stderr });
  await using store = await openStore({ ...config.store, log });
  return await work(store);
}
