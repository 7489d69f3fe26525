import { Accordion, Alert, Flex, List, ProgressBar, StatusTag, Text } from '@hubspot/ui-extensions';
import { type ExplanationView, moreText, type PartView, type ReasonView } from './lead-explanation.ts';

/** What must be seen besides the decision. */
export function LeadFlags({ flags }: Pick<ExplanationView, 'flags'>) {
  if (flags.length === 0) return null;
  return (
    <Alert title="Look at this first" variant="warning">
      <List>
        {flags.map(({ name, text }) => (
          <Text key={`${name} ${text}`}>{text}</Text>
        ))}
      </List>
    </Alert>
  );
}

/** Questions for the client, the one with the largest effect first. */
export function LeadQuestions({ questions, folded }: Pick<ExplanationView, 'questions'> & { folded: boolean }) {
  const { shown, more } = questions;
  const count = shown.length + more.length;
  if (count === 0) return null;
  if (folded)
    return (
      <Accordion title={`Open questions (${count})`} size="small">
        <List variant="ordered">
          {[...shown, ...more].map((question) => (
            <Text key={question}>{question}</Text>
          ))}
        </List>
      </Accordion>
    );
  return (
    <Flex direction="column" gap="extra-small">
      <Text format={{ fontWeight: 'demibold' }}>Ask</Text>
      <List variant="ordered">
        {shown.map((question) => (
          <Text key={question}>{question}</Text>
        ))}
      </List>
      {more.length > 0 && (
        <Accordion title={moreText(more)} size="extra-small">
          <List>
            {more.map((question) => (
              <Text key={question}>{question}</Text>
            ))}
          </List>
        </Accordion>
      )}
    </Flex>
  );
}

interface Props {
  view: ExplanationView;
  /** In the narrow column beside the record everything is collapsed. */
  folded: boolean;
}

/** Explains the score: every point with the words that earned it. */
export function LeadDetails({ view: { filters, parts, steps }, folded }: Props) {
  return (
    <Flex direction="column" gap="small">
      {filters.length > 0 && <Filters filters={filters} folded={folded} />}
      <Accordion title="How the score was calculated" size="small">
        <Flex direction="column" gap="small">
          <List>
            {steps.map((step) => (
              <Text key={step}>{step}</Text>
            ))}
          </List>
          {parts.map((part) => (
            <Part key={part.name} part={part} />
          ))}
        </Flex>
      </Accordion>
    </Flex>
  );
}

function Part({ part: { label, points, max, reasons, moreText: folded } }: { part: PartView }) {
  return (
    <Flex direction="column" gap="extra-small">
      <ProgressBar
        title={label}
        aria-label={`${label}: ${points} of ${max} points`}
        value={points}
        maxValue={max}
        valueDescription={`${points} of ${max}`}
        variant="success"
      />
      {reasons.shown.length > 0 && <Reasons reasons={reasons.shown} />}
      {reasons.more.length > 0 && (
        <Accordion title={folded} size="extra-small">
          <Reasons reasons={reasons.more} />
        </Accordion>
      )}
    </Flex>
  );
}

function Reasons({ reasons }: { reasons: readonly ReasonView[] }) {
  return (
    <List>
      {reasons.map((reason) => (
        <Text key={reasonText(reason)} variant="microcopy">
          {reasonText(reason)}
        </Text>
      ))}
    </List>
  );
}

export const reasonText = ({ points, why, quote }: ReasonView): string =>
  [points, why, quote].filter((text) => text !== '').join(' ');

function Filters({ filters, folded }: { filters: ExplanationView['filters']; folded: boolean }) {
  return (
    <Accordion title={`Your rules (${filters.length})`} defaultOpen={!folded} size="small">
      <Flex direction="column" gap="small">
        {filters.map(({ text, label, variant, why, quote }) => (
          <Flex key={text} direction="column" gap="extra-small">
            <Text>{text}</Text>
            <StatusTag variant={variant}>{label}</StatusTag>
            <Text variant="microcopy">{quote === '' ? why : `${why} ${quote}`}</Text>
          </Flex>
        ))}
      </Flex>
    </Accordion>
  );
}
