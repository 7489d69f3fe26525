alter table slack_messages
  -- When it was last given to Slack without an answer yet: nothing older is looked at for it.
  add column sent_at timestamptz;

alter table slack_workspaces
  -- Slack takes fifty edits a minute from an app, whatever the channel; over all processes.
  add column next_edit_at timestamptz not null default now();
