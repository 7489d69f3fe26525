import { type LeadAction, leadActions } from '../../../shared/lead-actions.ts';
import type { Button, Menu } from './blocks.ts';
import type { Handling, LeadCard } from './lead-card-schema.ts';
import { button, menu } from './write-blocks.ts';

const faces = {
  claim: { text: 'Claim', label: 'Claim this lead' },
  contacted: { text: 'Mark contacted', label: 'Mark this lead as contacted' },
  release: { text: 'Release', label: 'Release this lead so others can claim it' },
  rescreen: { text: 'Screen again', label: 'Screen this lead again' },
  not_a_fit: { text: 'Not a fit', label: 'Say why this lead is not a fit' },
  reopen: { text: 'Reopen', label: 'Reopen this lead' },
} as const satisfies Record<LeadAction, { text: string; label: string }>;

/** Id of the button that only opens a page. */
const OPEN_IN_HUBSPOT = 'open_in_hubspot';
export const leadActionId = (action: LeadAction): `lead_${LeadAction}` => `lead_${action}`;
export const LEAD_MENU = 'lead_menu';

/** The value of an option of the menu. */
const menuValue = (action: LeadAction, leadId: string) => `${action}:${leadId}`;

/** The chosen menu entry; undefined for an unknown value. */
export function readMenuValue(value: string): { action: LeadAction; leadId: string } | undefined {
  const [name, leadId = ''] = value.split(':', 2);
  const action = leadActions.find((one) => one === name);
  return action === undefined ? undefined : { action, leadId };
}

const actionButton = (leadId: string, action: LeadAction, style?: 'primary' | 'danger'): Button =>
  button({ id: leadActionId(action), ...faces[action], value: leadId, ...(style ? { style } : {}) });

function openButton(card: LeadCard): Button[] {
  if (card.url === null || !/^https?:\/\//.test(card.url)) return [];
  const label = 'Open this lead in HubSpot';
  return [button({ id: OPEN_IN_HUBSPOT, text: 'Open in HubSpot', label, value: card.leadId, url: card.url })];
}

/** Actions for a lead in this state; most likely first, rarest in the menu. */
export function leadButtons(card: LeadCard, { state }: Pick<Handling, 'state'>, isWanted: boolean): (Button | Menu)[] {
  const open = openButton(card);
  const of = (action: LeadAction, style?: 'primary' | 'danger') => actionButton(card.leadId, action, style);
  const again = { text: faces.rescreen.text, value: menuValue('rescreen', card.leadId) };
  const more = menu({ id: LEAD_MENU, options: [again] });
  switch (state) {
    case 'new':
      // Nobody is urged to claim a lead that is no longer valid.
      return [of('claim', isWanted ? 'primary' : undefined), ...open, of('not_a_fit', 'danger'), more];
    case 'claimed':
      return [of('contacted', 'primary'), of('release'), ...open, of('not_a_fit', 'danger'), more];
    default:
      return [...open, of('reopen')];
  }
}
