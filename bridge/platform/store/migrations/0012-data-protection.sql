-- Words of a lead lie sealed. What is here in clear is sealed by the program when it starts, which empties the columns
-- named unsealed_…. A sealed value begins with 1: a program of an earlier version that still runs cannot write words here.
alter table leads rename column notes to unsealed_notes;
alter table leads add column notes bytea check (get_byte(notes, 0) = 1);
create index leads_unsealed on leads (id) where unsealed_notes is not null;

-- Of the values that HubSpot holds, the notes are compared with HubSpot's own.
update leads set written = written - 'lead_intake_notes' where written ? 'lead_intake_notes';

alter table analyses rename column result to unsealed_result;
alter table analyses
  alter column unsealed_result drop not null,
  add column result bytea check (get_byte(result, 0) = 1),
  -- SHA-256 over the fields of the record: by it the results of a record are found. Null in rows of earlier versions.
  add column record_hash bytea,
  add check (result is not null or unsealed_result is not null);
create index analyses_unsealed on analyses (key) where unsealed_result is not null;
create index analyses_record on analyses (record_hash);

-- What processes hold in memory of results goes with them: an empty payload means everything.
create function notify_analyses_deleted() returns trigger language plpgsql as $$
begin
  if exists (select from gone) then
    perform pg_notify('account_changed', '');
  end if;
  return null;
end
$$;
create trigger analyses_deleted after delete on analyses referencing old table as gone
  for each statement execute function notify_analyses_deleted();

-- Which result an answer was made from: erasing the one erases the other.
alter table idempotency_keys add column result_key bytea;
create index idempotency_keys_result on idempotency_keys (result_key);

-- Requests of the API and the results they were answered with, for erasing what is kept of one.
create table result_requests (
  request_id text primary key,
  key bytea not null references analyses (key) on delete cascade
);
create index result_requests_key on result_requests (key);

-- Users of HubSpot who may change settings, and who may overrule; null names everybody.
alter table hubspot_connections
  add column permissions jsonb not null default '{"settings": null, "overrule": null}',
  add column permissions_version integer not null default 0;

create index audit_log_at on audit_log (at);
