import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';
import type { Permissions } from '../../../shared/app-settings.ts';
import type { Configuration } from '../../../shared/configuration.ts';
import type { WebhookKind } from '../../../shared/dashboard/deliveries.ts';
import type { FieldMapping } from '../../../shared/field-mapping.ts';
import type { PlanName, SubscriptionState } from '../../../shared/plan-limits.ts';
import type { CreatedAt, Json, LeadTables, UpdatedAt } from './lead-and-slack-tables.ts';
import type { PeopleTables } from './people-tables.ts';

export type * from './lead-and-slack-tables.ts';
export type * from './people-tables.ts';

export interface Accounts {
  id: string;
  name: string;
  plan: PlanName;
  subscription: SubscriptionState;
  /** Retention periods, in days. */
  explanation_days: Generated<number>;
  /** Null: until erased or disconnected. */
  lead_days: ColumnType<number | null, number | null | undefined, number | null>;
  audit_days: Generated<number>;
  /** For records of API calls; null: none are kept. */
  call_days: ColumnType<number | null, number | null | undefined, number | null>;
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

export interface ApiCalls {
  key_id: string;
  /** Start of the hour. */
  hour: Date;
  outcome: 'answered' | 'refused' | 'limited' | 'failed';
  calls: number;
}

export interface Configurations {
  account_id: string;
  version: number;
  body: Json<Configuration>;
  actor: string;
  changes: Json<string[]>;
  created_at: CreatedAt;
}

interface Analyses {
  /** SHA-256 over engine, day, record and configuration. */
  key: Buffer;
  engine: string;
  /** Sealed; null only while a row of an earlier version waits to be sealed. */
  result: Buffer | null;
  /** Hash of the record; null in rows of earlier versions. */
  record_hash: Buffer | null;
  created_at: CreatedAt;
}

interface ResultRequests {
  request_id: string;
  key: Buffer;
  account_id: string | null;
}

interface IdempotencyKeys {
  account_id: string;
  key: string;
  request_hash: Buffer;
  /** Null while the first request is in flight. */
  response: Buffer | null;
  /** Key of the analysis behind the answer. */
  result_key: Buffer | null;
  /** The process that answers it; a claim older than the longest request can be taken over. */
  claimed_by: string;
  claimed_at: Date;
  /** Reset when an expired key is used again. */
  created_at: UpdatedAt;
}

interface AuditLog {
  id: Generated<string>;
  account_id: string | null;
  actor: string;
  action: string;
  target: string;
  detail: Json<Record<string, unknown>>;
  at: CreatedAt;
}

interface Settings {
  key: string;
  value: Json<unknown>;
  updated_at: UpdatedAt;
}

export interface HubSpotConnections {
  account_id: string;
  portal_id: string;
  auth: 'oauth' | 'static';
  status: 'active' | 'paused' | 'revoked';
  /** Reason, for people. */
  status_detail: string | null;
  /** Sealed. */
  access_token: Buffer;
  /** Sealed; null for a static token. */
  refresh_token: Buffer | null;
  access_token_expires_at: Date | null;
  scopes: string[];
  app_id: string | null;
  ui_domain: string | null;
  time_zone: string | null;
  mapping: Json<FieldMapping>;
  mapping_version: Generated<number>;
  permissions: ColumnType<Permissions, string | undefined, string>;
  permissions_version: Generated<number>;
  swept_until: ColumnType<Date, Date | undefined, Date>;
  mapping_checked_at: Date | null;
  /** Properties that the mapping reads and the portal lacks, for people. */
  mapping_trouble: Generated<string[]>;
  /** Until then its daily calls are used up. */
  limited_until: Date | null;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

interface OAuthStates {
  hash: Buffer;
  account_id: string;
  expires_at: Date;
}

interface WebhookEvents {
  id: Generated<string>;
  portal_id: string;
  /** Identifies an event across deliveries. */
  event_key: string;
  kind: WebhookKind;
  contact_id: string;
  /** Ids and names of what happened, never values of properties. */
  payload: Json<Record<string, unknown>>;
  occurred_at: Date;
  received_at: CreatedAt;
  attempts: Generated<number>;
  last_error: string | null;
  processed_at: Date | null;
  outcome: string | null;
}

interface Tombstones {
  hash: Buffer;
  portal_id: string;
  erased_at: CreatedAt;
}

interface TombstoneKey {
  id: 1;
  /** Sealed. */
  key: Buffer;
}

export interface Backfills {
  id: string;
  account_id: string;
  portal_id: string;
  status: 'running' | 'paused' | 'done' | 'cancelled';
  created_from: Date | null;
  created_until: Date;
  rescreen: Generated<boolean>;
  /** How many contacts HubSpot counted when it began. */
  total: Generated<number>;
  cursor: ColumnType<string, string | undefined, string>;
  found: Generated<number>;
  enqueued: Generated<number>;
  actor: string;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

export interface BulkRuns {
  id: string;
  account_id: string;
  portal_id: string;
  /** Chosen by the panel in HubSpot. */
  request_id: string;
  total: number;
  actor: string;
  created_at: CreatedAt;
}

interface BulkContacts {
  run_id: string;
  portal_id: string;
  contact_id: string;
}

export interface WorkflowRuns {
  id: string;
  account_id: string;
  portal_id: string;
  /** Null once the contact has been erased. */
  contact_id: string | null;
  callback_id: string;
  state: 'waiting' | 'done' | 'failed';
  /** Why the workflow was not notified. */
  reason: 'expired' | 'paused' | 'missing_scopes' | 'not_asked' | 'refused' | null;
  expires_at: Date;
  /** Since when the result exists and the workflow is being notified. */
  released_at: Generated<Date | null>;
  /** A completion was sent, and its outcome is unknown. */
  unclear: Generated<boolean>;
  created_at: CreatedAt;
  ended_at: Date | null;
}

/** Every table of the bridge; the queue engine keeps its own in the schema `pgboss`. */
export interface Database extends LeadTables, PeopleTables {
  accounts: Accounts;
  api_keys: ApiKeys;
  api_calls: ApiCalls;
  configurations: Configurations;
  analyses: Analyses;
  result_requests: ResultRequests;
  idempotency_keys: IdempotencyKeys;
  audit_log: AuditLog;
  settings: Settings;
  hubspot_connections: HubSpotConnections;
  oauth_states: OAuthStates;
  webhook_events: WebhookEvents;
  tombstones: Tombstones;
  tombstone_key: TombstoneKey;
  backfills: Backfills;
  bulk_runs: BulkRuns;
  bulk_contacts: BulkContacts;
  workflow_runs: WorkflowRuns;
}

/** The database, or a transaction of it. */
export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;
