import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTurns } from '../../../../bridge/hubspot/client/portal-limiter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open({ most = 2, waits = {} as Record<string, number> } = {}) {
  const turns = createTurns<string>({ waitOf: (name) => waits[name] ?? 0, most });
  const came: string[] = [];
  const places = new Map<string, () => void>();
  const ended = new Map<string, string>();
  const ask = (name: string, { first = false, maxWaitMs = 10_000, signal }: Partial<Options> = {}) =>
    void turns.wait(name, { first, maxWaitMs, signal, taken: () => void came.push(name) }).then((place) => {
      if (typeof place === 'string') ended.set(name, place);
      else places.set(name, place);
    });
  return { turns, came, places, ended, ask, waits };
}

interface Options {
  first: boolean;
  maxWaitMs: number;
  signal: AbortSignal | undefined;
}

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe('turns', () => {
  test('come at once while there are places, then as places are given back', async () => {
    const it = open();
    for (const name of ['a', 'b', 'c', 'd']) it.ask(name);
    await pass();
    expect([it.came, it.turns.open()]).toEqual([['a', 'b'], 2]);
    it.places.get('b')!();
    await pass();
    expect(it.came).toEqual(['a', 'b', 'c']);
    it.places.get('a')!();
    it.places.get('c')!();
    await pass();
    expect([it.came, it.turns.open()]).toEqual([['a', 'b', 'c', 'd'], 1]);
  });

  test('the first class goes before the others', async () => {
    const it = open({ most: 1 });
    it.ask('at it');
    it.ask('other');
    it.ask('first', { first: true });
    await pass();
    it.places.get('at it')!();
    await pass();
    it.places.get('first')!();
    await pass();
    expect(it.came).toEqual(['at it', 'first', 'other']);
  });

  test('who has to wait does not hold up who need not', async () => {
    const it = open({ waits: { slow: 1_000 } });
    it.ask('slow', { first: true });
    it.ask('quick');
    await pass();
    expect(it.came).toEqual(['quick']);
    it.waits.slow = 0;
    await pass(1_000);
    expect(it.came).toEqual(['quick', 'slow']);
  });

  test('a wait that turned out longer is waited for again', async () => {
    const it = open({ waits: { slow: 500 } });
    it.ask('slow');
    it.waits.slow = 300;
    await pass(500);
    expect(it.came).toEqual([]);
    it.waits.slow = 0;
    await pass(300);
    expect(it.came).toEqual(['slow']);
  });

  test('patience and giving up end the waiting, leave no timer behind, and take no place', async () => {
    const it = open({ most: 1 });
    const stop = new AbortController();
    it.ask('at it');
    it.ask('impatient', { maxWaitMs: 100 });
    it.ask('given up', { signal: stop.signal });
    await pass(100);
    stop.abort();
    await pass();
    expect([...it.ended]).toEqual([
      ['impatient', 'too late'],
      ['given up', 'given up'],
    ]);
    it.places.get('at it')!();
    await pass(60_000);
    expect([it.came, it.turns.open(), vi.getTimerCount()]).toEqual([['at it'], 0, 0]);
  });

  test('a signal that has fired before asks for nothing', async () => {
    const it = open();
    it.ask('never', { signal: AbortSignal.abort() });
    await pass();
    expect([it.came, it.ended.get('never'), it.turns.open()]).toEqual([[], 'given up', 0]);
  });

  test('a place that is given back twice counts once', async () => {
    const it = open({ most: 1 });
    it.ask('a');
    await pass();
    it.places.get('a')!();
    it.places.get('a')!();
    expect(it.turns.open()).toBe(0);
    it.ask('b');
    it.ask('c');
    await pass();
    expect(it.came).toEqual(['a', 'b']);
  });
});
