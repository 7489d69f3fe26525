import type { Connection } from '../hubspot/client/connections.ts';
import { type Disconnection, disconnect } from '../jobs/portals/disconnect.ts';
import type { Command } from './command.ts';
import { connectionFor, withHubSpot } from './with-hubspot.ts';

const words = {
  done: 'done',
  already: 'was gone already',
  left: 'left to you',
} as const;

function render({ auth }: Connection, { portalId, uninstalled, revoked, deleted }: Disconnection): string {
  const rest =
    auth === 'static'
      ? 'In HubSpot, uninstall the app or delete its token (the Distribution or Auth tab of the app): a static token has no other end.'
      : 'Access tokens that are out end within half an hour.';
  const left =
    uninstalled === 'left' && auth === 'oauth' ? ' Uninstall the app in HubSpot: Settings, Connected apps.' : '';
  return [
    `Disconnected portal ${portalId}. Uninstalled in HubSpot: ${words[uninstalled]}. Grant revoked: ${words[revoked]}.`,
    `Deleted here: the connection with its tokens, ${deleted.leads} leads and ${deleted.events} events.${left}`,
    rest,
    'Properties and values stay in HubSpot; they can be deleted there (Settings, Properties, group Lead intake).',
  ].join('\n');
}

export const hubspotDisconnect: Command = {
  summary: 'Uninstall the app from the portal, revoke its grant, and delete what the bridge keeps of the portal',
  usage: '--account ID [--local]   (--local does not ask HubSpot)',
  options: { account: { type: 'string' }, local: { type: 'boolean' } },
  run(input) {
    return withHubSpot(input, async (work) => {
      const connection = await connectionFor(work);
      const done = await disconnect(work, connection, { localOnly: input.values.local === true, actor: 'cli' });
      return { json: { accountId: connection.accountId, ...done }, text: render(connection, done) };
    });
  },
};
