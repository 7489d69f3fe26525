import type { Kysely } from 'kysely';
import { LEAD_EVENTS_PATH, LEADS_CSV_PATH, type leadOperations } from '../../../../shared/dashboard/leads.ts';
import type { SpecialRoute } from '../../../dashboard-api/dashboard-routes.ts';
import type { DashboardHandlers } from '../../../dashboard-api/handlers.ts';
import type { ContactApi } from '../../../hubspot/contacts/read-contacts.ts';
import type { Tombstones } from '../../../hubspot/contacts/tombstones.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Queue } from '../../../platform/queue/open-queue.ts';
import type { Store } from '../../../platform/store/open-store.ts';
import type { Database } from '../../../platform/store/schema.ts';
import { createLeadActions } from './act-on-lead.ts';
import { createLeadEvents } from './lead-events.ts';
import { createLeadFeed } from './lead-feed.ts';
import { createLeadNames, type LeadNames } from './lead-names.ts';
import { createLeadsCsv } from './leads-csv.ts';
import { createListLeads } from './list-leads.ts';
import { createReadLeadPage } from './read-lead.ts';

interface Deps {
  store: Pick<Store, 'seal' | 'unseal' | 'connectionString'> & { db: Kysely<Database> };
  queue: Pick<Queue, 'enqueue'>;
  tombstones: Tombstones;
  api: ContactApi;
  log: Log;
  /** Fires when the server stops. */
  stopping: AbortSignal;
}

type LeadHandlers = Pick<DashboardHandlers, keyof typeof leadOperations>;

interface LeadPart {
  handlers: LeadHandlers;
  special: SpecialRoute[];
  names: LeadNames;
}

/** Every lead and why, and a person's actions on it. */
export function createLeadHandlers(wired: Deps): LeadPart {
  const { store, stopping, api } = wired;
  const { db, unseal, connectionString } = store;
  const deps = { ...wired, db, unseal, connectionString, names: createLeadNames({ api }) };
  const feed = createLeadFeed(deps);
  return {
    handlers: {
      listLeads: createListLeads(deps),
      readLead: createReadLeadPage(deps),
      ...createLeadActions(deps),
    },
    names: deps.names,
    special: [
      { path: LEAD_EVENTS_PATH, role: 'read_only', answer: createLeadEvents({ feed, stopping }) },
      { path: LEADS_CSV_PATH, role: 'read_only', answer: createLeadsCsv(deps) },
    ],
  };
}
