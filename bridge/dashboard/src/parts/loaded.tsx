import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DashboardProblem } from '../client/dashboard-problem.ts';
import { ProblemAlert } from './problem-alert.tsx';

interface LoadedProps<Answer> {
  readonly query: UseQueryResult<Answer, DashboardProblem>;
  readonly children: (answer: Answer) => ReactNode;
}

/** Renders an answer once it is there, and keeps it while a later reload fails. */
export function Loaded<Answer>({ query, children }: LoadedProps<Answer>) {
  const retry = () => void query.refetch();
  return (
    <>
      {query.error ? <ProblemAlert problem={query.error} onRetry={retry} /> : null}
      {query.data !== undefined ? children(query.data) : query.error ? null : <Waiting />}
    </>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading">
      <Skeleton height={120} radius="md" />
    </div>
  );
}
