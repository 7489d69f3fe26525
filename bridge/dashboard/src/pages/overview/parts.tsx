import { Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Overview } from '../../../../../shared/dashboard/overview.ts';
import { ToneBadge } from '../../parts/badges.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Section } from '../../parts/page.tsx';

/** Whether everything works that leads go through. */
export function Parts({ parts, oldestWork }: Pick<Overview, 'parts' | 'oldestWork'>) {
  return (
    <Section title="Health" actions={<Link to="/connections">Connections</Link>}>
      <ul className="plain-list">
        {parts.map(({ name, ok, text }) => (
          <li key={name}>
            <Group gap="xs" wrap="nowrap" align="flex-start">
              <ToneBadge words={ok ? 'Fine' : 'Look'} tone={ok ? 'green' : 'amber'} />
              <Text size="sm">
                <strong>{name}</strong>: {text}
              </Text>
            </Group>
          </li>
        ))}
      </ul>
      <Text size="sm">
        {oldestWork === null ? (
          'No work is waiting.'
        ) : (
          <>
            The oldest work waits since <Moment at={oldestWork} />.
          </>
        )}
      </Text>
    </Section>
  );
}
