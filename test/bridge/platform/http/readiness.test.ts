import { expect, test } from 'vitest';
import { type Check, createReadiness } from '../../../../bridge/platform/http/readiness.ts';

const ok: Check = { status: 'ok', detail: 'fine' };
const down: Check = { status: 'down', detail: 'broken' };

function readinessOf(parts: Parameters<typeof createReadiness>[0]['parts'], draining = false) {
  const failures: string[] = [];
  return {
    failures,
    readiness: createReadiness({ parts, draining: () => draining, onFailure: (part) => failures.push(part) }),
  };
}

test('ready while every required part is', async () => {
  const { readiness } = readinessOf({
    store: { required: true, check: () => ok },
    slack: { required: false, check: () => ({ status: 'off', detail: 'not configured' }) },
    limits: { required: false, check: () => down },
  });
  expect(await readiness()).toEqual({
    ready: true,
    checks: { store: ok, slack: { status: 'off', detail: 'not configured' }, limits: down },
  });
});

test('a required part that throws or is down makes it unready; the reason goes to the log', async () => {
  const secret = new Error('postgres://user:secret@host');
  const { readiness, failures } = readinessOf({ store: { required: true, check: () => Promise.reject(secret) } });
  const report = await readiness();
  expect(report.ready).toBe(false);
  expect(JSON.stringify(report)).not.toContain('secret');
  expect(failures).toEqual(['store']);
});

test('a part that throws at once is down as well', async () => {
  const check = () => {
    throw new Error('at once');
  };
  const { readiness } = readinessOf({ store: { required: true, check } });
  expect((await readiness()).checks.store?.status).toBe('down');
});

test('a part that hangs is down, and holds up no other', async () => {
  const { readiness, failures } = readinessOf({
    store: { required: true, check: () => new Promise<Check>(() => undefined) },
    other: { required: true, check: () => ok },
  });
  expect(await readiness()).toMatchObject({ ready: false, checks: { store: { status: 'down' }, other: ok } });
  expect(failures).toEqual(['store']);
});

test('unready while shutting down, whatever the parts say', async () => {
  const { readiness } = readinessOf({ store: { required: true, check: () => ok } }, true);
  expect(await readiness()).toMatchObject({ ready: false, checks: { process: { status: 'down' }, store: ok } });
});

test('whoever asks, and however often, the parts are asked once a second', async () => {
  let time = 0;
  let asked = 0;
  const check = () => {
    asked += 1;
    return ok;
  };
  const readiness = createReadiness({
    parts: { store: { required: true, check } },
    draining: () => false,
    onFailure: () => undefined,
    now: () => time,
  });
  await Promise.all(Array.from({ length: 100 }, () => readiness()));
  time = 999;
  expect(await readiness()).toMatchObject({ ready: true });
  expect(asked).toBe(1);
  time = 1_000;
  await readiness();
  expect(asked).toBe(2);
});

test('what has just become ready is said at once, also to whoever asked a moment ago', async () => {
  let state = down;
  const { readiness } = readinessOf({ engine: { required: true, check: () => state } });
  expect(await readiness()).toMatchObject({ ready: false });
  state = ok;
  expect(await readiness()).toMatchObject({ ready: false });
  expect(await readiness({ fresh: true })).toMatchObject({ ready: true });
  expect(await readiness()).toMatchObject({ ready: true });
});

test('that it is shutting down is said at once', async () => {
  let draining = false;
  const readiness = createReadiness({
    parts: { store: { required: true, check: () => ok } },
    draining: () => draining,
    onFailure: () => undefined,
    now: () => 0,
  });
  expect(await readiness()).toMatchObject({ ready: true });
  draining = true;
  expect(await readiness()).toMatchObject({ ready: false });
});
