import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { DashboardProblem } from './dashboard-problem.ts';
import { signInEnded } from './sign-in-state.ts';

const hasEnded = (error: Error) => error instanceof DashboardProblem && error.code === 'sign_in_required';
const isUnreachable = (error: Error) => error instanceof DashboardProblem && error.code === 'unreachable';

/** The first answer of `me` decides where to navigate; a session lost later asks for sign-in on the page itself. */
export function createQueryClient(): QueryClient {
  const noticeEnd = (error: Error) => {
    if (hasEnded(error)) signInEnded();
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.queryKey[0] !== 'readMe' || query.state.data !== undefined) noticeEnd(error);
      },
    }),
    mutationCache: new MutationCache({ onError: noticeEnd }),
    defaultOptions: {
      // What left the page, names included, is dropped from the cache within a minute.
      queries: { staleTime: 10_000, gcTime: 60_000, retry: (failures, error) => isUnreachable(error) && failures < 2 },
      mutations: { retry: false },
    },
  });
}
