alter table leads
  -- The practice area of the firm that the lead was taken as; source and outcome as HubSpot has them. Null in rows of
  -- earlier versions until the lead is screened again.
  add column area text,
  add column source text,
  add column outcome text,
  -- What HubSpot is to show: a person's word, else the bridge's. A word that is none of ours is not "valid".
  add column status text not null generated always as (
    case
      when state = 'deleted' then 'deleted'
      when override_status in ('valid', 'invalid', 'needs_info', 'pending', 'error') then override_status
      when override_status is not null then 'invalid'
      when state in ('needs_info', 'pending', 'error') then state
      when valid then 'valid'
      else 'invalid'
    end
  ) stored;

-- Lists go on from the last row they showed, the newest first.
create index leads_newest on leads (account_id, created_at desc, id desc) where status <> 'deleted';
-- What came in is counted from the index alone.
create index leads_came on leads (account_id, created_at) include (id, status)
  where status <> 'deleted' and coalesce(first_cause, cause) <> 'backfill';
create index leads_status on leads (account_id, status, created_at desc, id desc);
create index leads_area on leads (account_id, area, created_at desc, id desc)
  where status <> 'deleted' and area is not null;
create index leads_source on leads (account_id, source, created_at desc, id desc)
  where status <> 'deleted' and source is not null;
create index lead_history_taken on lead_history (account_id, at) include (lead_id)
  where action in ('claim', 'contacted', 'not_a_fit');

-- Pages that are open show at once what has changed. Which account and which lead, and no more.
create function notify_lead_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('lead_changed', coalesce(new.account_id, old.account_id) || ' ' || coalesce(new.id, old.id));
  return null;
end
$$;
create trigger lead_added after insert or delete on leads for each row execute function notify_lead_changed();
create trigger lead_changed after update on leads for each row
  when ((old.account_id, old.status, old.score, old.area, old.source, old.screened_at, old.override_status)
    is distinct from (new.account_id, new.status, new.score, new.area, new.source, new.screened_at, new.override_status))
  execute function notify_lead_changed();

create function notify_lead_handled() returns trigger language plpgsql as $$
begin
  perform pg_notify('lead_changed', new.account_id || ' ' || new.lead_id);
  return null;
end
$$;
create trigger lead_handled after insert or update on lead_handling for each row
  when (new.state <> 'new' or new.version > 1)
  execute function notify_lead_handled();
