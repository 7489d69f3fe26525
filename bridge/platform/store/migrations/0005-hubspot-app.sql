-- One run of the bulk action "Screen selected leads"; its jobs bear its id.
create table bulk_runs (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  portal_id bigint not null,
  -- Chosen by the panel: a request that HubSpot repeats begins no second run.
  request_id text not null,
  total integer not null check (total > 0),
  actor text not null,
  created_at timestamptz not null default now(),
  unique (portal_id, request_id)
);
create index bulk_runs_created on bulk_runs (created_at);

-- The contacts of a run, without those that were erased.
create table bulk_contacts (
  run_id uuid not null references bulk_runs (id) on delete cascade,
  portal_id bigint not null,
  contact_id bigint not null,
  primary key (run_id, contact_id)
);
create index bulk_contacts_contact on bulk_contacts (portal_id, contact_id);

-- Workflows that reached the action "Screen lead", each delivery once: HubSpot's signature of them has no time in it.
create table workflow_runs (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  portal_id bigint not null,
  -- Null once the contact has been erased.
  contact_id bigint,
  callback_id text not null,
  -- waiting: the workflow waits for the result; done: it was told; failed: it was not, reason says why.
  state text not null check (state in ('waiting', 'done', 'failed')),
  -- not_asked: it was plain that the app may not tell.
  reason text,
  -- When the workflow goes on without a result.
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  unique (portal_id, callback_id)
);
create index workflow_runs_waiting on workflow_runs (portal_id, contact_id) where state = 'waiting';
create index workflow_runs_failed on workflow_runs (ended_at) where state = 'failed';
create index workflow_runs_created on workflow_runs (created_at);
