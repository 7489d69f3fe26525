import { useQuery } from '@tanstack/react-query';
import { mayDo, type Role } from '../../../../shared/dashboard/operation.ts';
import type { Me } from '../../../../shared/dashboard/people.ts';
import { call } from './call.ts';
import type { DashboardProblem } from './dashboard-problem.ts';

/** The signed-in person. */
export function useMe() {
  return useQuery<Me, DashboardProblem>({
    queryKey: ['readMe', {}],
    queryFn: ({ signal }) => call('readMe', {}, signal),
    staleTime: 60_000,
  });
}

/** Whether the signed-in person has this role; what they may not do is not shown. */
export function useMay(needs: Role): boolean {
  const { data } = useMe();
  return data !== undefined && mayDo(data.role, needs);
}
