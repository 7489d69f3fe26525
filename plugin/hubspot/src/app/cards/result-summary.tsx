import { Flex, ScoreCircle, StatusTag, Text } from '@hubspot/ui-extensions';
import type { LeadProperties } from './lead-properties.ts';
import { momentText } from './moment-text.ts';

const variants = {
  valid: 'success',
  invalid: 'danger',
  pending: 'info',
  needs_info: 'warning',
  error: 'danger',
  other: 'default',
  unscreened: 'default',
} as const satisfies Record<LeadProperties['state'], string>;

interface Props {
  shown: LeadProperties;
  timeZone: string;
  /** Who set the status by hand; null where the bridge did. */
  setBy: string | null;
  /** The notes repeat the reasons: they are shown only without reasons. */
  withNotes: boolean;
}

/** What the contact's properties say: available while the bridge is down. */
export function ResultSummary({ shown, timeZone, setBy, withNotes }: Props) {
  const { state, label, score, notes, screenedAt } = shown;
  return (
    <Flex direction="column" gap="small">
      <Flex direction="row" gap="medium" align="center">
        {score !== null && <ScoreCircle score={score} />}
        <Flex direction="column" gap="extra-small">
          <StatusTag variant={variants[state]} hollow={state === 'pending' || state === 'error'}>
            {label}
          </StatusTag>
          <Text format={{ fontWeight: 'demibold' }}>{score === null ? 'No score' : `Score ${score} of 100`}</Text>
          {screenedAt !== null && <Text variant="microcopy">{`Screened ${momentText(screenedAt, timeZone)}`}</Text>}
          {setBy !== null && <Text variant="microcopy">{`Status set manually: ${setBy}`}</Text>}
        </Flex>
      </Flex>
      {withNotes && notes !== '' && <Text>{notes}</Text>}
    </Flex>
  );
}
