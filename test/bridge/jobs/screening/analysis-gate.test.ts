import { expect, test } from 'vitest';
import { createAnalysisGate } from '../../../../bridge/jobs/screening/screen-contact-judge.ts';

/** Work that begins in an order we see and ends when we say so. */
function work() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    run: (name: string) => () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    },
    async end(...names: string[]) {
      for (const name of names) ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));
const live = (portalId = '1') => ({ portalId, priority: 'live' as const });
const background = (portalId = '1') => ({ portalId, priority: 'background' as const });

test('so many at a time and no more', async () => {
  const gate = createAnalysisGate({ limit: 3, background: 1 });
  const { begun, run, end } = work();
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => gate.run(run(name), live()));
  await settled();
  expect(begun).toEqual(['a', 'b', 'c']);
  expect(gate.running).toBe(3);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  await end('a', 'c', 'd');
  await end('e');
  await Promise.all(all);
  expect(gate.running).toBe(0);
});

test('what fails makes room, and fails for its caller', async () => {
  const gate = createAnalysisGate({ limit: 1, background: 1 });
  await expect(gate.run(() => Promise.reject(new Error('no')), live())).rejects.toThrow('no');
  const thrown = gate.run(() => {
    throw new Error('at once');
  }, live());
  await expect(thrown).rejects.toThrow('at once');
  expect(await gate.run(async () => 7, live())).toBe(7);
});

test('live work goes before work that can wait', async () => {
  const gate = createAnalysisGate({ limit: 1, background: 1 });
  const { begun, run, end } = work();
  void gate.run(run('first'), live());
  void gate.run(run('backfill'), background());
  void gate.run(run('lead'), live());
  await settled();
  await end('first');
  expect(begun).toEqual(['first', 'lead']);
  await end('lead');
  expect(begun).toEqual(['first', 'lead', 'backfill']);
});

test('work that can wait never takes more than its share, so that a new lead begins at once', async () => {
  const gate = createAnalysisGate({ limit: 4, background: 2 });
  const { begun, run } = work();
  for (let at = 0; at < 10; at += 1) void gate.run(run(`backfill ${at}`), background());
  await settled();
  expect(begun.length).toBe(2);
  void gate.run(run('lead'), live());
  await settled();
  expect(begun.at(-1)).toBe('lead');
});

test('portals take turns, however many contacts one of them brings', async () => {
  const gate = createAnalysisGate({ limit: 1, background: 1 });
  const { begun, run, end } = work();
  const names = ['a1', 'a2', 'a3', 'a4'];
  for (const name of names) void gate.run(run(name), live('a'));
  void gate.run(run('b1'), live('b'));
  void gate.run(run('c1'), live('c'));
  void gate.run(run('b2'), live('b'));
  await settled();
  for (let turn = 0; turn < 7; turn += 1) await end(begun.at(-1) ?? '');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});
