import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { SlackSettings } from '../../../shared/slack-settings.ts';

/** Set by the database when the application omits it. */
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
  /** Values HubSpot is known to hold, as strings; without the notes. */
  written: ColumnType<Record<string, string> | null, string | null, string | null>;
  written_at: Date | null;
  /** A status set by a human in HubSpot. */
  override_status: string | null;
  override_source: string | null;
  overridden_at: Date | null;
  /** The status HubSpot is to show, deleted leads apart; computed by the database. */
  status: GeneratedAlways<'valid' | 'invalid' | 'needs_info' | 'pending' | 'error' | 'deleted'>;
  /** The firm's practice area that it was matched to. */
  area: string | null;
  /** Its source in HubSpot. */
  source: string | null;
  /** Its outcome in HubSpot. */
  outcome: string | null;
  last_error: string | null;
  /** Why it was last screened. */
  cause: string;
  /** Why it was first screened; null when that was for `cause`. */
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
  /** Name of the staff member. */
  actor_name: string | null;
  reason: string | null;
  /** Counts the changes. */
  version: Generated<number>;
  alerted_at: Date | null;
  claimed_at: Date | null;
  contacted_at: Date | null;
  closed_at: Date | null;
  /** Time of the click behind this state, by Slack's clock; null when nobody clicked, or the time is unknown. */
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
  /** Scores, states, reasons from a list; typed staff notes, never text of a lead. */
  detail: Json<Record<string, unknown>>;
  /** A repeated click or result is stored once. */
  dedupe_key: string;
  at: CreatedAt;
  /** When HubSpot received it. */
  written_at: Date | null;
}

interface TeamMembers {
  account_id: string;
  /** Such as `hubspot:20000001:7` or `slack:T012:U034`. */
  actor: string;
  name: string | null;
  /** In lower case; identifies a HubSpot user and a Slack member as one person. */
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

interface LeadAnalyses {
  portal_id: string;
  contact_id: string;
  key: Buffer;
}

/** Leads sent to the API, for accounts that keep them. */
export interface KeptCalls {
  id: string;
  account_id: string;
  key_id: string;
  request_id: string;
  operation: 'score' | 'screen' | 'explain';
  /** Sealed. */
  record: Buffer;
  record_hash: Buffer;
  /** Keyed hashes of email addresses and phone numbers. */
  person_hashes: Buffer[];
  /** Key of the analysis it was answered with, which may be deleted. */
  result_key: Buffer | null;
  score: number;
  /** Null when nothing was screened. */
  valid: boolean | null;
  called_at: Date;
  expires_at: Date;
}

export interface SlackWorkspaces {
  /** Id of the organization for an installation in all of its teams, else of the team. */
  id: string;
  name: string;
  auth: 'token' | 'oauth';
  status: 'active' | 'revoked';
  status_detail: string | null;
  /** Sealed. */
  installation: Buffer | null;
  bot_user_id: string;
  scopes: string[];
  next_edit_at: ColumnType<Date, Date | undefined, Date>;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

export interface SlackConnections {
  account_id: string;
  workspace_id: string;
  team_id: string;
  settings: Json<SlackSettings>;
  settings_version: Generated<number>;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

export interface SlackChannels {
  workspace_id: string;
  channel_id: string;
  name: string | null;
  /** Shared with another organization. */
  shared: Generated<boolean>;
  status: Generated<'ok' | 'parked'>;
  /** Slack's error code. */
  reason: string | null;
  parked_at: Date | null;
  next_post_at: ColumnType<Date, Date | undefined, Date>;
  checked_at: Date | null;
}

export interface SlackMessages {
  id: string;
  position: Generated<string>;
  account_id: string;
  workspace_id: string;
  team_id: string;
  channel_id: string;
  kind: 'alert' | 'thread' | 'digest' | 'test';
  dedupe_key: string;
  lead_id: string | null;
  parent_id: string | null;
  /** Sealed. */
  content: Buffer | null;
  mention: string | null;
  wanted: Generated<number>;
  shown: Generated<number>;
  withdrawn: Generated<boolean>;
  ts: string | null;
  state: Generated<'waiting' | 'unknown' | 'posted' | 'gone' | 'failed'>;
  reason: string | null;
  attempts: Generated<number>;
  due_at: ColumnType<Date, Date | undefined, Date>;
  /** When it was sent to Slack; null once Slack has refused it. */
  sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When it was last sent to Slack. */
  last_sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Where the search for it continues. */
  search_cursor: ColumnType<string | null, string | null | undefined, string | null>;
  posted_at: Date | null;
  created_at: CreatedAt;
}

/** Messages of a disconnected account, ids only. */
interface SlackTold {
  id: string;
  account_id: string;
  workspace_id: string;
  team_id: string;
  channel_id: string;
  kind: 'alert' | 'thread';
  dedupe_key: string;
  lead_id: string;
  parent_id: string | null;
  state: 'unknown' | 'posted' | 'gone' | 'failed';
  reason: string | null;
  /** Null when it is unknown whether Slack has it. */
  ts: string | null;
  withdrawn: boolean;
  sent_at: Date | null;
  posted_at: Date | null;
  created_at: Date;
}

/** Leads, calls that are kept, and what goes to Slack. */
export interface LeadTables {
  kept_calls: KeptCalls;
  leads: Leads;
  outbox: Outbox;
  lead_analyses: LeadAnalyses;
  lead_handling: LeadHandling;
  lead_history: LeadHistory;
  team_members: TeamMembers;
  slack_workspaces: SlackWorkspaces;
  slack_connections: SlackConnections;
  slack_channels: SlackChannels;
  slack_messages: SlackMessages;
  slack_told: SlackTold;
}
