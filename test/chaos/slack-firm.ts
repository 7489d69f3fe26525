import type { Store } from '../../bridge/platform/store/open-store.ts';
import { createSlack } from '../../bridge/slack/client/slack.ts';
import { connectByToken } from '../../bridge/slack/connect/connect-token.ts';
import { setSlackSettings } from '../../bridge/slack/connect/connections.ts';
import { slackSettings } from '../../shared/slack-settings.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { connectTrialFirm } from '../fixtures/trial-firm.ts';
import { type HubSpotSimulator, startHubSpotSimulator } from '../simulators/hubspot/hubspot-simulator.ts';
import type { SlackSimulator } from '../simulators/slack/slack-simulator.ts';
import { trialSettings } from './slack-leads.ts';

export const PORTAL = 11;
export const PUBLIC_URL = 'https://bridge.example';

/** HubSpot as the firm has it: whoever claims a lead can become its owner. */
export function startTrialHubSpot(): Promise<HubSpotSimulator> {
  const own = ['contacts.read', 'contacts.write', 'owners.read'].map((name) => `crm.objects.${name}`);
  return startHubSpotSimulator({
    portals: [{ portalId: PORTAL }],
    app: { requiredScopes: ['oauth', 'crm.schemas.contacts.write', ...own] },
    webhooks: {
      collectMs: 50,
      retrySpanMs: 240_000,
      subscriptions: ['contact.creation', 'contact.propertyChange:lead_intake_status'],
    },
  });
}

/** An account with its portal and its workspace, as the command line would connect them. */
export async function connectTrialSlack(
  store: Store,
  { hubspot, slack }: { hubspot: HubSpotSimulator; slack: SlackSimulator },
) {
  const { accountId, configuration } = await connectTrialFirm(store, hubspot, PORTAL);
  const { teamId } = slack.workspace();
  const { defaultChannel: channelId } = trialSettings;
  const client = createSlack({ settings: { apiUrl: `${slack.url}/api` }, store, log: silentLog });
  await connectByToken({ slack: client, store }, { accountId, teamId, token: slack.botToken(), channelId }, 'trial');
  await setSlackSettings(store.db, { accountId, settings: slackSettings.parse(trialSettings), actor: 'trial' });
  return configuration;
}

/** What a bridge is told of both. */
export const deskEnvironment = ({ hubspot, slack }: { hubspot: HubSpotSimulator; slack: SlackSimulator }) => ({
  PUBLIC_URL,
  HUBSPOT_API_URL: hubspot.url,
  HUBSPOT_CLIENT_SECRET: hubspot.app.clientSecret,
  SLACK_API_URL: slack.apiUrl,
  SLACK_SIGNING_SECRET: slack.app.signingSecret,
});
