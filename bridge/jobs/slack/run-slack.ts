import type { Analyzer } from '../../analysis/analyzer.ts';
import type { HubSpot } from '../../hubspot/client/hubspot.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Queue } from '../../platform/queue/open-queue.ts';
import type { Store } from '../../platform/store/open-store.ts';
import type { Slack } from '../../slack/client/slack.ts';
import { createNamedLocks } from '../named-locks.ts';
import { runDeliverSlack } from './deliver/deliver-slack.ts';
import { runLeadActions } from './actions/lead-action.ts';
import { runLeadSla } from './digest/lead-sla.ts';
import { runNotifySlack } from './announce/notify-slack.ts';
import { runSlackDigests } from './digest/slack-digest.ts';
import { runSlackHomes } from './home/slack-home.ts';
import { createSlackMembers } from './slack-members.ts';
import type { SlackMetrics } from './slack-metrics.ts';
import type { SlackPace } from './slack-pace.ts';
import { runSlackSweep } from './sweep-slack.ts';
import { runTellMembers } from './tell-member.ts';
import { runWriteLeadActions } from './actions/write-lead-action.ts';

export interface SlackWork {
  store: Pick<Store, 'db' | 'pool' | 'seal' | 'unseal'>;
  queue: Pick<Queue, 'enqueue' | 'work' | 'schedule'>;
  api: HubSpot;
  slack: Pick<Slack, 'call'>;
  analyzer: Pick<Analyzer, 'engine' | 'screen'>;
  metrics: SlackMetrics;
  pace: SlackPace;
  log: Log;
  now(): Date;
}

/** Everything that has to do with Slack but takes in nothing, until the signal. */
export async function runSlack(work: SlackWork, signal: AbortSignal): Promise<void> {
  const { store, slack } = work;
  const { db, seal, unseal } = store;
  await using locks = createNamedLocks(store);
  const deps = { ...work, db, seal, unseal, locks, signal, members: createSlackMembers(slack) };
  await Promise.all([
    runNotifySlack(deps),
    runDeliverSlack(deps),
    runLeadActions(deps),
    runTellMembers(deps),
    runWriteLeadActions(deps),
    runLeadSla(deps),
    runSlackDigests(deps),
    runSlackHomes(deps),
    runSlackSweep(deps),
  ]);
}
