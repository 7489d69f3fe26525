import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { ClientConfig } from 'pg';
import { SUPERUSER } from './create-cluster.ts';
import { socketFolder } from './socket-folder.ts';

/** Where the parts of one embedded server lie. */
export interface ServerPlace {
  dataDir: string;
  cluster: string;
  pipe: string;
  logFile: string;
  connection: ClientConfig & { host: string; user: string; database: string };
  /** The same for psql and for other processes. */
  connectionString: string;
}

export async function serverPlace(dataDir: string): Promise<ServerPlace> {
  const folder = await realpath(dataDir);
  const cluster = path.join(folder, 'postgres');
  const host = await socketFolder(cluster);
  const database = 'postgres';
  return {
    dataDir: folder,
    cluster,
    pipe: path.join(folder, 'postgres.lease'),
    logFile: path.join(folder, 'postgres.log'),
    connection: { host, port: 5432, user: SUPERUSER, database, ssl: false },
    connectionString: `postgresql:///${database}?host=${encodeURIComponent(host)}&user=${SUPERUSER}&port=5432`,
  };
}

/** Made private; one that exists keeps the mode its owner gave it. */
export async function makeDataDir(dataDir: string): Promise<void> {
  await mkdir(path.dirname(path.resolve(dataDir)), { recursive: true });
  await mkdir(dataDir, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}
