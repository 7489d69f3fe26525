import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import type { Configuration } from '../../../../../shared/configuration.ts';
import type { SavedRules } from '../../../../../shared/dashboard/rules.ts';
import { RulesSummary } from './rules-summary.tsx';

interface ConflictProps {
  readonly mine: Configuration;
  readonly theirs: SavedRules;
  readonly busy: boolean;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** Two people changed the same version: both are shown, and nothing is lost until one is chosen. */
export function Conflict({ mine, theirs, busy, onMine, onTheirs }: ConflictProps) {
  return (
    <Stack gap="sm">
      <Alert color="amber" role="alert" title="Someone else published a new version">
        <Text size="sm">
          {theirs.by === null ? (
            `Version ${theirs.version} was published.`
          ) : (
            <>
              <bdi>{theirs.by}</bdi> published version {theirs.version}.
            </>
          )}{' '}
          Your changes are still here. Choose which to keep.
        </Text>
      </Alert>
      <div className="columns">
        <div className="row">
          <Title order={3} size="h5" mb="xs">
            Yours
          </Title>
          <RulesSummary configuration={mine} other={theirs.configuration} />
        </div>
        <div className="row">
          <Title order={3} size="h5" mb="xs">
            Theirs, version {theirs.version}
          </Title>
          <RulesSummary configuration={theirs.configuration} other={mine} />
        </div>
      </div>
      <Group gap="xs">
        <Button loading={busy} onClick={onMine}>
          Publish mine
        </Button>
        <Button variant="default" onClick={onTheirs}>
          Keep theirs
        </Button>
      </Group>
    </Stack>
  );
}
