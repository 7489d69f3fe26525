import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { mayDo } from '../../../../../shared/dashboard/operation.ts';
import type { Person } from '../../../../../shared/dashboard/people.ts';
import { useDo } from '../../client/ask.ts';
import { useMe } from '../../client/me.ts';
import { announce } from '../../parts/announce.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { Moment } from '../../parts/moment.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';
import { OneTimeLink } from './one-time-link.tsx';
import { RoleSelect } from './role-select.tsx';

export function PersonRow({ person }: { readonly person: Person }) {
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
              <Button
                loading={setRole.isPending}
                onClick={() =>
                  setRole.mutate({ params, body: { role: chosen } }, { onSuccess: () => announce('Role changed.') })
                }
              >
                Save role<span className="hidden-but-read"> of {email}</span>
              </Button>
            )}
            <Button
              variant="default"
              loading={link.isPending}
              aria-label={`New link for ${email}`}
              onClick={() => link.mutate({ params, body: {} }, { onSuccess: () => announce('Link created.') })}
            >
              New link
            </Button>
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
