import type { Log } from '../log/log.ts';
import { listen } from './listen.ts';

interface Options {
  connectionString: string;
  log: Log;
  /** The account that changed; null when changes may have been missed, so that everything cached is to be dropped. */
  onChange: (accountId: string | null) => void;
}

/** Tells of every committed change of an account, its keys or its configuration, on whichever process it was made. */
export function listenAccountChanges({ connectionString, log, onChange }: Options): Promise<AsyncDisposable> {
  return listen({ connectionString, channel: 'account_changed', log, onNotify: onChange });
}
