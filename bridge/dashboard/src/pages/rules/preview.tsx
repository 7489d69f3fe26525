import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Configuration } from '../../../../../shared/configuration.ts';
import { announce } from '../../parts/announce.tsx';
import { Section } from '../../parts/page.tsx';
import { Trouble } from '../../parts/trouble.tsx';
import { counted } from '../../words/counted.ts';
import { Flips } from './flips.tsx';
import { type PreviewResult, usePreview } from './use-preview.ts';

interface PreviewProps {
  readonly configuration: Configuration;
  readonly changed: boolean;
}

/** Who would be judged otherwise by the draft; nothing of it is kept. */
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
          : `The preview is done. ${counted(flips, 'lead')} would be judged otherwise.`,
      );
  }, [result?.done, flips]);
  return (
    <Section
      title="Preview"
      note="Judges your last leads by the draft and names every one whose verdict changes, before you publish."
      actions={
        <Button variant="default" loading={busy} disabled={!changed} onClick={run}>
          Preview the draft
        </Button>
      }
    >
      <Trouble problem={problem} />
      {changed || result !== null ? null : <Text size="sm">Change something above to preview it.</Text>}
      {result === null ? null : (
        <Stack gap="sm">
          {isShown ? null : <Alert color="amber">The draft has changed since this preview.</Alert>}
          {/* The draft that was priced, not what it has become since. */}
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
    <Alert
      color="amber"
      role="alert"
      title={`This preview asks the language model ${calls === 1 ? 'once' : `${calls} times`}`}
    >
      <Text size="sm">Each call costs what your provider charges. Nothing has been asked yet.</Text>
      <Group mt="xs">
        <Button size="xs" onClick={onAgree}>
          Ask the model
        </Button>
      </Group>
    </Alert>
  );
}

function Counts({ result: { leads, judged, kept, unread, flips, done } }: { readonly result: PreviewResult }) {
  const further = [
    kept > 0 ? `${kept} have a status that a person set: it stays.` : '',
    unread > 0 ? `${unread} could not be read.` : '',
  ];
  return (
    <>
      {done ? null : <Progress value={leads === 0 ? 0 : (judged / leads) * 100} aria-label="Progress of the preview" />}
      <Text size="sm">
        {leads === 0
          ? 'There are no leads to judge yet.'
          : `${judged} of ${counted(leads, 'lead')} judged, ${flips.length} of them otherwise than now. ${further.join(' ')}`}
      </Text>
    </>
  );
}
