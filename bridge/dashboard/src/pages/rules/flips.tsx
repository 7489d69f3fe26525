import { Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { RuleFlip } from '../../../../../shared/dashboard/rules.ts';

/** Both directions: leads that become valid, and those that no longer are. */
export function Flips({ flips }: { readonly flips: readonly RuleFlip[] }) {
  if (flips.length === 0) return null;
  return (
    <div className="columns">
      <OneWay title="Would become valid" flips={flips.filter(({ valid }) => valid)} />
      <OneWay title="Would no longer be valid" flips={flips.filter(({ valid }) => !valid)} />
    </div>
  );
}

function OneWay({ title, flips }: { readonly title: string; readonly flips: readonly RuleFlip[] }) {
  return (
    <div>
      <Title order={3} size="h5" mb="xs">
        {title} ({flips.length})
      </Title>
      {flips.length === 0 ? <Text size="sm">None.</Text> : null}
      <ul className="plain-list">
        {flips.map(({ leadId, contactId, name, before, after, why }) => (
          <li key={leadId}>
            <Link to="/leads/$leadId" params={{ leadId }}>
              <bdi>{name ?? `Contact ${contactId}`}</bdi>
            </Link>
            <Text size="sm">
              Score {before} → {after}
            </Text>
            {why === null ? null : (
              <Text size="sm" c="dimmed">
                <bdi>{why}</bdi>
              </Text>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
