-- Lists are filtered by what became of a lead, and open pages show when it changes.
create index leads_outcome on leads (account_id, outcome, created_at desc, id desc)
  where status <> 'deleted' and outcome is not null;

drop trigger lead_changed on leads;
create trigger lead_changed after update on leads for each row
  when ((old.account_id, old.status, old.score, old.area, old.source, old.outcome, old.screened_at, old.override_status)
    is distinct from
    (new.account_id, new.status, new.score, new.area, new.source, new.outcome, new.screened_at, new.override_status))
  execute function notify_lead_changed();
