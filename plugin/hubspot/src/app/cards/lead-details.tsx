import { Accordion, Alert, Flex, List, ProgressBar, StatusTag, Text } from '@hubspot/ui-extensions';
import type { ExplanationView, PartView } from './lead-explanation.ts';

interface Props {
  view: ExplanationView;
  /** In the narrow column beside the record everything is folded. */
  folded: boolean;
}

/** Why the score is what it is: every point with the words that earned it. */
export function LeadDetails({ view, folded }: Props) {
  return (
    <Flex direction="column" gap="small">
      {view.flags.length > 0 && (
        <Alert title="Look at this first" variant="warning">
          <List>
            {view.flags.map(({ name, text }) => (
              <Text key={`${name} ${text}`}>{text}</Text>
            ))}
          </List>
        </Alert>
      )}
      {view.missing.length > 0 && (
        <Accordion title={`Still to ask (${view.missing.length})`} defaultOpen={!folded} size="small">
          <List>
            {view.missing.map((fact) => (
              <Text key={fact}>{fact}</Text>
            ))}
          </List>
        </Accordion>
      )}
      <Accordion title="How the score came about" defaultOpen={!folded} size="small">
        <Flex direction="column" gap="small">
          <Text>{comparedText(view)}</Text>
          <Text>{view.area.text}</Text>
          {view.relevance !== '' && <Text>{view.relevance}</Text>}
          <Text format={{ fontWeight: 'demibold' }}>{`Quality of the case: ${view.quality} of 100`}</Text>
          {view.parts.map((part) => (
            <Part key={part.name} part={part} />
          ))}
        </Flex>
      </Accordion>
      {view.filters.length > 0 && <Filters filters={view.filters} folded={folded} />}
    </Flex>
  );
}

function comparedText({ score, threshold }: ExplanationView): string {
  const told = `Against what you take: ${score} of 100`;
  return threshold === null ? told : `${told}; a valid lead has ${threshold} or more`;
}

function Part({ part: { label, points, max, reasons } }: { part: PartView }) {
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
      {reasons.length > 0 && (
        <List>
          {reasons.map(({ points: earned, why, quote }) => (
            <Text key={`${earned} ${why} ${quote}`} variant="microcopy">
              {`${earned} ${why}${quote === '' ? '' : ` ${quote}`}`}
            </Text>
          ))}
        </List>
      )}
    </Flex>
  );
}

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
