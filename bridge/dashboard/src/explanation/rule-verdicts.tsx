import { Group, Text } from '@mantine/core';
import type { Screening } from '../../../../shared/results.ts';
import { ToneBadge } from '../parts/badges.tsx';
import { Quote } from '../parts/quote.tsx';
import { verdictWords } from '../words/lead-words.ts';

/** Each rule: its text, its reading, the verdict for this lead, and the words behind it. */
export function RuleVerdicts({ screening }: { readonly screening: Screening }) {
  const { area, relevance, filters } = screening;
  return (
    <ul className="plain-list">
      <li>
        <Group gap="xs">
          <ToneBadge words={area.accepted ? 'Accepted' : 'Not accepted'} tone={area.accepted ? 'green' : 'red'} />
          <Text fw={600} size="sm">
            Practice area
          </Text>
        </Group>
        <Text size="sm">
          <bdi>{area.why}</bdi>
        </Text>
        <Text size="sm" c="dimmed">
          <bdi>{relevance.why}</bdi> <Quote>{relevance.quote}</Quote>
        </Text>
      </li>
      {filters.map(({ filter, verdict, why, quote, readAs }) => (
        <li key={filter}>
          <Group gap="xs" wrap="nowrap" align="flex-start">
            <ToneBadge {...verdictWords[verdict]} />
            <Text fw={600} size="sm">
              <bdi>{filter}</bdi>
            </Text>
          </Group>
          <Text size="sm">
            <bdi>{why}</bdi> <Quote>{quote}</Quote>
          </Text>
          {readAs === null ? null : (
            <Text size="sm" c="dimmed">
              Read as: {readAs}
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
}
