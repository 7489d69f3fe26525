import { Badge, Group, Text } from '@mantine/core';
import type { LeadRow } from '../../../../shared/dashboard/leads.ts';
import { statusWords } from '../words/lead-words.ts';

export function ToneBadge({ words, tone }: { readonly words: string; readonly tone: string }) {
  return (
    <Badge color={tone} variant="light" tt="none" fw={600}>
      {words}
    </Badge>
  );
}

const levels = {
  ok: { words: 'OK', tone: 'green' },
  warning: { words: 'Needs attention', tone: 'amber' },
  error: { words: 'Broken', tone: 'red' },
} as const;

interface FindingProps {
  readonly level: keyof typeof levels;
  readonly subject: string;
  readonly text: string;
}

/** How a part does, as an item of a list. */
export function Finding({ level, subject, text }: FindingProps) {
  return (
    <li>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <ToneBadge {...levels[level]} />
        <Text size="sm">
          <strong>{subject}</strong>: {text}
        </Text>
      </Group>
    </li>
  );
}

/** The status of a lead in words and color; a person's override is labeled. */
export function StatusBadge({ row }: { readonly row: Pick<LeadRow, 'status' | 'overridden'> }) {
  const { words, tone } = statusWords[row.status];
  return (
    <>
      <ToneBadge words={words} tone={tone} />
      {row.overridden ? <span className="note"> set manually</span> : null}
    </>
  );
}
