import { Button, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { LeadPage } from '../../../../../shared/dashboard/leads.ts';
import { useDo } from '../../client/ask.ts';
import { useMay } from '../../client/me.ts';
import { newRequestId } from '../../client/request-id.ts';
import { announce } from '../../parts/announce.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Section } from '../../parts/page.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';
import { DownloadPerson } from '../../person/download-person.tsx';

const workWords = { idle: null, queued: 'Waiting to be screened.', running: 'Being screened now.' } as const;

/** Screening it again, and erasing it. */
export function LeadWork({ lead: { row, work, obstacle } }: { readonly lead: LeadPage }) {
  const mayScreen = useMay('intake');
  const mayErase = useMay('admin');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const screen = useDo('screenLead', ['readLead']);
  const erase = useDo('eraseLead', ['listLeads', 'listKeptCalls', 'readOverview']);
  if (!mayScreen) return null;
  const params = { leadId: row.id };
  const leave = () => {
    queries.removeQueries({ queryKey: ['listLeads'] });
    const forget = () => queries.removeQueries({ queryKey: ['readLead', { params }] });
    void navigate({ to: '/leads' }).then(forget);
  };
  return (
    <Section title="Screening and data">
      <Text size="sm" role="status">
        {workWords[work] ?? obstacle ?? 'Screening again reads the latest contact data from HubSpot.'}
      </Text>
      <ProblemAlert problem={screen.error} />
      <Group gap="xs">
        <Button
          variant="default"
          loading={screen.isPending}
          disabled={work !== 'idle' || obstacle !== null}
          onClick={() =>
            screen.mutate(
              { params, body: { requestId: newRequestId() } },
              { onSuccess: () => announce('The lead is being screened.') },
            )
          }
        >
          Screen again
        </Button>
        {mayErase ? <DownloadPerson contactId={row.contactId} /> : null}
        {mayErase ? (
          <ConfirmButton
            label="Erase this lead"
            question="Erase this lead?"
            consequence="Permanently deleted: score, status, notes, explanations, handling and history, deliveries from HubSpot, the messages about this lead in Slack, and saved API calls with the email or phone that HubSpot has now. The HubSpot contact stays, with the properties and notes written there, and will not be screened again. Replies that your staff wrote in Slack stay."
            work={erase}
            input={{ params }}
            done="Lead erased."
            onDone={({ calls }) => calls !== null && leave()}
          />
        ) : null}
      </Group>
      <Dialog title="Erased, except saved API calls" opened={erase.data?.calls === null} onClose={leave}>
        <Text size="sm">
          HubSpot did not give the email and phone of this contact, so its saved API calls could not be found. To erase
          them, search for the email or phone under Privacy.
        </Text>
        <Group justify="flex-end">
          <Button onClick={leave}>All leads</Button>
        </Group>
      </Dialog>
    </Section>
  );
}
