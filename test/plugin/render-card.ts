import type { RenderedNode } from '@hubspot/ui-extensions/testing';
import { createRenderer } from '@hubspot/ui-extensions/testing';
import { createElement } from 'react';
import { LeadCard } from '../../plugin/hubspot/src/app/cards/lead-card.tsx';
import { BRIDGE_URL } from './stand-in-bridge.ts';

interface CardState {
  properties: Record<string, string | null>;
  isLoading?: boolean;
  error?: Error | null;
  narrow?: boolean;
}

/** Renders the card on contact 51; `contact.properties` may be changed as HubSpot's would. */
export function renderCard({ properties, isLoading = false, error = null, narrow = false }: CardState) {
  const renderer = createRenderer('crm.record.tab');
  const contact = { properties, isLoading, error };
  let refreshed = 0;
  renderer.mocks.useCrmProperties.willCall(() => ({ ...contact, isRefetching: false, refetch: async () => {} }));
  const context = { crm: { objectId: 51 }, portal: { timezone: 'America/New_York' }, variables: { BRIDGE_URL } };
  const refreshRecord = () => {
    refreshed += 1;
  };
  renderer.render(createElement(LeadCard, { context, refreshRecord, narrow, pace: { everyMs: 1, tries: 200 } }));
  return { ...renderer, contact, refreshed: () => refreshed, text: () => textOf(renderer.getRootNode()) };
}

/** Every text that a person could read or hear, in the order it stands. */
export function textOf(node: RenderedNode): string {
  if (node.nodeType === 'text') return node.text ?? '';
  const props = 'props' in node ? (node.props as Record<string, unknown>) : {};
  const said = ['title', 'label', 'aria-label', 'description', 'valueDescription', 'validationMessage'].flatMap(
    (name) => (typeof props[name] === 'string' ? [props[name]] : []),
  );
  return [...said, ...('childNodes' in node ? node.childNodes.map(textOf) : [])]
    .filter((text) => text !== '')
    .join('\n');
}
