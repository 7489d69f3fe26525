import { describe, expect, test } from 'vitest';
import { ASSUMED_USD_PER_THOUSAND, estimateBackfill } from '../../../../bridge/jobs/backfill/backfill-estimate.ts';

const given = {
  contacts: 10_000,
  alreadyScreened: 0,
  rescreen: false,
  engine: 'openai',
  usdPerThousand: ASSUMED_USD_PER_THOUSAND,
} as const;

test('10,000 contacts: pages of 200, batches of 100, a model call each', () => {
  expect(estimateBackfill(given)).toEqual({
    contacts: 10_000,
    toScreen: 10_000,
    hubspotCalls: { search: 51, read: 100, write: 100 },
    modelCalls: 10_000,
    costUsd: 10,
    seconds: 5_000,
  });
});

test('the offline engine costs nothing and is bound by HubSpot’s limits', () => {
  const estimate = estimateBackfill({ ...given, engine: 'rubric' });
  expect(estimate).toMatchObject({ modelCalls: 0, costUsd: 0 });
  expect(estimate.seconds).toBe(25);
});

describe('contacts that have a result', () => {
  test('are not screened again', () => {
    expect(estimateBackfill({ ...given, alreadyScreened: 9_950 })).toMatchObject({
      toScreen: 50,
      modelCalls: 50,
      hubspotCalls: { search: 51, read: 1, write: 1 },
      costUsd: 0.05,
    });
  });

  test('are, where it is asked for', () => {
    expect(estimateBackfill({ ...given, alreadyScreened: 9_950, rescreen: true }).toScreen).toBe(10_000);
  });

  test('may be more than HubSpot counts now: some were deleted', () => {
    expect(estimateBackfill({ ...given, contacts: 5, alreadyScreened: 9 })).toMatchObject({ toScreen: 0, costUsd: 0 });
  });
});

test('an empty portal costs one search', () => {
  expect(estimateBackfill({ ...given, contacts: 0 })).toMatchObject({
    hubspotCalls: { search: 1, read: 0, write: 0 },
    modelCalls: 0,
    seconds: 1,
  });
});

test('another price', () => expect(estimateBackfill({ ...given, usdPerThousand: 0.37 }).costUsd).toBe(3.7));
