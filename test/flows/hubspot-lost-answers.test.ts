import { expect, test } from 'vitest';
import { appOperations } from '../../bridge/hubspot/app/card-handlers.ts';
import { defaultFieldMapping } from '../../shared/field-mapping.ts';
import { openApp, type Page, pageIn } from '../fixtures/hubspot-app.ts';
import { strongLead } from '../fixtures/hubspot-leads.ts';
import { connectFirm } from '../fixtures/hubspot-product.ts';
import { expectNoFaults, settled, shows } from '../fixtures/hubspot-results.ts';

type Stage = Awaited<ReturnType<typeof openApp>>;
type Id = Parameters<Page>[0];

/** What a press of a button leaves behind, counted. */
interface Traces {
  /** Actions in the history of leads, by whoever pressed. */
  history: string[];
  /** Actions in the audit log, likewise. */
  audit: string[];
  /** Jobs ever enqueued, by queue. */
  jobs: Record<string, number>;
  runs: number;
}

interface Press {
  contactId?: string;
  body: object;
  /** What is new afterwards. */
  leaves: Partial<Traces>;
  /** What the answer says, however far the work has come by then. */
  answer: object;
}

const USER = 'hubspot:11:7';

async function readTraces({ product: { db, context } }: Stage): Promise<Traces> {
  const byUser = (table: 'lead_history' | 'audit_log') =>
    db.selectFrom(table).select('action').where('actor', '=', USER).orderBy('id').execute();
  const names = (rows: { action: string }[]) => rows.map(({ action }) => action);
  const { rows } = await context.store.pool.query<{ name: string; count: number }>(
    'select name, count(*)::integer as count from pgboss.job group by name',
  );
  return {
    history: names(await byUser('lead_history')),
    audit: names(await byUser('audit_log')),
    jobs: Object.fromEntries(rows.map(({ name, count }) => [name, count])),
    runs: (await db.selectFrom('bulk_runs').select('id').execute()).length,
  };
}

const configuration = { practiceAreas: ['Car Accident', 'Dog Bite'], threshold: 55, customFilters: [] };
const mapping = { ...defaultFieldMapping, practiceAreas: { mva: 'Car Accident' } };

/** Every operation that changes something; the ones that only read are the rest. */
const presses = (contactId: string) =>
  ({
    screenNow: {
      contactId,
      body: { requestId: 'lost-screen-now' },
      leaves: { history: ['rescreen'], jobs: { 'screen-contact': 1 } },
      answer: { contactId, work: 'queued' },
    },
    setOverride: {
      contactId,
      body: { requestId: 'lost-override', status: 'needs_info' },
      leaves: { history: ['override_set'], audit: ['lead.override_set'], jobs: { 'write-override': 1 } },
      answer: { contactId, status: 'needs_info' },
    },
    startBulk: {
      body: { requestId: 'lost-bulk-run', contactIds: [contactId, '501'] },
      leaves: { runs: 1, jobs: { 'backfill-contact': 2 } },
      answer: { requestId: 'lost-bulk-run', total: 2 },
    },
    saveConfiguration: {
      body: { expectedVersion: 1, configuration },
      leaves: { audit: ['configuration.changed'] },
      answer: { version: 2, value: { threshold: 55 } },
    },
    saveFieldMapping: {
      body: { expectedVersion: 1, mapping },
      leaves: { audit: ['mapping.changed'] },
      answer: { version: 2, value: mapping },
    },
    savePermissions: {
      body: { expectedVersion: 0, permissions: { settings: null, overrule: ['77'] } },
      leaves: { audit: ['permissions.changed'] },
      answer: { version: 1, value: { settings: null, overrule: ['77'] } },
    },
    handleLead: {
      contactId,
      body: { requestId: 'lost-claim', action: 'claim', seen: 1, reason: null, note: null },
      leaves: { history: ['claim'] },
      answer: { contactId, done: true },
    },
    createProperties: {
      body: { requestId: 'lost-properties' },
      leaves: {},
      answer: { created: [] },
    },
    replayFailed: {
      body: { requestId: 'lost-replay' },
      leaves: {},
      answer: { jobs: 0, leads: 0 },
    },
    readSample: {
      body: { mapping, contactId },
      leaves: {},
      answer: {},
    },
    previewRules: {
      body: { configuration, confirmed: false, from: 0 },
      leaves: {},
      answer: {},
    },
    reconnect: {
      body: { requestId: 'lost-reconnect', token: null },
      leaves: {},
      answer: {},
    },
    setPaused: {
      body: { paused: true },
      leaves: { audit: ['hubspot.paused'] },
      answer: { status: 'paused' },
    },
  }) satisfies Partial<Record<Id, Press>>;

const added = (before: readonly string[], after: readonly string[]) => after.slice(before.length);

function difference(before: Traces, after: Traces): Traces {
  const queues = Object.entries(after.jobs).map(([name, count]) => [name, count - (before.jobs[name] ?? 0)] as const);
  return {
    history: added(before.history, after.history),
    audit: added(before.audit, after.audit),
    jobs: Object.fromEntries(queues.filter(([, count]) => count > 0)),
    runs: after.runs - before.runs,
  };
}

test('HubSpot loses the answer and asks again: it counts once, and is answered alike', async () => {
  await using stage = await openApp();
  const { hubspot, product } = stage;
  await connectFirm(product);
  const { id: contactId } = hubspot.portal(11).create(strongLead());
  await shows(hubspot, contactId, 'lead_intake_status').toMatch(/valid/);
  await settled(product);
  hubspot.webhooks.pause();
  for (const [id, press] of Object.entries(presses(contactId)) as [Id, Press][]) {
    const { leaves, answer, ...question } = press;
    const { proxy } = hubspot;
    const before = await readTraces(stage);
    const sent = proxy.sent.length;
    proxy.loseAnswers(1);
    const second = await pageIn(hubspot)(id, question);
    const first = proxy.lost.at(-1);
    // A machine that is busy may have HubSpot ask once more.
    expect(proxy.sent.length - sent).toBeGreaterThanOrEqual(2);
    expect({ id, status: first?.status }).toEqual({ id, status: second.status });
    expect({ id, first: JSON.parse(first?.body ?? '') }).toMatchObject({ id, first: answer });
    expect({ id, second: second.body }).toMatchObject({ id, second: answer });
    const left = difference(before, await readTraces(stage));
    expect({ id, left }).toMatchObject({ id, left: { history: [], audit: [], runs: 0, ...leaves } });
  }
  expectNoFaults(hubspot);
});

test('no operation that changes something is missing above', () => {
  const writing = (Object.keys(appOperations) as Id[]).filter((id) => appOperations[id].method !== 'GET');
  expect(Object.keys(presses('1')).toSorted()).toEqual(writing.toSorted());
});
