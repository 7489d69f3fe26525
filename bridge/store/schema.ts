import type { ColumnType, Generated } from 'kysely';
import type { Configuration } from '../../shared/configuration.ts';
import type { PlanName, SubscriptionState } from '../../shared/plans.ts';

/** Written by the database where the application leaves it out. */
type CreatedAt = ColumnType<Date, Date | undefined, never>;
type UpdatedAt = ColumnType<Date, Date | undefined, Date>;
type Json<T> = ColumnType<T, string, string>;

export interface Accounts {
  id: string;
  name: string;
  plan: PlanName;
  subscription: SubscriptionState;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

export interface ApiKeys {
  id: string;
  account_id: string;
  name: string;
  /** Prefix and last characters, to tell keys apart in a list. */
  hint: string;
  hash: Buffer;
  created_at: CreatedAt;
  last_used_at: Date | null;
  expires_at: Date | null;
  revoked_at: Date | null;
  /** The key this one was rotated from. */
  rotated_from: string | null;
}

export interface Configurations {
  account_id: string;
  version: number;
  body: Json<Configuration>;
  actor: string;
  changes: Json<string[]>;
  created_at: CreatedAt;
}

export interface Analyses {
  /** SHA-256 over engine, day, record and configuration. */
  key: Buffer;
  engine: string;
  result: Json<unknown>;
  created_at: CreatedAt;
}

export interface IdempotencyKeys {
  account_id: string;
  key: string;
  request_hash: Buffer;
  /** Null while the first request is still being answered. */
  response: Buffer | null;
  /** Which process answers it; a claim older than the longest request is up for takeover. */
  claimed_by: string;
  claimed_at: Date;
  /** Begins anew with a second life of the key. */
  created_at: UpdatedAt;
}

export interface AuditLog {
  id: Generated<string>;
  account_id: string | null;
  actor: string;
  action: string;
  target: string;
  detail: Json<Record<string, unknown>>;
  at: CreatedAt;
}

export interface Settings {
  key: string;
  value: Json<unknown>;
  updated_at: UpdatedAt;
}

/** Every table of the bridge; the queue engine keeps its own in the schema `pgboss`. */
export interface Database {
  accounts: Accounts;
  api_keys: ApiKeys;
  configurations: Configurations;
  analyses: Analyses;
  idempotency_keys: IdempotencyKeys;
  audit_log: AuditLog;
  settings: Settings;
}
