import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createTestDatabase } from '../fixtures/database.ts';
import { freePort } from '../fixtures/free-port.ts';
import { temporaryFolder } from '../fixtures/run-cli.ts';

/** No container runs here: what each of ours runs is run as it stands, with this machine's addresses in its place. */
interface Service {
  command?: string[];
  environment?: Record<string, string>;
}

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '..', '..');
const read = (file: string) => readFile(path.join(root, file), 'utf8');
const compose = parse(await read('docker-compose.yml'), { merge: true }) as { services: Record<string, Service> };
const dockerfile = await read('bridge/Dockerfile');
const wordsOf = (instruction: RegExp) => JSON.parse(instruction.exec(dockerfile)?.[1] ?? '[]') as string[];
const start = wordsOf(/^CMD (\[.*\])$/m);
const health = wordsOf(/^HEALTHCHECK .* CMD (\[.*\])$/m);

/** As `docker compose` fills variables in where nobody sets any. */
const filled = (text: string) => text.replace(/\$\{\w+:-([^}]*)\}/g, '$1');

function environmentOf(service: string, own: Record<string, string>): Record<string, string> {
  const given = Object.entries(compose.services[service]?.environment ?? {}).map(([name, text]) => [
    name,
    filled(text),
  ]);
  const { PATH = '' } = process.env;
  return { PATH, NODE_ENV: 'production', ...Object.fromEntries(given), ...own };
}

/** Runs what makes the secrets, with the volumes in one folder. */
async function makeSecrets(volume: string, own: Record<string, string> = {}) {
  const [program = '', ...args] = (compose.services.secret?.command ?? []).map((word) =>
    word.replaceAll('/data/', `${volume}/`).replaceAll('/database/', `${volume}/`).replaceAll('$$', '$'),
  );
  await run(program, args, { env: environmentOf('secret', own) });
  const secret = (file: string) => readFile(path.join(volume, file), 'utf8');
  return { secret: await secret('app-secret'), password: await secret('password'), url: await secret('database-url') };
}

test('the secret and the password are made once, long enough, and the address of the database bears the password', async () => {
  await using volume = await temporaryFolder();
  const made = await makeSecrets(volume.path);
  expect(made.secret).toMatch(/^[0-9a-f]{64}\n$/);
  expect(made.password).toMatch(/^[0-9a-f]{64}\n$/);
  expect(made.password).not.toBe(made.secret);
  expect(made.url).toBe(`postgres://intake:${made.password.trim()}@postgres:5432/intake\n`);
  const modeOf = async (file: string) => (await stat(path.join(volume.path, file))).mode & 0o777;
  expect(await Promise.all(['app-secret', 'database-url'].map(modeOf))).toEqual([0o600, 0o600]);
  expect(await makeSecrets(volume.path)).toEqual(made);
});

test('a password that is given overrules the one that was made, whatever is in it', async () => {
  await using volume = await temporaryFolder();
  const { secret } = await makeSecrets(volume.path);
  const made = await makeSecrets(volume.path, { POSTGRES_PASSWORD: 'p@ss $HOME/%' });
  expect(made.secret).toBe(secret);
  expect(made.password).toBe('p@ss $HOME/%');
  expect(decodeURIComponent(new URL(made.url).password)).toBe('p@ss $HOME/%');
});

async function writeUrl(volume: string, url: string): Promise<string> {
  const file = path.join(volume, 'database-url');
  await writeFile(file, url);
  return file;
}

test.each([
  ['bridge', 'all'],
  ['worker', 'worker'],
])('the command of the %s runs with its variables, and its health check agrees', async (service, role) => {
  await using volume = await temporaryFolder();
  await using database = await createTestDatabase();
  await makeSecrets(volume.path);
  const env = environmentOf(service, {
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    DATA_DIR: volume.path,
    APP_SECRET_FILE: path.join(volume.path, 'app-secret'),
    DATABASE_URL_FILE: await writeUrl(volume.path, database.databaseUrl),
    REDIS_URL: '',
  });
  expect(env.ROLE).toBe(role);
  const healthStatus = () =>
    run(process.execPath, health.slice(1), { cwd: root, env }).then(
      () => 0,
      ({ code }: { code: number }) => code,
    );
  expect(await healthStatus()).toBe(1);
  const child = spawn(process.execPath, start.slice(1), { cwd: root, env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  try {
    // Before that a health check, which is a process of its own, would only take its time from it.
    const ready = () => fetch(`http://127.0.0.1:${env.PORT}/readyz`).then(({ status }) => status, String);
    await expect.poll(ready).toBe(200);
    await expect.poll(healthStatus, { interval: 500 }).toBe(0);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
  }
});
