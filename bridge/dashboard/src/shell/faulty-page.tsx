import { Button, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { DashboardProblem } from '../client/dashboard-problem.ts';
import { ProblemAlert } from '../parts/problem-alert.tsx';

/** Shown when a page cannot render, as after an update of the server. */
export function FaultyPage({ error }: { readonly error: unknown }) {
  return (
    <Stack m="md">
      <Title order={1} size="h2">
        This page can't be displayed
      </Title>
      {error instanceof DashboardProblem ? (
        <ProblemAlert problem={error} />
      ) : (
        <Text>The dashboard may have been updated.</Text>
      )}
      <div>
        <Button onClick={() => window.location.reload()}>Reload page</Button>
      </div>
    </Stack>
  );
}

export function NoSuchPage() {
  return (
    <Stack m="md">
      <Title order={1} size="h2">
        Page not found
      </Title>
      <Link to="/">Go to the overview</Link>
    </Stack>
  );
}
