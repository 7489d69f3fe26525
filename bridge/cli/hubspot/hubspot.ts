import path from 'node:path';
import { z } from 'zod';
import { type Permissions, permissions } from '../../../shared/app-settings.ts';
import { counted } from '../../../shared/counted.ts';
import { propertyName } from '../../../shared/field-mapping.ts';
import type { appVariants } from '../../hubspot/app/app-component.ts';
import { FolderInUse, type platforms, writeProject } from '../../hubspot/app/project-files.ts';
import { connectStatic } from '../../hubspot/connect/connect-static.ts';
import { inspectConnection } from '../../hubspot/connect/inspect-connection.ts';
import { installUrl } from '../../hubspot/connect/oauth-routes.ts';
import { type Connection, isPortalId, setStatus } from '../../hubspot/connections/connections.ts';
import { savePermissions } from '../../hubspot/connections/permissions.ts';
import { refreshMappingProblems } from '../../hubspot/contacts/mapping-problems.ts';
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
    const { problem } = await inspectConnection(work.hubspot, connection);
    const asks = problem === null && connection.status === 'active';
    const deps = { db: work.store.db, api: work.hubspot };
    const mappingProblems = asks ? await refreshMappingProblems(deps, connection) : connection.mappingProblems;
    const { accountId, portalId, auth, status, statusDetail, scopes, appId, uiDomain, timeZone } = connection;
    const kept = { accountId, portalId, auth, status, statusDetail, scopes, appId, uiDomain, timeZone };
    const found = { works: problem === null, problem, mappingVersion: connection.mappingVersion, mappingProblems };
    const times = { sweptUntil: connection.sweptUntil.toISOString(), connectedAt: connection.createdAt.toISOString() };
    const json = { ...kept, ...found, ...times };
    const lines = [
      `Portal ${portalId} (${auth === 'oauth' ? 'OAuth' : 'static token'}): ${status}`,
      ...(problem === null ? ['HubSpot answers, and no scope is missing.'] : [problem]),
      ...mappingProblems.map((one) => `The mapping reads a property that does not exist. ${one}`),
      `Scopes ${scopes.join(' ')}`,
      `Last checked for new contacts: ${json.sweptUntil}; connected ${json.connectedAt}`,
    ];
    return { json, text: lines.join('\n'), exitCode: problem === null ? 0 : 1 };
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

const outcomes = { done: 'done', already: 'already gone', left: 'left to you' } as const;

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

/** HubSpot takes addresses of at most 250 characters, and the longest of ours adds fewer than 50 to the origin. */
const origin = z
  .url({ protocol: /^https$/ })
  .max(200)
  .refine((url) => url === new URL(url).origin);
const page = z.url({ protocol: /^https$/ }).max(250);

/** @throws {UsageError} */
function checked<T>(schema: z.ZodType<T>, value: unknown, fault: string): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new UsageError(fault);
  return parsed.data;
}

interface ProjectValues {
  out: string;
  portal: string;
  url: string;
  supportEmail: string;
  supportUrl?: string | undefined;
  variant: (typeof appVariants)[number];
  platform: (typeof platforms)[number];
  profile: string;
  property?: string[] | undefined;
  workflows: boolean;
  owners: boolean;
  beforeConnecting?: true | undefined;
}

function profileOf({ url, portal, profile, supportEmail, supportUrl }: ProjectValues) {
  const bridgeUrl = checked(origin, url, '--url is https://HOST of at most 200 characters, without a path');
  return {
    name: checked(z.string().regex(/^[a-z0-9-]{1,40}$/), profile, '--profile is a short lower-case word'),
    accountId: Number(checked(z.string().regex(/^[1-9]\d{0,14}$/), portal, '--portal is a number')),
    bridgeUrl,
    supportEmail: checked(z.email(), supportEmail, '--support-email is an email address'),
    supportUrl: checked(
      page,
      supportUrl ?? `${bridgeUrl}/docs`,
      '--support-url is an https address of at most 250 characters',
    ),
  };
}

const THEN_AGAIN =
  'It does not watch the properties of the bridge yet. Install the app and connect the portal, which creates them; then write the project once more without --before-connecting, into another folder, and upload that.';

export async function hubspotProject({ values }: CommandInput<ProjectValues>): Promise<CommandOutput> {
  const { variant, platform, workflows, owners } = values;
  const folder = path.resolve(values.out);
  const profile = profileOf(values);
  const properties = checked(
    z.array(propertyName).min(1).max(200).optional(),
    values.property,
    '--property is the internal name of a contact property, at most 200 of them',
  );
  const beforeConnecting = values.beforeConnecting === true;
  try {
    await writeProject(folder, { variant, platform, profile, workflows, owners, properties, beforeConnecting });
  } catch (error) {
    if (error instanceof FolderInUse) throw new Refusal(`${error.message}; nothing was written.`);
    throw error;
  }
  return {
    json: { folder, variant, platform, profile: profile.name, workflows, owners, beforeConnecting },
    text: [
      `Wrote the ${variant} app to ${folder}. Next: cd ${folder} && hs project upload --profile ${profile.name}`,
      ...(beforeConnecting ? [THEN_AGAIN] : []),
    ].join('\n'),
  };
}
