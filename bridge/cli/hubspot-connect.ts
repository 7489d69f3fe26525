import { issueState } from '../connect/oauth-states.ts';
import { isPortalId } from '../hubspot/client/connections.ts';
import { connectStatic } from '../hubspot/connect/connect-static.ts';
import { installUrl } from '../hubspot/connect/oauth-urls.ts';
import { provision } from '../hubspot/mapping/provision.ts';
import { type Command, type CommandOutput, optionalOption, requiredOption, UsageError } from './command.ts';
import { idOption } from './number-option.ts';
import { readToken } from './read-token.ts';
import { renderProvision } from './render-provision.ts';
import { type HubSpotWork, withHubSpot } from './with-hubspot.ts';

export const hubspotConnect: Command = {
  summary: 'Connect a HubSpot portal: by a static token, or (without one) by a link for the browser',
  usage: '--account ID [--portal P --token T [--app A]]   (--token - reads the token from standard input)',
  options: {
    account: { type: 'string' },
    portal: { type: 'string' },
    token: { type: 'string' },
    app: { type: 'string' },
  },
  async run(input) {
    const portal = optionalOption(input.values, 'portal');
    const given = optionalOption(input.values, 'token');
    if (given === undefined) {
      if (portal !== undefined) throw new UsageError('--portal needs --token beside it');
      return withHubSpot(input, offerLink);
    }
    const portalId = requiredOption(input.values, 'portal');
    if (!isPortalId(portalId)) throw new UsageError('--portal is the number of a HubSpot account, such as 20000001');
    const appId = idOption(input.values, 'app') ?? null;
    const token = await readToken(given);
    return withHubSpot(input, (work) => connectByToken(work, { portalId, token, appId }));
  },
};

async function offerLink({ store, account, settings, publicUrl }: HubSpotWork): Promise<CommandOutput> {
  if (settings.clientId === undefined) {
    throw new UsageError(
      'Give --portal and --token of a static app; the link for the browser needs HUBSPOT_CLIENT_ID, HUBSPOT_CLIENT_SECRET and PUBLIC_URL',
    );
  }
  const token = await issueState(store.db, { purpose: 'install', accountId: account.id });
  const url = installUrl(publicUrl, token);
  const text = [
    `Open this link in a browser that is signed in to HubSpot. It connects a portal with the account ${account.name},`,
    'works once, for half an hour, while the bridge runs:',
    '',
    url,
  ].join('\n');
  return { json: { accountId: account.id, url }, text };
}

async function connectByToken(
  { store, hubspot, account }: HubSpotWork,
  { portalId, token, appId }: { portalId: string; token: string; appId: string | null },
): Promise<CommandOutput> {
  const { status } = await connectStatic({ hubspot, store }, { accountId: account.id, portalId, token, appId }, 'cli');
  const json = { accountId: account.id, portalId, auth: 'static', status };
  const connected = `Connected portal ${portalId} with the account ${account.name}.`;
  if (status === 'paused') {
    const resume = `It is paused; resume it: npm run --silent cli -- hubspot resume --account ${account.id}`;
    return { json, text: `${connected} ${resume}` };
  }
  const report = await provision(hubspot, { portalId });
  return {
    json: { ...json, ...report },
    text: `${connected}\n${renderProvision(report)}`,
    exitCode: report.usable ? 0 : 1,
  };
}
