import type { Analyzer } from '../analysis/analyzer.ts';
import type { HubSpot } from '../hubspot/client/hubspot.ts';
import { createSlackMembers } from '../jobs/slack/members/slack-members.ts';
import { createSlackPorts } from '../jobs/slack/slack-ports.ts';
import type { Log } from '../platform/log/log.ts';
import { Problem } from '../platform/problem.ts';
import type { Queue } from '../platform/queue/open-queue.ts';
import type { Store } from '../platform/store/open-store.ts';
import type { Slack } from '../slack/client/slack.ts';
import type { SlackPorts } from '../slack/inbound/slack-ports.ts';

interface Deps {
  store: Store;
  /** Undefined when nothing is accepted. */
  queue: Queue | undefined;
  hubspot: HubSpot;
  slack: Slack;
  analyzer: Analyzer;
  log: Log;
  /** URL of the full explanation of a lead's score. */
  leadUrl(leadId: string): string;
}

/** Handlers of Slack input. */
export function openSlackPorts({ store, queue, hubspot: api, slack, analyzer, log, leadUrl }: Deps): SlackPorts {
  const members = createSlackMembers(slack);
  if (queue !== undefined)
    return createSlackPorts({
      db: store.db,
      seal: store.seal,
      unseal: store.unseal,
      queue,
      api,
      analyzer,
      members,
      log,
      leadUrl,
    });
  // Slack shows the member that it failed.
  const refuse = () => Promise.reject(new Problem('unavailable'));
  return {
    onAction: refuse,
    onHomeOpened: refuse,
    onLeadCommand: refuse,
    onTestAlert: refuse,
    onPrivateReply: refuse,
    onUninstalled: refuse,
  };
}
