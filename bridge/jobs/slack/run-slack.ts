import type { Analyzer } from '../../analysis/analyzer.ts';
import type { HubSpot } from '../../hubspot/client/hubspot.ts';
import type { Log } from '../../platform/log/log.ts';
import { createNamedLocks } from '../../platform/queue/named-locks.ts';
import type { Queue } from '../../platform/queue/open-queue.ts';
import type { Store } from '../../platform/store/open-store.ts';
import type { Slack } from '../../slack/client/slack.ts';
import { runLeadActions } from './actions/lead-action.ts';
import { runWriteLeadActions } from './actions/write-action-to-hubspot.ts';
import { runNotifySlack } from './announce/notify-slack.ts';
import { runDeliverSlack } from './deliver/deliver-slack.ts';
import { runMemberNotifications } from './deliver/notify-member.ts';
import { runSlackDigests } from './digest/slack-digest.ts';
import { runSlackHomes } from './home/slack-home.ts';
import { createSlackMembers } from './members/slack-members.ts';
import type { SlackMetrics } from './messages/slack-metrics.ts';
import type { SlackTimings } from './messages/slack-timings.ts';
import { runLeadSla } from './reminders/lead-sla.ts';
import { runSlackSweep } from './sweep-slack.ts';

interface SlackWork {
  store: Pick<Store, 'db' | 'pool' | 'seal' | 'unseal'>;
  queue: Pick<Queue, 'enqueue' | 'work' | 'schedule'>;
  api: HubSpot;
  slack: Pick<Slack, 'call'>;
  analyzer: Pick<Analyzer, 'engine' | 'screen'>;
  metrics: SlackMetrics;
  pace: SlackTimings;
  log: Log;
  now(): Date;
  /** URL of the full explanation of a lead's score. */
  leadUrl(leadId: string): string;
}

/** All Slack work except intake, until the signal. */
export async function runSlack(work: SlackWork, signal: AbortSignal): Promise<void> {
  const { store, slack } = work;
  const { db, seal, unseal } = store;
  await using locks = createNamedLocks(store);
  const deps = { ...work, db, seal, unseal, locks, signal, members: createSlackMembers(slack) };
  await Promise.all([
    runNotifySlack(deps),
    runDeliverSlack(deps),
    runLeadActions(deps),
    runMemberNotifications(deps),
    runWriteLeadActions(deps),
    runLeadSla(deps),
    runSlackDigests(deps),
    runSlackHomes(deps),
    runSlackSweep(deps),
  ]);
}
