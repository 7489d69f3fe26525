import { Badge } from '@mantine/core';
import type { LeadRow } from '../../../../shared/dashboard/leads.ts';
import { statusWords } from '../words/lead-words.ts';

export function ToneBadge({ words, tone }: { readonly words: string; readonly tone: string }) {
  return (
    <Badge color={tone} variant="light" tt="none" fw={600}>
      {words}
    </Badge>
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
