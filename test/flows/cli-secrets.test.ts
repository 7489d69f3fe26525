import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createRubricEngine } from '../../bridge/analysis/rubric/rubric-engine.ts';
import { openStore } from '../../bridge/platform/store/open-store.ts';
import { runCli } from '../fixtures/commands.ts';
import { createTestDatabase } from '../fixtures/database.ts';
import { startHubSpot, startProduct } from '../fixtures/hubspot-product.ts';
import { type CliEnvironment, temporaryFolder } from '../fixtures/run-cli.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { post } from '../fixtures/test-server.ts';

const old = 'the old secret of these bridges of thirty-two characters';
const fresh = 'the new secret of these bridges and of as many characters';

interface Done {
  keyId: string;
  resealed: number;
  unreadable: number;
  dropped: string[];
}

async function jsonOf<T>(environment: CliEnvironment, ...args: string[]): Promise<T> {
  const { code, stderr, json } = await runCli([...args, '--json'], environment);
  expect([code, stderr]).toEqual([0, expect.stringMatching(/^(?:Made a new, empty store in .*\n)?$/)]);
  return json() as T;
}

/** A bridge with the secrets of the environment, and a request that is answered once for its key. */
async function startBridge({ DATABASE_URL: databaseUrl = '', APP_SECRET = '' }: CliEnvironment) {
  await using opening = new AsyncDisposableStack();
  const hubspot = opening.use(await startHubSpot());
  const product = opening.use(
    await startProduct(hubspot, { databaseUrl, environment: { APP_SECRET }, engine: createRubricEngine() }),
  );
  const send = async (key: string) => {
    const response = await post(product, { key, path: '/api/v1/screen', headers: { 'Idempotency-Key': 'once' } });
    return {
      status: response.status,
      replayed: response.headers.get('idempotency-replayed'),
      text: await response.text(),
    };
  };
  const open = opening.move();
  return { send, [Symbol.asyncDispose]: () => open.disposeAsync() };
}

test('a secret is rotated under two running bridges without losing an answer', async () => {
  await using folder = await temporaryFolder();
  await using database = await createTestDatabase({ migrated: true });
  const environment = (APP_SECRET: string) => ({
    DATA_DIR: folder.path,
    DATABASE_URL: database.databaseUrl,
    APP_SECRET,
    PORT: '0',
  });
  const { accountId } = await jsonOf<{ accountId: string }>(environment(old), 'account', 'create', '--name', 'Hill');
  const { key } = await jsonOf<{ key: string }>(
    environment(old),
    'key',
    'create',
    '--account',
    accountId,
    '--name',
    'k',
  );
  const first = await startBridge(environment(old));
  const answer = await first.send(key);
  expect(answer).toMatchObject({ status: 200, replayed: null });
  await first[Symbol.asyncDispose]();

  await using one = await startBridge(environment(`${fresh},${old}`));
  await using other = await startBridge(environment(`${fresh},${old}`));
  expect(await one.send(key)).toEqual({ ...answer, replayed: 'true' });
  const done = await jsonOf<Done>(environment(`${fresh},${old}`), 'secrets', 'reseal');
  expect(done).toMatchObject({ unreadable: 0, dropped: [expect.stringMatching(/^[0-9a-f]{8}$/)] });
  expect(done.resealed).toBeGreaterThanOrEqual(1);
  for (const bridge of [one, other]) expect(await bridge.send(key)).toEqual({ ...answer, replayed: 'true' });

  await using last = await startBridge(environment(fresh));
  expect(await last.send(key)).toEqual({ ...answer, replayed: 'true' });
  const { stdout } = await runCli(['secrets', 'reseal'], environment(fresh));
  expect(stdout).toBe(`Resealed 0 values; everything is sealed with key ${done.keyId}. There was no other key.\n`);
  const refused = await runCli(['account', 'list', '--json'], environment(old));
  expect([refused.code, refused.json()]).toEqual([1, { error: expect.stringContaining(done.keyId) }]);
  expect(refused.stdout + refused.stderr).not.toContain(fresh);
});

test('the secret that a first start made gives way to one that is set, but not to a slip', async () => {
  await using folder = await temporaryFolder();
  const made = { DATA_DIR: folder.path, PORT: '0' };
  await jsonOf(made, 'account', 'create', '--name', 'Hill');
  const file = path.join(folder.path, 'app-secret');
  const kept = (await readFile(file, 'utf8')).trim();
  const set = { ...made, APP_SECRET: fresh };
  const slip = await runCli(['account', 'list'], set);
  expect([slip.code, slip.stdout]).toEqual([1, '']);
  expect(slip.stderr).toMatch(/APP_SECRET is not the secret this database was sealed with/);
  await jsonOf(made, 'account', 'list');

  const { stdout } = await runCli(['secrets', 'reseal'], { ...made, APP_SECRET: `${fresh},${kept}` });
  expect(stdout).toMatch(/^Resealed 0 values; .* are no longer needed: remove them from APP_SECRET\.\n$/);
  expect(stdout).not.toContain(kept);
  await rm(file);
  await jsonOf(set, 'account', 'list');
  const without = await runCli(['account', 'list'], made);
  expect([without.code, without.stdout]).toEqual([1, '']);
  expect(without.stderr).toMatch(/The secret of this database is gone/);
});

test('a value that opens with none of the secrets: status 1, how many there are, and every secret stays', async () => {
  await using folder = await temporaryFolder();
  await using database = await createTestDatabase({ migrated: true });
  const environment = {
    DATA_DIR: folder.path,
    DATABASE_URL: database.databaseUrl,
    APP_SECRET: `${fresh},${old}`,
    PORT: '0',
  };
  const { accountId } = await jsonOf<{ accountId: string }>(environment, 'account', 'create', '--name', 'Hill');
  await using store = await openStore({ ...database, dataDir: folder.path, appSecrets: [fresh, old], log: silentLog });
  await store.pool.query(
    `insert into idempotency_keys (account_id, key, request_hash, response, claimed_by, claimed_at)
     values ($1, 'bad', '\\x00', decode('01' || repeat('ab', 60), 'hex'), 'test', now())`,
    [accountId],
  );
  const { code, json } = await runCli(['secrets', 'reseal', '--json'], environment);
  expect([code, json()]).toEqual([1, expect.objectContaining({ resealed: 0, unreadable: 1, dropped: [] })]);
  expect((await runCli(['secrets', 'reseal'], environment)).stdout).toMatch(
    /^1 sealed value cannot be opened with any of the secrets/,
  );
});
