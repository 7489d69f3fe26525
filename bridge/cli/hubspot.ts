import { type Permissions, permissions } from '../../shared/app-settings.ts';
import { issueState } from '../connect/oauth-states.ts';
import { savePermissions } from '../hubspot/app/permissions.ts';
import { type Connection, isPortalId, setStatus } from '../hubspot/client/connections.ts';
import { connectStatic } from '../hubspot/connect/connect-static.ts';
import { inspectConnection } from '../hubspot/connect/inspect-connection.ts';
import { installUrl } from '../hubspot/connect/oauth-urls.ts';
import { refreshMappingTrouble } from '../hubspot/contacts/mapping-trouble.ts';
import { type ProvisionReport, provision } from '../hubspot/mapping/provision.ts';
import { type Disconnection, disconnect } from '../jobs/portals/disconnect.ts';
import { Refusal } from '../platform/refusal.ts';
import {
  type Command,
  type CommandInput,
  type CommandOutput,
  type OptionValues,
  optionalOption,
  requiredOption,
  UsageError,
} from './command/command.ts';
import { idOption } from './command/number-option.ts';
import { readToken } from './command/read-input.ts';
import { renderTable } from './command/table.ts';
import { connectionFor, type HubSpotWork, withHubSpot } from './command/with-hubspot.ts';

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

export const hubspotProvision: Command = {
  summary: 'Create what is missing of the HubSpot properties and report what differs',
  usage: '--account ID',
  options: { account: { type: 'string' } },
  run(input) {
    return withHubSpot(input, async (work) => {
      const { portalId } = await connectionFor(work);
      const report = await provision(work.hubspot, { portalId, signal: input.signal });
      return { json: report, text: renderProvision(report), exitCode: report.usable ? 0 : 1 };
    });
  },
};

const stateWords: Record<ProvisionReport['properties'][number]['state'], string> = {
  present: 'there already',
  created: 'created',
  extended: 'options added',
  missing: 'missing',
  failed: 'not usable',
};

function renderProvision({ portalId, group, properties, usable }: ProvisionReport): string {
  const rows = properties.map(({ name, state, drift }) => ({
    property: name,
    state: stateWords[state],
    differs: drift.length === 0 ? null : drift.join('; '),
  }));
  return [
    `Portal ${portalId}, property group lead_intake: ${stateWords[group]}.`,
    '',
    renderTable(rows, ['property', 'state', 'differs']),
    '',
    usable
      ? 'Everything the bridge writes is there.'
      : 'Not usable: the bridge cannot write to a property of another type. Archive it in HubSpot (its internal name cannot change), then provision again.',
  ].join('\n');
}

export const hubspotStatus: Command = {
  summary: 'Show the HubSpot connection of an account and ask HubSpot about it',
  usage: '--account ID',
  options: { account: { type: 'string' } },
  run(input) {
    return withHubSpot(input, async (work) => {
      const connection = await connectionFor(work);
      const { trouble } = await inspectConnection(work.hubspot, connection);
      const asks = trouble === null && connection.status === 'active';
      const deps = { db: work.store.db, api: work.hubspot };
      const mappingTrouble = asks ? await refreshMappingTrouble(deps, connection) : connection.mappingTrouble;
      const { accountId, portalId, auth, status, statusDetail, scopes, appId, uiDomain, timeZone } = connection;
      const json = {
        accountId,
        portalId,
        auth,
        status,
        statusDetail,
        works: trouble === null,
        trouble,
        scopes,
        appId,
        uiDomain,
        timeZone,
        mappingVersion: connection.mappingVersion,
        mappingTrouble,
        sweptUntil: connection.sweptUntil.toISOString(),
        connectedAt: connection.createdAt.toISOString(),
      };
      const lines = [
        `Portal ${portalId} (${auth === 'oauth' ? 'OAuth' : 'static token'}): ${status}`,
        ...(trouble === null ? ['HubSpot answers, and every scope is there.'] : [trouble]),
        ...mappingTrouble.map((one) => `The mapping reads what is not there. ${one}`),
        `Scopes ${scopes.join(' ')}`,
        `Swept until ${json.sweptUntil}, connected ${json.connectedAt}`,
      ];
      return { json, text: lines.join('\n'), exitCode: trouble === null ? 0 : 1 };
    });
  },
};

export const hubspotPause: Command = {
  summary: 'Stop screening the contacts of a portal; events are kept until it is resumed',
  usage: '--account ID',
  options: { account: { type: 'string' } },
  run: (input) => change(input, 'paused'),
};

export const hubspotResume: Command = {
  summary: 'Go on screening the contacts of a paused portal',
  usage: '--account ID',
  options: { account: { type: 'string' } },
  run: (input) => change(input, 'active'),
};

const sentences = {
  paused: 'is paused: nothing is read from it or written to it.',
  active: 'is active.',
} as const;

function change(input: CommandInput, status: 'active' | 'paused'): Promise<CommandOutput> {
  return withHubSpot(input, async (work) => {
    const { accountId, portalId, status: before } = await connectionFor(work);
    const from: Connection['status'][] = [status === 'paused' ? 'active' : 'paused'];
    const changed = await setStatus(work.store.db, { portalId, status, detail: null, from }, 'cli');
    if (!changed && before === 'revoked') {
      throw new Refusal(
        `Portal ${portalId} no longer lets the bridge in. Connect it anew: npm run --silent cli -- hubspot connect --account ${accountId}`,
      );
    }
    return { json: { accountId, portalId, status, changed }, text: `Portal ${portalId} ${sentences[status]}` };
  });
}

export const hubspotPermissions: Command = {
  summary: 'Show or set which users of HubSpot may change settings, and which may overrule',
  usage: '--account ID [--settings USERS] [--overrule USERS]   (USERS: ids with commas between, or everyone)',
  options: { account: { type: 'string' }, settings: { type: 'string' }, overrule: { type: 'string' } },
  run: (input) =>
    withHubSpot(input, async (work) => {
      const { accountId, portalId, permissions: before } = await connectionFor(work);
      const wanted = { ...before, ...readList(input.values, 'settings'), ...readList(input.values, 'overrule') };
      await savePermissions(work.store.db, { accountId, portalId, permissions: wanted, actor: 'cli' });
      const text = `Settings: ${listText(wanted.settings)}\nOverruling: ${listText(wanted.overrule)}`;
      return { json: { accountId, portalId, ...wanted }, text };
    }),
};

const listText = (users: Permissions['settings']) => (users === null ? 'everyone' : users.join(', '));

function readList(values: OptionValues, name: keyof Permissions): Partial<Permissions> {
  const text = optionalOption(values, name);
  if (text === undefined) return {};
  const users = text === 'everyone' ? null : text.split(',').map((user) => user.trim());
  const parsed = permissions.shape[name].safeParse(users);
  if (!parsed.success) throw new UsageError(`--${name} is everyone, or ids of HubSpot users with commas between`);
  return { [name]: parsed.data };
}

const outcomes = {
  done: 'done',
  already: 'was gone already',
  left: 'left to you',
} as const;

function renderDisconnection({ auth }: Connection, { portalId, uninstalled, revoked, deleted }: Disconnection): string {
  const rest =
    auth === 'static'
      ? 'In HubSpot, uninstall the app or delete its token (the Distribution or Auth tab of the app): a static token has no other end.'
      : 'Access tokens that are out end within half an hour.';
  const left =
    uninstalled === 'left' && auth === 'oauth' ? ' Uninstall the app in HubSpot: Settings, Connected apps.' : '';
  return [
    `Disconnected portal ${portalId}. Uninstalled in HubSpot: ${outcomes[uninstalled]}. Grant revoked: ${outcomes[revoked]}.`,
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
      return { json: { accountId: connection.accountId, ...done }, text: renderDisconnection(connection, done) };
    });
  },
};
