import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Role } from '../../../../../shared/dashboard/operation.ts';
import { useDo } from '../../client/ask.ts';
import { announce } from '../../parts/announce.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';
import { OneTimeLink } from './one-time-link.tsx';
import { RoleSelect } from './role-select.tsx';

export function InviteForm() {
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
          <TextInput
            label="Email"
            type="email"
            required
            style={{ flex: '1 1 14rem' }}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
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
