import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Configuration } from '../../../../../shared/configuration.ts';
import { counted } from '../../../../../shared/counted.ts';
import { announce } from '../../parts/announce.tsx';
import { Section } from '../../parts/page.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';
import { Flips } from './flips.tsx';
import { type PreviewResult, usePreview } from './use-preview.ts';

interface PreviewProps {
  readonly configuration: Configuration;
  readonly changed: boolean;
}

/** Leads that the draft would judge differently; nothing is stored. */
export function Preview({ configuration, changed }: PreviewProps) {
  const { result, start, busy, problem } = usePreview();
  const [shown, setShown] = useState(configuration);
  const isShown = JSON.stringify(shown) === JSON.stringify(configuration);
  const run = () => {
    setShown(configuration);
    start({ configuration, confirmed: false });
  };
  const flips = result?.flips.length ?? 0;
  useEffect(() => {
    if (result?.done)
      announce(
        flips === 0
          ? 'The preview is done. No lead changes.'
          : `The preview is done. ${counted(flips, 'lead')} would get a different result.`,
      );
  }, [result?.done, flips]);
  return (
    <Section
      title="Preview"
      note="Runs your draft on recent leads and lists every lead whose result would change."
      actions={
        <Button variant="default" loading={busy} disabled={!changed} onClick={run}>
          Preview the draft
        </Button>
      }
    >
      <ProblemAlert problem={problem} />
      {changed || result !== null ? null : <Text size="sm">Change something above to preview it.</Text>}
      {result === null ? null : (
        <Stack gap="sm">
          {isShown ? null : <Alert color="amber">The draft has changed since this preview.</Alert>}
          {/* The draft that was priced, not later edits. */}
          <Cost result={result} onAgree={() => start({ configuration: shown, confirmed: true })} />
          {result.calls === null ? <Counts result={result} /> : null}
          <Flips flips={result.flips} />
        </Stack>
      )}
    </Section>
  );
}

function Cost({ result: { calls }, onAgree }: { readonly result: PreviewResult; readonly onAgree: () => void }) {
  if (calls === null) return null;
  return (
    <Alert color="amber" role="alert" title={`This preview needs ${counted(calls, 'model call')}`}>
      <Text size="sm">Your provider charges for each call. None has been made yet.</Text>
      <Group mt="xs">
        <Button size="xs" onClick={onAgree}>
          Run the preview
        </Button>
      </Group>
    </Alert>
  );
}

function Counts({ result: { leads, judged, kept, unread, flips, done } }: { readonly result: PreviewResult }) {
  const further = [
    kept > 0 ? `${kept} ${kept === 1 ? 'keeps' : 'keep'} a status set manually.` : '',
    unread > 0 ? `${unread} could not be read.` : '',
  ];
  return (
    <>
      {done ? null : <Progress value={leads === 0 ? 0 : (judged / leads) * 100} aria-label="Progress of the preview" />}
      <Text size="sm">
        {leads === 0
          ? 'There are no leads to check yet.'
          : `Checked ${judged} of ${counted(leads, 'lead')}; ${flips.length || 'none'} would change. ${further.join(' ')}`}
      </Text>
    </>
  );
}
