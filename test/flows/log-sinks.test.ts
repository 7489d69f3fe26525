import { once } from 'node:events';
import { connect } from 'node:net';
import { expect } from 'vitest';
import { runCli } from '../fixtures/commands.ts';
import { createTestDatabase, onServer } from '../fixtures/database.ts';
import { markers, personal } from '../fixtures/marked-lead.ts';
import { redisAddress, redisTest } from '../fixtures/redis.ts';
import { startCli, temporaryFolder } from '../fixtures/run-cli.ts';
import { openLink } from '../fixtures/severed-link.ts';

const secret = 'the secret of a bridge whose log is read word for word';
const databasePassword = 'hunter2hunter2';

/** PostgreSQL refuses a row with a detail that quotes the whole of it: the shortest way of a lead into a log. */
const refusals = [
  'alter table analyses add constraint spoilt check (false) not valid',
  "alter table idempotency_keys add constraint spoilt check (key !~ 'quorrell') not valid",
  'alter table api_keys add constraint spoilt check (last_used_at is null) not valid',
];

/** Every line that these faults make, so that none of them is only thought to be harmless. */
const expected = [
  'database migrated',
  'ready',
  'request',
  'request failed',
  'broken request',
  'result cache failed; analyzed without it',
  'last use of keys could not be written',
  'a job cannot be read',
  'Redis does not answer; limits are counted by each process for itself',
  'Redis answers again; limits are shared',
  'Redis connection failed',
  'notifications of the database are lost; reconnecting',
  'jobs cannot be fetched or settled; still trying',
  'readiness check failed',
  'stopping: finishing what was accepted',
];

redisTest(
  'store, Redis and queue fail in turn: the log tells each, and none of it quotes a lead or a secret',
  async () => {
    await using folder = await temporaryFolder();
    await using database = await createTestDatabase();
    const real = new URL(database.databaseUrl);
    await using store = await openLink({ host: real.hostname, port: Number(real.port || 5432) });
    await using redis = await openLink(redisAddress);
    const url = `postgresql://${real.username || 'postgres'}:${databasePassword}@127.0.0.1:${store.port}${real.pathname}`;
    const environment = {
      DATA_DIR: folder.path,
      DATABASE_URL: url,
      APP_SECRET: secret,
      REDIS_URL: `redis://127.0.0.1:${redis.port}`,
      METRICS_TOKEN: 'metrics-token-1234567890',
      LOG_LEVEL: 'trace',
      PORT: '0',
    };
    await using bridge = startCli(['serve'], environment);
    const [, port] = await bridge.printed(/"port":(\d+)/);
    const logged = (message: string) => () => bridge.output().includes(`"msg":${JSON.stringify(message)}`);
    const idOf = async (...args: string[]) =>
      (await runCli([...args, '--json'], environment)).json() as Record<string, string>;
    const { accountId = '' } = await idOf('account', 'create', '--name', personal.lastName);
    const { key = '' } = await idOf('key', 'create', '--account', accountId, '--name', `${personal.firstName}'s form`);

    let number = 0;
    const send = async (
      path: string,
      headers: Record<string, string> = {},
      change: (body: string) => string = (body) => body,
    ) => {
      number += 1;
      const record = { ...personal, intakeNotes: `${personal.intakeNotes} Call ${number}.` };
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...headers },
        body: change(JSON.stringify({ record })),
      });
      await response.text();
      return response.status;
    };

    const paths = ['/api/v1/score', '/api/v1/screen', '/api/v1/explain'];
    for (const path of paths) expect(await send(path, { 'Idempotency-Key': `${personal.email} ${path}` })).toBe(200);
    expect(await send(`/api/v1/score?email=${personal.email}`)).toBe(200);
    expect(await send('/api/v1/score', {}, (body) => body.slice(0, 200))).toBe(400);
    expect(await send('/api/v1/score', {}, (body) => body.replace('"78799"', '78799'))).toBe(400);
    expect(await send(`/api/v1/${personal.lastName}`)).toBe(404);
    expect(await send('/api/v1/score', { Authorization: `Bearer ${key}x` })).toBe(401);
    expect(
      await send('/api/v1/score', { 'User-Agent': personal.email, 'X-Forwarded-For': personal.phone, Cookie: key }),
    ).toBe(200);
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined).write(`${personal.firstName} ${personal.email}\r\n\r\n`);
    socket.resume();
    await once(socket, 'close');

    await onServer(database.databaseUrl, ...refusals);
    for (const path of paths) expect(await send(path)).toBe(200);
    expect(await send('/api/v1/screen', { 'Idempotency-Key': personal.email })).toBe(503);
    await onServer(
      database.databaseUrl,
      `insert into pgboss.job (name, data) values ('retention', to_jsonb('${personal.email}'::text))`,
    );
    await expect.poll(logged('a job cannot be read')).toBe(true);

    redis.cut();
    expect(await send('/api/v1/score')).toBe(200);
    await expect.poll(logged(expected[8]!)).toBe(true);
    redis.mend();
    await expect
      .poll(async () => (await send('/api/v1/score')) === 200 && logged(expected[9]!)(), {
        interval: 300,
      })
      .toBe(true);

    store.cut();
    await expect.poll(() => send('/api/v1/score', { 'Idempotency-Key': `${personal.phone} ${number}` })).toBe(503);
    await fetch(`http://127.0.0.1:${port}/readyz`);
    await expect.poll(logged('jobs cannot be fetched or settled; still trying')).toBe(true);
    await expect.poll(logged('notifications of the database are lost; reconnecting')).toBe(true);
    store.mend();
    await expect.poll(() => send('/api/v1/score'), { interval: 300 }).toBe(200);
    expect(await bridge.stop()).toBe(0);

    const lines = bridge
      .output()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { msg: string });
    const messages = new Set(lines.map(({ msg }) => msg));
    expect(expected.filter((message) => !messages.has(message))).toEqual([]);
    expect(lines.filter((line) => markers.test(JSON.stringify(line)))).toEqual([]);
    for (const word of [key, key.slice(9, -4), secret, databasePassword, 'metrics-token-1234567890', 'not an Error'])
      expect(bridge.output()).not.toContain(word);
  },
);
