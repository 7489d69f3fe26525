import { describe, expect, test } from 'vitest';
import { createSharedRuns } from '../../../bridge/analysis/shared-runs.ts';

function controlledRun() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const seen: AbortSignal[] = [];
  const start = (signal: AbortSignal) => {
    seen.push(signal);
    return promise;
  };
  return { start, resolve, reject, seen };
}

describe('createSharedRuns', () => {
  test('callers of one key share one run, other keys have their own', async () => {
    const runs = createSharedRuns<string>();
    const { start, resolve, seen } = controlledRun();
    const both = [runs.join('a', start), runs.join('a', start)];
    const other = runs.join('b', async () => 'other');
    resolve('answer');
    expect(await Promise.all([...both, other])).toEqual(['answer', 'answer', 'other']);
    expect(seen).toHaveLength(1);
    expect(runs.size).toBe(0);
  });

  test('a finished run is not reused', async () => {
    const runs = createSharedRuns<number>();
    let started = 0;
    const start = async () => ++started;
    expect(await runs.join('a', start)).toBe(1);
    expect(await runs.join('a', start)).toBe(2);
  });

  test('a failure reaches every caller and is forgotten', async () => {
    const runs = createSharedRuns<string>();
    const { start, reject } = controlledRun();
    const both = [runs.join('a', start), runs.join('a', start, new AbortController().signal)];
    reject(new Error('no'));
    for (const caller of await Promise.allSettled(both)) {
      expect(caller).toMatchObject({ status: 'rejected', reason: new Error('no') });
    }
    expect(await runs.join('a', async () => 'again')).toBe('again');
  });

  test.each([
    ['one with a signal', 'before', new AbortController().signal],
    ['one with a signal', 'after', new AbortController().signal],
    ['one without a signal', 'before', undefined],
    ['one without a signal', 'after', undefined],
  ])('a caller who leaves does not disturb %s who came %s', async (_, came, signal) => {
    const runs = createSharedRuns<string>();
    const { start, resolve, seen } = controlledRun();
    const before = came === 'before' ? runs.join('a', start, signal) : undefined;
    const controller = new AbortController();
    const leaver = runs.join('a', start, controller.signal);
    const stayer = before ?? runs.join('a', start, signal);
    await Promise.resolve();
    controller.abort(new Error('left'));
    await expect(leaver).rejects.toThrow('left');
    expect(seen[0]?.aborted).toBe(false);
    resolve('answer');
    expect(await stayer).toBe('answer');
  });

  test('the run is aborted, with the reason, when the last caller has left', async () => {
    const runs = createSharedRuns<string>();
    const { start, seen } = controlledRun();
    const controllers = [new AbortController(), new AbortController()];
    const callers = controllers.map(({ signal }) => runs.join('a', start, signal));
    await Promise.resolve();
    for (const controller of controllers) controller.abort(new Error('left'));
    expect((await Promise.allSettled(callers)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(seen[0]?.aborted).toBe(true);
    expect(seen[0]?.reason).toEqual(new Error('left'));
    expect(runs.size).toBe(0);
  });

  test('whoever comes after an abandoned run gets a fresh one', async () => {
    const runs = createSharedRuns<string>();
    const abandoned = controlledRun();
    const controller = new AbortController();
    const leaver = runs.join('a', abandoned.start, controller.signal);
    controller.abort();
    const fresh = runs.join('a', async () => 'fresh');
    abandoned.resolve('stale');
    await expect(leaver).rejects.toThrow();
    expect(await fresh).toBe('fresh');
  });

  test('a caller who has already left starts nothing', async () => {
    const runs = createSharedRuns<string>();
    const { start, seen } = controlledRun();
    await expect(runs.join('a', start, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
    expect(seen).toHaveLength(0);
  });

  test('leaving after the answer changes nothing', async () => {
    const runs = createSharedRuns<string>();
    const { start, resolve, seen } = controlledRun();
    const controller = new AbortController();
    const caller = runs.join('a', start, controller.signal);
    resolve('answer');
    expect(await caller).toBe('answer');
    controller.abort();
    expect(seen[0]?.aborted).toBe(false);
  });
});
