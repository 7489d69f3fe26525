import { onTestFinished } from 'vitest';
import type { Pace } from '../../plugin/hubspot/src/app/cards/follow-work.ts';
import { resultProperties } from '../../shared/hubspot-properties.ts';
import { askWithRetries, openApp, publish } from '../fixtures/hubspot-app.ts';
import { connectFirm, type Product } from '../fixtures/hubspot-product.ts';
import type { HubSpotSimulator } from '../simulators/hubspot/hubspot-simulator.ts';
import { renderBulk } from './render-bulk.ts';
import { renderCard } from './render-card.ts';
import { renderSettings } from './render-settings.ts';

/** Who looks at the pages; HubSpot vouches for the address. */
const amy = { userId: 7, userEmail: 'amy@firm.example' };

export const BRIDGE = 'https://bridge.example';

/** Puts HubSpot's proxy, with the real bridge behind it, where an extension finds it. */
export function openPages(hubspot: HubSpotSimulator, user = amy) {
  let looking = user;
  globalThis.hsFetch = async (address, options = {}) =>
    askWithRetries(hubspot.proxy, { portalId: 11, ...looking }, `${address}`, {
      method: options.method ?? 'GET',
      ...(options.body !== undefined && { body: options.body }),
      ...(options.timeout !== undefined && { timeout: options.timeout }),
    });
  onTestFinished(() => {
    globalThis.hsFetch = undefined;
  });
  const portal = hubspot.portal(11);
  const held = (contactId: string) =>
    Object.fromEntries(
      [...Object.keys(resultProperties), 'phone'].map((name) => [name, portal.value(contactId, name) ?? null]),
    );
  return {
    held,
    openCard: (contactId: string, narrow = false, pace: Partial<Pace> = {}) =>
      renderCard({
        narrow,
        properties: () => held(contactId),
        contactId,
        bridgeUrl: BRIDGE,
        pace: { everyMs: 20, tries: 3_000, ...pace },
      }),
    openSettings: () => renderSettings(BRIDGE),
    openBulk: (contactIds: readonly string[]) => renderBulk(contactIds.map(Number), BRIDGE),
    /** From now on somebody else looks. */
    lookAs: (other: typeof amy) => {
      looking = other;
    },
    /** From now on the bridge is away. */
    goAway: () => hubspot.proxy.point(BRIDGE, 'http://127.0.0.1:9'),
    comeBack: ({ url }: Pick<Product, 'url'>) => publish(hubspot, url),
  };
}

/** The whole product, a portal that is connected with it, and the app's pages in that portal. */
export async function openRealStage(options: Parameters<typeof openApp>[0] = {}) {
  const stage = await openApp(options);
  onTestFinished(() => stage[Symbol.asyncDispose]());
  const accountId = await connectFirm(stage.product);
  return { ...stage, accountId, portal: stage.hubspot.portal(11), ...openPages(stage.hubspot) };
}
