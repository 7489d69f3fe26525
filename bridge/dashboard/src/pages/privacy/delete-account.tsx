import { Button, Group, List, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useDo } from '../../client/ask.ts';
import { rememberLeftApps } from '../../client/left-apps.ts';
import { useMe } from '../../client/me.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Section } from '../../parts/page.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';

const unavailableCodes = [
  'hubspot_unavailable',
  'hubspot_refused',
  'hubspot_scopes_missing',
  'slack_unavailable',
  'slack_refused',
] as const;

/** The owner types the account name before everything is deleted. */
export function DeleteAccount() {
  const { data: me } = useMe();
  const [opened, { open, close }] = useDisclosure(false);
  const [typed, setTyped] = useState('');
  const remove = useDo('deleteAccount');
  if (me === undefined) return null;
  const { name } = me.account;
  const unavailable = unavailableCodes.some((code) => code === remove.error?.code);
  const submit = () =>
    remove.mutate(
      { body: { name: typed, ...(unavailable && { evenIfAway: true }) } },
      {
        onSuccess: (left) => {
          rememberLeftApps(left);
          window.location.assign('/sign-in');
        },
      },
    );
  return (
    <Section title="Delete this account" note="For good, with everything stored about it. It cannot be undone.">
      <Group>
        <Button color="red" onClick={open}>
          Delete account
        </Button>
      </Group>
      <Dialog title={`Delete the account ${name}?`} opened={opened} onClose={close}>
        <List size="sm" spacing={4}>
          <List.Item>HubSpot and Slack are disconnected, and screening stops.</List.Item>
          <List.Item>
            All leads, explanations and history, saved API calls, rules, API keys and the audit log are deleted. Keys
            stop working at once.
          </List.Item>
          <List.Item>Everyone is signed out and can no longer sign in, including you.</List.Item>
          <List.Item>Contacts in HubSpot, with what was written there, and messages already in Slack stay.</List.Item>
        </List>
        <Text size="sm">Download what you still need first: leads and audit log as CSV.</Text>
        <TextInput
          label={`Type the name of the account: ${name}`}
          value={typed}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <ProblemAlert problem={remove.error} />
        {unavailable ? (
          <Text size="sm">
            Nothing is deleted yet. You can try again later, or delete what is stored here now: then the app may stay in
            HubSpot or Slack until you remove it there.
          </Text>
        ) : null}
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button color="red" disabled={typed.trim() !== name.trim()} loading={remove.isPending} onClick={submit}>
            {unavailable ? 'Delete anyway' : 'Delete for good'}
          </Button>
        </Group>
      </Dialog>
    </Section>
  );
}
