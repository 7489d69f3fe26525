import { createElement } from 'react';
import { BulkPanel } from '../../plugin/hubspot/src/app/actions/bulk-panel.tsx';
import type { BulkProgress } from '../../shared/card.ts';
import { openRenderer } from './open-renderer.ts';
import { readTexts } from './read-texts.ts';
import { BRIDGE_URL } from './stand-in-bridge.ts';
import { untilFinished } from './until-finished.ts';

/** Renders the panel of the bulk action for the contacts that are ticked. */
export function renderBulk(objectIds: readonly number[], bridgeUrl = BRIDGE_URL) {
  const renderer = openRenderer('crm.bulkActions');
  let refreshed = 0;
  const refreshList = () => {
    refreshed += 1;
  };
  const context = { crm: { objectIds }, variables: { BRIDGE_URL: bridgeUrl } };
  renderer.render(untilFinished(createElement(BulkPanel, { context, refreshList, everyMs: 1 })));
  return { ...renderer, refreshed: () => refreshed, text: () => readTexts(renderer.getRootNode()) };
}

/** A run of which nothing is done. */
export const waitingFor = (requestId: string, total: number): BulkProgress => ({
  requestId,
  total,
  waiting: total,
  valid: 0,
  invalid: 0,
  needsInfo: 0,
  failed: 0,
  skipped: 0,
  finished: false,
  obstacle: null,
});
