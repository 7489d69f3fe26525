import { Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Overview } from '../../../../../shared/dashboard/overview.ts';
import { ToneBadge } from '../../parts/badges.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Section } from '../../parts/page.tsx';

/** Whether everything that leads depend on works. */
export function Parts({ parts, oldestWork }: Pick<Overview, 'parts' | 'oldestWork'>) {
  return (
    <Section title="Health" actions={<Link to="/connections">Connections</Link>}>
      <ul className="plain-list">
        {parts.map(({ name, ok, text }) => (
          <li key={name}>
            <Group gap="xs" wrap="nowrap" align="flex-start">
              <ToneBadge words={ok ? 'OK' : 'Needs attention'} tone={ok ? 'green' : 'amber'} />
              <Text size="sm">
                <strong>{name}</strong>: {text}
              </Text>
            </Group>
          </li>
        ))}
      </ul>
      <Text size="sm">
        {oldestWork === null ? (
          'Nothing is waiting.'
        ) : (
          <>
            The oldest item has been waiting since <Moment at={oldestWork} />.
          </>
        )}
      </Text>
    </Section>
  );
}
