-- How long an account keeps what, in days.
alter table accounts
  -- Results with their reasons, which quote what the client wrote.
  add column explanation_days integer not null default 30 check (explanation_days between 1 and 365),
  -- Leads, counted from their last change. Null: until they are erased or HubSpot is disconnected.
  add column lead_days integer check (lead_days between 30 and 3650),
  add column audit_days integer not null default 730 check (audit_days between 90 and 3650);

-- Whose request it was; null in rows of earlier versions. With the account its results go.
alter table result_requests add column account_id uuid references accounts (id) on delete cascade;
create index result_requests_account on result_requests (account_id);
