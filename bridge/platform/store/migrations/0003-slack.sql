-- A workspace that has let the bridge in: of one team, or of a whole organisation.
create table slack_workspaces (
  -- The organisation's id (E…) for an installation in all of its teams, else the team's (T…).
  id text primary key check (id <> ''),
  name text not null,
  auth text not null check (auth in ('token', 'oauth')),
  -- revoked: Slack's answer. The row stays, so that the reason can be shown.
  status text not null check (status in ('active', 'revoked')),
  status_detail text,
  -- Bolt's whole installation, sealed; tokens are in it.
  installation bytea,
  bot_user_id text not null,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table slack_connections (
  account_id uuid primary key references accounts (id) on delete cascade,
  workspace_id text not null references slack_workspaces (id) on delete cascade,
  -- Where an organisation's installation posts.
  team_id text not null,
  -- Routing, hours, privacy: see shared/slack-settings.ts.
  settings jsonb not null,
  settings_version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index slack_connections_workspace on slack_connections (workspace_id);

-- What is known of a channel that is posted to.
create table slack_channels (
  workspace_id text not null references slack_workspaces (id) on delete cascade,
  channel_id text not null,
  name text,
  -- Shared with another organisation: outsiders read along.
  shared boolean not null default false,
  -- parked: nothing is sent until it is mended; the reason is Slack's error code.
  status text not null default 'ok' check (status in ('ok', 'parked')),
  reason text,
  parked_at timestamptz,
  -- Slack takes about one message a second; over all processes.
  next_post_at timestamptz not null default now(),
  checked_at timestamptz,
  primary key (workspace_id, channel_id)
);

-- What an intake team did with a lead.
create table lead_handling (
  lead_id uuid primary key references leads (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  state text not null check (state in ('new', 'claimed', 'contacted', 'not_a_fit')),
  -- Such as slack:T012:U034; the name is the staff member's.
  actor text,
  actor_name text,
  reason text,
  -- Counts the changes.
  version integer not null default 1,
  alerted_at timestamptz,
  claimed_at timestamptz,
  contacted_at timestamptz,
  closed_at timestamptz,
  updated_at timestamptz not null default now()
);
create index lead_handling_account on lead_handling (account_id, state, alerted_at);

-- What happened to a lead, and who did it: results, claims, corrections.
create table lead_history (
  id bigint generated always as identity primary key,
  lead_id uuid not null references leads (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  actor text not null,
  actor_name text,
  action text not null,
  detail jsonb not null,
  -- The same click or result comes in once.
  dedupe_key text not null,
  at timestamptz not null default now(),
  -- When HubSpot had it; null where it is not for HubSpot, or not yet there.
  written_at timestamptz,
  unique (lead_id, dedupe_key)
);
create index lead_history_account on lead_history (account_id, at);

-- Every message there is to be in Slack, each once, brought to its wanted state by whoever delivers.
create table slack_messages (
  -- Goes into Slack's message metadata: an unclear post is found again by it.
  id uuid primary key,
  -- The order in a channel.
  position bigint generated always as identity,
  account_id uuid not null references accounts (id) on delete cascade,
  workspace_id text not null references slack_workspaces (id) on delete cascade,
  team_id text not null,
  channel_id text not null,
  kind text not null check (kind in ('alert', 'thread', 'digest', 'test')),
  dedupe_key text not null unique,
  -- No reference: the message of an erased lead has to be deleted in Slack after the lead is gone.
  lead_id uuid,
  -- In whose thread it stands.
  parent_id uuid references slack_messages (id) on delete cascade,
  -- What is told, sealed: for an alert the lead's card, else what the kind needs.
  content bytea,
  mention text,
  -- It is right in Slack when both are equal.
  wanted integer not null default 1,
  shown integer not null default 0,
  -- To be deleted in Slack.
  withdrawn boolean not null default false,
  ts text,
  -- waiting: not posted; unknown: perhaps posted; posted; gone: deleted there; failed: given up, reason says why
  state text not null default 'waiting' check (state in ('waiting', 'unknown', 'posted', 'gone', 'failed')),
  reason text,
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  posted_at timestamptz,
  created_at timestamptz not null default now()
);
create index slack_messages_due on slack_messages (workspace_id, channel_id, position)
  where state in ('waiting', 'unknown') or (state = 'posted' and (shown < wanted or withdrawn));
create index slack_messages_lead on slack_messages (lead_id);
create index slack_messages_created on slack_messages (created_at);

-- Results of earlier contents of a contact, to be deleted with it.
create table lead_analyses (
  portal_id bigint not null,
  contact_id bigint not null,
  key bytea not null references analyses (key) on delete cascade,
  primary key (portal_id, contact_id, key)
);
create index lead_analyses_key on lead_analyses (key);
