import { type Permissions, permissions } from '../../../shared/app-settings.ts';
import { counted } from '../../../shared/counted.ts';
import { connectStatic } from '../../hubspot/connect/connect-static.ts';
import { inspectConnection } from '../../hubspot/connect/inspect-connection.ts';
import { installUrl } from '../../hubspot/connect/oauth-urls.ts';
import { type Connection, isPortalId, setStatus } from '../../hubspot/connections/connections.ts';
import { savePermissions } from '../../hubspot/connections/permissions.ts';
import { refreshMappingTrouble } from '../../hubspot/contacts/mapping-trouble.ts';
import { type ProvisionReport, provision } from '../../hubspot/mapping/provision.ts';
import { type Disconnection, disconnect } from '../../jobs/erasure/disconnect.ts';
import { CALL } from '../../platform/product.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type CommandInput, type CommandOutput, type OfAccount, type Texts, UsageError } from '../command/command.ts';
import { readToken } from '../command/read-input.ts';
import { renderTable } from '../command/table.ts';
import { offerLink } from '../command/with-service.ts';
import { connectionFor, type HubSpotWork, withHubSpot } from './with-hubspot.ts';

export async function hubspotConnect(
  input: CommandInput<Texts<'account' | 'portal' | 'token' | 'app'>>,
): Promise<CommandOutput> {
  const { portal, token: given, app } = input.values;
  if (given === undefined) {
    if (portal !== undefined) throw new UsageError('--portal needs --token as well');
    return withHubSpot(input, connectByLink);
  }
  if (portal === undefined) throw new UsageError('--token needs --portal as well');
  if (!isPortalId(portal)) throw new UsageError('--portal must be the number of a HubSpot account, such as 20000001');
  const token = await readToken(given, input.streams);
  return withHubSpot(input, (work) => connectByToken(work, { portalId: portal, token, appId: app ?? null }));
}

async function connectByLink(work: HubSpotWork): Promise<CommandOutput> {
  if (work.settings.clientId !== undefined) return offerLink(work, { purpose: 'install', installUrl });
  throw new UsageError(
    'Pass --portal and --token (static app). To connect with a browser link instead, first set HUBSPOT_CLIENT_ID, HUBSPOT_CLIENT_SECRET and PUBLIC_URL',
  );
}

async function connectByToken(
  { store, hubspot, account }: HubSpotWork,
  { portalId, token, appId }: { portalId: string; token: string; appId: string | null },
): Promise<CommandOutput> {
  const { status } = await connectStatic({ hubspot, store }, { accountId: account.id, portalId, token, appId }, 'cli');
  const json = { accountId: account.id, portalId, auth: 'static', status };
  const connected = `Connected HubSpot account ${portalId} to ${account.name}.`;
  if (status === 'paused') {
    const resume = `It is paused; resume it: ${CALL} hubspot resume --account ${account.id}`;
    return { json, text: `${connected} ${resume}` };
  }
  const report = await provision(hubspot, { portalId });
  return {
    json: { ...json, ...report },
    text: `${connected}\n${renderProvision(report)}`,
    exitCode: report.usable ? 0 : 1,
  };
}

export function hubspotProvision(input: CommandInput<OfAccount>): Promise<CommandOutput> {
  return withHubSpot(input, async (work) => {
    const { portalId } = await connectionFor(work);
    const report = await provision(work.hubspot, { portalId, signal: input.signal });
    return { json: report, text: renderProvision(report), exitCode: report.usable ? 0 : 1 };
  });
}

const stateWords: Record<ProvisionReport['properties'][number]['state'], string> = {
  present: 'already there',
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
      ? 'All the properties the bridge writes to exist.'
      : 'Not usable: the bridge cannot write to a property of another type. Archive it in HubSpot (its internal name cannot change), then provision again.',
  ].join('\n');
}

export function hubspotStatus(input: CommandInput<OfAccount>): Promise<CommandOutput> {
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
      `Last checked for new contacts: ${json.sweptUntil}; connected ${json.connectedAt}`,
    ];
    return { json, text: lines.join('\n'), exitCode: trouble === null ? 0 : 1 };
  });
}

export const hubspotPause = (input: CommandInput<OfAccount>) => change(input, 'paused');
export const hubspotResume = (input: CommandInput<OfAccount>) => change(input, 'active');

const sentences = { paused: 'is paused: nothing is read from it or written to it.', active: 'is active.' } as const;

function change(input: CommandInput<OfAccount>, status: 'active' | 'paused'): Promise<CommandOutput> {
  return withHubSpot(input, async (work) => {
    const { accountId, portalId, status: before } = await connectionFor(work);
    const from: Connection['status'][] = [status === 'paused' ? 'active' : 'paused'];
    const changed = await setStatus(work.store.db, { portalId, status, detail: null, from }, 'cli');
    if (!changed && before === 'revoked') {
      throw new Refusal(
        `Portal ${portalId} revoked the app's access. Connect it again: ${CALL} hubspot connect --account ${accountId}`,
      );
    }
    return { json: { accountId, portalId, status, changed }, text: `Portal ${portalId} ${sentences[status]}` };
  });
}

export function hubspotPermissions(input: CommandInput<OfAccount & Texts<keyof Permissions>>): Promise<CommandOutput> {
  return withHubSpot(input, async (work) => {
    const { accountId, portalId, permissions: before } = await connectionFor(work);
    const wanted = { ...before, ...readList(input.values, 'settings'), ...readList(input.values, 'overrule') };
    await savePermissions(work.store.db, { accountId, portalId, permissions: wanted, actor: 'cli' });
    const text = `Settings: ${listText(wanted.settings)}\nSetting a status manually: ${listText(wanted.overrule)}`;
    return { json: { accountId, portalId, ...wanted }, text };
  });
}

const listText = (users: Permissions['settings']) => (users === null ? 'everyone' : users.join(', '));

function readList(values: Texts<keyof Permissions>, name: keyof Permissions): Partial<Permissions> {
  const text = values[name];
  if (text === undefined) return {};
  const users = text === 'everyone' ? null : text.split(',').map((user) => user.trim());
  const parsed = permissions.shape[name].safeParse(users);
  if (!parsed.success) throw new UsageError(`--${name} must be everyone, or comma-separated ids of HubSpot users`);
  return { [name]: parsed.data };
}

const outcomes = { done: 'done', already: 'was gone already', left: 'left to you' } as const;

function renderDisconnection({ auth }: Connection, { portalId, uninstalled, revoked, deleted }: Disconnection): string {
  const rest =
    auth === 'static'
      ? 'In HubSpot, uninstall the app or delete its token (the Distribution or Auth tab of the app): a static token cannot be revoked otherwise.'
      : 'Access tokens already issued expire within half an hour.';
  const left =
    uninstalled === 'left' && auth === 'oauth' ? ' Uninstall the app in HubSpot: Settings, Connected apps.' : '';
  return [
    `Disconnected portal ${portalId}. Uninstalled in HubSpot: ${outcomes[uninstalled]}. Grant revoked: ${outcomes[revoked]}.`,
    `Deleted here: the connection with its tokens, ${counted(deleted.leads, 'lead')} and ${counted(deleted.events, 'event')}.${left}`,
    rest,
    'Properties and values stay in HubSpot; they can be deleted there (Settings, Properties, group Lead intake).',
  ].join('\n');
}

export function hubspotDisconnect(
  input: CommandInput<OfAccount & { local?: true | undefined }>,
): Promise<CommandOutput> {
  return withHubSpot(input, async (work) => {
    const connection = await connectionFor(work);
    const done = await disconnect(work, connection, { localOnly: input.values.local === true, actor: 'cli' });
    return { json: { accountId: connection.accountId, ...done }, text: renderDisconnection(connection, done) };
  });
}
