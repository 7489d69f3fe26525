import { access, constants, mkdir, statfs } from 'node:fs/promises';
import type { Config } from '../../config.ts';
import { type Finding, failed, off, ok, warning } from './finding.ts';

const LITTLE_SPACE_BYTES = 1_000_000_000;

/** The secrets folder; without a database server, also the whole database. */
export async function checkDataFolder({ store: { dataDir, databaseUrl } }: Config): Promise<Finding> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (databaseUrl !== undefined)
      return off('data folder', `${dataDir} is not writable (${code}); not needed with a server.`);
    return failed(
      'data folder',
      `${dataDir} is not writable (${code}).`,
      'Make the folder writable for this user, or set DATA_DIR.',
    );
  }
  const free = await statfs(dataDir).then(({ bavail, bsize }) => bavail * bsize);
  const detail = `${dataDir} is writable, ${(free / 1e9).toFixed(1)} GB free.`;
  return free > LITTLE_SPACE_BYTES
    ? ok('data folder', detail)
    : warning('data folder', detail, 'Free up space on this disk.');
}
