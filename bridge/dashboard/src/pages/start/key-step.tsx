import { Stack, Text } from '@mantine/core';
import { CreateKey } from '../../keys/create-key.tsx';
import type { StepProps } from './start-page.tsx';
import { StepWays } from './step-ways.tsx';

export function KeyStep({ onNext, onBack }: StepProps) {
  return (
    <Stack gap="md">
      <Text size="sm">Other software can send leads through the API. If you use none, skip this.</Text>
      <CreateKey />
      <StepWays next="Finish" onNext={onNext} onBack={onBack} />
    </Stack>
  );
}
