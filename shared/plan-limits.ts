import { z } from 'zod';

export const planNames = ['pro', 'free'] as const;
export const planName = z.enum(planNames).meta({ id: 'Plan' });
export type PlanName = z.infer<typeof planName>;

export const subscriptionStates = ['active', 'past_due', 'canceled', 'none'] as const;
export const subscriptionState = z.enum(subscriptionStates).meta({ id: 'Subscription' });
export type SubscriptionState = z.infer<typeof subscriptionState>;

export interface Plan {
  /** Whether the plan includes the v1 API (specification §5). */
  readonly api: boolean;
  /** Requests an account may make in one window, both operations and all its keys together (§8). */
  readonly requests: number;
  /** Length of the window in seconds. */
  readonly windowSeconds: number;
}

export const plans = {
  pro: { api: true, requests: 100, windowSeconds: 60 },
  free: { api: false, requests: 0, windowSeconds: 60 },
} as const satisfies Record<PlanName, Plan>;
