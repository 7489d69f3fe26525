import { Alert, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { counted } from '../../../../../shared/counted.ts';
import type { ContactHoldings } from '../../../../../shared/dashboard/privacy.ts';
import { useAsk, useDo } from '../../client/ask.ts';
import { Answered } from '../../parts/answered.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { DownloadPerson } from '../../person/download-person.tsx';

const holdingWords = ({ leads, history, results, slackMessages, deliveries, calls }: ContactHoldings): string =>
  [
    counted(leads, 'lead'),
    counted(history, 'history item'),
    counted(results, 'explanation'),
    counted(slackMessages, 'Slack message'),
    counted(deliveries, 'HubSpot notice'),
    ...(calls > 0 ? [counted(calls, 'saved API call')] : []),
  ].join(', ');

/** What is kept of one contact, and the two requests that a client may make. */
export function PersonData({ contactId, name }: { readonly contactId: string; readonly name: string | null }) {
  const params = { contactId };
  const data = useAsk('readPersonalData', { params });
  return (
    <Answered query={data}>
      {({ holdings, erased, callsProblem }) =>
        Object.values(holdings).every((count) => count === 0) ? (
          <>
            <Text size="sm">{erased ? 'Erased. Nothing is stored.' : 'Nothing is stored.'}</Text>
            {callsProblem === null ? null : <Alert color="amber">{callsProblem}</Alert>}
          </>
        ) : (
          <Stack gap="xs" mt="xs">
            <Text size="sm">Stored here: {holdingWords(holdings)}.</Text>
            {callsProblem === null ? null : <Alert color="amber">{callsProblem}</Alert>}
            <Group gap="xs">
              <DownloadPerson contactId={contactId} />
              <ErasePerson contactId={contactId} name={name} what={holdingWords(holdings)} />
            </Group>
          </Stack>
        )
      }
    </Answered>
  );
}

interface ErasePersonProps {
  readonly contactId: string;
  readonly name: string | null;
  readonly what: string;
}

function ErasePerson({ contactId, name, what }: ErasePersonProps) {
  const queries = useQueryClient();
  const erase = useDo('erasePersonalData', [
    'readPersonalData',
    'listLeads',
    'listKeptCalls',
    'readOverview',
    'listAudit',
  ]);
  return (
    <ConfirmButton
      label="Erase all data"
      question={`Erase everything about ${name ?? `contact ${contactId}`}?`}
      consequence={`Permanently deleted, the messages in Slack too: ${what}. ${staysWords}`}
      work={erase}
      input={{ params: { contactId } }}
      done={({ calls }) =>
        calls === null
          ? 'Erased, except saved API calls, which could not be searched.'
          : 'Everything about this person is erased.'
      }
      onDone={() => queries.removeQueries({ queryKey: ['readLead'] })}
    />
  );
}

const staysWords =
  'The contact in HubSpot stays, with the properties and notes written there: delete it in HubSpot if that is asked for. Replies that your staff wrote in Slack stay. The contact will not be screened again.';
