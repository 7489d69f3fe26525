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

export type Asked<Id extends DashboardOperationId> = UseQueryResult<DashboardOutput<Id>, DashboardProblem>;

interface AskOptions<Answer> {
  readonly enabled?: boolean;
  /** Milliseconds between two looks, or how long after an answer; left out, it is looked at once. */
  readonly every?: number | false | ((answer: Answer) => number | false);
  /** Whether the last answer stays while another one is asked for. */
  readonly keep?: boolean;
}

/** What a page reads: asked once, kept while it is fresh, asked again when something it shows was changed. */
export function useAsk<Id extends DashboardOperationId>(
  id: Id,
  input: CallInput<Id>,
  { enabled = true, every = false, keep = false }: AskOptions<DashboardOutput<Id>> = {},
): Asked<Id> {
  return useQuery<DashboardOutput<Id>, DashboardProblem>({
    queryKey: [id, input],
    queryFn: ({ signal }) => call(id, input, signal),
    enabled,
    refetchInterval:
      typeof every === 'function' ? ({ state: { data } }) => (data === undefined ? false : every(data)) : every,
    ...(keep ? { placeholderData: (before: unknown) => before as never } : {}),
  });
}

/** Operations that answer with a part of a list and where it goes on. */
type ListId = {
  [Id in DashboardOperationId]: DashboardQuery<Id> extends { cursor?: string | undefined } ? Id : never;
}[DashboardOperationId];
type ListQuery<Id extends ListId> = Omit<DashboardQuery<Id> & object, 'cursor'>;

/** A list that is read part by part. `filter` says which list it is; `limit` says how much of it comes at once. */
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

/** What a page does; `touches` are asked again once it is done. */
export function useDo<Id extends DashboardOperationId>(id: Id, touches: readonly DashboardOperationId[] = []) {
  const client = useQueryClient();
  return useMutation<DashboardOutput<Id>, DashboardProblem, CallInput<Id>>({
    mutationKey: [id],
    mutationFn: (input) => call(id, input),
    onError: ({ code }) => {
      // Somebody else was faster: what they saved is shown beside what was typed.
      if (code.endsWith('_conflict'))
        for (const touched of touches) void client.invalidateQueries({ queryKey: [touched] });
    },
    onSuccess: () => {
      // Not waited for: what called may be gone from the page by then, and would not hear that it is done.
      for (const touched of touches) void client.invalidateQueries({ queryKey: [touched] });
    },
  });
}

/** Shows what was just saved wherever it is read, without asking again. */
export function useKeep<Id extends DashboardOperationId>(id: Id) {
  const client = useQueryClient();
  return (answer: DashboardOutput<Id>) => client.setQueryData([id, {}], answer);
}
