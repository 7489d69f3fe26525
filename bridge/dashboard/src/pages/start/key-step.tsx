import { Stack, Text } from '@mantine/core';
import { CreateKey } from '../../keys/create-key.tsx';
import type { StepProps } from './start-page.tsx';
import { StepWays } from './step-ways.tsx';

export function KeyStep({ onNext, onBack }: StepProps) {
  return (
    <Stack gap="md">
      <Text size="sm">Programs of yours can send leads too. Without one, skip this step.</Text>
      <CreateKey />
      <StepWays next="Finish" onNext={onNext} onBack={onBack} />
    </Stack>
  );
}
