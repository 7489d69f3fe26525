import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { mayDo, type Role, roleNames, roles } from '../../../../../shared/dashboard/operation.ts';
import type { Person } from '../../../../../shared/dashboard/people.ts';
import type { DashboardOutput } from '../../../../../shared/dashboard/table.ts';
import { useAsk, useDo } from '../../client/ask.ts';
import { useMay, useMe } from '../../client/me.ts';
import { announce } from '../../parts/announce.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { CopyBlock } from '../../parts/copy-block.tsx';
import { DoButton } from '../../parts/do-button.tsx';
import { Choice, entered } from '../../parts/fields.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';

interface RoleSelectProps {
  readonly label: string;
  readonly value: Role;
  readonly onChange: (role: Role) => void;
}

/** Only owners make owners. */
function RoleSelect({ label, value, onChange }: RoleSelectProps) {
  const isOwner = useMay('owner');
  const offered = roles.filter((role) => isOwner || role === value || !mayDo(role, 'owner'));
  return (
    <Choice
      label={label}
      options={offered.map((role) => ({ value: role, label: roleNames[role] }))}
      value={value}
      onChange={onChange}
    />
  );
}

export function PeoplePage() {
  const people = useAsk('listPeople', {});
  return (
    <Page title="People">
      <Stack gap="md">
        <Section title="Invite a person" note="Only people you invite can sign in.">
          <InviteForm />
        </Section>
        <Section title="People with access">
          <Loaded query={people}>
            {({ people: all }) => (
              <ul className="plain-list">
                {all.map((person) => (
                  <PersonRow key={person.id} person={person} />
                ))}
              </ul>
            )}
          </Loaded>
        </Section>
      </Stack>
    </Page>
  );
}

function InviteForm() {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('intake');
  const invite = useDo('invitePerson', ['listPeople', 'listAudit']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    invite.mutate(
      { body: { email: email.trim(), role } },
      {
        onSuccess: () => {
          setEmail('');
          announce('Invitation created.');
        },
      },
    );
  };
  return (
    <Stack gap="sm">
      <form onSubmit={submit}>
        <Group align="flex-end" gap="xs">
          <TextInput label="Email" type="email" required style={{ flex: '1 1 14rem' }} {...entered(email, setEmail)} />
          <RoleSelect label="Role" value={role} onChange={setRole} />
          <Button type="submit" loading={invite.isPending}>
            Invite
          </Button>
        </Group>
      </form>
      <Text size="sm" c="dimmed">
        Read only: can see leads. Intake: can also handle leads and set their status. Admin: can also change rules,
        connections, keys and people. Owner: can do everything.
      </Text>
      <ProblemAlert problem={invite.error} />
      {invite.data ? <OneTimeLink email={invite.data.person.email} link={invite.data.link} /> : null}
    </Stack>
  );
}

function PersonRow({ person }: { readonly person: Person }) {
  const { data: me } = useMe();
  const { id, email, name, role, twoFactor, invited, lastSeenAt } = person;
  const [chosen, setChosen] = useState(role);
  const setRole = useDo('setRole', ['listPeople', 'listAudit', 'readMe']);
  const link = useDo('makeLink', ['listAudit']);
  const remove = useDo('removePerson', ['listPeople', 'listAudit']);
  const mayChange = me !== undefined && (me.role === 'owner' || !mayDo(role, 'owner'));
  const params = { personId: id };
  return (
    <li className="row">
      <Group justify="space-between" align="flex-end">
        <div>
          <Text fw={600}>
            <bdi>{name || email}</bdi>
            {me?.user.id === id ? ' (you)' : ''}
          </Text>
          <Text size="sm">
            <bdi>{email}</bdi>
          </Text>
          <Text size="sm" c="dimmed">
            {invited ? 'Invited, has not chosen a password yet' : 'Last seen '}
            {invited ? null : <Moment at={lastSeenAt} />}
            {twoFactor ? ', two-factor authentication on' : ''}
          </Text>
        </div>
        {mayChange ? (
          <Group gap="xs" align="flex-end">
            <RoleSelect label={`Role of ${name || email}`} value={chosen} onChange={setChosen} />
            {chosen === role ? null : (
              <DoButton variant="filled" work={setRole} input={{ params, body: { role: chosen } }} done="Role changed.">
                Save role<span className="hidden-but-read"> of {email}</span>
              </DoButton>
            )}
            <DoButton
              work={link}
              input={{ params, body: {} }}
              done="Link created."
              aria-label={`New link for ${email}`}
            >
              New link
            </DoButton>
            <ConfirmButton
              label="Remove"
              of={email}
              question={`Remove ${name || email}?`}
              consequence="They are signed out everywhere right away. Their past actions stay in the audit log and lead history."
              work={remove}
              input={{ params }}
              done="Person removed."
            />
          </Group>
        ) : null}
      </Group>
      <ProblemAlert problem={setRole.error ?? link.error} />
      {link.data ? <OneTimeLink email={email} link={link.data} /> : null}
    </li>
  );
}

interface OneTimeLinkProps {
  readonly email: string;
  readonly link: DashboardOutput<'makeLink'>;
}

/** Shown once, to the person who asked for it. */
function OneTimeLink({ email, link }: OneTimeLinkProps) {
  return (
    <Stack gap="xs">
      <Alert color="ink" title={link.mailed ? `A link was mailed to ${email}` : `Send this link to ${email}`}>
        It works once, until <Moment at={link.expiresAt} />. You will not see it again.
      </Alert>
      <CopyBlock what="the link" text={link.url} />
    </Stack>
  );
}
