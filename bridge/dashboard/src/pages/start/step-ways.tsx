import { Button, Group } from '@mantine/core';

interface StepWaysProps {
  readonly next: string;
  readonly busy?: boolean;
  readonly onNext: () => void;
  readonly onBack: (() => void) | null;
}

/** Next and back buttons, in the same place at every step. */
export function StepWays({ next, busy = false, onNext, onBack }: StepWaysProps) {
  return (
    <Group justify="space-between" mt="sm">
      {onBack === null ? (
        <span />
      ) : (
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
      )}
      <Button loading={busy} onClick={onNext}>
        {next}
      </Button>
    </Group>
  );
}
