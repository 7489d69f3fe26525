-- How long records of API calls are kept, in days. Null: none is.
alter table accounts add column call_days integer check (call_days between 1 and 365);

create table kept_calls (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  key_id uuid not null references api_keys (id) on delete cascade,
  -- Of the answer; a caller may choose it, and choose one twice.
  request_id text not null,
  operation text not null check (operation in ('score', 'screen', 'explain')),
  -- Sealed.
  record bytea not null check (get_byte(record, 0) = 1),
  -- SHA-256 over its fields, as in analyses.
  record_hash bytea not null,
  -- Keyed hashes of its email addresses and phone numbers: by them one person is found.
  person_hashes bytea[] not null,
  -- Of the result it was answered with, which may be gone by now.
  result_key bytea,
  score integer not null check (score between 0 and 100),
  -- Null where nothing was screened.
  valid boolean,
  called_at timestamptz not null,
  -- By the term of that moment; a shorter one holds at once, a longer one keeps nothing for longer than was said.
  expires_at timestamptz not null
);
create index kept_calls_list on kept_calls (account_id, called_at desc, id desc);
create index kept_calls_key on kept_calls (key_id, called_at desc, id desc);
create index kept_calls_request on kept_calls (request_id);
create index kept_calls_record on kept_calls (record_hash);
create index kept_calls_person on kept_calls using gin (person_hashes);
create index kept_calls_expiry on kept_calls (expires_at);
