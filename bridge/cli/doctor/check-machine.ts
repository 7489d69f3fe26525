import { access, constants, mkdir, statfs } from 'node:fs/promises';
import process from 'node:process';
import type { Config } from '../../config.ts';
import { OLDEST_NODE } from '../../platform/node-fault.js';
import { type Finding, failed, off, ok, warning } from './finding.ts';

const LITTLE_SPACE_BYTES = 1_000_000_000;

export function checkRuntime(): Finding {
  const version = process.versions.node;
  if (Number.parseInt(version, 10) >= OLDEST_NODE) return ok('runtime', `Node ${version}.`);
  return failed('runtime', `Node ${version} is too old.`, `Run it through npm, or use Node ${OLDEST_NODE} or newer.`);
}

/** The secrets folder; without a database server, also the whole database. */
export async function checkDataDir({ store }: Config): Promise<Finding> {
  const { dataDir } = store;
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (store.databaseUrl !== undefined)
      return off('data folder', `${dataDir} is not writable (${code}); not needed with a server.`);
    return failed(
      'data folder',
      `${dataDir} is not writable (${code}).`,
      'Give this user the folder, or set DATA_DIR.',
    );
  }
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const detail = `${dataDir} is writable, ${(free / 1e9).toFixed(1)} GB free.`;
  return free > LITTLE_SPACE_BYTES
    ? ok('data folder', detail)
    : warning('data folder', detail, 'Make room on this disk.');
}

export function checkPublicUrl({ publicUrl }: Config): Finding {
  const { protocol, hostname } = new URL(publicUrl);
  const local = ['localhost', '127.0.0.1', '[::1]', '0.0.0.0'].includes(hostname);
  if (protocol === 'https:') return ok('public address', publicUrl);
  if (local) return off('public address', `${publicUrl}: this machine only.`);
  return warning(
    'public address',
    `${publicUrl} is not encrypted.`,
    'Put a TLS proxy in front and set PUBLIC_URL to https://…',
  );
}
