-- Properties that the mapping reads and the portal no longer has, as last looked; empty where all are there.
alter table hubspot_connections
  add column mapping_checked_at timestamptz,
  add column mapping_trouble text[] not null default '{}';

-- What processes hold in memory of results goes when those of a contact are deleted: an empty payload means everything.
create function notify_results_deleted() returns trigger language plpgsql as $$
begin
  perform pg_notify('account_changed', '');
  return null;
end
$$;
create trigger lead_analyses_deleted after delete on lead_analyses
  for each row execute function notify_results_deleted();
