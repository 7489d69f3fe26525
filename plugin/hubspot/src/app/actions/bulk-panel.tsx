import {
  Button,
  DescriptionList,
  DescriptionListItem,
  EmptyState,
  Flex,
  LoadingButton,
  ProgressBar,
  Text,
} from '@hubspot/ui-extensions';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type AskBridge, createAskBridge, type Refusal } from './ask-bridge.gen.ts';
import { BridgeFault } from './bridge-fault.gen.tsx';
import { hasBegun, newRun, type Part, type RunProgress, startRun, sumProgress, watchRun } from './bulk-run.ts';
import { blockedTexts } from './tables.gen.ts';

/** The parts of HubSpot's context that the panel uses. */
export interface BulkContext {
  crm: { objectIds: readonly (number | string)[] };
  variables?: Readonly<Record<string, unknown>>;
}

interface Props {
  context: BulkContext;
  refreshList(): void;
  /** Between two progress polls. */
  everyMs?: number;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Screens the selected contacts, and shows the progress. */
export function BulkPanel({ context, refreshList, everyMs = 2_000 }: Props) {
  const contactIds = context.crm.objectIds.map(String);
  const bridgeUrl = String(context.variables?.BRIDGE_URL ?? '');
  const ask = useMemo(() => createAskBridge(bridgeUrl), [bridgeUrl]);
  const { run, progress, fault, isRunning, start } = useRun(ask, contactIds, everyMs);

  if (contactIds.length === 0) {
    return (
      <EmptyState title="No contacts selected" layout="vertical">
        <Text>Select the contacts to screen in the list, then open this again.</Text>
      </EmptyState>
    );
  }
  return (
    <Flex direction="column" gap="medium">
      {progress === null && <Text>{introText(contactIds.length)}</Text>}
      {progress !== null && <Progress progress={progress} isWatched={isRunning} />}
      {fault !== null && <BridgeFault fault={fault} />}
      {progress?.finished === true ? (
        <Button variant="primary" onClick={refreshList}>
          Show the results in the list
        </Button>
      ) : (
        <LoadingButton variant="primary" loading={isRunning} disabled={isRunning} onClick={() => void start()}>
          {hasBegun(run) && !isRunning ? 'Continue' : `Screen ${leadsText(contactIds.length)}`}
        </LoadingButton>
      )}
    </Flex>
  );
}

/** One run per selection: pressed again after a failure, it resumes. */
function useRun(ask: AskBridge, contactIds: readonly string[], everyMs: number) {
  const selection = contactIds.join();
  const run = useMemo<Part[]>(() => newRun(selection === '' ? [] : selection.split(',')), [selection]);
  const [progress, setProgress] = useState<RunProgress | null>(null);
  const [fault, setFault] = useState<Refusal | null>(null);
  const [isRunning, setRunning] = useState(false);
  const isWatched = useWatched();
  const watched = useRef<readonly Part[] | null>(null);

  const start = async () => {
    const watch = { everyMs, wait, isWatched, onProgress: setProgress };
    setRunning(true);
    setFault(null);
    const unstarted = await startRun(ask, run, watch);
    if (!isWatched()) return;
    setFault(unstarted);
    // Parts that could not be started may be retried while the rest is watched.
    setRunning(unstarted === null);
    // The panel shows a run that was started later.
    if (watched.current === run) return;
    watched.current = run;
    const unseen = await watchRun(ask, run, watch);
    watched.current = null;
    if (!isWatched()) return;
    if (unseen !== null) setFault(unseen);
    if (unseen !== null || sumProgress(run).finished) setRunning(false);
  };
  return { run, progress, fault, isRunning, start };
}

/** Whether the panel is still open. */
function useWatched(): () => boolean {
  const watched = useRef(true);
  useEffect(() => {
    watched.current = true;
    return () => {
      watched.current = false;
    };
  }, []);
  return () => watched.current;
}

const leadsText = (count: number) => (count === 1 ? '1 lead' : `${count.toLocaleString('en-US')} leads`);

const introText = (count: number) =>
  `${leadsText(count)} will be screened against your rules. Statuses that were set manually stay. Leads that have not changed cost nothing.`;

function Progress({ progress, isWatched }: { progress: RunProgress; isWatched: boolean }) {
  const { total, waiting, valid, invalid, needsInfo, failed, skipped, finished, obstacle } = progress;
  const done = total - waiting;
  return (
    <Flex direction="column" gap="small">
      <ProgressBar
        title={finished ? 'Done' : 'Screening'}
        aria-label={`${done} of ${total} leads screened`}
        value={done}
        maxValue={total}
        valueDescription={`${done} of ${total}`}
        variant={failed > 0 ? 'warning' : 'success'}
      />
      {obstacle !== null && <Text>{blockedTexts[obstacle]}</Text>}
      <DescriptionList direction="row">
        <DescriptionListItem label="Valid">{String(valid)}</DescriptionListItem>
        <DescriptionListItem label="Invalid">{String(invalid)}</DescriptionListItem>
        <DescriptionListItem label="Needs info">{String(needsInfo)}</DescriptionListItem>
        <DescriptionListItem label="Failed">{String(failed)}</DescriptionListItem>
        <DescriptionListItem label="Skipped">{String(skipped)}</DescriptionListItem>
      </DescriptionList>
      {!finished && isWatched && <Text variant="microcopy">This continues if you close the panel.</Text>}
    </Flex>
  );
}
