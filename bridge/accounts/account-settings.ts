import { z } from 'zod';
import { planName, subscriptionState } from '../../shared/plans.ts';
import { storableText } from '../../shared/storable-text.ts';
import { Problem } from '../platform/problem.ts';
import { problemDetails } from '../platform/problem-details.ts';

const name = storableText(200);

export const newAccount = z.strictObject({
  name,
  plan: planName.default('free'),
  subscription: subscriptionState.default('none'),
});

export const accountChange = z.strictObject({ name, plan: planName, subscription: subscriptionState }).partial();

export type NewAccount = z.input<typeof newAccount>;
export type AccountChange = z.input<typeof accountChange>;

export function parseAccountSettings<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new Problem('invalid_account', { details: problemDetails(parsed.error) });
  return parsed.data;
}
