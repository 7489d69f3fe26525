import { expect, test } from 'vitest';
import { createSkippedPortals } from '../../../../bridge/jobs/portals/back-off-portal.ts';

function openPortals(waiting: string[] = []) {
  const clock = { ms: 1_000 };
  const failures: unknown[] = [];
  const state = { waiting, fails: false };
  const created = createSkippedPortals({
    listWaiting: async () => {
      if (state.fails) throw new Error('away');
      return state.waiting;
    },
    log: { warn: ({ err }: { err: unknown }) => failures.push(err) },
    now: () => clock.ms,
    refreshMs: 5,
  });
  return { ...created, clock, state, failures };
}

test('a portal is held for as long as HubSpot said, and a shorter word does not shorten it', () => {
  const { skip, list, clock } = openPortals();
  skip('1', 500);
  skip('2', 100);
  skip('1', 50);
  expect(list().toSorted()).toEqual(['1', '2']);
  clock.ms += 100;
  expect(list()).toEqual(['1']);
  clock.ms += 400;
  expect(list()).toEqual([]);
});

test('portals that have to wait are held until they need not', async () => {
  const { refresh, list, skip, state } = openPortals(['7']);
  expect(list()).toEqual([]);
  await refresh();
  skip('7', 100);
  skip('8', 100);
  expect(list().toSorted()).toEqual(['7', '8']);
  state.waiting = [];
  await refresh();
  expect(list().toSorted()).toEqual(['7', '8']);
});

test('when it cannot be read who waits, it stays as it was and is told', async () => {
  const { refresh, list, state, failures } = openPortals(['7']);
  await refresh();
  state.fails = true;
  await refresh();
  expect(list()).toEqual(['7']);
  expect(failures.length).toBe(1);
});

test('it is kept fresh until the signal', async () => {
  const { keepFresh, list, state } = openPortals();
  const stop = new AbortController();
  const keeping = keepFresh(stop.signal);
  state.waiting = ['9'];
  await expect.poll(() => list()).toEqual(['9']);
  stop.abort();
  await keeping;
});
