import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../fixtures/free-port.ts';

const main = path.join(import.meta.dirname, '..', '..', 'bridge', 'cli', 'main.js');
const LONGEST_MS = 60_000;

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Milliseconds from the start of the process until `/readyz` answers 200. */
async function startOnce(dataDir: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, [main, 'serve'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    while (performance.now() - started < LONGEST_MS && child.exitCode === null) {
      const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
      if (ready?.ok) return performance.now() - started;
      await delay(10);
    }
    throw new Error('the bridge did not become ready');
  } finally {
    await stop(child);
  }
}

/** A fresh data folder, where a database is made first, and then the same folder again. */
export async function measureStart(): Promise<{ freshMs: number; existingMs: number }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-start-'));
  try {
    return { freshMs: await startOnce(dataDir), existingMs: await startOnce(dataDir) };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
