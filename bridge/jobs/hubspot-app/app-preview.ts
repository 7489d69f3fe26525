import { parseConfiguration } from '../../accounts/parse-configuration.ts';
import type { CardHandlers } from '../../hubspot/app/card-handlers.ts';
import { contactUrl } from '../../leads/lead-cards.ts';
import { topReasons } from '../lead-view/recommendation.ts';
import type { AppPortal } from '../portals/served-portal.ts';
import { countCalls, type Flip, judgeDraft, look, type PreviewDeps } from '../preview/judge-draft.ts';
import { lastLeads } from '../preview/last-leads.ts';
import { nameIn, type Records, readRecords } from '../preview/read-records.ts';
import { permittedPortalOf } from './app-permissions.ts';

/** As many as HubSpot reads in one call. */
const LEADS = 100;

/**
 * Previews unsaved rules on the last hundred leads; nothing is stored. A changed threshold alone is applied to stored
 * scores. When a model would be called, the number of calls is confirmed first.
 */
export function createPreviewRules(deps: PreviewDeps): CardHandlers['previewRules'] {
  const { db, api } = deps;
  return async ({ caller, body: { configuration, confirmed, from } }) => {
    const portal = await permittedPortalOf(db, caller, 'settings');
    const { account, connection } = portal;
    const after = parseConfiguration(configuration);
    const leads = await lastLeads(db, connection, { limit: LEADS });
    const open = leads.filter(({ override_status }) => override_status === null);
    const base = { leads: leads.length, kept: leads.length - open.length, calls: null };
    const contactIds = open.map(({ contact_id }) => contact_id);
    const records = await readRecords(api, connection, contactIds);
    const readable = await look(deps, open, { accountId: account.id, records, after });
    const unread = open.length - readable.length;
    const calls = countCalls(deps, readable);
    if (calls > 0 && !confirmed) return { ...base, calls, judged: 0, unread, next: 0, flips: [] };
    const { judged, flips, late } = await judgeDraft(deps, readable.slice(from), { records, after });
    const next = from + judged < readable.length ? from + judged : null;
    return { ...base, judged, unread: unread + late, next, flips: flips.map((flip) => view(portal, flip, records)) };
  };
}

function view({ connection: { portalId, uiDomain } }: AppPortal, flip: Flip, records: Records) {
  const { lead, valid, before, score: after } = flip;
  const { contact_id: contactId } = lead;
  const url = contactUrl(uiDomain, portalId, contactId);
  return { contactId, name: nameIn(records, contactId), url, valid, before, after, why: whyOf(flip) };
}

/** The deciding reason; null when another score or threshold explains it. */
export const whyOf = ({ why, screening }: Flip): string | null => why ?? topReasons(screening ?? null)[0]?.text ?? null;
