import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { BothVersions } from './both-versions.tsx';
import type { Kept } from './use-draft.ts';

interface SavedMeanwhileProps {
  /** Line by line. */
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  /** Of theirs. */
  readonly version: number;
  /** Who saved it; null when unknown. */
  readonly by?: string | null;
  readonly onChoose: (kept: Kept) => void;
}

/**
 * A newer version was saved during editing: both are shown, and nothing is lost until one is chosen. Replaces the save
 * button.
 */
export function SavedMeanwhile({ mine, theirs, version, by = null, onChoose }: SavedMeanwhileProps) {
  return (
    <Stack gap="sm">
      <Alert color="amber" role="alert" title="Someone else saved a newer version">
        <Text size="sm">
          {by === null ? null : (
            <>
              <bdi>{by}</bdi> saved version {version}.{' '}
            </>
          )}
          Your changes are still here. Choose which to keep.
        </Text>
      </Alert>
      <BothVersions mine={mine} theirs={theirs} version={version} />
      <Group gap="xs">
        <Button size="xs" onClick={() => onChoose('mine')}>
          Keep my changes
        </Button>
        <Button size="xs" variant="default" onClick={() => onChoose('theirs')}>
          Use the saved version
        </Button>
      </Group>
    </Stack>
  );
}
