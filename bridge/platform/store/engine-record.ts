import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ClientBase } from 'pg';
import { z } from 'zod';
import { StoreRefusal } from '../refusal.ts';
import { clusterExists } from './embedded/create-cluster.ts';
import { isUnmigrated } from './migrate.ts';

const engineRecord = z.object({ engine: z.enum(['embedded', 'server']) });

export type StoreEngine = z.infer<typeof engineRecord>['engine'];

const fileIn = (dataDir: string) => path.join(dataDir, 'engine.json');

/** Which engine this DATA_DIR was last used with, if any. */
export async function readEngineRecord(dataDir: string): Promise<StoreEngine | undefined> {
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

export async function writeEngineRecord(dataDir: string, engine: StoreEngine): Promise<void> {
  const draft = `${fileIn(dataDir)}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${JSON.stringify({ engine })}\n`, { flush: true });
  await rename(draft, fileIn(dataDir));
}

/** Losing DATABASE_URL, or the data folder, must not look like a fresh start. */
export async function assertEmbeddedAllowed(dataDir: string, record: StoreEngine | undefined): Promise<void> {
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
export async function assertServerNotEmpty(client: ClientBase, record: StoreEngine | undefined): Promise<void> {
  if (record !== 'embedded' || !(await isUnmigrated(client))) return;
  throw new StoreRefusal(
    'DATABASE_URL names an empty database, while DATA_DIR holds an embedded one with your data. Copy it over with ' +
      'pg_dump and psql, or set another DATA_DIR to begin with the empty one.',
  );
}
