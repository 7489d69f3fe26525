import { describe, expect, test } from 'vitest';
import { listen } from '../../../../bridge/platform/store/listen.ts';
import { openCuttableStore } from '../../../fixtures/cuttable-store.ts';
import { openTestStore } from '../../../fixtures/database.ts';
import { recordingLog } from '../../../fixtures/recording-log.ts';
import { silentLog } from '../../../fixtures/silent-log.ts';

type Heard = string | null;

async function openListener(connectionString: string, log = silentLog) {
  const received: Heard[] = [];
  const onNotify = (payload: Heard) => void received.push(payload);
  const subscription = await listen({ connectionString, channel: 'trial', log, onNotify });
  return { received, [Symbol.asyncDispose]: () => subscription[Symbol.asyncDispose]() };
}

describe('what is heard', () => {
  test('every notification of the channel in order, from the first one on, and none of another channel', async () => {
    await using store = await openTestStore();
    await using listener = await openListener(store.connectionString);
    const client = await store.pool.connect();
    await client.query("select pg_notify('other', 'not for us')");
    for (let index = 0; index < 50; index += 1) await client.query('select pg_notify($1, $2)', ['trial', `${index}`]);
    client.release();
    await expect.poll(() => listener.received).toEqual(Array.from({ length: 50 }, (_, index) => `${index}`));
  });

  test('one without a payload may mean anything', async () => {
    await using store = await openTestStore();
    await using listener = await openListener(store.connectionString);
    await store.pool.query('notify trial');
    await expect.poll(() => listener.received).toEqual([null]);
  });

  test('text that would be a statement is only text', async () => {
    await using store = await openTestStore();
    await using listener = await openListener(store.connectionString);
    const payload = "'; drop table accounts; -- 🙂\n";
    await store.pool.query('select pg_notify($1, $2)', ['trial', payload]);
    await expect.poll(() => listener.received).toEqual([payload]);
  });
});

test('a server that cannot be reached at the start is an error, and leaves nothing running', async () => {
  const onNotify = () => undefined;
  const options = { connectionString: 'postgresql://x@127.0.0.1:1/x', channel: 'trial', log: silentLog, onNotify };
  await expect(listen(options)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

describe('a connection that is gone', () => {
  test('cut, and away for a while: told once when it breaks and once when it is back', async () => {
    await using cuttable = await openCuttableStore();
    const { log, lines } = recordingLog();
    await using listener = await openListener(cuttable.store.connectionString, log);
    cuttable.link.cut();
    await expect.poll(() => listener.received).toEqual([null]);
    await expect.poll(() => lines().filter(({ level }) => level === 'debug').length).toBeGreaterThan(2);
    expect(listener.received).toEqual([null]);
    cuttable.link.mend();
    await expect.poll(() => listener.received).toEqual([null, null]);
    await expect
      .poll(() =>
        cuttable.store.pool.query("select pg_notify('trial', 'again')").then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    await expect.poll(() => listener.received).toEqual([null, null, 'again']);
    expect(lines().filter(({ level }) => level === 'warn')).toMatchObject([
      { msg: 'notifications of the database are lost; reconnecting', channel: 'trial' },
    ]);
  });

  test('silent, as behind a firewall that forgot it: noticed by asking', async () => {
    await using cuttable = await openCuttableStore();
    await using listener = await openListener(cuttable.store.connectionString);
    cuttable.link.freeze();
    await expect.poll(() => listener.received).toEqual([null]);
    cuttable.link.cut();
    cuttable.link.mend();
    await expect.poll(() => listener.received).toEqual([null, null]);
  });

  test('while it is away, closing does not wait for it', async () => {
    await using cuttable = await openCuttableStore();
    const listener = await openListener(cuttable.store.connectionString);
    cuttable.link.cut();
    await expect.poll(() => listener.received).toEqual([null]);
    await listener[Symbol.asyncDispose]();
    cuttable.link.mend();
    expect(listener.received).toEqual([null]);
  });
});
