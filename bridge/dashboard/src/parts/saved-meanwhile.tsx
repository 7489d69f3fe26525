import { Alert, Button, Group, Text } from '@mantine/core';

interface SavedMeanwhileProps {
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** A newer version was saved while this one was edited: nothing of it is lost until one is chosen. */
export function SavedMeanwhile({ onMine, onTheirs }: SavedMeanwhileProps) {
  return (
    <Alert color="amber" role="alert" title="Someone else saved a newer version">
      <Text size="sm">Your changes are still here. Choose which to keep.</Text>
      <Group gap="xs" mt="xs">
        <Button size="xs" onClick={onMine}>
          Keep my changes
        </Button>
        <Button size="xs" variant="default" onClick={onTheirs}>
          Use the saved version
        </Button>
      </Group>
    </Alert>
  );
}
