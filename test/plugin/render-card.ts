import { Select } from '@hubspot/ui-extensions';
import type { RenderedElementNode } from '@hubspot/ui-extensions/testing';
import { createElement } from 'react';
import type { Pace } from '../../plugin/hubspot/src/app/cards/follow-work.ts';
import { LeadCard } from '../../plugin/hubspot/src/app/cards/lead-card.tsx';
import { openRenderer } from './open-renderer.ts';
import { readTexts } from './read-texts.ts';
import { BRIDGE_URL } from './stand-in-bridge.ts';
import { untilFinished } from './until-finished.ts';

type Properties = Record<string, string | null>;

interface CardState {
  /** What HubSpot holds; a function is asked anew whenever the card has HubSpot read again. */
  properties: Properties | (() => Properties);
  isLoading?: boolean;
  error?: Error | null;
  narrow?: boolean;
  contactId?: string;
  bridgeUrl?: string;
  /** Left out, the card does not look by itself for what is done elsewhere. */
  pace?: Partial<Pace>;
}

/** The field that overrules a result, and its form. */
export const overruleStatus = { name: 'status' };
export const isOverrule = (form: Pick<RenderedElementNode<object>, 'maybeFind'>) =>
  form.maybeFind(Select, overruleStatus) !== null;

/** No test runs for so long. */
const NEVER_MS = 3_600_000;

/** Renders the card on a contact. */
export function renderCard(state: CardState) {
  const { properties, isLoading = false, error = null, narrow = false, contactId = '51' } = state;
  const renderer = openRenderer('crm.record.tab');
  const read = () => (typeof properties === 'function' ? properties() : properties);
  let held = read();
  let refreshed = 0;
  const refreshRecord = () => {
    refreshed += 1;
    held = read();
  };
  const refetch = async () => {};
  renderer.mocks.useCrmProperties.willCall(() => ({
    properties: held,
    isLoading,
    error,
    isRefetching: false,
    refetch,
  }));
  const context = {
    crm: { objectId: Number(contactId) },
    portal: { timezone: 'America/New_York' },
    variables: { BRIDGE_URL: state.bridgeUrl ?? BRIDGE_URL },
  };
  const pace = { everyMs: 1, tries: 200, lookEveryMs: NEVER_MS, ...state.pace };
  const card = () => untilFinished(createElement(LeadCard, { context, refreshRecord, narrow, pace }));
  renderer.render(card());
  /** HubSpot tells the card of new values by itself. */
  const reread = () => {
    held = read();
    renderer.render(card());
  };
  return { ...renderer, refreshed: () => refreshed, reread, text: () => readTexts(renderer.getRootNode()) };
}
