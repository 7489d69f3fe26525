import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { createAccount } from '../../bridge/accounts/accounts.ts';
import { setConfiguration } from '../../bridge/accounts/configurations.ts';
import { issueKey } from '../../bridge/auth/keys.ts';
import type { Store } from '../../bridge/platform/store/open-store.ts';
import { connectTrialSlack, PORTAL, startTrialHubSpot } from '../chaos/slack-firm.ts';
import { trialChannels, trialPeople, trialWorkspace } from '../chaos/slack-leads.ts';
import { strongLead } from '../fixtures/hubspot-leads.ts';
import { trialContact } from '../fixtures/trial-firm.ts';
import type { HubSpotSimulator } from '../simulators/hubspot/hubspot-simulator.ts';
import { type SlackSimulator, startSlackSimulator } from '../simulators/slack/slack-simulator.ts';

/** A law firm with a portal, a workspace and keys, and what stands in for both services. */
export interface Firm extends AsyncDisposable {
  hubspot: HubSpotSimulator;
  slack: SlackSimulator;
  /** Each of an account of its own with twenty filters: a hundred requests a minute are what one may send. */
  keys: string[];
  /** Contacts that HubSpot has not told of. */
  probeContacts: string[];
  clickBodies: string[];
  /** Connects everything in the store, before the bridge has it. */
  connect(store: Store): Promise<void>;
  /** Gives the portal's account twenty filters too, which hardly any lead passes. */
  filter(store: Store): Promise<void>;
}

const ACCOUNTS = 40;
const PROBE_CONTACTS = 6_000;
const CLICKS = 200;
const practiceAreas = ['Car Accident', 'Slip and Fall', 'Dog Bite', 'Medical Malpractice'];

export async function startFirm(): Promise<Firm> {
  await using opening = new AsyncDisposableStack();
  const hubspot = opening.use(await startTrialHubSpot());
  const slack = opening.use(await startSlackSimulator({ workspaces: [trialWorkspace(true)] }));
  const open = opening.move();
  const firm: Firm = {
    hubspot,
    slack,
    keys: [],
    probeContacts: [],
    clickBodies: [],
    async connect(store) {
      await connectTrialSlack(store, { hubspot, slack });
      for (let made = 0; made < ACCOUNTS; made += 1) firm.keys.push(await createKey(store, made));
      firm.probeContacts.push(...createProbeContacts(hubspot));
      // What is there before is older than the connection: no sweep looks for its webhooks.
      await store.db.updateTable('hubspot_connections').set({ swept_until: new Date() }).execute();
    },
    filter: giveFilters,
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
  return firm;
}

async function createKey({ db }: Store, serial: number): Promise<string> {
  const account = { name: `Caller ${serial}`, plan: 'pro', subscription: 'active' } as const;
  const { id: accountId } = await createAccount(db, account, 'attack');
  const input = { practiceAreas, threshold: 50, customFilters: firmFilters };
  await setConfiguration(db, { accountId, actor: 'attack', input });
  return (await issueKey(db, { accountId, name: 'attack' }, 'attack')).key;
}

async function giveFilters({ db }: Store): Promise<void> {
  const { account_id: accountId } = await db
    .selectFrom('hubspot_connections')
    .select('account_id')
    .where('portal_id', '=', `${PORTAL}`)
    .executeTakeFirstOrThrow();
  const input = { practiceAreas, threshold: 50, customFilters: firmFilters };
  await setConfiguration(db, { accountId, actor: 'attack', input });
}

/** The firm takes none of them, so that no queue in Slack grows: one post a second is all a channel takes. */
function createProbeContacts(hubspot: HubSpotSimulator): string[] {
  const portal = hubspot.portal(PORTAL);
  return Array.from(
    { length: PROBE_CONTACTS },
    (_, serial) => portal.create(trialContact(serial, { lead_intake_practice_area: 'Trademark' })).id,
  );
}

/** Has people click in Slack and keeps the forms that Slack sends, so that they can be sent when they are wanted. */
export async function collectClicks({ hubspot, slack }: Firm, bridgeUrl: string): Promise<string[]> {
  hubspot.portal(PORTAL).create(strongLead({ email: 'clicked@example.com' }));
  const workspace = slack.workspace();
  const alerts = () => trialChannels.flatMap((channel) => workspace.messages(channel));
  for (const deadline = Date.now() + 60_000; alerts().length === 0; await delay(50)) {
    if (Date.now() > deadline) throw new Error('the first lead was not told in Slack within a minute');
  }
  const [alert] = alerts();
  if (alert === undefined) throw new Error('there is no alert');
  const bodies: string[] = [];
  const catcher = createServer(async (request, response) => {
    bodies.push(await text(request));
    response.end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => catcher.once('listening', resolve));
  slack.target(`http://127.0.0.1:${(catcher.address() as AddressInfo).port}/slack/events`);
  for (let clicked = 0; clicked < CLICKS; clicked += 1) {
    await workspace.click(alert, 'lead_claim', { userId: trialPeople[clicked % trialPeople.length]?.id ?? '' });
  }
  catcher.closeAllConnections();
  await new Promise((resolve) => catcher.close(resolve));
  slack.target(`${bridgeUrl}/slack/events`);
  return bodies;
}

/** As many as an account may have, of every family of filters. */
const firmFilters = [
  'The client was injured',
  'No attorney yet',
  'Incident within the last two years',
  'Lives in Texas',
  'Damages over $10,000',
  'Medical treatment within 30 days of the accident',
  'A police report exists',
  'The other party is insured',
  'The client was not at fault',
  'Missed work because of the injury',
  'Not a claim against a government entity',
  'The client is at least 18 years old',
  'The accident happened in Travis County',
  'Has photos of the scene',
  'No prior settlement for this incident',
  'The opposing party is a company',
  'The client speaks English or Spanish',
  'Hospitalized for at least one night',
  'A deadline is at least 60 days away',
  'The incident is not a workplace accident',
];
