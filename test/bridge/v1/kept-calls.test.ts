import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createKeptCalls } from '../../../bridge/v1/kept-calls.ts';
import { personHashes } from '../../../bridge/v1/person-hashes.ts';
import { exampleRecord } from '../../../shared/examples.ts';
import { INTAKE_NOTES_MAX } from '../../../shared/record.ts';
import { openTestStore } from '../../fixtures/database.ts';
import { createCaller } from '../../fixtures/test-server.ts';

const hash = (text: string) => Buffer.from(text);

async function openCalls(refuse: () => Error | null) {
  await using opening = new AsyncDisposableStack();
  const store = opening.use(await openTestStore());
  const { accountId, keyId } = await createCaller(store);
  await store.db.updateTable('accounts').set({ call_days: 7 }).where('id', '=', accountId).execute();
  const seen = { lost: 0, errors: 0 };
  const calls = createKeptCalls({
    db: store.db,
    seal: store.seal,
    openHash: async () => {
      const error = refuse();
      if (error !== null) throw error;
      return hash;
    },
    onLost: (count) => {
      seen.lost += count;
    },
    onError: () => {
      seen.errors += 1;
    },
  });
  opening.use(calls);
  const made = { operationId: 'screenRecord', score: 71, valid: true, resultKey: null } as const;
  const note = (record = exampleRecord, of = accountId) =>
    calls.note({ ...made, record, requestId: randomUUID(), accountId: of, keyId });
  const count = async () => Number((await store.pool.query('select count(*) from kept_calls')).rows[0].count);
  const open = opening.move();
  return { calls, note, count, seen, [Symbol.asyncDispose]: () => open.disposeAsync() };
}

const away = () => Object.assign(new Error('away'), { code: 'ECONNREFUSED' });

test('what the database does not take while it is away waits, so much and no more, and is written once it is back', async () => {
  let isAway = true;
  await using it = await openCalls(() => (isAway ? away() : null));
  for (let made = 0; made < 2_100; made += 1) it.note();
  await it.calls.flush();
  expect(it.seen).toEqual({ lost: 100, errors: 1 });
  expect(await it.count()).toBe(0);
  isAway = false;
  await it.calls.flush();
  expect(await it.count()).toBe(2_000);
  it.note();
  await it.calls.flush();
  expect(await it.count()).toBe(2_001);
  expect(it.seen.lost).toBe(100);
});

test('long records fill the room sooner', async () => {
  await using it = await openCalls(() => away());
  const long = { ...exampleRecord, intakeNotes: 'x'.repeat(INTAKE_NOTES_MAX) };
  for (let made = 0; made < 500; made += 1) it.note(long);
  expect(it.seen.lost).toBeGreaterThan(100);
});

test('what the database refuses for good is counted, and keeps nothing else from being written', async () => {
  let refuses = true;
  await using it = await openCalls(() => {
    const error = refuses ? new Error('refused') : null;
    refuses = false;
    return error;
  });
  for (let made = 0; made < 150; made += 1) it.note();
  await it.calls.flush();
  expect([it.seen, await it.count()]).toEqual([{ lost: 100, errors: 1 }, 50]);
});

test('of an account that is gone nothing is written, and nothing is lost by it', async () => {
  await using it = await openCalls(() => null);
  it.note(exampleRecord, randomUUID());
  it.note();
  await it.calls.flush();
  expect([it.seen, await it.count()]).toEqual([{ lost: 0, errors: 0 }, 1]);
});

test.each([
  [{ email: ' Maria@Example.com ', phone: '' }, ['email:maria@example.com']],
  [{ email: 'Maria <m@x.org>; o@x.org', phone: '' }, ['email:m@x.org', 'email:o@x.org']],
  [{ email: 'none', phone: '+1 (512) 555-0142' }, ['phone:5125550142']],
  [{ email: '', phone: '512-555-0142 ext. 77, 5125550199' }, ['phone:5125550142', 'phone:5125550199']],
  [{ email: '', phone: '911' }, []],
])('%j is found by %j', (person, found) => {
  expect(personHashes(hash, 'a', person).map(String)).toEqual(found.map((text) => `kept call:a:${text}`));
});
