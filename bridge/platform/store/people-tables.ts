import type { ColumnType, Generated } from 'kysely';
import type { Role } from '../../../shared/dashboard/operation.ts';
import type { CreatedAt } from './lead-and-slack-tables.ts';

export interface People {
  user_id: string;
  account_id: string;
  role: Role;
  seen_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Time step of the last accepted code of the second factor. */
  code_step: ColumnType<number | null, number | null | undefined, number | null>;
  created_at: CreatedAt;
}

export interface OneTimeLinks {
  hash: Buffer;
  user_id: string | null;
  /** Set for a link of the first owner, who is no user yet. */
  account_id: string | null;
  kind: 'invitation' | 'reset';
  /** Null for the operator and the bridge itself. */
  made_by: string | null;
  expires_at: Date;
}

interface DashboardSecret {
  id: 1;
  /** Sealed. */
  secret: Buffer;
}

/** Better Auth's tables, as far as the bridge reads and writes them itself. */
interface AuthUsers {
  id: Generated<string>;
  name: string;
  /** In lower case. */
  email: string;
  emailVerified: boolean;
  twoFactorEnabled: ColumnType<boolean | null, boolean | undefined, boolean>;
  createdAt: CreatedAt;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
}

interface AuthAccounts {
  id: Generated<string>;
  accountId: string;
  providerId: 'credential';
  userId: string;
  password: string | null;
  createdAt: CreatedAt;
  updatedAt: Date;
}

interface AuthSessions {
  id: Generated<string>;
  token: string;
  userId: string;
  expiresAt: Date;
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: CreatedAt;
  updatedAt: Date;
}

/** Steps of unfinished sign-ins. */
interface AuthVerifications {
  id: Generated<string>;
  expiresAt: Date;
}

interface AuthSecondFactors {
  id: Generated<string>;
  userId: string;
  /** Encrypted by the library. */
  secret: string;
}

/** Who may sign in, with what Better Auth keeps. */
export interface PeopleTables {
  people: People;
  one_time_links: OneTimeLinks;
  dashboard_secret: DashboardSecret;
  'dashboard_auth.user': AuthUsers;
  'dashboard_auth.account': AuthAccounts;
  'dashboard_auth.session': AuthSessions;
  'dashboard_auth.twoFactor': AuthSecondFactors;
  'dashboard_auth.verification': AuthVerifications;
}
