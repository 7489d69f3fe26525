import type { Kysely } from 'kysely';
import type { RulesPreview } from '../../../shared/app-settings.ts';
import type { Configuration } from '../../../shared/configuration.ts';
import { matchAcceptedArea } from '../../../shared/practice-areas.ts';
import { getConfiguration } from '../../accounts/configurations.ts';
import { describeChanges } from '../../accounts/describe-changes.ts';
import { parseConfiguration } from '../../accounts/parse-configuration.ts';
import type { Analyzer } from '../../analysis/analyzer.ts';
import type { CardHandlers } from '../../hubspot/app/card-handlers.ts';
import { type ContactApi, readContacts } from '../../hubspot/contacts/read-contacts.ts';
import { contactToRecord, type MappedContact, mappedProperties } from '../../hubspot/mapping/contact-to-record.ts';
import { contactUrl } from '../../leads/lead-cards.ts';
import type { Lead } from '../../leads/lead-rows.ts';
import type { Database } from '../../platform/store/schema.ts';
import { permittedPortalOf } from './app-permissions.ts';
import type { AppPortal } from './app-portal.ts';
import { topReasons } from './card-decision.ts';

interface Deps {
  db: Kysely<Database>;
  api: ContactApi;
  /** One that keeps nothing of what it judges. */
  trial: Pick<Analyzer, 'engine' | 'screen'>;
  now?(): number;
}

/** As many as HubSpot reads in one call. */
const LEADS = 100;
const HUBSPOT_WITHIN_MS = 3_000;
/** When no further leads are begun with; the page asks for the rest. */
const JUDGE_FOR_MS = 3_000;
/** Less than what the whole answer may take: a model that is slow leaves one lead unread. */
const ONE_WITHIN_MS = 5_000;
/** Judged side by side. */
const AT_ONCE = 5;

type Known = Pick<Lead, 'contact_id' | 'score' | 'valid' | 'override_status'>;
type Flip = RulesPreview['flips'][number];
type Records = ReadonlyMap<string, MappedContact['record']>;

/**
 * What rules that are not saved yet would make of the last hundred leads; nothing of it is kept. Another threshold alone
 * is measured by the scores there are. Where a model would be asked, the number of calls comes first.
 */
export function createPreviewRules(deps: Deps): CardHandlers['previewRules'] {
  const { db, trial } = deps;
  return async ({ caller, body: { configuration, confirmed, from } }) => {
    const portal = await permittedPortalOf(db, caller, 'settings');
    const after = parseConfiguration(configuration);
    const { configuration: before } = await getConfiguration(db, portal.account.id);
    const leads = await lastLeads(db, portal);
    const open = leads.filter(({ override_status }) => override_status === null);
    const told = { leads: leads.length, kept: leads.length - open.length, calls: null };
    if (describeChanges({ ...before, threshold: after.threshold }, after).length === 0) {
      const flips = byThreshold(open, after.threshold);
      const names = await recordsOf(
        deps,
        portal,
        flips.map(({ contactId }) => contactId),
      );
      return {
        ...told,
        judged: open.length,
        unread: 0,
        next: null,
        flips: flips.map((flip) => named(portal, flip, names)),
      };
    }
    const records = await recordsOf(
      deps,
      portal,
      open.map(({ contact_id }) => contact_id),
    );
    const readable = open.filter(({ contact_id }) => records.has(contact_id));
    const unread = open.length - readable.length;
    const calls = trial.engine.name === 'openai' ? countCalls(records, after) : 0;
    if (calls > 0 && !confirmed) return { ...told, calls, judged: 0, unread, next: 0, flips: [] };
    const { judged, flips, late } = await judge(deps, readable.slice(from), { records, after });
    const next = from + judged < readable.length ? from + judged : null;
    return { ...told, judged, unread: unread + late, next, flips: flips.map((flip) => named(portal, flip, records)) };
  };
}

function lastLeads(db: Kysely<Database>, { account, connection: { portalId } }: AppPortal): Promise<Known[]> {
  return db
    .selectFrom('leads')
    .select(['contact_id', 'score', 'valid', 'override_status'])
    .where('portal_id', '=', portalId)
    .where('account_id', '=', account.id)
    .where('state', '=', 'screened')
    .where('score', 'is not', null)
    .where('merged_into', 'is', null)
    .orderBy('screened_at', 'desc')
    .orderBy('id')
    .limit(LEADS)
    .execute();
}

type Change = Omit<Flip, 'name' | 'url'>;

function byThreshold(leads: readonly Known[], threshold: number): Change[] {
  return leads.flatMap(({ contact_id: contactId, score, valid }) => {
    const will = (score ?? 0) >= threshold;
    return will === (valid === true)
      ? []
      : [{ contactId, valid: will, before: score ?? 0, after: score ?? 0, why: null }];
  });
}

/** In one call; what HubSpot does not have any more is missing. */
async function recordsOf({ api }: Deps, { connection }: AppPortal, contactIds: readonly string[]): Promise<Records> {
  if (contactIds.length === 0) return new Map();
  const { portalId, mapping } = connection;
  const signal = AbortSignal.timeout(HUBSPOT_WITHIN_MS);
  const call: ContactApi['call'] = (asked) => api.call({ ...asked, signal, whenPaused: true });
  const asked = { portalId, contactIds, properties: mappedProperties(mapping), priority: 'background' } as const;
  const { contacts } = await readContacts({ paths: api.paths, call }, asked);
  return new Map([...contacts].map(([id, { properties }]) => [id, contactToRecord(properties, mapping).record]));
}

/** A lead of an area that is not taken is refused without a look at its notes. */
const countCalls = (records: Records, { practiceAreas }: Configuration): number =>
  [...records.values()].filter(({ practiceArea }) => matchAcceptedArea(practiceArea, practiceAreas) !== null).length;

interface Judging {
  records: Records;
  after: Configuration;
}

async function judge({ trial, now = Date.now }: Deps, leads: readonly Known[], { records, after }: Judging) {
  const until = now() + JUDGE_FOR_MS;
  const flips: Change[] = [];
  let judged = 0;
  let late = 0;
  const one = async ({ contact_id: contactId, score, valid }: Known): Promise<Change[]> => {
    const record = records.get(contactId);
    if (record === undefined) return [];
    const signal = AbortSignal.timeout(ONE_WITHIN_MS);
    const result = matchAcceptedArea(record.practiceArea, after.practiceAreas)
      ? await trial.screen(record, after, { priority: 'background', signal }).catch((error: unknown) => {
          if (!signal.aborted) throw error;
          return undefined;
        })
      : null;
    if (result === undefined) {
      late += 1;
      return [];
    }
    const will = result?.valid === true;
    if (will === (valid === true)) return [];
    const why = result === null ? 'The practice area is not one you take' : (topReasons(result)[0]?.text ?? null);
    return [{ contactId, valid: will, before: score ?? 0, after: result?.score ?? 0, why }];
  };
  do {
    const some = leads.slice(judged, judged + AT_ONCE);
    flips.push(...(await Promise.all(some.map(one))).flat());
    judged += some.length;
  } while (judged < leads.length && now() < until);
  return { judged, flips, late };
}

function named({ connection: { portalId, uiDomain } }: AppPortal, flip: Change, records: Records): Flip {
  const { firstName = '', lastName = '' } = records.get(flip.contactId) ?? {};
  const name = `${firstName} ${lastName}`.trim();
  return { ...flip, name: name === '' ? null : name, url: contactUrl(uiDomain, portalId, flip.contactId) };
}
