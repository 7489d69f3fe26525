import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { exampleRecord } from '../../shared/examples.ts';
import { freePort } from '../fixtures/free-port.ts';

const main = path.join(import.meta.dirname, '..', '..', 'bridge', 'cli', 'main.js');
const LONGEST_MS = 60_000;
const run = promisify(execFile);

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

const environmentOf = (dataDir: string) => ({ ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' });

/** Milliseconds of a command as a whole process, and what it printed. */
async function command(dataDir: string, ...words: string[]) {
  const started = performance.now();
  const { stdout } = await run(process.execPath, [main, ...words, '--json'], { env: environmentOf(dataDir) });
  return { ms: performance.now() - started, printed: JSON.parse(stdout) };
}

/** Milliseconds from the start of the process until `/readyz` answers 200, and what `work` found out then. */
async function startOnce<T>(dataDir: string, work: (url: string) => Promise<T>): Promise<{ ms: number; found: T }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, [main, 'serve'], {
    env: { ...environmentOf(dataDir), PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    while (performance.now() - started < LONGEST_MS && child.exitCode === null) {
      const ready = await fetch(`${url}/readyz`).catch(() => undefined);
      const ms = performance.now() - started;
      if (ready?.ok) return { ms, found: await work(url) };
      await delay(10);
    }
    throw new Error('the bridge did not become ready');
  } finally {
    await stop(child);
  }
}

/** Milliseconds of the first record that a new process scores. */
async function firstScore(url: string, apiKey: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${url}/api/v1/score`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ record: exampleRecord }),
  });
  if (!response.ok) throw new Error(`the first request was answered ${response.status}: ${await response.text()}`);
  await response.text();
  return performance.now() - started;
}

/** A fresh data folder, where a database is made first, and then the same folder again. */
export async function measureStart() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-start-'));
  try {
    const fresh = await startOnce(dataDir, async () => {
      await command(dataDir, 'account', 'create', '--name', 'Bench');
      return (await command(dataDir, 'key', 'create', '--name', 'bench')).printed.key;
    });
    const record = path.join(dataDir, 'record.json');
    await writeFile(record, JSON.stringify(exampleRecord));
    const existing = await startOnce(dataDir, async (url) => ({
      firstScoreMs: await firstScore(url, fresh.found),
      commandMs: (await command(dataDir, 'account', 'list')).ms,
      scoreMs: (await command(dataDir, 'score', '--file', record)).ms,
    }));
    return { freshMs: fresh.ms, existingMs: existing.ms, ...existing.found };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
