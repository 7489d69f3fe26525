import { Alert, Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import type { HandlingAction } from '../../../../../shared/card.ts';
import type { LeadPage } from '../../../../../shared/dashboard/leads.ts';
import type { UnfitReason } from '../../../../../shared/lead-actions.ts';
import { useDo } from '../../client/ask.ts';
import { newRequestId } from '../../client/request-id.ts';
import { announce } from '../../parts/announce.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Section } from '../../parts/page.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';
import { actionWords, handlingWords } from '../../words/lead-words.ts';
import { UnfitDialog } from './unfit-dialog.tsx';

/** Who has the lead and what can be done with it; if a colleague was faster, the page says so. */
export function Handling({ lead: { row, handling } }: { readonly lead: LeadPage }) {
  const [opened, { open, close }] = useDisclosure(false);
  // The version shown when the dialog opened: the page is reloaded behind it.
  const [seen, setSeen] = useState(1);
  const version = handling?.version ?? 1;
  const [words, setWords] = useState<string | null>(null);
  const handle = useDo('handleLead', ['readLead', 'listLeads', 'readOverview']);
  const begin = () => {
    setSeen(version);
    open();
  };
  const act = (action: HandlingAction, of: number, reason: UnfitReason | null = null, note: string | null = null) =>
    handle.mutate(
      {
        params: { leadId: row.id },
        body: { requestId: newRequestId(), action, seen: of, reason, note },
      },
      {
        onSuccess: (answer) => {
          close();
          setWords(answer.done ? null : (answer.words ?? 'This lead has changed. Check it and try again.'));
          if (answer.done) announce(answer.words ?? actionWords[action].done);
        },
      },
    );
  if (handling === null) return null;
  return (
    <Section title="Handling">
      <Text size="sm">
        {handlingWords[row.handling]}
        {row.by === null ? null : (
          <>
            {' '}
            by <bdi>{handling.mine ? 'you' : row.by}</bdi>
          </>
        )}
        {handling.at === null ? null : (
          <>
            , <Moment at={handling.at} />
          </>
        )}
        {handling.reason === null ? null : (
          <>
            : <bdi>{handling.reason}</bdi>
          </>
        )}
      </Text>
      {words === null ? null : (
        <Alert color="amber" role="alert">
          {words}
        </Alert>
      )}
      {opened ? null : <ProblemAlert problem={handle.error} />}
      <Group gap="xs">
        {handling.actions.map((action, at) => (
          <Button
            key={action}
            size="sm"
            variant={at === 0 ? 'filled' : 'default'}
            loading={handle.isPending && handle.variables.body.action === action}
            onClick={() => (action === 'not_a_fit' ? begin() : act(action, version))}
          >
            {actionWords[action].words}
          </Button>
        ))}
      </Group>
      <UnfitDialog
        opened={opened}
        busy={handle.isPending}
        problem={handle.error}
        onClose={close}
        onSave={(reason, note) => act('not_a_fit', seen, reason, note)}
      />
    </Section>
  );
}
