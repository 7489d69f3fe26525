import { Alert, Button, List, Text } from '@mantine/core';
import type { DashboardProblem } from '../client/dashboard-problem.ts';

interface ProblemAlertProps {
  readonly problem: DashboardProblem | null;
  /** Omitted when retrying means pressing the same button again. */
  readonly onRetry?: () => void;
}

/** The problem and what helps, shown where the person looks. */
export function ProblemAlert({ problem, onRetry }: ProblemAlertProps) {
  if (problem === null) return null;
  return (
    <Alert color="red" variant="light" role="alert" title={`${problem.message}.`}>
      {problem.details.length > 0 ? (
        <List size="sm">
          {problem.details.map(({ path, message }) => (
            <List.Item key={`${path} ${message}`}>
              <bdi>{path}</bdi> {message}
            </List.Item>
          ))}
        </List>
      ) : (
        <Text size="sm">{problem.help}</Text>
      )}
      {onRetry ? (
        <Button mt="xs" size="xs" variant="default" onClick={onRetry}>
          Try again
        </Button>
      ) : null}
    </Alert>
  );
}
