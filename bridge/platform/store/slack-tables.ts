import type { ColumnType, Generated } from 'kysely';
import type { SlackSettings } from '../../../shared/slack-settings.ts';
import type { CreatedAt, Json, UpdatedAt } from './lead-tables.ts';

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
  /** Null when it is unknown whether Slack has it. */
  ts: string | null;
  withdrawn: boolean;
  sent_at: Date | null;
  posted_at: Date | null;
  created_at: Date;
}
