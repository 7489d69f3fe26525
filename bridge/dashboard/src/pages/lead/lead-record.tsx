import { Alert } from '@mantine/core';
import type { LeadPage } from '../../../../../shared/dashboard/leads.ts';
import { Entry, RecordEntries, shortFields } from '../../parts/entry.tsx';
import { Section } from '../../parts/page.tsx';
import { outcomeWords, sourceWords } from '../../words/lead-words.ts';

/** The record as HubSpot has it now; the bridge keeps none. */
export function LeadRecord({ lead: { row, record, recordTrouble } }: { readonly lead: LeadPage }) {
  return (
    <Section title="Record">
      {recordTrouble === null ? null : <Alert color="amber">{recordTrouble}</Alert>}
      <dl className="record">
        {record === null ? null : <RecordEntries record={record} fields={shortFields} />}
        <Entry name="Source">{row.source === null ? '–' : sourceWords(row.source)}</Entry>
        <Entry name="Outcome">{row.outcome === null ? '–' : outcomeWords(row.outcome)}</Entry>
      </dl>
    </Section>
  );
}
