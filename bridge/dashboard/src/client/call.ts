import type {
  DashboardInput,
  DashboardOperationId,
  DashboardOutput,
  DashboardQuery,
} from '../../../../shared/dashboard/table.ts';
import { dashboardOperations } from '../../../../shared/dashboard/table.ts';
import { DashboardProblem, readProblem } from './dashboard-problem.ts';

type PathOf<Id extends DashboardOperationId> = (typeof dashboardOperations)[Id]['path'];
type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type Params<Id extends DashboardOperationId> = [ParamNames<PathOf<Id>>] extends [never]
  ? { params?: undefined }
  : { params: Record<ParamNames<PathOf<Id>>, string> };
type Query<Id extends DashboardOperationId> =
  DashboardQuery<Id> extends undefined ? { query?: undefined } : { query?: DashboardQuery<Id> };
type Body<Id extends DashboardOperationId> =
  DashboardInput<Id> extends undefined ? { body?: undefined } : { body: DashboardInput<Id> };

/** Input of an operation; what it does not take cannot be passed. */
export type CallInput<Id extends DashboardOperationId> = Params<Id> & Query<Id> & Body<Id>;

interface AnyCall {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
}

export function addressOf(path: string, { params = {}, query = {} }: AnyCall): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  const search = new URLSearchParams(given).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

/** Calls the bridge; a refusal is thrown as a DashboardProblem. */
export async function call<Id extends DashboardOperationId>(
  id: Id,
  input: CallInput<Id>,
  signal?: AbortSignal,
): Promise<DashboardOutput<Id>> {
  const { method, path } = dashboardOperations[id];
  const request: AnyCall = input;
  // An aborted answer, or one from somewhere else, counts as no answer.
  const lost = (error: unknown) => {
    if (signal?.aborted) throw error;
    throw new DashboardProblem('unreachable');
  };
  const response = await fetch(addressOf(path, request), {
    method,
    credentials: 'same-origin',
    headers: request.body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: request.body === undefined ? null : JSON.stringify(request.body),
    signal: signal ?? null,
  }).catch(lost);
  if (!response.ok) throw await readProblem(response);
  return response.json().catch(lost);
}
