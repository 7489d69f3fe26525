import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { Configuration } from '../../../../../shared/configuration.ts';
import type { SavedRules } from '../../../../../shared/dashboard/rules.ts';
import { BothVersions } from '../../parts/both-versions.tsx';
import { ruleLines } from './rule-lines.ts';

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
      <BothVersions mine={ruleLines(mine)} theirs={ruleLines(theirs.configuration)} version={theirs.version} />
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
