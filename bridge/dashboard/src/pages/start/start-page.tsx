import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { connectedText } from '../../../../../shared/dashboard/connections.ts';
import type { Overview } from '../../../../../shared/dashboard/overview.ts';
import { useAsk } from '../../client/ask.ts';
import { useMay, useMe } from '../../client/me.ts';
import { rememberTrial, withTrial } from '../../client/tried-sample.ts';
import { ConnectHubSpot, ConnectSlack } from '../../connect/connect-services.tsx';
import { CreateKey } from '../../keys/create-key.tsx';
import { Answered } from '../../parts/answered.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { TryRecord } from '../../tryout/try-record.tsx';
import { type StepKey, stepKeys, stepWords } from '../../words/step-words.ts';
import { RulesStep } from './rules-step.tsx';
import { StepWays } from './step-ways.tsx';

/** The first five minutes: every step is saved when it is left, so setup can be resumed at any time. */
export function StartPage() {
  const overview = useAsk('readOverview', {});
  const mayChange = useMay('admin');
  const { data: me } = useMe();
  return (
    <Page title="Get started">
      {mayChange && me !== undefined ? (
        <Answered query={overview}>
          {({ checklist }) => <Steps checklist={withTrial(checklist, me.account.id)} />}
        </Answered>
      ) : (
        <Text>An owner or admin needs to set up this account. You can still view leads.</Text>
      )}
    </Page>
  );
}

function Steps({ checklist }: { readonly checklist: Overview['checklist'] }) {
  const [step, setStep] = useState<StepKey | null>(() => checklist.find(({ done }) => !done)?.key ?? null);
  const [moved, setMoved] = useState(false);
  const go = (to: StepKey | null) => {
    setMoved(true);
    setStep(to);
  };
  if (step === null) return <Finished moved={moved} onAgain={() => go('areas')} />;
  const at = stepKeys.indexOf(step);
  const next = () => go(stepKeys[at + 1] ?? null);
  const back = at === 0 ? null : () => go(stepKeys[at - 1] ?? null);
  return (
    <Stack gap="md">
      <Progress value={((at + 1) / stepKeys.length) * 100} aria-label={`Step ${at + 1} of ${stepKeys.length}`} />
      <Section title={`${at + 1}. ${stepWords[step].title}`} step={moved ? step : undefined}>
        <Step step={step} onNext={next} onBack={back} />
      </Section>
    </Stack>
  );
}

export interface StepProps {
  readonly onNext: () => void;
  /** Null at the first step. */
  readonly onBack: (() => void) | null;
}

function Step({ step, ...ways }: StepProps & { readonly step: StepKey }) {
  if (step === 'areas' || step === 'filters' || step === 'threshold')
    return <RulesStep key={step} step={step} {...ways} />;
  if (step === 'sample') return <SampleStep {...ways} />;
  if (step === 'key') return <KeyStep {...ways} />;
  return <ConnectStep key={step} service={step} {...ways} />;
}

function Finished({ moved, onAgain }: { readonly moved: boolean; readonly onAgain: () => void }) {
  return (
    <Section title="You are set up" step={moved ? 'finished' : undefined}>
      <Text>New leads are scored as they arrive. The Overview shows what happens to them.</Text>
      <Group>
        <Button component={Link} to="/">
          Go to the overview
        </Button>
        <Button variant="default" onClick={onAgain}>
          Go through the steps again
        </Button>
      </Group>
    </Section>
  );
}

function KeyStep({ onNext, onBack }: StepProps) {
  return (
    <Stack gap="md">
      <Text size="sm">Other software can send leads through the API. If you use none, skip this.</Text>
      <CreateKey />
      <StepWays next="Finish" onNext={onNext} onBack={onBack} />
    </Stack>
  );
}

function SampleStep({ onNext, onBack }: StepProps) {
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

const words = {
  hubspot: { name: 'HubSpot', what: 'New contacts in HubSpot are screened as they arrive.' },
  slack: { name: 'Slack', what: 'Valid leads are posted to a Slack channel.' },
} as const;

function ConnectStep({ service, onNext, onBack }: StepProps & { readonly service: keyof typeof words }) {
  const connections = useAsk('readConnections', {});
  const { name, what } = words[service];
  return (
    <Answered query={connections}>
      {(found) => {
        const connected = found[service] !== null;
        return (
          <Stack gap="md">
            <Text size="sm">{connected ? connectedText(name) : what}</Text>
            {connected ? null : service === 'hubspot' ? (
              <ConnectHubSpot connections={found} />
            ) : (
              <ConnectSlack connections={found} />
            )}
            <StepWays next={connected ? 'Continue' : 'Skip for now'} onNext={onNext} onBack={onBack} />
          </Stack>
        );
      }}
    </Answered>
  );
}
