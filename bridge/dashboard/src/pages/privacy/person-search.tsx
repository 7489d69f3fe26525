import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { DashboardOutput } from '../../../../../shared/dashboard/table.ts';
import { useDo } from '../../client/ask.ts';
import { announce } from '../../parts/announce.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { Section } from '../../parts/page.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';
import { saveFile } from '../../person/download-person.tsx';
import { erasedWords } from './erase-results.tsx';
import { PersonData } from './person-data.tsx';

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
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
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
          consequence="Permanently deleted: the calls with their records, the reasons for their scores, and answers kept for a repeated request. The system that sent them is not told."
          work={erase}
          input={{ body: { person } }}
          done={erasedWords}
        />
      </Group>
      <ProblemAlert problem={download.error} />
    </Stack>
  );
}
