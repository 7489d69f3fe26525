import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { connectTrialSlack, deskEnvironment, PORTAL, PUBLIC_URL, startTrialHubSpot } from '../chaos/slack-firm.ts';
import { makeTrialLeads, type TrialLead, trialChannels, trialWorkspace } from '../chaos/slack-leads.ts';
import { embeddedTrialStore } from '../chaos/trial-store.ts';
import { freePort } from '../fixtures/free-port.ts';
import { startTrial } from '../fixtures/start-trial.ts';
import type { Message } from '../simulators/slack/message-store.ts';
import { type SlackSimulator, startSlackSimulator } from '../simulators/slack/slack-simulator.ts';

const TICKS_PER_SECOND = 100;

export interface SlackRig extends AsyncDisposable {
  slack: SlackSimulator;
  /** Valid leads that have not come in yet. */
  leads: TrialLead[];
  /** They come into HubSpot, which tells of them. */
  create(some: readonly TrialLead[]): void;
  /** The alerts in Slack, all channels together. */
  alerts(): Message[];
  /** Resolves when there are so many of them. */
  told(count: number): Promise<void>;
  /** When the screening's transaction began, by the id of the lead, epoch ms. */
  screenedAt(): Promise<Map<string, number>>;
  /** Of the bridge alone, not of its database: user and system time. */
  cpuSeconds(): Promise<number>;
  /** @throws when anybody was sent what must not be sent */
  expectNoFaults(): void;
}

interface RigOptions {
  /** How long a second of Slack's takes. */
  secondMs: number;
  leads: number;
}

/** Both services and the whole bridge in a process of its own on the embedded store, with an engine that takes no time. */
export async function startSlackRig({ secondMs, leads: count }: RigOptions): Promise<SlackRig> {
  await using opening = new AsyncDisposableStack();
  const trial = opening.use(await embeddedTrialStore());
  const hubspot = opening.use(await startTrialHubSpot());
  const slack = opening.use(await startSlackSimulator({ workspaces: [trialWorkspace(true)], limits: { secondMs } }));
  const configuration = await (async () => {
    await using store = await trial.open();
    return await connectTrialSlack(store, { hubspot, slack });
  })();
  const leads = await makeTrialLeads(configuration, { valid: count, invalid: 0 });
  const port = await freePort();
  const environment = { ...trial.environment, ...deskEnvironment({ hubspot, slack }), PORT: `${port}` };
  const bridge = opening.use(startTrial({ folder: trial.folder, name: 'bench', slackSecondMs: secondMs, environment }));
  await bridge.ready;
  hubspot.webhooks.target(`http://127.0.0.1:${port}/webhooks/hubspot`, `${PUBLIC_URL}/webhooks/hubspot`);
  slack.target(`http://127.0.0.1:${port}/slack/events`);
  const firm = slack.workspace();
  const alerts = () =>
    trialChannels.flatMap((channel) => firm.messages(channel)).filter(({ threadTs }) => threadTs === null);
  const open = opening.move();
  return {
    slack,
    leads,
    alerts,
    create(some) {
      for (const { values } of some) hubspot.portal(PORTAL).create(values);
    },
    async told(wanted) {
      while (alerts().length < wanted) await delay(10);
    },
    async screenedAt() {
      await using store = await trial.open();
      const rows = await store.db
        .selectFrom('outbox')
        .select(['payload', 'created_at'])
        .orderBy('id', 'desc')
        .execute();
      return new Map(rows.map(({ payload, created_at }) => [String(payload.leadId), created_at.getTime()]));
    },
    async cpuSeconds() {
      const stat = await readFile(`/proc/${bridge.pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    },
    expectNoFaults() {
      const faults = [...slack.faults, ...slack.ownFaults, ...hubspot.faults, ...hubspot.ownFaults];
      if (faults.length > 0) throw new Error(`something was sent that must not be: ${JSON.stringify(faults[0])}`);
    },
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}
