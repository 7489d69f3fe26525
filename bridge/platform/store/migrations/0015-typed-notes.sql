-- What staff typed with an action is in HubSpot once it is written there, and is kept nowhere else.
update lead_history set detail = detail - 'note' where written_at is not null and detail ? 'note';
