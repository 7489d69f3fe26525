import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Written by the database where the application leaves it out. */
export type CreatedAt = ColumnType<Date, Date | undefined, never>;
export type UpdatedAt = ColumnType<Date, Date | undefined, Date>;
export type Json<T> = ColumnType<T, string, string>;

export interface Leads {
  id: string;
  account_id: string;
  portal_id: string;
  contact_id: string;
  state: 'pending' | 'screened' | 'needs_info' | 'error' | 'deleted';
  score: number | null;
  valid: boolean | null;
  /** Sealed. */
  notes: Buffer | null;
  engine: string | null;
  content_hash: Buffer | null;
  configuration_version: number | null;
  mapping_version: number | null;
  revision: Generated<number>;
  /** The values HubSpot is known to hold, as strings; without the notes. */
  written: ColumnType<Record<string, string> | null, string | null, string | null>;
  written_at: Date | null;
  /** A status set by a human in HubSpot. */
  override_status: string | null;
  override_source: string | null;
  overridden_at: Date | null;
  /** What HubSpot is to show, deleted ones apart; the database works it out. */
  status: GeneratedAlways<'valid' | 'invalid' | 'needs_info' | 'pending' | 'error' | 'deleted'>;
  /** The practice area of the firm that it was taken as. */
  area: string | null;
  /** Where it came from, as HubSpot has it. */
  source: string | null;
  /** What has become of it, as HubSpot has it. */
  outcome: string | null;
  last_error: string | null;
  /** Why it was last screened. */
  cause: string;
  /** Why it was first screened; null where that was for `cause`. */
  first_cause: string | null;
  /** The contact this one was merged into. */
  merged_into: string | null;
  contact_created_at: Date | null;
  screened_at: Date | null;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

export interface LeadHandling {
  lead_id: string;
  account_id: string;
  state: 'new' | 'claimed' | 'contacted' | 'not_a_fit';
  /** Such as `slack:T012:U034`. */
  actor: string | null;
  /** Of the member of staff. */
  actor_name: string | null;
  reason: string | null;
  /** Counts the changes. */
  version: Generated<number>;
  alerted_at: Date | null;
  claimed_at: Date | null;
  contacted_at: Date | null;
  closed_at: Date | null;
  /** By Slack's clock, of what it stands by; null where nobody has clicked, or none knows when. */
  clicked_at: Generated<Date | null>;
  updated_at: UpdatedAt;
}

export interface LeadHistory {
  id: Generated<string>;
  lead_id: string;
  account_id: string;
  actor: string;
  actor_name: string | null;
  action: string;
  /** Scores, states, reasons chosen from a list; what staff typed, never words of a lead. */
  detail: Json<Record<string, unknown>>;
  /** The same click or result comes in once. */
  dedupe_key: string;
  at: CreatedAt;
  /** When HubSpot had it. */
  written_at: Date | null;
}

export interface TeamMembers {
  account_id: string;
  /** Such as `hubspot:20000001:7` or `slack:T012:U034`. */
  actor: string;
  name: string | null;
  /** In lower case; by it a user of HubSpot and a member of Slack are one person. */
  email: string | null;
  seen_at: UpdatedAt;
}

export interface Outbox {
  id: Generated<string>;
  account_id: string;
  kind: string;
  dedupe_key: string;
  payload: Json<Record<string, unknown>>;
  created_at: CreatedAt;
  sent_at: Date | null;
}

export interface LeadAnalyses {
  portal_id: string;
  contact_id: string;
  key: Buffer;
}

/** Leads that came over the API, of accounts that keep them. */
export interface KeptCalls {
  id: string;
  account_id: string;
  key_id: string;
  request_id: string;
  operation: 'score' | 'screen' | 'explain';
  /** Sealed. */
  record: Buffer;
  record_hash: Buffer;
  /** Keyed, of email addresses and phone numbers. */
  person_hashes: Buffer[];
  /** Of the analysis it was answered with, which may be gone. */
  result_key: Buffer | null;
  score: number;
  /** Null where nothing was screened. */
  valid: boolean | null;
  called_at: Date;
  expires_at: Date;
}
