import type { Role } from '../../shared/dashboard/operation.ts';
import type { peopleOperations } from '../../shared/dashboard/people.ts';
import type {
  DashboardInput,
  DashboardOperationId,
  DashboardOutput,
  DashboardQuery,
  dashboardOperations,
} from '../../shared/dashboard/table.ts';

/** The signed-in person. Everything they see and do is limited to this account. */
export interface DashboardCaller {
  accountId: string;
  userId: string;
  /** For the audit log and the history of leads. */
  name: string;
  email: string;
  role: Role;
  /** Id of this session. */
  sessionId: string;
}

/** What sign-in needs from the browser besides the call itself. */
export interface Browser {
  /** The raw header. */
  cookie: string | undefined;
  userAgent: string | undefined;
  address: string;
  /** Origin of the dashboard for this browser, without a trailing slash. */
  origin: string;
  /** Origin for everybody else; never taken from the request. */
  mailOrigin: string;
  /** Whole `Set-Cookie` headers. */
  setCookies(cookies: readonly string[]): void;
}

interface DashboardCall<Id extends DashboardOperationId> {
  /** Null when no sign-in is required. */
  caller: (typeof dashboardOperations)[Id]['role'] extends null ? null : DashboardCaller;
  /** Raw path parts: handlers check the ids. */
  params: Readonly<Record<string, string>>;
  query: DashboardQuery<Id>;
  body: DashboardInput<Id>;
  /** Fires when the client disconnects. */
  signal: AbortSignal;
}

type PeopleOperationId = keyof typeof peopleOperations;
type PeopleCall<Id extends PeopleOperationId> = DashboardCall<Id> & { browser: Browser };

export type DashboardHandlers = {
  readonly [Id in DashboardOperationId]: (
    call: Id extends PeopleOperationId ? PeopleCall<Id> : DashboardCall<Id>,
  ) => Promise<DashboardOutput<Id>>;
};

export type PeopleHandlers = Pick<DashboardHandlers, PeopleOperationId>;

/** How a signed-in person is named in audit log and history. */
export const dashboardActor = ({ email }: Pick<DashboardCaller, 'email'>): string => `dashboard:${email}`;
