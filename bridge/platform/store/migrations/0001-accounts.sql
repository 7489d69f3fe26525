create table accounts (
  id uuid primary key,
  name text not null check (name <> ''),
  plan text not null check (plan in ('pro', 'free')),
  subscription text not null check (subscription in ('active', 'past_due', 'canceled', 'none')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table api_keys (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  name text not null check (name <> ''),
  hint text not null,
  hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  expires_at timestamptz,
  revoked_at timestamptz,
  rotated_from uuid references api_keys (id) on delete set null
);
create index api_keys_account on api_keys (account_id);

create table configurations (
  account_id uuid not null references accounts (id) on delete cascade,
  version integer not null check (version > 0),
  body jsonb not null,
  actor text not null,
  changes jsonb not null,
  created_at timestamptz not null default now(),
  primary key (account_id, version)
);

create table analyses (
  key bytea primary key,
  engine text not null,
  result jsonb not null,
  created_at timestamptz not null default now()
);
create index analyses_created on analyses (created_at);

create table idempotency_keys (
  account_id uuid not null references accounts (id) on delete cascade,
  key text not null,
  request_hash bytea not null,
  response bytea,
  claimed_by text not null,
  claimed_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (account_id, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);

create table audit_log (
  id bigint generated always as identity primary key,
  account_id uuid references accounts (id) on delete set null,
  actor text not null,
  action text not null,
  target text not null,
  detail jsonb not null,
  at timestamptz not null default now()
);
create index audit_log_account on audit_log (account_id, id);

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- Every process caches who a key belongs to; this tells them all at commit, whoever made the change.
create function notify_account_changed() returns trigger language plpgsql as $$
declare
  changed uuid;
begin
  if tg_table_name = 'accounts' then
    changed := case when tg_op = 'DELETE' then old.id else new.id end;
  else
    changed := case when tg_op = 'DELETE' then old.account_id else new.account_id end;
  end if;
  perform pg_notify('account_changed', changed::text);
  return null;
end $$;

create trigger accounts_changed after insert or update or delete on accounts
  for each row execute function notify_account_changed();
create trigger configurations_changed after insert or update or delete on configurations
  for each row execute function notify_account_changed();
create trigger api_keys_changed after insert or delete or update of revoked_at, expires_at on api_keys
  for each row execute function notify_account_changed();
