-- Who may sign in to the dashboard.

-- The tables of Better Auth 1.7.25 (e-mail and password, second factor), as `getMigrations` of that version writes them.
create schema dashboard_auth;
create table dashboard_auth."user" ("id" uuid default pg_catalog.gen_random_uuid() not null primary key, "name" text not null, "email" text not null unique, "emailVerified" boolean not null, "image" text, "createdAt" timestamptz default CURRENT_TIMESTAMP not null, "updatedAt" timestamptz default CURRENT_TIMESTAMP not null, "twoFactorEnabled" boolean);
create table dashboard_auth."session" ("id" uuid default pg_catalog.gen_random_uuid() not null primary key, "expiresAt" timestamptz not null, "token" text not null unique, "createdAt" timestamptz default CURRENT_TIMESTAMP not null, "updatedAt" timestamptz not null, "ipAddress" text, "userAgent" text, "userId" uuid not null references dashboard_auth."user" ("id") on delete cascade);
create table dashboard_auth."account" ("id" uuid default pg_catalog.gen_random_uuid() not null primary key, "accountId" text not null, "providerId" text not null, "userId" uuid not null references dashboard_auth."user" ("id") on delete cascade, "accessToken" text, "refreshToken" text, "idToken" text, "accessTokenExpiresAt" timestamptz, "refreshTokenExpiresAt" timestamptz, "scope" text, "password" text, "createdAt" timestamptz default CURRENT_TIMESTAMP not null, "updatedAt" timestamptz not null);
create table dashboard_auth."verification" ("id" uuid default pg_catalog.gen_random_uuid() not null primary key, "identifier" text not null, "value" text not null, "expiresAt" timestamptz not null, "createdAt" timestamptz default CURRENT_TIMESTAMP not null, "updatedAt" timestamptz default CURRENT_TIMESTAMP not null);
create table dashboard_auth."twoFactor" ("id" uuid default pg_catalog.gen_random_uuid() not null primary key, "secret" text not null, "backupCodes" text not null, "userId" uuid not null references dashboard_auth."user" ("id") on delete cascade, "verified" boolean, "failedVerificationCount" integer, "lockedUntil" timestamptz);
create index "session_userId_idx" on dashboard_auth."session" ("userId");
create index "account_userId_idx" on dashboard_auth."account" ("userId");
create index "verification_identifier_idx" on dashboard_auth."verification" ("identifier");
create index "twoFactor_secret_idx" on dashboard_auth."twoFactor" ("secret");
create index "twoFactor_userId_idx" on dashboard_auth."twoFactor" ("userId");

-- Which account somebody belongs to, and as what: one account a person. Read with every request.
create table people (
  user_id uuid primary key references dashboard_auth."user" (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  role text not null check (role in ('read_only', 'intake', 'admin', 'owner')),
  -- Noted every ten minutes at most.
  seen_at timestamptz,
  created_at timestamptz not null default now()
);
create index people_account on people (account_id);

-- Links to choose a password, each for once.
create table one_time_links (
  -- SHA-256 of the token that stands in the link.
  hash bytea primary key,
  user_id uuid references people (user_id) on delete cascade,
  -- Of a link for the first owner, who is nobody yet.
  account_id uuid references accounts (id) on delete cascade,
  kind text not null check (kind in ('invitation', 'reset')),
  -- Whose link it is goes with the role of whoever made it; null of the operator and of the bridge itself.
  made_by uuid references people (user_id) on delete cascade,
  expires_at timestamptz not null,
  check ((user_id is null) <> (account_id is null))
);
create index one_time_links_user on one_time_links (user_id);
create index one_time_links_made_by on one_time_links (made_by);

-- What the cookies of sign-ins are signed with, sealed. One row.
create table dashboard_secret (
  id integer primary key check (id = 1),
  secret bytea not null
);
