alter table slack_messages
  -- When it was last given to Slack: nothing much newer is looked at for it. Null: not since this column exists.
  add column last_sent_at timestamptz,
  -- Where the search for it goes on: an app outside Slack's marketplace reads 15 messages a minute.
  add column search_cursor text;
