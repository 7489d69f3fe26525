import { z } from 'zod';
import type { ProblemCode } from '../problems/problems.ts';

/** From the least to the most powerful: each includes those before it. */
export const roles = ['read_only', 'intake', 'admin', 'owner'] as const;
export const role = z.enum(roles).meta({ id: 'Role', description: 'What a person may do.' });
export type Role = z.infer<typeof role>;

export const roleNames: Record<Role, string> = {
  read_only: 'Read only',
  intake: 'Intake',
  admin: 'Admin',
  owner: 'Owner',
};

/** Whether a role includes the needed one. */
export const mayDo = (has: Role, needs: Role): boolean => roles.indexOf(has) >= roles.indexOf(needs);

export interface DashboardOperation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** In Express's notation. */
  readonly path: `/dashboard-api/${string}`;
  /** One-line summary for the OpenAPI document. */
  readonly summary: string;
  /** The lowest role; null when no sign-in is required. */
  readonly role: Role | null;
  /** Schema of the query. Every value is text. */
  readonly query?: z.ZodType;
  /** Schema of the body. */
  readonly input?: z.ZodType;
  readonly output: z.ZodType;
  /** Besides those that every operation may answer. */
  readonly problems: readonly ProblemCode[];
}

export const at = z.iso.datetime();
export const none = z.object({});
/** Where a list continues; null at its end. */
export const cursor = z.string().min(1).max(200);
export const digitsText = (max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, 'must be a whole number')
    .refine((text) => Number(text) <= max, `must be at most ${max}`);
