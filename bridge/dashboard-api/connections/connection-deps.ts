import type { Analyzer } from '../../analysis/analyzer.ts';
import type { HubSpot } from '../../hubspot/client/hubspot.ts';
import type { Queue } from '../../platform/queue/open-queue.ts';
import type { Store } from '../../platform/store/open-store.ts';
import type { Slack, SlackConfig } from '../../slack/client/slack.ts';

export interface ConnectionDeps {
  store: Store;
  hubspot: HubSpot;
  slack: Slack;
  queue: Pick<Queue, 'enqueue'>;
  analyzer: Pick<Analyzer, 'engine'>;
  /** What is needed to ask for consent. */
  config: { hubspot: { clientId: string | undefined }; slack: Pick<SlackConfig, 'oauth'> };
  publicUrl: string;
}
