-- What an account has told in Slack before it was disconnected: ids only. With them no lead is told twice when it is
-- connected again, its messages are edited on, and those of leads that were erased meanwhile are deleted.
create table slack_told (
  -- Of the message, whose metadata holds it.
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  -- No reference: the workspace may be gone.
  workspace_id text not null,
  team_id text not null,
  channel_id text not null,
  kind text not null check (kind in ('alert', 'thread')),
  dedupe_key text not null,
  lead_id uuid not null,
  parent_id uuid,
  state text not null check (state in ('unknown', 'posted', 'gone', 'failed')),
  reason text,
  -- Null: it may be in Slack.
  ts text,
  withdrawn boolean not null,
  sent_at timestamptz,
  posted_at timestamptz,
  created_at timestamptz not null,
  unique (workspace_id, dedupe_key)
);
create index slack_told_account on slack_told (account_id);
create index slack_told_created on slack_told (created_at);
