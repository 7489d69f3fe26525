import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Client } from 'pg';
import { openStore, type Store } from '../../bridge/platform/store/open-store.ts';
import { createDataDir } from '../fixtures/data-dir.ts';
import { silentLog } from '../fixtures/silent-log.ts';

const SECRET = 'for trials: thirty-two characters or more';

export interface TrialStore extends AsyncDisposable {
  /** What the bridges are told of it. */
  environment: Record<string, string>;
  /** For files of the trial. */
  folder: string;
  /** Opens it beside the bridges, or before the first of them. */
  open(): Promise<Store>;
}

/** The embedded store of one bridge, which starts and stops with it. */
export async function embeddedTrialStore(): Promise<TrialStore> {
  const { parent: folder, dataDir, ...data } = await createDataDir();
  return {
    folder,
    environment: { DATA_DIR: dataDir },
    open: () => openStore({ dataDir, log: silentLog }),
    [Symbol.asyncDispose]: () => data[Symbol.asyncDispose](),
  };
}

/** A database of its own on a PostgreSQL server, for several bridges; without a server named, one of the trial's own. */
export async function sharedTrialStore(serverUrl: string | undefined): Promise<TrialStore> {
  await using opening = new AsyncDisposableStack();
  const { parent: folder, dataDir } = opening.use(await createDataDir());
  const base = serverUrl ?? opening.use(await openStore({ dataDir, log: silentLog })).connectionString;
  const name = `chaos_${randomBytes(6).toString('hex')}`;
  await onServer(base, `create database ${name} template template0`);
  opening.defer(() => onServer(base, `drop database if exists ${name} with (force)`));
  const url = new URL(base);
  url.pathname = `/${name}`;
  const elsewhere = path.join(folder, 'shared');
  const open = opening.move();
  return {
    folder,
    environment: { DATABASE_URL: url.href, APP_SECRET: SECRET, DATA_DIR: elsewhere },
    open: () => openStore({ databaseUrl: url.href, appSecrets: [SECRET], dataDir: elsewhere, log: silentLog }),
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
