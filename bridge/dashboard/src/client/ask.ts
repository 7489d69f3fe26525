import {
  keepPreviousData,
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { DashboardOperationId, DashboardOutput, DashboardQuery } from '../../../../shared/dashboard/table.ts';
import { type CallInput, call } from './call.ts';
import type { DashboardProblem } from './dashboard-problem.ts';

type AskResult<Id extends DashboardOperationId> = UseQueryResult<DashboardOutput<Id>, DashboardProblem>;

interface AskOptions<Answer> {
  readonly enabled?: boolean;
  /** Milliseconds between polls, or after the last answer; when omitted, it is read once. */
  readonly every?: number | false | ((answer: Answer) => number | false);
  /** Whether the last answer stays while the next one loads. */
  readonly keep?: boolean;
}

/** Reads data for a page: cached while fresh, reloaded when something it shows changed. */
export function useAsk<Id extends DashboardOperationId>(
  id: Id,
  input: CallInput<Id>,
  { enabled = true, every = false, keep = false }: AskOptions<DashboardOutput<Id>> = {},
): AskResult<Id> {
  return useQuery<DashboardOutput<Id>, DashboardProblem>({
    queryKey: [id, input],
    queryFn: ({ signal }) => call(id, input, signal),
    enabled,
    refetchInterval:
      typeof every === 'function' ? ({ state: { data } }) => (data === undefined ? false : every(data)) : every,
    ...(keep ? { placeholderData: (before: unknown) => before as never } : {}),
  });
}

/** Operations that answer one page of a list, with a cursor. */
type ListId = {
  [Id in DashboardOperationId]: DashboardQuery<Id> extends { cursor?: string | undefined } ? Id : never;
}[DashboardOperationId];
type ListQuery<Id extends ListId> = Omit<DashboardQuery<Id> & object, 'cursor'>;

/** Reads a list page by page. `filter` says which list; `limit` is the page size. */
export function useList<Id extends ListId>(id: Id, filter: ListQuery<Id>, limit?: string) {
  return useInfiniteQuery<
    DashboardOutput<Id>,
    DashboardProblem,
    { pages: DashboardOutput<Id>[] },
    readonly [Id, ListQuery<Id>],
    string | null
  >({
    queryKey: [id, filter],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...filter, ...(limit && { limit }), ...(pageParam !== null && { cursor: pageParam }) };
      return call(id, { query } as unknown as CallInput<Id>, signal);
    },
    initialPageParam: null,
    getNextPageParam: ({ next }: { next: string | null }) => next,
    placeholderData: keepPreviousData,
  });
}

/** Runs an operation; `touches` are reloaded once it is done. */
export function useDo<Id extends DashboardOperationId>(id: Id, touches: readonly DashboardOperationId[] = []) {
  const client = useQueryClient();
  return useMutation<DashboardOutput<Id>, DashboardProblem, CallInput<Id>>({
    mutationKey: [id],
    mutationFn: (input) => call(id, input),
    onError: ({ code }) => {
      // Somebody else saved first: their version is shown beside the draft.
      if (code.endsWith('_conflict'))
        for (const touched of touches) void client.invalidateQueries({ queryKey: [touched] });
    },
    onSuccess: () => {
      // Not awaited: the caller may be unmounted by then and would miss the completion.
      for (const touched of touches) void client.invalidateQueries({ queryKey: [touched] });
    },
  });
}

/** Puts what was just saved into the cache, without reloading. */
export function useKeep<Id extends DashboardOperationId>(id: Id) {
  const client = useQueryClient();
  return (answer: DashboardOutput<Id>) => client.setQueryData([id, {}], answer);
}
