import { Alert, Button, Group, Progress, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Configuration } from '../../../../../shared/configuration.ts';
import { counted } from '../../../../../shared/counted.ts';
import { PREVIEW_MAX, type RuleFlip } from '../../../../../shared/dashboard/rules.ts';
import type { DashboardOutput } from '../../../../../shared/dashboard/table.ts';
import { call } from '../../client/call.ts';
import type { DashboardProblem } from '../../client/dashboard-problem.ts';
import { announce } from '../../parts/announce.tsx';
import { Section } from '../../parts/page.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';

type Answer = DashboardOutput<'previewRules'>;
type PreviewResult = Omit<Answer, 'next'> & { readonly done: boolean };

const joined = (before: PreviewResult | null, answer: Answer): PreviewResult => ({
  leads: answer.leads,
  calls: answer.calls,
  judged: (before?.judged ?? 0) + answer.judged,
  kept: (before?.kept ?? 0) + answer.kept,
  unread: (before?.unread ?? 0) + answer.unread,
  flips: [...(before?.flips ?? []), ...answer.flips],
  done: answer.next === null && answer.calls === null,
});

/** Reads piece by piece until all leads are judged, and shows results as they come. */
function usePreview() {
  const [result, setResult] = useState<PreviewResult | null>(null);
  const running = useRef<AbortController | null>(null);
  // The page is gone: no more calls are paid for.
  useEffect(() => () => running.current?.abort(), []);
  const run = useMutation<void, DashboardProblem, { configuration: Configuration; confirmed: boolean }>({
    mutationKey: ['previewRules'],
    mutationFn: async ({ configuration, confirmed }) => {
      running.current?.abort();
      const stop = new AbortController();
      running.current = stop;
      setResult(null);
      let so: PreviewResult | null = null;
      let from: string | null = null;
      do {
        const body = { configuration, leads: PREVIEW_MAX, confirmed, from };
        const answer: Answer = await call('previewRules', { body }, stop.signal);
        so = joined(so, answer);
        setResult(so);
        from = answer.calls === null ? answer.next : null;
      } while (from !== null);
    },
  });
  return { result, start: run.mutate, busy: run.isPending, problem: run.error };
}

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

/** Both directions: leads that become valid, and those that no longer are. */
function Flips({ flips }: { readonly flips: readonly RuleFlip[] }) {
  if (flips.length === 0) return null;
  return (
    <div className="columns">
      <OneWay title="Would become valid" flips={flips.filter(({ valid }) => valid)} />
      <OneWay title="Would no longer be valid" flips={flips.filter(({ valid }) => !valid)} />
    </div>
  );
}

function OneWay({ title, flips }: { readonly title: string; readonly flips: readonly RuleFlip[] }) {
  return (
    <div>
      <Title order={3} size="h5" mb="xs">
        {title} ({flips.length})
      </Title>
      {flips.length === 0 ? <Text size="sm">None.</Text> : null}
      <ul className="plain-list">
        {flips.map(({ leadId, contactId, name, before, after, why }) => (
          <li key={leadId}>
            <Link to="/leads/$leadId" params={{ leadId }}>
              <bdi>{name ?? `Contact ${contactId}`}</bdi>
            </Link>
            <Text size="sm">
              Score {before} → {after}
            </Text>
            {why === null ? null : (
              <Text size="sm" c="dimmed">
                <bdi>{why}</bdi>
              </Text>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
