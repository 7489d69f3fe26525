import { sql } from 'kysely';
import { createAccount } from '../../bridge/accounts/accounts.ts';
import { setConfiguration } from '../../bridge/accounts/configurations.ts';
import type { Store } from '../../bridge/platform/store/open-store.ts';
import { defaultFieldMapping } from '../../shared/field-mapping.ts';
import { inputProperties, leadStatusLabels, resultProperties } from '../../shared/hubspot-properties.ts';
import { startHubSpotSimulator } from '../simulators/hubspot/hubspot-simulator.ts';

const PORTAL = 11;

/** The portal of the firm, with the contacts of its newest leads. */
export function startPortal() {
  const properties = Object.entries({ ...resultProperties, ...inputProperties }).map(([name, property]) => ({
    name,
    label: property.label,
    type: property.type,
    fieldType: property.fieldType,
    ...(property.type === 'enumeration' && { options: Object.entries(leadStatusLabels) }),
  }));
  return startHubSpotSimulator({
    portals: [{ portalId: PORTAL, properties, limits: { burst: 1_000_000 }, indexDelayMs: 0 }],
  });
}

type Portal = Awaited<ReturnType<typeof startPortal>>;

/** An account with a year of leads, what was done with them, and an audit log of the same length. */
export async function fillStore(store: Store, hubspot: Portal, leads: number): Promise<string> {
  const { db, seal } = store;
  const { id: accountId } = await createAccount(db, { name: 'Firm', plan: 'pro', subscription: 'active' }, 'bench');
  await setConfiguration(db, { accountId, actor: 'bench', input: { practiceAreas: ['Car Accident'], threshold: 60 } });
  await db
    .insertInto('hubspot_connections')
    .values({
      account_id: accountId,
      portal_id: `${PORTAL}`,
      auth: 'static',
      status: 'active',
      status_detail: null,
      access_token: seal(hubspot.staticToken(PORTAL), 'hubspot_connections.access_token'),
      refresh_token: null,
      access_token_expires_at: null,
      scopes: [],
      app_id: null,
      ui_domain: null,
      time_zone: 'America/Chicago',
      mapping: JSON.stringify(defaultFieldMapping),
    })
    .execute();
  const newest = Array.from({ length: 300 }, (_, at) => {
    const values = { firstname: `Maria ${at}`, lastname: 'Delgado', email: `lead${at}@example.com` };
    return hubspot.portal(PORTAL).create(values).id;
  });
  await insertLeads(store, { accountId, leads, newest });
  return accountId;
}

interface Filling {
  accountId: string;
  leads: number;
  /** The contacts of the newest leads, the newest last. */
  newest: readonly string[];
}

async function insertLeads({ db, seal }: Store, { accountId, leads, newest }: Filling): Promise<void> {
  const notes = seal(
    'A strong case with a long story, told in as many words as notes may have. '.repeat(4),
    'leads.notes',
  );
  await sql`
    insert into leads (id, account_id, portal_id, contact_id, state, score, valid, notes, engine, revision, written, cause,
      area, source, outcome, override_status, screened_at, created_at)
    select gen_random_uuid(), ${accountId}, ${PORTAL},
      coalesce((${newest}::bigint[])[${newest.length} - (${leads} - n)], 5000000 + n),
      case when n % 23 = 0 then 'needs_info' when n % 97 = 0 then 'error' else 'screened' end,
      case when n % 23 = 0 then null else (n * 7919) % 101 end, (n * 7919) % 101 >= 60, ${notes}, 'rubric', 1, '{}',
      case when n % 9 = 0 then 'backfill' else 'created' end, 'Area ' || n % 30, 'SOURCE_' || n % 10, 'lead',
      case when n % 41 = 0 then 'invalid' end, now(), now() - make_interval(mins => (${leads} - n) * 10)
    from generate_series(1, ${leads}) n`.execute(db);
  await sql`
    insert into lead_handling (lead_id, account_id, state, actor, actor_name, reason, alerted_at, claimed_at, closed_at)
    select id, account_id, (array['new', 'claimed', 'contacted', 'not_a_fit'])[1 + score % 4], 'dashboard:amy@firm.example',
      'Amy', case when score % 4 = 3 then 'no_case' end, created_at + interval '1 minute',
      created_at + interval '9 minutes', created_at + interval '1 hour'
    from leads where account_id = ${accountId} and score is not null and valid`.execute(db);
  await sql`
    insert into lead_history (lead_id, account_id, actor, action, detail, dedupe_key, at)
    select l.id, l.account_id, 'bridge', action, '{"state":"screened","score":71,"valid":true,"revision":1}', action,
      l.created_at + interval '9 minutes'
    from leads l, unnest(array['screened', 'claim']) action
    where l.account_id = ${accountId} and (action = 'screened' or l.valid)`.execute(db);
  await sql`
    insert into audit_log (account_id, actor, action, target, detail, at)
    select account_id, 'dashboard:amy@firm.example', 'lead.override_set', id::text, '{"from":null,"to":"invalid"}', created_at
    from leads where account_id = ${accountId}`.execute(db);
  await sql`vacuum analyze`.execute(db);
}
