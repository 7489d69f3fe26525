import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useMe } from '../../client/me.ts';
import { rememberTrial } from '../../client/tried-sample.ts';
import { TryRecord } from '../../tryout/try-record.tsx';
import type { StepProps } from './start-page.tsx';
import { StepWays } from './step-ways.tsx';

export function SampleStep({ onNext, onBack }: StepProps) {
  const { data: me } = useMe();
  const [tried, setTried] = useState(false);
  const remember = () => {
    setTried(true);
    if (me !== undefined) rememberTrial(me.account.id);
  };
  return (
    <Stack gap="md">
      <Text size="sm">Paste one of your leads or use the sample to see how it scores and why.</Text>
      <TryRecord configuration={null} onTried={remember} />
      <StepWays next={tried ? 'Continue' : 'Skip'} onNext={onNext} onBack={onBack} />
    </Stack>
  );
}
