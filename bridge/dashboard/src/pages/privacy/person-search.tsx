import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { counted } from '../../../../../shared/counted.ts';
import type { ContactHoldings } from '../../../../../shared/dashboard/privacy.ts';
import type { DashboardOutput } from '../../../../../shared/dashboard/table.ts';
import { useAsk, useDo } from '../../client/ask.ts';
import { announce } from '../../parts/announce.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { entered } from '../../parts/fields.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Section } from '../../parts/page.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';
import { DownloadPerson, saveFile } from '../../person/download-person.tsx';
import { erasedWords } from './erase-results.tsx';

const holdingWords = ({ leads, history, results, slackMessages, deliveries, calls }: ContactHoldings): string =>
  [
    counted(leads, 'lead'),
    counted(history, 'history item'),
    counted(results, 'explanation'),
    counted(slackMessages, 'Slack message'),
    counted(deliveries, 'HubSpot delivery'),
    ...(calls > 0 ? [counted(calls, 'saved API call')] : []),
  ].join(', ');

/** What is kept of one contact, and the two requests that a client may make. */
function PersonData({ contactId, name }: { readonly contactId: string; readonly name: string | null }) {
  const params = { contactId };
  const data = useAsk('readPersonalData', { params });
  return (
    <Loaded query={data}>
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
    </Loaded>
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
  'The contact in HubSpot stays, with the properties and notes written there: delete it in HubSpot if the client asks for that. Replies that your staff wrote in Slack stay. The contact will not be screened again.';

type Found = DashboardOutput<'findPersonalData'>;

/** Finds one person, to export or erase what is kept of them. */
export function PersonSearch() {
  const [text, setText] = useState('');
  const search = useDo('findPersonalData');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search.mutate({ body: { text: text.trim() } });
  };
  return (
    <Section
      title="Data about one person"
      note="When a client asks what you store about them, or asks you to delete it. HubSpot is searched, and saved API calls by email or phone."
    >
      <form onSubmit={submit}>
        <Group align="flex-end" gap="xs">
          <TextInput
            label="Name, phone, email or record ID"
            type="search"
            required
            minLength={2}
            maxLength={100}
            {...entered(text, setText)}
          />
          <Button type="submit" loading={search.isPending}>
            Find
          </Button>
        </Group>
      </form>
      <ProblemAlert problem={search.error} />
      {search.data ? (
        <>
          <People found={search.data} />
          {search.data.calls > 0 ? (
            <PersonCalls key={search.submittedAt} person={search.variables.body.text} calls={search.data.calls} />
          ) : null}
        </>
      ) : null}
      <Text size="sm" c="dimmed">
        Deleting a contact in HubSpot for privacy erases it here too, except for saved API calls: search for the email
        or phone to erase those.
      </Text>
    </Section>
  );
}

function People({ found: { people, namesProblem, calls } }: { readonly found: Found }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = people.length === 1 ? people[0]?.contactId : chosen;
  return (
    <Stack gap="sm">
      {namesProblem === null ? null : <Alert color="amber">{namesProblem}</Alert>}
      <Text size="sm" role="status">
        {people.length === 0
          ? calls > 0 || namesProblem !== null
            ? 'No contact found.'
            : 'Nothing is stored about such a person.'
          : `${people.length} ${people.length === 1 ? 'person' : 'people'} found.`}
      </Text>
      <ul className="plain-list">
        {people.map(({ contactId, name, leadId }) => (
          <li key={contactId} className="row">
            <Group justify="space-between" align="center">
              <div>
                <Text fw={600}>
                  <bdi>{name ?? `Contact ${contactId}`}</bdi>
                </Text>
                <Text size="sm">
                  Record ID {contactId}
                  {leadId === null ? null : (
                    <>
                      {', '}
                      <Link to="/leads/$leadId" params={{ leadId }}>
                        open the lead
                      </Link>
                    </>
                  )}
                </Text>
              </div>
              {shown === contactId ? null : (
                <Button
                  variant="default"
                  aria-label={`Show data of ${name ?? `contact ${contactId}`}`}
                  onClick={() => setChosen(contactId)}
                >
                  Show data
                </Button>
              )}
            </Group>
            {shown === contactId ? <PersonData contactId={contactId} name={name} /> : null}
          </li>
        ))}
      </ul>
    </Stack>
  );
}

interface PersonCallsProps {
  /** An email or a phone number. */
  readonly person: string;
  readonly calls: number;
}

/** Saved API calls about a person, who may not be a contact in HubSpot. */
function PersonCalls({ person, calls }: PersonCallsProps) {
  const download = useDo('exportPersonCalls', ['listAudit']);
  const erase = useDo('erasePersonCalls', ['listKeptCalls', 'readCallKeeping', 'listAudit']);
  const words = calls === 1 ? '1 saved API call' : `${calls} saved API calls`;
  if (erase.data) return <Text size="sm">{erasedWords(erase.data)}</Text>;
  return (
    <Stack gap="xs" className="row">
      <Text fw={600}>{words}</Text>
      <Text size="sm">
        With the email or phone <bdi>{person}</bdi>.
      </Text>
      <Group gap="xs">
        <Button
          variant="default"
          loading={download.isPending}
          onClick={() =>
            download.mutate(
              { body: { person } },
              {
                onSuccess: (data) => {
                  saveFile('api-calls.json', JSON.stringify(data, null, 2));
                  announce('Downloaded.');
                },
              },
            )
          }
        >
          Download the calls
        </Button>
        <ConfirmButton
          label="Erase the calls"
          question={`Erase ${words}?`}
          consequence="Permanently deleted: the calls with their records, the reasons for their scores, and stored answers to repeated requests. The system that sent them is not notified."
          work={erase}
          input={{ body: { person } }}
          done={erasedWords}
        />
      </Group>
      <ProblemAlert problem={download.error} />
    </Stack>
  );
}
