import { Text } from '@mantine/core';
import type { LeadPage } from '../../../../../shared/dashboard/leads.ts';
import { NotesView } from '../../explanation/notes-view.tsx';
import { PartBars } from '../../explanation/part-bars.tsx';
import { quotesOf } from '../../explanation/quotes-of.ts';
import { RuleVerdicts } from '../../explanation/rule-verdicts.tsx';
import { Section } from '../../parts/page.tsx';

/** Every point and rule, and the notes with the quoted words. */
export function LeadExplanation({ lead }: { readonly lead: LeadPage }) {
  const { explanation, record, row } = lead;
  return (
    <div className="columns">
      {record === null ? null : (
        <Section title="Intake notes">
          <NotesView notes={record.intakeNotes} quotes={explanation === null ? [] : quotesOf(explanation)} />
        </Section>
      )}
      {explanation === null ? (
        <Section title="Why">
          <Text size="sm">
            {row.score === null
              ? 'There is no result yet.'
              : 'The explanation is no longer available because the contact or your rules changed. Screen the lead again to get one.'}
          </Text>
        </Section>
      ) : (
        <>
          <Section title="Case score by part" note={<bdi>{explanation.breakdown.notes}</bdi>}>
            <PartBars breakdown={explanation.breakdown} />
          </Section>
          <Section title="Your rules">
            <RuleVerdicts screening={explanation} />
          </Section>
        </>
      )}
    </div>
  );
}
