import { z } from 'zod';
import { propertyGroup } from '../../../shared/hubspot-properties.ts';
import type { HubSpot } from '../client/hubspot.ts';
import { type HubSpotCall, HubSpotFailure } from '../client/ports.ts';
import {
  compareProperty,
  extendOptions,
  type FoundProperty,
  type WantedProperty,
  wantedProperties,
} from './property-plan.ts';

const foundProperty = z.looseObject({
  name: z.string(),
  type: z.string(),
  fieldType: z.string(),
  options: z
    .array(
      z.looseObject({
        label: z.string(),
        value: z.string(),
        displayOrder: z.int().optional().catch(undefined),
        hidden: z.boolean().optional().catch(undefined),
      }),
    )
    .default([]),
});
const propertyList = z.looseObject({ results: z.array(foundProperty) });

interface ProvisionedProperty {
  name: string;
  /** `missing` only where nothing was to be changed; `failed` where HubSpot refused. */
  state: 'present' | 'created' | 'extended' | 'missing' | 'failed';
  /** Differences from what the bridge made or would make, in words. */
  drift: string[];
}

export interface ProvisionReport {
  portalId: string;
  /** Whether every property the bridge writes exists and accepts its values. */
  usable: boolean;
  group: 'present' | 'created' | 'missing';
  properties: ProvisionedProperty[];
}

interface Options {
  portalId: string;
  /** Only checks. */
  dryRun?: boolean;
  signal?: AbortSignal | undefined;
}

/**
 * Creates the bridge's group and properties in a portal; repeating is safe: existing ones stay as the firm has them,
 * missing ones are created, and mismatches are reported.
 * @throws {HubSpotFailure} when HubSpot cannot be asked, or the app may not create properties
 */
export async function provision(
  hubspot: Pick<HubSpot, 'call' | 'paths'>,
  { portalId, dryRun = false, signal }: Options,
): Promise<ProvisionReport> {
  const ask: Ask = async (method, path, { query, body } = {}) => {
    const repeatable = method !== 'POST';
    const call: HubSpotCall = { portalId, method, path, repeatable, priority: 'live', signal };
    return (await hubspot.call({ ...call, ...(query && { query }), ...(body !== undefined && { body }) })).body;
  };
  const portal = { ask, paths: hubspot.paths, dryRun };
  const group = await provisionGroup(portal);
  const list = propertyList.safeParse(await ask('GET', hubspot.paths.properties));
  if (!list.success) throw new HubSpotFailure('retryable', 'HubSpot’s list of properties cannot be read');
  const there = new Map(list.data.results.map((property) => [property.name, property]));
  const properties: ProvisionedProperty[] = [];
  let usable = true;
  for (const wanted of wantedProperties) {
    const done = await provisionProperty(portal, wanted, there.get(wanted.name));
    usable &&= done.usable;
    properties.push({ name: wanted.name, state: done.state, drift: done.drift });
  }
  return { portalId, usable, group, properties };
}

type Ask = (
  method: HubSpotCall['method'],
  path: string,
  options?: { query?: Record<string, string>; body?: unknown },
) => Promise<unknown>;

interface Portal {
  ask: Ask;
  paths: HubSpot['paths'];
  dryRun: boolean;
}

async function provisionGroup({ ask, paths, dryRun }: Portal): Promise<ProvisionReport['group']> {
  const read = () => undefinedWhereMissing(ask('GET', paths.propertyGroup(propertyGroup.name)));
  if ((await read()) !== undefined) return 'present';
  if (dryRun) return 'missing';
  try {
    await ask('POST', paths.propertyGroups, { body: { ...propertyGroup, displayOrder: -1 } });
    return 'created';
  } catch (error) {
    // Another process may have created it, or the response was lost: what counts is whether it exists.
    if (isRefusedWholly(error) || (await read()) === undefined) throw error;
    return 'present';
  }
}

type Outcome = Omit<ProvisionedProperty, 'name'> & { usable: boolean };

async function provisionProperty(
  portal: Portal,
  wanted: WantedProperty,
  found: FoundProperty | undefined,
): Promise<Outcome> {
  if (found !== undefined) return fitProperty(portal, wanted, found);
  if (portal.dryRun) return { state: 'missing', drift: [], usable: !wanted.written };
  const { written, options, ...definition } = wanted;
  try {
    const body = { ...definition, ...(options.length > 0 && { options }) };
    await portal.ask('POST', portal.paths.properties, { body });
    return { state: 'created', drift: [], usable: true };
  } catch (error) {
    if (!(error instanceof HubSpotFailure) || isRefusedWholly(error)) throw error;
    const now = await readProperty(portal, wanted.name);
    if (now !== undefined) return fitProperty(portal, wanted, now);
    if (error.kind === 'retryable') throw error;
    return { state: 'failed', drift: [await whyNotCreated(portal, wanted.name, error)], usable: !written };
  }
}

/** Leaves the firm's definition unchanged; only options that the bridge writes are added. */
async function fitProperty(portal: Portal, wanted: WantedProperty, found: FoundProperty): Promise<Outcome> {
  const { missingOptions, drift, usable } = compareProperty(wanted, found);
  if (missingOptions.length === 0) return { state: 'present', drift, usable };
  const names = missingOptions.map(({ value }) => value).join(', ');
  if (portal.dryRun) return { state: 'present', drift: [...drift, `lacks options: ${names}`], usable: false };
  try {
    const body = { options: extendOptions(found, missingOptions) };
    await portal.ask('PATCH', portal.paths.property(wanted.name), { body });
    return { state: 'extended', drift, usable };
  } catch (error) {
    if (!(error instanceof HubSpotFailure) || error.kind !== 'permanent') throw error;
    const refused = `lacks options: ${names}, and HubSpot refused to add them (${error.message})`;
    return { state: 'failed', drift: [...drift, refused], usable: false };
  }
}

async function readProperty(
  { ask, paths }: Portal,
  name: string,
  archived = false,
): Promise<FoundProperty | undefined> {
  const query = archived ? { archived: 'true' } : {};
  const body = await undefinedWhereMissing(ask('GET', paths.property(name), { query }));
  const parsed = foundProperty.safeParse(body);
  return parsed.success ? parsed.data : undefined;
}

async function whyNotCreated(portal: Portal, name: string, refusal: HubSpotFailure): Promise<string> {
  if ((await readProperty(portal, name, true)) !== undefined)
    return 'is archived in HubSpot: restore it there (Settings, Properties, Archived properties)';
  return `could not be created: ${refusal.message}`;
}

/** Checking again would not help: the app may not, or has no access to the portal. */
function isRefusedWholly(error: unknown): boolean {
  return !(error instanceof HubSpotFailure) || ['missing_scopes', 'revoked', 'not_connected'].includes(error.kind);
}

async function undefinedWhereMissing(answer: Promise<unknown>): Promise<unknown> {
  try {
    return (await answer) ?? {};
  } catch (error) {
    if (error instanceof HubSpotFailure && error.kind === 'not_found') return undefined;
    throw error;
  }
}
