-- Of the last code of the second factor that was accepted: in units of thirty seconds since 1970. A code counts once.
alter table people add column if not exists code_step integer;
