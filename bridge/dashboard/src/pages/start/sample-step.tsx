import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { TryRecord } from '../../tryout/try-record.tsx';
import type { StepProps } from './start-page.tsx';
import { StepWays } from './step-ways.tsx';

export function SampleStep({ onNext, onBack }: StepProps) {
  const [tried, setTried] = useState(false);
  return (
    <Stack gap="md">
      <Text size="sm">Paste a lead of yours, or use the sample, and see what your rules make of it and why.</Text>
      <TryRecord configuration={null} onTried={() => setTried(true)} />
      <StepWays next={tried ? 'Go on' : 'Skip'} onNext={onNext} onBack={onBack} />
    </Stack>
  );
}
