import type { Role } from '../../shared/dashboard/operation.ts';
import type { DashboardInput, DashboardOperationId, DashboardOutput, DashboardQuery } from '../../shared/dashboard.ts';

/** Who is signed in. Everything he sees and does is of this account. */
export interface DashboardCaller {
  accountId: string;
  userId: string;
  /** For the audit log and the history of leads. */
  name: string;
  email: string;
  role: Role;
}

export interface DashboardCall<Id extends DashboardOperationId> {
  caller: DashboardCaller;
  /** Parts of the path, as they were written: ids are checked by whoever uses them. */
  params: Readonly<Record<string, string>>;
  query: DashboardQuery<Id>;
  body: DashboardInput<Id>;
  /** Fires when the browser has gone. */
  signal: AbortSignal;
}

export type DashboardHandlers = {
  readonly [Id in DashboardOperationId]: (call: DashboardCall<Id>) => Promise<DashboardOutput<Id>>;
};

/** How somebody who is signed in stands in audit log and history. */
export const dashboardActor = ({ email }: Pick<DashboardCaller, 'email'>): string => `dashboard:${email}`;
