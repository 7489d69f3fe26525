import type { ColumnType, Generated } from 'kysely';
import type { SlackSettings } from '../../../shared/slack-settings.ts';

/** Written by the database where the application leaves it out. */
export type CreatedAt = ColumnType<Date, Date | undefined, never>;
export type UpdatedAt = ColumnType<Date, Date | undefined, Date>;
export type Json<T> = ColumnType<T, string, string>;

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

export interface SlackWorkspaces {
  /** Of the organisation for an installation in all of its teams, else of the team. */
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
  /** With another organisation. */
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
  /** When it was given to Slack; null once Slack has refused it. */
  sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When it was last given to Slack. */
  last_sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Where the search for it goes on. */
  search_cursor: ColumnType<string | null, string | null | undefined, string | null>;
  posted_at: Date | null;
  created_at: CreatedAt;
}

/** Of messages of a disconnected account, ids only. */
export interface SlackTold {
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
  /** Null: it may be in Slack. */
  ts: string | null;
  withdrawn: boolean;
  sent_at: Date | null;
  posted_at: Date | null;
  created_at: Date;
}
