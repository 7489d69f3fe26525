import { Alert } from '@mantine/core';
import type { LeadPage } from '../../../../../shared/dashboard/leads.ts';
import { recordFields } from '../../../../../shared/record.ts';
import { Section } from '../../parts/page.tsx';
import { fieldWords } from '../../words/record-words.ts';

/** The record as HubSpot has it now; the bridge keeps none. */
export function LeadRecord({ lead: { record, recordTrouble } }: { readonly lead: LeadPage }) {
  return (
    <Section title="Record">
      {recordTrouble === null ? null : <Alert color="amber">{recordTrouble}</Alert>}
      {record === null ? null : (
        <dl className="record">
          {recordFields
            .filter((field) => field !== 'intakeNotes')
            .map((field) => (
              <div key={field}>
                <dt>{fieldWords[field]}</dt>
                <dd>
                  <bdi>{record[field] || '–'}</bdi>
                </dd>
              </div>
            ))}
        </dl>
      )}
    </Section>
  );
}
