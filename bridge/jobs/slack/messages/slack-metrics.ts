import { sql } from 'kysely';
import type { Registry } from 'prom-client';
import { metricsIn } from '../../../platform/metrics.ts';
import type { Db, SlackMessages } from '../../../platform/store/schema.ts';
import type { ObservedSlackCall } from '../../../slack/client/slack.ts';
import { countUnannounced } from '../../../slack/messages/unannounced-leads.ts';

type Kind = SlackMessages['kind'];

interface SlackCounts {
  /** Messages not yet in Slack, or outdated there. */
  waiting: number;
  /** Channels that take no messages until they are fixed. */
  parked: number;
  /** Valid leads with a result older than a minute that are queued for no channel. */
  unannounced: number;
}

export interface SlackMetrics {
  called(call: ObservedSlackCall): void;
  /** The outcome of one call: posted, edited, deleted, retried, unclear, parked, failed, gone. */
  delivered(kind: Kind, outcome: string): void;
  /** Time from the result to its message, seconds. */
  alerted(seconds: number): void;
  /** A message sent a second time, because Slack could not be asked whether it has the first. */
  reposted(): void;
  /** The outcome of a click: done, repeated, refused, gone. */
  acted(action: string, outcome: string): void;
}

interface Deps {
  registry: Registry;
  /** Called when the metrics are read. */
  count(): Promise<SlackCounts>;
}

const callSeconds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const lagSeconds = [0.25, 0.5, 1, 2, 3, 5, 10, 30, 60, 300, 900, 3_600, 14_400];

/** Metrics of calls to Slack and of leads on their way to Slack; labels come from closed sets. */
export function createSlackMetrics({ registry, count }: Deps): SlackMetrics {
  const { counter, histogram } = metricsIn(registry);
  const calls = histogram(
    'slack_call_duration_seconds',
    'Time of one call to Slack; outcome is ok or the kind of failure.',
    callSeconds,
    'method',
    'outcome',
  );
  const messages = counter(
    'slack_messages_total',
    'Calls about messages in Slack, by kind of message and outcome.',
    'kind',
    'outcome',
  );
  const lag = histogram(
    'slack_alert_lag_seconds',
    'Time from the result of a lead to its message in Slack, quiet hours left out.',
    lagSeconds,
  );
  const reposts = counter(
    'slack_reposts_total',
    'Messages sent again without knowing whether Slack took them the first time.',
  );
  const actions = counter(
    'slack_lead_actions_total',
    'What was clicked in Slack, by action and outcome.',
    'action',
    'outcome',
  );
  registerCounts({ registry, count });
  return {
    called: ({ method, outcome, seconds }) => calls.observe({ method, outcome }, seconds),
    delivered: (kind, outcome) => messages.inc({ kind, outcome }),
    alerted: (seconds) => lag.observe(Math.max(0, seconds)),
    reposted: () => reposts.inc(),
    acted: (action, outcome) => actions.inc({ action, outcome }),
  };
}

/** The same in every process, since they are counted in the store; on failure they keep the last value. */
function registerCounts({ registry, count }: Deps): void {
  const { measured } = metricsIn(registry);
  const part = (key: keyof SlackCounts) => async () => (await count())[key];
  measured('slack_messages_waiting', 'Messages that are not in Slack yet, or not as they should be.', part('waiting'));
  measured('slack_channels_parked', 'Channels that take no messages until they are fixed.', part('parked'));
  measured(
    'slack_leads_unannounced',
    'Valid leads that have waited more than a minute to be announced.',
    part('unannounced'),
  );
}

/** What is pending for Slack, in all workspaces. */
export async function countSlack(db: Db): Promise<SlackCounts> {
  const { leads: unannounced } = await countUnannounced(db);
  const { rows } = await sql<Omit<SlackCounts, 'unannounced'>>`
    select (select count(*)::integer from slack_messages where state in ('waiting', 'unknown')
        or (state = 'posted' and (shown < wanted or withdrawn))) as waiting,
      (select count(*)::integer from slack_channels where status = 'parked') as parked`.execute(db);
  return { waiting: 0, parked: 0, ...rows[0], unannounced: unannounced };
}
