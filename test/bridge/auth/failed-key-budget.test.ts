import { expect, test } from 'vitest';
import { createFailedKeyBudget } from '../../../bridge/auth/authenticate.ts';
import { createRateLimiter } from '../../../bridge/platform/http/limits/rate-limiter.ts';

function budgetOf(points: number) {
  const state = { time: Date.now(), blocked: 0 };
  const { consume } = createRateLimiter({ name: 'test', points, windowSeconds: 60 });
  const onBlocked = () => {
    state.blocked += 1;
  };
  const budget = createFailedKeyBudget({ consume, onBlocked, now: () => state.time });
  return { state, budget };
}

test('nothing is refused until the budget is used up, then everything is, for as long as it says', async () => {
  const { state, budget } = budgetOf(3);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    budget.check('192.0.2.1');
    await budget.spend('192.0.2.1');
  }
  expect(() => budget.check('192.0.2.1')).toThrow(
    expect.objectContaining({ code: 'rate_limited', headers: { 'Retry-After': expect.stringMatching(/^(59|60)$/) } }),
  );
  expect(state.blocked).toBe(1);
  state.time += 60_001;
  expect(() => budget.check('192.0.2.1')).not.toThrow();
});

test('addresses are independent, the addresses of one IPv6 network are not', async () => {
  const { budget } = budgetOf(1);
  await budget.spend('192.0.2.1');
  budget.check('192.0.2.2');
  await budget.spend('2001:db8:1:2::1');
  expect(() => budget.check('2001:db8:1:2:ffff::9')).toThrow();
  budget.check('2001:db8:1:3::1');
});

test('what other processes counted is found at the next failed key', async () => {
  const consume = async () => ({ limited: true, remaining: 0, resetMs: 1_500 });
  const budget = createFailedKeyBudget({ consume, onBlocked: () => undefined });
  await expect(budget.spend('192.0.2.1')).rejects.toMatchObject({
    code: 'rate_limited',
    headers: { 'Retry-After': '2' },
  });
  expect(() => budget.check('192.0.2.1')).toThrow();
});

test('a flood of addresses does not grow the memory without end', async () => {
  const { budget, state } = budgetOf(1);
  for (let address = 0; address < 20_000; address += 1)
    await budget.spend(`10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`);
  expect(state.blocked).toBe(20_000);
  expect(() => budget.check('10.0.0.1')).toThrow();
  expect(() => budget.check('10.0.70.1')).not.toThrow();
});
