import './extend-hubspot.ts';
import './worker-globals.ts';
import { type Extension, extensions } from './extend-hubspot.ts';
import { openRenderer } from './open-renderer.ts';
import { readTexts } from './read-texts.ts';
import { BRIDGE_URL } from './stand-in-bridge.ts';
import { untilFinished } from './until-finished.ts';

type Location = 'crm.record.tab' | 'crm.record.sidebar' | 'settings' | 'crm.bulkActions';
type Spy = { calls: readonly (readonly unknown[])[] };

interface Opening {
  /** The place's own part of the context, beside user, portal and variables. */
  crm?: object;
  /** What the contact holds. */
  properties?: Record<string, string | null>;
}

/**
 * Runs the entry file of a surface and renders what it hands to HubSpot, with the context and the actions of its place.
 * @param entry imports the file, once in a test file: a module runs once
 */
export async function openEntry(location: Location, entry: () => Promise<unknown>, { crm, properties }: Opening = {}) {
  const extension = await extensionOf(entry);
  const renderer = openRenderer(location);
  const answer = { properties: properties ?? {}, isLoading: false, error: null, isRefetching: false };
  renderer.mocks.useCrmProperties.willCall(() => ({ ...answer, refetch: async () => {} }));
  const { context, actions, runServerlessFunction } = renderer.mocks;
  const variables = { BRIDGE_URL };
  const api = {
    context: { ...context, ...(crm !== undefined && { crm }), variables },
    actions,
    runServerlessFunction,
  };
  renderer.render(untilFinished(extension(api)));
  return {
    ...renderer,
    text: () => readTexts(renderer.getRootNode()),
    /** Every call of an action of HubSpot's, by what it was given. */
    callsOf: (action: string) => (actions as unknown as Record<string, Spy>)[action]?.calls ?? [],
  };
}

async function extensionOf(entry: () => Promise<unknown>): Promise<Extension> {
  extensions.length = 0;
  await entry();
  const [extension, ...more] = extensions;
  if (extension === undefined || more.length > 0) throw new Error('An entry file extends HubSpot once');
  return extension;
}
