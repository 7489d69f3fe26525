alter table leads
  -- Why it was first screened; `cause` is of the last time. Null: as `cause`.
  add column first_cause text;
