import { spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createLease, isWatched, takeLease } from '../../../../../bridge/platform/store/embedded/lease.ts';

async function pipeFolder() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bridge-lease-'));
  return { pipe: path.join(folder, 'lease'), [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}

/** A reader that ends when the last lease is gone. */
function watch(reader: number): Promise<void> {
  const child = spawn('/bin/sh', ['-c', 'read -r _'], { stdio: [reader, 'ignore', 'ignore'] });
  closeSync(reader);
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

describe('a lease', () => {
  test('cannot be taken where nobody watches', async () => {
    await using folder = await pipeFolder();
    expect(takeLease(folder.pipe)).toBeUndefined();
    const { lease, reader } = await createLease(folder.pipe);
    closeSync(reader);
    expect(takeLease(folder.pipe)).toBeUndefined();
    expect(isWatched(folder.pipe)).toBe(false);
    lease.release();
  });

  test('holds until the last one is released', async () => {
    await using folder = await pipeFolder();
    const { lease, reader } = await createLease(folder.pipe);
    let ended = false;
    const watching = watch(reader).then(() => {
      ended = true;
    });
    const second = takeLease(folder.pipe);
    expect(second).toBeDefined();
    lease.release();
    lease.release();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(ended).toBe(false);
    expect(isWatched(folder.pipe)).toBe(true);
    second?.release();
    await watching;
    expect(isWatched(folder.pipe)).toBe(false);
  });

  test('is given up by a process that is killed', async () => {
    await using folder = await pipeFolder();
    const { lease, reader } = await createLease(folder.pipe);
    const watching = watch(reader);
    const holder = spawn('/bin/sh', ['-c', 'exec 3>"$1"; echo held; sleep 60', 'holder', folder.pipe], {
      detached: true,
    });
    await new Promise((resolve) => holder.stdout.once('data', resolve));
    lease.release();
    expect(isWatched(folder.pipe)).toBe(true);
    process.kill(-holder.pid!, 'SIGKILL');
    await watching;
    expect(isWatched(folder.pipe)).toBe(false);
  });

  test('a plain file in the place of the pipe, as a restored backup may leave it, is replaced', async () => {
    await using folder = await pipeFolder();
    await writeFile(folder.pipe, '');
    expect(takeLease(folder.pipe)).toBeUndefined();
    const { lease, reader } = await createLease(folder.pipe);
    expect(isWatched(folder.pipe)).toBe(true);
    lease.release();
    closeSync(reader);
  });
});
