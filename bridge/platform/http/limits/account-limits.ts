import type { Plan, PlanName } from '../../../../shared/plans.ts';
import type { Allowance, RateLimiter } from './rate-limiter.ts';

interface Caller {
  readonly accountId: string;
  readonly plan: PlanName;
}

export type AccountLimits = (caller: Caller) => Promise<Allowance>;

/** One window for each account, whichever key and operation it uses, as wide as its plan. */
export function createAccountLimits(deps: {
  plans: Record<PlanName, Plan>;
  create(plan: PlanName, limits: { points: number; windowSeconds: number }): RateLimiter;
}): { limit: AccountLimits; limiters: RateLimiter[] } {
  const limiters = Object.fromEntries(
    Object.entries(deps.plans).map(([name, plan]) => [
      name,
      deps.create(name as PlanName, { points: plan.requests, windowSeconds: plan.windowSeconds }),
    ]),
  ) as Record<PlanName, RateLimiter>;
  return {
    limit: ({ accountId, plan }) => limiters[plan].consume(accountId),
    limiters: Object.values(limiters),
  };
}
