import { describe, expect, test } from 'vitest';
import type { Engine } from '../../../../bridge/analysis/engine.ts';
import { findConnection } from '../../../../bridge/hubspot/connections/connections.ts';
import { eraseForPrivacy } from '../../../../bridge/jobs/erasure/contact-data.ts';
import { disconnect } from '../../../../bridge/jobs/erasure/disconnect.ts';
import { mergeLeads } from '../../../../bridge/leads/merge-leads.ts';
import { countExchanges } from '../../../fixtures/count-exchanges.ts';
import { connectPortal, openScreening, PORTAL, type Screening } from '../../../fixtures/screening-bridge.ts';
import { enqueue, leadValues } from '../../../fixtures/screening-contacts.ts';
import { drained, leadOf } from '../../../fixtures/screening-views.ts';
import { silentLog } from '../../../fixtures/silent-log.ts';
import { createTrialEngine } from '../../../fixtures/trial-engine.ts';

const owners = async ({ db }: Screening) =>
  (await db.selectFrom('lead_analyses').select('contact_id').orderBy('contact_id').execute()).map(
    ({ contact_id }) => contact_id,
  );
const analyses = async ({ db }: Screening) => (await db.selectFrom('analyses').select('key').execute()).length;

/** Screens contacts as they stand now. */
async function screen(screening: Screening, ...contactIds: string[]): Promise<void> {
  await enqueue(screening, contactIds, { cause: 'changed' });
  await using _working = screening.start();
  await drained(screening);
}

const erase = ({ db, deps }: Screening, contactId: string) =>
  db.transaction().execute((trx) =>
    eraseForPrivacy({ tombstones: deps.tombstones, log: silentLog }, trx, {
      portalId: PORTAL,
      contactId,
      actor: 'hubspot',
    }),
  );

const create = (screening: Screening, serial: number) => screening.portal().create(leadValues(serial)).id;
const say = (screening: Screening, id: string, words: string) =>
  screening.portal().update(id, { lead_intake_case_notes: words });

describe('results of a contact', () => {
  test('of every content it had are known to be its own, and are erased with it; those of others stay', async () => {
    await using screening = await openScreening({ engine: createTrialEngine() });
    await connectPortal(screening);
    const [id, other] = [create(screening, 1), create(screening, 2)];
    await screen(screening, id, other);
    say(screening, id, 'Rear-ended again, on October 9, 2026.');
    await screen(screening, id);
    expect(await owners(screening)).toEqual([id, id, other]);
    expect(await erase(screening, id)).toMatchObject({ leads: 1, analyses: 2 });
    expect(await owners(screening)).toEqual([other]);
    expect(await analyses(screening)).toBe(1);
  });

  test('cost a batch one statement more: each is stored with its owner, and those found stored are noted together', async () => {
    await using screening = await openScreening({ engine: createTrialEngine() });
    await connectPortal(screening);
    const ids = Array.from({ length: 40 }, (_, serial) => create(screening, serial));
    const exchanges = countExchanges(screening.store);
    const texts = await exchanges.during(() => screen(screening, ...ids));
    const having = (words: string) => texts.filter((text) => text.includes(words)).length;
    expect(having('insert into "analyses"')).toBe(40);
    expect(having('insert into "lead_analyses"')).toBe(40);
    // On a busy machine they come in more batches than one.
    const batches = having('begin; select pg_advisory_xact_lock_shared');
    expect(batches).toBeGreaterThan(0);
    expect(batches).toBeLessThan(40);
    expect(having('insert into lead_analyses')).toBe(batches);
    expect(await owners(screening)).toEqual(ids);
  });

  test('of the very same words are one analysis of both contacts, and go with either', async () => {
    await using screening = await openScreening({ engine: createTrialEngine() });
    await connectPortal(screening);
    const twin = () => screening.portal().store.create(leadValues(1), { changeSource: 'IMPORT', sourceId: '1' }).id;
    const [one, two] = [twin(), twin()];
    await screen(screening, one);
    await screen(screening, two);
    expect(await owners(screening)).toEqual([one, two]);
    expect(await analyses(screening)).toBe(1);
    await erase(screening, one);
    expect(await analyses(screening)).toBe(0);
    expect(await leadOf(screening, two)).toMatchObject({ state: 'screened' });
  });

  test('of merged contacts go with the one that is left', async () => {
    await using screening = await openScreening({ engine: createTrialEngine() });
    await connectPortal(screening);
    const [primary, other, beside] = [create(screening, 1), create(screening, 2), create(screening, 3)];
    await screen(screening, primary, other, beside);
    const survivor = '190000000001';
    const merge = { portalId: PORTAL, survivor, gone: [primary, other] };
    await screening.db.transaction().execute((trx) => mergeLeads(trx, merge));
    expect(await owners(screening)).toEqual([primary, other, beside, survivor, survivor]);
    await erase(screening, survivor);
    expect(await owners(screening)).toEqual([beside]);
    expect(await analyses(screening)).toBe(1);
  });

  test('go with the connection; those of another portal stay', async () => {
    await using screening = await openScreening({
      engine: createTrialEngine(),
      portals: [{ portalId: 11 }, { portalId: 12 }],
    });
    await connectPortal(screening);
    await connectPortal(screening, { portalId: '12' });
    const mine = create(screening, 1);
    const theirs = screening.portal('12').create(leadValues(2)).id;
    await enqueue(screening, [theirs], { portalId: '12' });
    await screen(screening, mine);
    expect(await analyses(screening)).toBe(2);
    const connection = await findConnection(screening.db, PORTAL);
    const deps = { hubspot: screening.api, store: screening.store };
    const done = await disconnect(deps, connection!, { localOnly: true, actor: 'test' });
    expect(done.deleted).toMatchObject({ leads: 1, analyses: 1 });
    expect(await owners(screening)).toEqual([theirs]);
    expect(await analyses(screening)).toBe(1);
  });
});

describe('a contact erased while it is judged leaves no result', () => {
  /** Judges when told to. */
  function heldEngine() {
    const asked = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const engine: Engine = createTrialEngine({
      async think() {
        asked.resolve();
        await goOn.promise;
      },
    });
    return { engine, asked: asked.promise, goOn: goOn.resolve };
  }

  test('though its job went with it', async () => {
    const { engine, asked, goOn } = heldEngine();
    await using screening = await openScreening({ engine });
    await connectPortal(screening);
    const id = create(screening, 1);
    await enqueue(screening, [id]);
    {
      await using _working = screening.start();
      await asked;
      await erase(screening, id);
      goOn();
    }
    expect(await leadOf(screening, id)).toBeUndefined();
    expect([await analyses(screening), await owners(screening)]).toEqual([0, []]);
  });

  test('though its job is another one by now', async () => {
    const { engine, asked, goOn } = heldEngine();
    await using screening = await openScreening({ engine });
    await connectPortal(screening);
    const [id, beside] = [create(screening, 1), create(screening, 2)];
    await enqueue(screening, [id, beside]);
    await using _working = screening.start();
    await asked;
    await screening.deps.tombstones.add(screening.db, [{ portalId: PORTAL, contactId: id }]);
    goOn();
    await drained(screening);
    expect(await leadOf(screening, id)).toBeUndefined();
    expect([await analyses(screening), await owners(screening)]).toEqual([1, [beside]]);
  });
});
