import { Button, Checkbox, Group, List, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { callDaysBounds } from '../../../../../shared/dashboard/kept-calls.ts';
import type { DashboardOutput } from '../../../../../shared/dashboard/table.ts';
import { useAsk, useDo, useKeep } from '../../client/ask.ts';
import { rememberLeftApps } from '../../client/left-apps.ts';
import { useMay, useMe } from '../../client/me.ts';
import { announce } from '../../parts/announce.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { Dialog, DialogButtons } from '../../parts/dialog.tsx';
import { entered } from '../../parts/fields.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';
import { EraseResults } from './erase-results.tsx';
import { PersonSearch } from './person-search.tsx';
import { RetentionForm } from './retention-form.tsx';

const { min, max } = callDaysBounds;
const USUAL_DAYS = '30';
const callsWords = (calls: number) => (calls === 1 ? '1 saved call' : `${calls} saved calls`);

type Keeping = DashboardOutput<'readCallKeeping'>;
type Saved = DashboardOutput<'saveCallKeeping'>;

/** Whether records of API calls are kept, and for how long. */
function CallKeeping({ saved }: { readonly saved: Keeping }) {
  const [keeps, setKeeps] = useState(saved.days !== null);
  const [typed, setTyped] = useState(`${saved.days ?? USUAL_DAYS}`);
  const number = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  const isWrong = keeps && (number < min || number > max);
  return (
    <Stack gap="md">
      <Checkbox
        label="Save API calls"
        description="While this is off, calls are only counted; their records are not saved."
        checked={keeps}
        onChange={(event) => setKeeps(event.currentTarget.checked)}
      />
      {keeps ? (
        <TextInput
          type="number"
          maw="36rem"
          label="Saved API calls, days"
          description="A shorter time also applies to calls already saved; a longer time only to new calls."
          error={isWrong ? `Choose ${min} to ${max} days` : null}
          min={min}
          max={max}
          {...entered(typed, setTyped)}
        />
      ) : null}
      {saved.days === null ? null : <Text size="sm">Saved now: {callsWords(saved.calls)}.</Text>}
      <SaveKeeping saved={saved} days={keeps ? number : null} isWrong={isWrong} />
    </Stack>
  );
}

interface SaveKeepingProps {
  readonly saved: Keeping;
  readonly days: number | null;
  readonly isWrong: boolean;
}

/** Deleting calls asks for confirmation. */
function SaveKeeping({ saved, days, isWrong }: SaveKeepingProps) {
  const save = useDo('saveCallKeeping', ['listKeptCalls', 'listAudit']);
  const keep = useKeep('readCallKeeping');
  const input = { body: { days } };
  const done = ({ erased }: Saved) => (erased === 0 ? 'Saved.' : `Saved. ${callsWords(erased)} erased.`);
  const onDone = ({ erased: _, ...now }: Saved) => keep(now);
  const onSuccess = (answer: Saved) => {
    onDone(answer);
    announce(done(answer));
  };
  const disabled = isWrong || days === saved.days;
  const saveProps = { work: save, input, done, onDone };
  if (!disabled && days === null)
    return (
      <Group>
        <ConfirmButton
          label="Stop saving calls"
          question="Stop saving API calls?"
          consequence={`Permanently deleted at once: ${callsWords(saved.calls)} with their records. Scores and reasons stay as long as explanations are kept.`}
          {...saveProps}
        />
      </Group>
    );
  if (!disabled && days !== null && days < (saved.days ?? 0))
    return (
      <Group>
        <ConfirmButton
          label="Save"
          of="whether calls are saved"
          question="Save calls for a shorter time?"
          consequence={`Calls older than ${days === 1 ? '1 day' : `${days} days`} are permanently deleted within the hour.`}
          {...saveProps}
        />
      </Group>
    );
  return (
    <>
      <Group>
        <Button disabled={disabled} loading={save.isPending} onClick={() => save.mutate(input, { onSuccess })}>
          Save
          <span className="hidden-but-read"> whether calls are saved</span>
        </Button>
      </Group>
      <ProblemAlert problem={save.error} />
    </>
  );
}

const unavailableCodes = [
  'hubspot_unavailable',
  'hubspot_refused',
  'hubspot_scopes_missing',
  'slack_unavailable',
  'slack_refused',
] as const;

/** The owner types the account name before everything is deleted. */
function DeleteAccount() {
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
    <Section
      title="Delete this account"
      note="Deletes the account and everything stored for it. This cannot be undone."
    >
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
          maxLength={200}
          autoComplete="off"
          {...entered(typed, setTyped)}
        />
        <ProblemAlert problem={remove.error} />
        {unavailable ? (
          <Text size="sm">
            Nothing is deleted yet. You can try again later, or delete what is stored here now: then the app may stay in
            HubSpot or Slack until you remove it there.
          </Text>
        ) : null}
        <DialogButtons onCancel={close}>
          <Button color="red" disabled={typed.trim() !== name.trim()} loading={remove.isPending} onClick={submit}>
            {unavailable ? 'Delete anyway' : 'Delete for good'}
          </Button>
        </DialogButtons>
      </Dialog>
    </Section>
  );
}

/** What is kept about people, for how long, and how to erase it. */
export function PrivacyPage() {
  const isOwner = useMay('owner');
  const retention = useAsk('readRetention', {});
  const keeping = useAsk('readCallKeeping', {});
  return (
    <Page title="Privacy">
      <Stack gap="md">
        <PersonSearch />
        <EraseResults />
        <Section title="How long data is kept" note="Anything older is permanently deleted; this runs every hour.">
          <Loaded query={retention}>{(saved) => <RetentionForm saved={saved} />}</Loaded>
        </Section>
        <Section
          title="Saved API calls"
          note="What other software sends to the API, with the score it got. Saved API calls are on the API page, and encrypted in the database."
        >
          <Loaded query={keeping}>{(saved) => <CallKeeping key={`${saved.days}`} saved={saved} />}</Loaded>
        </Section>
        {isOwner ? <DeleteAccount /> : null}
      </Stack>
    </Page>
  );
}
