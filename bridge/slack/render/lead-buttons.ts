import type { LeadAction } from '../../../shared/lead-actions.ts';
import type { Button } from './blocks.ts';
import type { Handling, LeadCard } from './lead-card.ts';
import { button } from './write-blocks.ts';

const faces = {
  claim: { text: 'Claim', label: 'Claim this lead' },
  contacted: { text: 'Mark contacted', label: 'Mark this lead as contacted' },
  release: { text: 'Release', label: 'Release this lead for others to claim' },
  rescreen: { text: 'Re-screen', label: 'Screen this lead again' },
  not_a_fit: { text: 'Not a fit', label: 'Say why this lead is not a fit' },
  reopen: { text: 'Reopen', label: 'Reopen this lead' },
} as const satisfies Record<LeadAction, { text: string; label: string }>;

/** The id of the button that opens a page only. */
const OPEN_IN_HUBSPOT = 'open_in_hubspot';
export const leadActionId = (action: LeadAction): `lead_${LeadAction}` => `lead_${action}`;

const actionButton = (leadId: string, action: LeadAction, style?: 'primary' | 'danger'): Button =>
  button({ id: leadActionId(action), ...faces[action], value: leadId, ...(style ? { style } : {}) });

function openButton(card: LeadCard): Button[] {
  if (card.url === null || !/^https?:\/\//.test(card.url)) return [];
  const label = 'Open this lead in HubSpot';
  return [button({ id: OPEN_IN_HUBSPOT, text: 'Open in HubSpot', label, value: card.leadId, url: card.url })];
}

/** What can be done with a lead in this state; the likeliest first. */
export function leadButtons(card: LeadCard, { state }: Pick<Handling, 'state'>, valid: boolean): Button[] {
  const open = openButton(card);
  const of = (action: LeadAction, style?: 'primary' | 'danger') => actionButton(card.leadId, action, style);
  switch (state) {
    case 'new':
      // Nobody is urged to claim what is no longer valid.
      return [of('claim', valid ? 'primary' : undefined), ...open, of('rescreen'), of('not_a_fit', 'danger')];
    case 'claimed':
      return [of('contacted', 'primary'), of('release'), ...open, of('not_a_fit', 'danger')];
    default:
      return [...open, of('reopen')];
  }
}
