-- released_at: since when the result is there and the workflow is being told; null while it waits for a screening.
-- unclear: a completion went out and no answer says what came of it; a refusal after it means that it had come through.
alter table workflow_runs
  add column released_at timestamptz,
  add column unclear boolean not null default false;
create index workflow_runs_account on workflow_runs (account_id, created_at);
