-- Members of a firm's staff who did something with a lead, in HubSpot or in Slack; one person has a row for each. By
-- the address, which both vouch for, they are known to be the same.
create table team_members (
  account_id uuid not null references accounts (id) on delete cascade,
  -- Such as hubspot:20000001:7 or slack:T012:U034.
  actor text not null,
  name text,
  -- In lower case.
  email text,
  seen_at timestamptz not null default now(),
  primary key (account_id, actor)
);

insert into team_members (account_id, actor, name, seen_at)
select distinct on (account_id, actor) account_id, actor, actor_name, at
from lead_history where actor_name is not null order by account_id, actor, at desc;
