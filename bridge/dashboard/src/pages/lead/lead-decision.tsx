import { Alert, Stack, Text, Title } from '@mantine/core';
import type { LeadPage } from '../../../../../shared/dashboard/leads.ts';
import { Flags } from '../../explanation/questions.tsx';
import { Section } from '../../parts/page.tsx';
import { Quote } from '../../parts/quote.tsx';
import { decisionTone } from '../../words/lead-words.ts';

/** What to do, and what decided it. */
export function LeadDecision({ lead }: { readonly lead: LeadPage }) {
  const { safety, decision, reasons, error, explanation } = lead;
  const flags = explanation?.breakdown.flags ?? [];
  return (
    <Stack gap="sm">
      {safety === null ? null : (
        <Alert color="red" role="alert" title={<bdi>{safety.text}</bdi>}>
          <Quote>{safety.quote}</Quote>
        </Alert>
      )}
      {error === null ? null : (
        <Alert color="red" title="The last screening failed">
          {error}
        </Alert>
      )}
      <Section title="What to do">
        {decision === null ? (
          <Text>This lead has not been screened yet.</Text>
        ) : (
          <Title order={3} size="h3" c={`var(--mantine-color-${decisionTone[decision.tone]}-text)`}>
            <bdi>{decision.text}</bdi>
          </Title>
        )}
        {reasons.length > 0 ? (
          <ul className="reasons">
            {reasons.map(({ points, text, quote }) => (
              <li key={`${text} ${quote}`}>
                {points === null ? null : <strong>{points > 0 ? `+${points} ` : `−${-points} `}</strong>}
                <bdi>{text}</bdi> <Quote>{quote}</Quote>
              </li>
            ))}
          </ul>
        ) : null}
        {flags.length > 0 ? <Flags flags={flags} /> : null}
      </Section>
    </Stack>
  );
}
