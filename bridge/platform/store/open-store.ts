import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { Client, type ClientBase, type ClientConfig, Pool } from 'pg';
import { z } from 'zod';
import type { Log } from '../log/log.ts';
import { StoreRefusal } from '../refusal.ts';
import { clusterExists } from './embedded/create-cluster.ts';
import { openEmbeddedServer } from './embedded/open-embedded-server.ts';
import { makeDataDir } from './embedded/server-place.ts';
import { isUnmigrated, type Migration, migrate, readMigrations } from './migrate.ts';
import { sealOldRows } from './reseal.ts';
import type { Database } from './schema.ts';
import { createSealer, type KeyedSealer, loadAppSecrets, type SealedStore } from './seal.ts';
import { checkSealCanaries } from './seal-canary.ts';
import { isStoreOutage } from './store-outage.ts';

const MAX_CONNECTIONS = 16;
const STATEMENT_TIMEOUT_MS = 30_000;

/** A pool that survives the server: a connection that breaks is logged and replaced, in use or not. */
function openPool(connection: ClientConfig, { log, most = MAX_CONNECTIONS }: { log: Log; most?: number }): Pool {
  const pool = new Pool({
    ...connection,
    max: most,
    application_name: 'bridge',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS + 5_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));
  // Without an error listener, a connection that breaks in use would end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a database connection broke'));
  });
  return pool;
}

export interface StoreOptions {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** The first one seals, any of them unseals; required with `databaseUrl`. */
  appSecrets?: string[] | undefined;
  log: Log;
}

export interface Store extends SealedStore, AsyncDisposable {
  pool: Pool;
  engine: StoreEngine;
  /** For connections outside the pool, and for psql. Holds the password where there is one. */
  connectionString: string;
  /** The same store on a pool of this size, so that background work takes no connections from urgent work. */
  withOwnConnections(most: number): Store;
}

interface Source {
  engine: StoreEngine;
  connection: ClientConfig;
  connectionString: string;
}

/**
 * Opens the database and migrates it: the server behind `databaseUrl`, or the embedded one in `dataDir`.
 * @throws {StoreRefusal} with what the operator has to do
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  try {
    return await open(options);
  } catch (error) {
    throw isUnusableFolder(error) ? unusable(options.dataDir, error) : error;
  }
}

async function open(options: StoreOptions): Promise<Store> {
  const { databaseUrl, dataDir, appSecrets, log } = options;
  await using opening = new AsyncDisposableStack();
  if (!databaseUrl) await makeDataDir(dataDir);
  const record = await readEngineRecord(dataDir);
  const existing = record === 'embedded';
  const secrets = { given: appSecrets, dataDir, required: Boolean(databaseUrl), existing };
  const sealer = createSealer(await loadAppSecrets(secrets));
  const source = databaseUrl ? serverSource(databaseUrl) : await embeddedSource(opening, { dataDir, record, log });
  await prepareDatabase(source, { record, sealer, migrations: await readMigrations(), log });
  await recordEngine(dataDir, source.engine, record, log);

  const connect = (stack: AsyncDisposableStack, most?: number): Store => {
    const pool = stack.adopt(openPool(source.connection, { log, ...(most && { most }) }), (open) => open.end());
    return {
      db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }),
      pool,
      engine: source.engine,
      connectionString: source.connectionString,
      seal: sealer.seal,
      unseal: sealer.unseal,
      withOwnConnections: (fewer) => opened.use(connect(new AsyncDisposableStack(), fewer)),
      [Symbol.asyncDispose]: () => stack.disposeAsync(),
    };
  };
  const opened = opening.move();
  return connect(opened);
}

const unusableCodes = new Set(['EROFS', 'EACCES', 'EPERM', 'ENOSPC', 'EDQUOT', 'ENOTDIR', 'ENOENT']);

/** A file system error, not a connection error: those have no path. */
function isUnusableFolder(error: unknown): error is NodeJS.ErrnoException {
  const { code = '', path } = error as NodeJS.ErrnoException;
  return path !== undefined && unusableCodes.has(code);
}

function unusable(dataDir: string, cause: NodeJS.ErrnoException): StoreRefusal {
  const advice = 'Make it a writable folder with free space, or set DATA_DIR to one.';
  return new StoreRefusal(`DATA_DIR ${dataDir} cannot be used (${cause.message}). ${advice}`, { cause });
}

function serverSource(databaseUrl: string): Source {
  return { engine: 'server', connection: { connectionString: databaseUrl }, connectionString: databaseUrl };
}

async function embeddedSource(
  opening: AsyncDisposableStack,
  { dataDir, record, log }: { dataDir: string; record: StoreEngine | undefined; log: Log },
): Promise<Source> {
  await assertEmbeddedAllowed(dataDir, record);
  const { place } = opening.use(await openEmbeddedServer({ dataDir, log }));
  return { engine: 'embedded', connection: place.connection, connectionString: place.connectionString };
}

interface Preparation {
  record: StoreEngine | undefined;
  sealer: KeyedSealer;
  migrations: Migration[];
  log: Log;
}

/** An embedded server that was stopping when we attached closes the connection; the next server is ours. */
async function prepareDatabase(source: Source, preparation: Preparation): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await prepareOnce(source, preparation);
    } catch (error) {
      if (source.engine === 'server') throw asServerRefusal(error);
      if (attempt === 5 || !isStoreOutage(error)) throw error;
      await delay(200 * attempt);
    }
  }
}

/** Unreachable, not ready, or access denied: the operator's to fix. Anything else is ours. */
function asServerRefusal(error: unknown): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (!isStoreOutage(error) && !/^(28|3D)/.test(code)) return error;
  const why = message === '' ? code : message;
  return new StoreRefusal(
    `The server of DATABASE_URL cannot be used: ${why}. Check the address, that the server runs, and its user, ` +
      'password and database.',
    { cause: error },
  );
}

async function prepareOnce({ engine, connection }: Source, { record, sealer, migrations, log }: Preparation) {
  const client = new Client({ ...connection, application_name: 'bridge start', connectionTimeoutMillis: 10_000 });
  client.on('error', (error) => log.warn({ err: error }, 'the database connection broke during start-up'));
  await client.connect();
  try {
    if (engine === 'server') await assertServerNotEmpty(client, record);
    const applied = await migrate(client, migrations);
    if (applied.length > 0) log.info({ migrations: applied }, 'database migrated');
    await checkSealCanaries(client, sealer);
    const sealed = await sealOldRows(client, sealer);
    if (sealed > 0) log.info({ sealed }, 'texts of leads that were stored unencrypted are sealed now');
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** With a server, DATA_DIR may be missing or read-only: then it holds no embedded database to confuse with it. */
async function recordEngine(dataDir: string, engine: StoreEngine, record: StoreEngine | undefined, log: Log) {
  if (record === engine) return;
  try {
    await writeEngineRecord(dataDir, engine);
  } catch (error) {
    if (engine === 'embedded') throw error;
    log.debug({ err: error }, 'DATA_DIR is not writable; which database it goes with is not recorded');
  }
}

const engineRecord = z.object({ engine: z.enum(['embedded', 'server']) });

type StoreEngine = z.infer<typeof engineRecord>['engine'];

const fileIn = (dataDir: string) => path.join(dataDir, 'engine.json');

/** Which engine this DATA_DIR was last used with, if any. */
async function readEngineRecord(dataDir: string): Promise<StoreEngine | undefined> {
  const file = fileIn(dataDir);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new StoreRefusal(
      `${file} cannot be read (${error.code}). DATA_DIR has to be a folder of the user that runs this: run as that ` +
        'user, or set DATA_DIR.',
    );
  });
  if (text === undefined) return undefined;
  try {
    return engineRecord.parse(JSON.parse(text)).engine;
  } catch {
    throw new StoreRefusal(`${file} is damaged. It should read {"engine":"embedded"} or {"engine":"server"}.`);
  }
}

async function writeEngineRecord(dataDir: string, engine: StoreEngine): Promise<void> {
  const draft = `${fileIn(dataDir)}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${JSON.stringify({ engine })}\n`, { flush: true });
  await rename(draft, fileIn(dataDir));
}

/** Losing DATABASE_URL, or the data folder, must not look like a fresh start. */
async function assertEmbeddedAllowed(dataDir: string, record: StoreEngine | undefined): Promise<void> {
  if (record === 'server') {
    throw new StoreRefusal(
      `${dataDir} was last used with a database server. Set DATABASE_URL again; or, to start over with an empty ` +
        `embedded database, delete ${fileIn(dataDir)}.`,
    );
  }
  if (record === 'embedded' && !(await clusterExists(path.join(dataDir, 'postgres')))) {
    throw new StoreRefusal(
      `${path.join(dataDir, 'postgres')} is missing, although ${fileIn(dataDir)} says the database is there. Restore ` +
        `it; or, to start over with an empty one, delete ${fileIn(dataDir)}.`,
    );
  }
}

/** An empty server named for the first time would make the data seem gone. */
async function assertServerNotEmpty(client: ClientBase, record: StoreEngine | undefined): Promise<void> {
  if (record !== 'embedded' || !(await isUnmigrated(client))) return;
  throw new StoreRefusal(
    'DATABASE_URL names an empty database, while DATA_DIR holds an embedded one with your data. Copy it over with ' +
      'pg_dump and psql, or set another DATA_DIR to begin with the empty one.',
  );
}
