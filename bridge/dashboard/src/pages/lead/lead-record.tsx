import { Alert } from '@mantine/core';
import type { LeadPage } from '../../../../../shared/dashboard/leads.ts';
import { recordFields } from '../../../../../shared/record.ts';
import { Section } from '../../parts/page.tsx';
import { outcomeWords, sourceWords } from '../../words/lead-words.ts';
import { fieldWords } from '../../words/record-words.ts';

/** The record as HubSpot has it now; the bridge keeps none. */
export function LeadRecord({ lead: { row, record, recordTrouble } }: { readonly lead: LeadPage }) {
  return (
    <Section title="Record">
      {recordTrouble === null ? null : <Alert color="amber">{recordTrouble}</Alert>}
      <dl className="record">
        {record === null
          ? null
          : recordFields
              .filter((field) => field !== 'intakeNotes')
              .map((field) => <Entry key={field} name={fieldWords[field]} value={record[field]} />)}
        <Entry name="Source" value={row.source === null ? '' : sourceWords(row.source)} />
        <Entry name="Outcome" value={row.outcome === null ? '' : outcomeWords(row.outcome)} />
      </dl>
    </Section>
  );
}

function Entry({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{value || '–'}</bdi>
      </dd>
    </div>
  );
}
