import { describe, expect, test } from 'vitest';
import { createWakeUps } from '../../../../bridge/platform/queue/worker-notify.ts';

/** Long enough that only a ring or the signal can end a wait within a test. */
const NEVER_MS = 3_600_000;
const never = new AbortController().signal;

async function settled(waiting: Promise<void>): Promise<boolean> {
  const open = Symbol('open');
  const first = await Promise.race([waiting.then(() => 'done'), new Promise((resolve) => setImmediate(resolve, open))]);
  return first === 'done';
}

describe('a bell', () => {
  test('ends the wait of its queue and of no other', async () => {
    const workerNotify = createWakeUps(NEVER_MS);
    using mine = workerNotify.bell('mine');
    using other = workerNotify.bell('other');
    const stop = new AbortController();
    const [waiting, sleeping] = [mine.wait(never), other.wait(stop.signal)];
    workerNotify.ring('mine');
    await waiting;
    expect(await settled(sleeping)).toBe(false);
    stop.abort();
    await sleeping;
  });

  test('wakes every worker of the queue; null wakes every worker there is', async () => {
    const workerNotify = createWakeUps(NEVER_MS);
    const bells = ['a', 'a', 'b'].map((queue) => workerNotify.bell(queue));
    let waits = bells.slice(0, 2).map((bell) => bell.wait(never));
    workerNotify.ring('a');
    await Promise.all(waits);
    waits = bells.map((bell) => bell.wait(never));
    workerNotify.ring(null);
    await Promise.all(waits);
  });

  test('is heard by who was busy when it rang, once', async () => {
    const workerNotify = createWakeUps(NEVER_MS);
    using bell = workerNotify.bell('queue');
    workerNotify.ring('queue');
    workerNotify.ring('queue');
    await bell.wait(never);
    const stop = new AbortController();
    const second = bell.wait(stop.signal);
    expect(await settled(second)).toBe(false);
    stop.abort();
    await second;
  });

  test('does not keep a worker that is told to stop, before or while it waits', async () => {
    using bell = createWakeUps(NEVER_MS).bell('queue');
    await bell.wait(AbortSignal.abort());
    const stop = new AbortController();
    const waiting = bell.wait(stop.signal);
    stop.abort();
    await waiting;
  });

  test('is not needed: there is a next look', async () => {
    using bell = createWakeUps(5).bell('queue');
    await bell.wait(never);
    await bell.wait(never);
  });

  test('that is taken down is not rung any more, and rings for queues nobody has are no mistake', async () => {
    const workerNotify = createWakeUps(NEVER_MS);
    const bell = workerNotify.bell('queue');
    const stop = new AbortController();
    const waiting = bell.wait(stop.signal);
    bell[Symbol.dispose]();
    workerNotify.ring('queue');
    workerNotify.ring('nobody');
    expect(await settled(waiting)).toBe(false);
    stop.abort();
    await waiting;
  });
});
