alter table hubspot_connections
  -- HubSpot takes no call until then: the portal has used up its calls of the day. Null: it never had.
  add column limited_until timestamptz;
