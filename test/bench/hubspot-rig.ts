import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Store } from '../../bridge/platform/store/open-store.ts';
import { embeddedTrialStore, type TrialStore } from '../chaos/trial-store.ts';
import { freePort } from '../fixtures/free-port.ts';
import { publish } from '../fixtures/hubspot-app.ts';
import { startTrial, type Trial } from '../fixtures/start-trial.ts';
import { connectTrialFirm, trialContact } from '../fixtures/trial-firm.ts';
import { type HubSpotSimulator, startHubSpotSimulator } from '../simulators/hubspot/hubspot-simulator.ts';
import { startStopwatch, type TimedDelivery } from './webhook-stopwatch.ts';

const PORTAL = 11;
const PUBLIC_URL = 'https://bridge.example';
const TICKS_PER_SECOND = 100;

export interface Rig extends AsyncDisposable {
  hubspot: HubSpotSimulator;
  /** Every webhook delivery so far. */
  deliveries: readonly TimedDelivery[];
  environment: Record<string, string>;
  accountId: string;
  /** New contacts in HubSpot, which tells of them. @returns their ids */
  create(count: number): string[];
  /** Resolves when all of them have their result. */
  screened(ids: readonly string[]): Promise<void>;
  /** Of the bridge alone, not of its database: user and system time. */
  cpuSeconds(): Promise<number>;
  openStore(): Promise<Store>;
}

interface RigOptions {
  /** What the model takes for an answer. */
  thinkMs?: number;
  /** Without any analysis. */
  instant?: boolean;
  /** Contacts that are there before the bridge hears of any. */
  old?: number;
}

/** HubSpot with the limits of its smallest plan, and the whole bridge in a process of its own on the embedded store. */
export async function startRig({ thinkMs = 0, instant = false, old = 0 }: RigOptions): Promise<Rig> {
  await using opening = new AsyncDisposableStack();
  const trial: TrialStore = opening.use(await embeddedTrialStore());
  const hubspot = opening.use(
    await startHubSpotSimulator({ portals: [{ portalId: PORTAL }], webhooks: { subscriptions: ['contact.creation'] } }),
  );
  const portal = hubspot.portal(PORTAL);
  let serial = 0;
  const create = (count: number) =>
    Array.from({ length: count }, () => {
      serial += 1;
      return portal.create(trialContact(serial)).id;
    });
  const { accountId } = await connect(trial, hubspot, () => create(old));
  const port = await freePort();
  const environment = {
    ...trial.environment,
    PUBLIC_URL,
    HUBSPOT_API_URL: hubspot.url,
    HUBSPOT_CLIENT_SECRET: hubspot.app.clientSecret,
  };
  const bridge: Trial = opening.use(
    startTrial({
      folder: trial.folder,
      name: 'bench',
      thinkMs: `${thinkMs}`,
      instant,
      environment: { ...environment, PORT: `${port}` },
    }),
  );
  await bridge.ready;
  publish(hubspot, `http://127.0.0.1:${port}`);
  const stopwatch = opening.use(await startStopwatch(`http://127.0.0.1:${port}`));
  hubspot.webhooks.target(`${stopwatch.url}/webhooks/hubspot`, `${PUBLIC_URL}/webhooks/hubspot`);
  const open = opening.move();
  return {
    hubspot,
    deliveries: stopwatch.deliveries,
    environment,
    accountId,
    create,
    async screened(ids) {
      const left = new Set(ids);
      for (;;) {
        for (const id of left) if (/^(?:in)?valid$/.test(portal.value(id, 'lead_intake_status') ?? '')) left.delete(id);
        if (left.size === 0) return;
        await delay(10);
      }
    },
    async cpuSeconds() {
      const stat = await readFile(`/proc/${bridge.pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    },
    openStore: () => trial.open(),
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}

/** What is there before is older than the connection, so that no sweep looks for its webhooks. */
async function connect(trial: TrialStore, hubspot: HubSpotSimulator, createOld: () => void) {
  await using store = await trial.open();
  const firm = await connectTrialFirm(store, hubspot, PORTAL);
  createOld();
  await store.db.updateTable('hubspot_connections').set({ swept_until: new Date() }).execute();
  return firm;
}
