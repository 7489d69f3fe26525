import { expect, test } from 'vitest';
import { operations } from '../../shared/operations.ts';
import { plans } from '../../shared/plan-limits.ts';
import { problems } from '../../shared/problems/problems.ts';

/** The words of the specification that callers compare with; a change here breaks them. */
test.each([
  ['invalid_record', 400, 'Record must match the InputRecord type'],
  ['invalid_api_key', 401, 'Invalid or missing API key'],
  ['no_active_subscription', 401, 'User does not have an active subscription'],
  ['plan_without_api', 401, "User's plan does not have access to the API"],
  ['rate_limited', 429, 'Rate limit exceeded. Please try again later.'],
  ['analysis_failed', 500, 'Failed to analyze record'],
] as const)('%s is %i %j', (code, status, error) => {
  expect(problems[code]).toMatchObject({ status, error });
});

test('the paths of the operations', () => {
  expect(operations.scoreRecord).toMatchObject({ method: 'post', path: '/api/v1/score' });
  expect(operations.screenRecord).toMatchObject({ method: 'post', path: '/api/v1/screen' });
});

test('PRO has the API with 100 requests a minute, free has not', () => {
  expect(plans).toEqual({
    pro: { api: true, requests: 100, windowSeconds: 60 },
    free: { api: false, requests: 0, windowSeconds: 60 },
  });
});
