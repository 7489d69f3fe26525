create table hubspot_connections (
  account_id uuid primary key references accounts (id) on delete cascade,
  portal_id bigint not null unique check (portal_id > 0),
  auth text not null check (auth in ('oauth', 'static')),
  -- paused: the firm's wish; revoked: the portal's answer. Both keep the row, so that the reason can be shown.
  status text not null check (status in ('active', 'paused', 'revoked')),
  status_detail text,
  access_token bytea not null,
  refresh_token bytea,
  access_token_expires_at timestamptz,
  scopes text[] not null,
  app_id bigint,
  ui_domain text,
  time_zone text,
  mapping jsonb not null,
  mapping_version integer not null default 1,
  -- Every contact created before this moment has been seen, by webhook or by sweep.
  swept_until timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table oauth_states (
  hash bytea primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  expires_at timestamptz not null
);

create table webhook_events (
  id bigint generated always as identity primary key,
  portal_id bigint not null,
  event_key text not null,
  kind text not null check (kind in ('created', 'changed', 'deleted', 'merged', 'restored', 'erased')),
  contact_id bigint not null,
  payload jsonb not null,
  occurred_at timestamptz not null,
  received_at timestamptz not null default now(),
  attempts integer not null default 0,
  last_error text,
  processed_at timestamptz,
  outcome text,
  unique (portal_id, event_key)
);
create index webhook_events_open on webhook_events (received_at) where processed_at is null;
create index webhook_events_contact on webhook_events (portal_id, contact_id);
create index webhook_events_processed on webhook_events (processed_at) where processed_at is not null;

create table leads (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  portal_id bigint not null,
  contact_id bigint not null,
  state text not null check (state in ('pending', 'screened', 'needs_info', 'error', 'deleted')),
  score integer check (score between 0 and 100),
  valid boolean,
  notes text,
  engine text,
  -- SHA-256 over record, configuration and engine: the same content is neither judged nor written again.
  content_hash bytea,
  configuration_version integer,
  mapping_version integer,
  -- Counts the different results this contact had.
  revision integer not null default 0,
  -- The values HubSpot is known to hold, as they were last written.
  written jsonb,
  written_at timestamptz,
  -- A status set by a human in HubSpot: kept until cleared.
  override_status text,
  override_source text,
  overridden_at timestamptz,
  last_error text,
  cause text not null,
  -- The contact this one was merged into: erasing that one erases this one too.
  merged_into bigint,
  contact_created_at timestamptz,
  screened_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (portal_id, contact_id)
);
create index leads_account on leads (account_id, screened_at desc);
create index leads_merged_into on leads (portal_id, merged_into) where merged_into is not null;

-- What follows a result: written in the transaction of the result, sent by whoever is interested.
create table outbox (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  kind text not null,
  dedupe_key text not null unique,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outbox_unsent on outbox (id) where sent_at is null;

-- Contacts erased for privacy, as hashes: an event that comes late must not bring them back.
create table tombstones (
  hash bytea primary key,
  portal_id bigint not null,
  erased_at timestamptz not null default now()
);

-- What those hashes are keyed with, sealed: a copy of the database alone does not tell whose they are.
create table tombstone_key (
  id integer primary key check (id = 1),
  key bytea not null
);

create table backfills (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  portal_id bigint not null,
  status text not null check (status in ('running', 'paused', 'done', 'cancelled')),
  created_from timestamptz,
  created_until timestamptz not null,
  -- Whether contacts that have a result are screened again.
  rescreen boolean not null default false,
  -- How many contacts HubSpot counted when it began.
  total integer not null default 0,
  -- Contacts up to and with this id have been enqueued.
  cursor bigint not null default 0,
  found integer not null default 0,
  enqueued integer not null default 0,
  actor text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index backfills_one_at_a_time on backfills (account_id) where status in ('running', 'paused');

create trigger hubspot_connections_changed after insert or delete or update of status, mapping on hubspot_connections
  for each row execute function notify_account_changed();
