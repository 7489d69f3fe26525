import { expect, test } from 'vitest';
import { createPortalHolds } from '../../../../bridge/jobs/portals/portal-holds.ts';

function holds(waiting: string[] = []) {
  const clock = { ms: 1_000 };
  const failures: unknown[] = [];
  const state = { waiting, fails: false };
  const created = createPortalHolds({
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
  const { hold, held, clock } = holds();
  hold('1', 500);
  hold('2', 100);
  hold('1', 50);
  expect(held().toSorted()).toEqual(['1', '2']);
  clock.ms += 100;
  expect(held()).toEqual(['1']);
  clock.ms += 400;
  expect(held()).toEqual([]);
});

test('portals that have to wait are held until they need not', async () => {
  const { refresh, held, hold, state } = holds(['7']);
  expect(held()).toEqual([]);
  await refresh();
  hold('7', 100);
  hold('8', 100);
  expect(held().toSorted()).toEqual(['7', '8']);
  state.waiting = [];
  await refresh();
  expect(held().toSorted()).toEqual(['7', '8']);
});

test('when it cannot be read who waits, it stays as it was and is told', async () => {
  const { refresh, held, state, failures } = holds(['7']);
  await refresh();
  state.fails = true;
  await refresh();
  expect(held()).toEqual(['7']);
  expect(failures.length).toBe(1);
});

test('it is kept fresh until the signal', async () => {
  const { keepFresh, held, state } = holds();
  const stop = new AbortController();
  const keeping = keepFresh(stop.signal);
  state.waiting = ['9'];
  await expect.poll(() => held()).toEqual(['9']);
  stop.abort();
  await keeping;
});
