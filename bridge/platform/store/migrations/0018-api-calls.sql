-- How often each key was used, by hour and by how it ended; kept for eight days.
create table api_calls (
  key_id uuid not null references api_keys (id) on delete cascade,
  hour timestamptz not null,
  outcome text not null,
  calls integer not null,
  primary key (key_id, hour, outcome)
);
create index api_calls_hour on api_calls (hour);
