import { createRenderer } from '@hubspot/ui-extensions/testing';
import { createElement } from 'react';
import { LeadCard } from '../../plugin/hubspot/src/app/cards/lead-card.tsx';
import { readTexts } from './read-texts.ts';
import { BRIDGE_URL } from './stand-in-bridge.ts';
import { untilFinished } from './until-finished.ts';

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
  renderer.render(
    untilFinished(createElement(LeadCard, { context, refreshRecord, narrow, pace: { everyMs: 1, tries: 200 } })),
  );
  return { ...renderer, contact, refreshed: () => refreshed, text: () => readTexts(renderer.getRootNode()) };
}
