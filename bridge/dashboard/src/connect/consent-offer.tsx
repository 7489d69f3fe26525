import { Button, Group, Text } from '@mantine/core';
import { useDo } from '../client/ask.ts';
import { ProblemAlert } from '../parts/problem-alert.tsx';

interface ConsentOfferProps {
  readonly operation: 'askHubSpotConsent' | 'askSlackConsent';
  readonly label: string;
  /** Who approves it, and what happens then. */
  readonly note: string;
}

/** Links to the page where an administrator approves the connection. */
export function ConsentOffer({ operation, label, note }: ConsentOfferProps) {
  const consent = useDo(operation);
  return (
    <>
      <Text size="sm">{note}</Text>
      <Group>
        <Button
          loading={consent.isPending}
          onClick={() => consent.mutate({ body: {} }, { onSuccess: ({ url }) => window.location.assign(url) })}
        >
          {label}
        </Button>
      </Group>
      <ProblemAlert problem={consent.error} />
    </>
  );
}
