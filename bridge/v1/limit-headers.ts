import type { ServerResponse } from 'node:http';
import type { Plan, PlanName } from '../../shared/plans.ts';

interface Allowance {
  limited: boolean;
  remaining: number;
  resetMs: number;
}

export type SetLimitHeaders = (res: ServerResponse, plan: PlanName, allowance: Allowance) => void;

/** The headers of draft-ietf-httpapi-ratelimit-headers, on every answer that was counted. */
export function createLimitHeaders(plans: Record<PlanName, Plan>): SetLimitHeaders {
  const policies = Object.fromEntries(
    Object.entries(plans).map(([name, plan]) => [name, `"${name}";q=${plan.requests};w=${plan.windowSeconds}`]),
  ) as Record<PlanName, string>;
  return (res, plan, allowance) => {
    res.setHeader('RateLimit-Policy', policies[plan]);
    res.setHeader('RateLimit', `"${plan}";r=${allowance.remaining};t=${secondsLeft(allowance.resetMs)}`);
  };
}

/** Rounded up, so that who waits that long is not too early. */
export function secondsLeft(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000));
}
