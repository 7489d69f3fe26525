import { describe, expect, test } from 'vitest';
import { HubSpotFailure } from '../../../../bridge/hubspot/client/ports.ts';
import { sendIsolated } from '../../../../bridge/hubspot/contacts/read-contacts.ts';

const range = (count: number) => Array.from({ length: count }, (_, at) => at);

/** A batch call that refuses everything as soon as one item is poisoned. */
function strict(poisoned: readonly number[]) {
  const calls: number[][] = [];
  const taken: number[] = [];
  return {
    calls,
    taken,
    async send(items: readonly number[]) {
      calls.push([...items]);
      const bad = items.filter((item) => poisoned.includes(item));
      if (bad.length > 0) throw new HubSpotFailure('permanent', `refused ${bad.join()}`);
      taken.push(...items);
    },
  };
}

test('a batch without a fault is one call', async () => {
  const { calls, send } = strict([]);
  expect(await sendIsolated(range(100), send)).toEqual(new Map());
  expect(calls.length).toBe(1);
});

test('nothing to send is no call', async () => {
  const { calls, send } = strict([]);
  expect((await sendIsolated([], send)).size).toBe(0);
  expect(calls).toEqual([]);
});

describe.each([1, 2, 3, 10, 64, 99, 100])('one of %i', (count) => {
  test('is refused alone, wherever it stands, within 2 log2(n) further calls', async () => {
    for (const bad of range(count)) {
      const { calls, taken, send } = strict([bad]);
      const refused = await sendIsolated(range(count), send);
      expect([...refused.keys()]).toEqual([bad]);
      expect(refused.get(bad)?.message).toBe(`refused ${bad}`);
      expect(taken.toSorted((a, b) => a - b)).toEqual(range(count).filter((item) => item !== bad));
      expect(calls.length - 1).toBeLessThanOrEqual(2 * Math.ceil(Math.log2(count)));
    }
  });
});

test.each([[[0, 99]], [[0, 1, 2, 3]], [[3, 17, 55, 80, 81]], [range(100)]])(
  'several of a hundred: %j',
  async (poisoned) => {
    const { taken, calls, send } = strict(poisoned);
    const refused = await sendIsolated(range(100), send);
    expect([...refused.keys()].toSorted((a, b) => a - b)).toEqual(poisoned);
    expect(taken.toSorted((a, b) => a - b)).toEqual(range(100).filter((item) => !poisoned.includes(item)));
    expect(calls.length).toBeLessThan(200);
  },
);

test('no item is sent twice and taken twice', async () => {
  const { taken, send } = strict([40, 41]);
  await sendIsolated(range(100), send);
  expect(new Set(taken).size).toBe(taken.length);
});

test.each(['retryable', 'revoked', 'missing_scopes', 'not_found', 'not_connected'] as const)(
  'a failure that is no refusal of data ends it: %s',
  async (kind) => {
    let calls = 0;
    const send = async () => {
      calls += 1;
      throw new HubSpotFailure(kind, 'no');
    };
    await expect(sendIsolated(range(100), send)).rejects.toMatchObject({ kind });
    expect(calls).toBe(1);
  },
);

test('a failure in the middle of the halving is told', async () => {
  const { send } = strict([99]);
  let calls = 0;
  const flaky = async (items: readonly number[]) => {
    calls += 1;
    if (calls === 3) throw new HubSpotFailure('retryable', 'HubSpot failed');
    await send(items);
  };
  await expect(sendIsolated(range(100), flaky)).rejects.toMatchObject({ kind: 'retryable' });
});

test('an error of our own is not taken for a refusal', async () => {
  const send = async () => {
    throw new TypeError('a bug');
  };
  await expect(sendIsolated([1, 2], send)).rejects.toThrow('a bug');
});

describe('an answer that is too long to be read', () => {
  const tooLong = () => new HubSpotFailure('retryable', 'too long', { unusable: 'too_long' });

  test('is asked for in halves, until it fits', async () => {
    const taken: number[] = [];
    const refused = await sendIsolated(range(100), async (items) => {
      if (items.length > 7) throw tooLong();
      taken.push(...items);
    });
    expect(refused.size).toBe(0);
    expect(taken).toEqual(range(100));
  });

  test('for one item alone is the failure of all: nothing is refused for good', async () => {
    await expect(sendIsolated(range(8), () => Promise.reject(tooLong()))).rejects.toMatchObject({
      unusable: 'too_long',
    });
  });
});
