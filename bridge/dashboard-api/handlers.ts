import type { Role } from '../../shared/dashboard/operation.ts';
import type { peopleOperations } from '../../shared/dashboard/people.ts';
import type {
  DashboardInput,
  DashboardOperationId,
  DashboardOutput,
  DashboardQuery,
  dashboardOperations,
} from '../../shared/dashboard/table.ts';

/** Who is signed in. Everything such a person sees and does is of this account. */
export interface DashboardCaller {
  accountId: string;
  userId: string;
  /** For the audit log and the history of leads. */
  name: string;
  email: string;
  role: Role;
  /** Of this sign-in. */
  sessionId: string;
}

/** What signing in needs of the browser beside the call itself. */
export interface Browser {
  /** The header as it came. */
  cookie: string | undefined;
  userAgent: string | undefined;
  address: string;
  /** Where that browser finds the dashboard, without a slash at the end. */
  origin: string;
  /** Where others find it: nothing of this is as the request says. */
  mailOrigin: string;
  /** Whole `Set-Cookie` headers. */
  setCookies(cookies: readonly string[]): void;
}

export interface DashboardCall<Id extends DashboardOperationId> {
  /** Null where nobody needs to be signed in. */
  caller: (typeof dashboardOperations)[Id]['role'] extends null ? null : DashboardCaller;
  /** Parts of the path, as they were written: ids are checked by whatever uses them. */
  params: Readonly<Record<string, string>>;
  query: DashboardQuery<Id>;
  body: DashboardInput<Id>;
  /** Fires when the browser has gone. */
  signal: AbortSignal;
}

export type PeopleOperationId = keyof typeof peopleOperations;
export type PeopleCall<Id extends PeopleOperationId> = DashboardCall<Id> & { browser: Browser };

export type DashboardHandlers = {
  readonly [Id in DashboardOperationId]: (
    call: Id extends PeopleOperationId ? PeopleCall<Id> : DashboardCall<Id>,
  ) => Promise<DashboardOutput<Id>>;
};

export type PeopleHandlers = Pick<DashboardHandlers, PeopleOperationId>;

/** How somebody who is signed in stands in audit log and history. */
export const dashboardActor = ({ email }: Pick<DashboardCaller, 'email'>): string => `dashboard:${email}`;
