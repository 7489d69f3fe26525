import { Text } from '@mantine/core';
import type { LeadPage } from '../../../../../shared/dashboard/leads.ts';
import { Moment } from '../../parts/moment.tsx';
import { Section } from '../../parts/page.tsx';

export function LeadHistory({ history }: { readonly history: LeadPage['history'] }) {
  return (
    <Section title="History">
      {history.length === 0 ? <Text size="sm">No activity yet.</Text> : null}
      <ol className="plain-list">
        {history.map(({ at, who, what }) => (
          <li key={`${at} ${who} ${what}`}>
            <Text size="sm">
              <bdi>{what}</bdi>
            </Text>
            <Text size="sm" c="dimmed">
              <bdi>{who}</bdi>, <Moment at={at} />
            </Text>
          </li>
        ))}
      </ol>
    </Section>
  );
}
