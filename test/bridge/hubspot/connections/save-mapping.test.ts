import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { saveMapping } from '../../../../bridge/hubspot/connections/save-mapping.ts';
import { previewMapping } from '../../../../bridge/hubspot/contacts/preview-mapping.ts';
import { loadPortals } from '../../../../bridge/jobs/portals/work-by-portal.ts';
import { defaultFieldMapping, type FieldMapping } from '../../../../shared/field-mapping.ts';
import { connectPortal, openScreening, PORTAL, type Screening } from '../../../fixtures/screening-bridge.ts';
import { enqueue, leadValues } from '../../../fixtures/screening-contacts.ts';
import { drained, leadOf } from '../../../fixtures/screening-views.ts';

let screening: Screening;
let accountId: string;
beforeAll(async () => {
  screening = await openScreening();
  accountId = await connectPortal(screening);
});
afterAll(() => screening[Symbol.asyncDispose]());
beforeEach(() => screening.simulator.log.clear());

const save = (mapping: FieldMapping) =>
  saveMapping(screening.db, { accountId, portalId: PORTAL, mapping, actor: 'test' });
const withFields = (fields: Partial<FieldMapping['fields']>, practiceAreas = {}): FieldMapping => ({
  fields: { ...defaultFieldMapping.fields, ...fields },
  practiceAreas,
});

test('a version for each change, none for the same again, whatever the order of its areas', async () => {
  expect(await save(defaultFieldMapping)).toEqual({ version: 1, changed: [] });
  const areas = { a: 'Car Accident', b: 'Premises Liability' };
  expect(await save(withFields({ state: { constant: 'TX' } }, areas))).toEqual({
    version: 2,
    changed: ['state', 'practiceAreas'],
  });
  const turned = { b: 'Premises Liability', a: 'Car Accident' };
  expect(await save(withFields({ state: { constant: 'TX' } }, turned))).toEqual({ version: 2, changed: [] });
  const portal = (await loadPortals(screening.db, [PORTAL])).get(PORTAL);
  expect(portal).toMatchObject({
    mappingVersion: 2,
    mapping: { fields: { state: { constant: 'TX' } }, practiceAreas: areas },
  });
  await save(defaultFieldMapping);
});

test('two at once are two versions', async () => {
  const before = (await loadPortals(screening.db, [PORTAL])).get(PORTAL)?.mappingVersion ?? 0;
  const saved = await Promise.all(['A', 'B'].map((constant) => save(withFields({ county: { constant } }))));
  expect(saved.map(({ version }) => version).toSorted()).toEqual([before + 1, before + 2]);
  await save(defaultFieldMapping);
});

test('a contact is judged by the mapping that holds when it is screened', async () => {
  const { id } = screening.portal().create(leadValues('mapped', { jobtitle: 'Hit by a bus on Main Street.' }));
  await enqueue(screening, [id]);
  await using _working = screening.start();
  await drained(screening);
  expect(screening.analysed.at(-1)?.intakeNotes).toContain('rear-ended');
  const { version } = await save(withFields({ intakeNotes: { firstOf: ['jobtitle'] } }));
  await enqueue(screening, [id], { cause: 'changed' });
  await drained(screening);
  expect(screening.analysed.at(-1)?.intakeNotes).toBe('Hit by a bus on Main Street.');
  expect(await leadOf(screening, id)).toMatchObject({ mapping_version: version });
  const read = screening.simulator.log.calls.filter(({ kind }) => kind === 'contacts.batchRead').at(-1)?.body;
  expect((read as { properties: string[] }).properties).toContain('jobtitle');
  expect((read as { properties: string[] }).properties).not.toContain('lead_intake_case_notes');
  await save(defaultFieldMapping);
});

test('a preview reads what the mapping needs and nothing else', async () => {
  const { id } = screening.portal().create(leadValues('preview'));
  const mapping = withFields({ location: { joined: ['city', 'state'], separator: ', ' } });
  const { record, read, missing } = await previewMapping(screening.api, { portalId: PORTAL, contactId: id, mapping });
  expect(record.location).toBe('Austin, TX');
  expect([missing, read.includes('city')]).toEqual([[], true]);
  expect(screening.simulator.log.counts()).toEqual({ 'contacts.batchRead': 1 });
});

test('a preview of a contact that is not there says so', async () => {
  const preview = previewMapping(screening.api, { portalId: PORTAL, contactId: '999', mapping: defaultFieldMapping });
  await expect(preview).rejects.toMatchObject({ kind: 'not_found', message: 'The portal has no contact 999' });
});

test('portals that are not connected are not found, and why one waits is told', async () => {
  const portals = await loadPortals(screening.db, [PORTAL, '99']);
  expect([...portals.keys()]).toEqual([PORTAL]);
  const waits = async (status: 'active' | 'paused' | 'revoked') => {
    await screening.db.updateTable('hubspot_connections').set({ status }).execute();
    return (await loadPortals(screening.db, [PORTAL])).get(PORTAL)?.blockedReason;
  };
  expect(await waits('paused')).toBe('the portal is paused');
  expect(await waits('revoked')).toBe("the portal revoked the app's access");
  expect(await waits('active')).toBeNull();
  await screening.db.updateTable('accounts').set({ subscription: 'past_due' }).execute();
  expect((await loadPortals(screening.db, [PORTAL])).get(PORTAL)?.blockedReason).toBe(
    'the account has no active subscription',
  );
});
