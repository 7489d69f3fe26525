alter table lead_handling
  -- When, by Slack's clock, what it stands by was clicked: a click that is older saw something else.
  add column clicked_at timestamptz;
