import { describe, expect, test } from 'vitest';
import { createWorkerNotify } from '../../../../bridge/platform/queue/open-queue.ts';

const never = new AbortController().signal;

async function settled(waiting: Promise<void>): Promise<boolean> {
  const open = Symbol('open');
  const first = await Promise.race([waiting.then(() => 'done'), new Promise((resolve) => setImmediate(resolve, open))]);
  return first === 'done';
}

describe('a bell', () => {
  test('ends the wait of its queue and of no other', async () => {
    const workerNotify = createWorkerNotify();
    using mine = workerNotify.listener('mine');
    using other = workerNotify.listener('other');
    const stop = new AbortController();
    const [waiting, sleeping] = [mine.wait(never), other.wait(stop.signal)];
    workerNotify.notify('mine');
    await waiting;
    expect(await settled(sleeping)).toBe(false);
    stop.abort();
    await sleeping;
  });

  test('wakes every worker of the queue; null wakes every worker there is', async () => {
    const workerNotify = createWorkerNotify();
    const listeners = ['a', 'a', 'b'].map((queue) => workerNotify.listener(queue));
    let waits = listeners.slice(0, 2).map((listener) => listener.wait(never));
    workerNotify.notify('a');
    await Promise.all(waits);
    waits = listeners.map((listener) => listener.wait(never));
    workerNotify.notify(null);
    await Promise.all(waits);
  });

  test('is heard by who was busy when it rang, once', async () => {
    const workerNotify = createWorkerNotify();
    using listener = workerNotify.listener('queue');
    workerNotify.notify('queue');
    workerNotify.notify('queue');
    await listener.wait(never);
    const stop = new AbortController();
    const second = listener.wait(stop.signal);
    expect(await settled(second)).toBe(false);
    stop.abort();
    await second;
  });

  test('does not keep a worker that is told to stop, before or while it waits', async () => {
    using listener = createWorkerNotify().listener('queue');
    await listener.wait(AbortSignal.abort());
    const stop = new AbortController();
    const waiting = listener.wait(stop.signal);
    stop.abort();
    await waiting;
  });

  test('that is taken down is not rung any more, and rings for queues nobody has are no mistake', async () => {
    const workerNotify = createWorkerNotify();
    const listener = workerNotify.listener('queue');
    const stop = new AbortController();
    const waiting = listener.wait(stop.signal);
    listener[Symbol.dispose]();
    workerNotify.notify('queue');
    workerNotify.notify('nobody');
    expect(await settled(waiting)).toBe(false);
    stop.abort();
    await waiting;
  });
});
