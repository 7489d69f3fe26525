import { expect, test } from 'vitest';
import { saveMapping } from '../../../../bridge/hubspot/connections/save-mapping.ts';
import { checkMapping } from '../../../../bridge/hubspot/mapping/check-mapping.ts';
import { aboutContact, aboutProperties } from '../../../../bridge/hubspot/mapping/contact-to-record.ts';
import { defaultFieldMapping, type FieldMapping, fieldMapping } from '../../../../shared/field-mapping.ts';
import { connectPortal, openScreening, PORTAL } from '../../../fixtures/screening-bridge.ts';

const withAbout = (about: FieldMapping['about']): FieldMapping => ({ ...defaultFieldMapping, about });

test('source and outcome are HubSpot’s own where the mapping says nothing of them', () => {
  const values = { hs_analytics_source: 'REFERRALS', lifecyclestage: 'customer', other: 'x' };
  expect(aboutProperties(defaultFieldMapping)).toEqual(['hs_analytics_source', 'lifecyclestage']);
  expect(aboutContact(values, defaultFieldMapping)).toEqual({ source: 'REFERRALS', outcome: 'customer' });
  const own = withAbout({ source: 'other', outcome: null });
  expect(aboutProperties(own)).toEqual(['other']);
  expect(aboutContact(values, own)).toEqual({ source: 'x', outcome: null });
});

test.each([
  ['', null],
  ['   ', null],
  [null, null],
  ['a\0b', 'ab'],
  ['\ud800x', '\ufffdx'],
  ['🦊'.repeat(150), '🦊'.repeat(100)],
])('%j is kept as %j', (hs_analytics_source, source) => {
  expect(aboutContact({ hs_analytics_source }, defaultFieldMapping).source).toBe(source);
});

test('a property that the portal does not have is refused by its name', () => {
  const property = { label: '', type: 'string', fieldType: 'text', hidden: false, options: [] };
  const names = [...Object.values(defaultFieldMapping.fields).flatMap((one) => ('firstOf' in one ? one.firstOf : []))];
  const known = names.map((name) => ({ ...property, name }));
  expect(checkMapping(defaultFieldMapping, known).errors).toEqual([]);
  expect(checkMapping(withAbout({ source: 'no_such', outcome: null }), known).errors).toEqual([
    { field: 'about', message: 'the account has no contact property "no_such"' },
  ]);
});

test('mappings of before stay valid, and saving one that says nothing of source and outcome keeps them', async () => {
  expect(fieldMapping.parse(JSON.parse(JSON.stringify(defaultFieldMapping)))).toEqual(defaultFieldMapping);
  await using screening = await openScreening();
  const accountId = await connectPortal(screening);
  const { db } = screening;
  const save = (mapping: FieldMapping) => saveMapping(db, { accountId, portalId: PORTAL, mapping, actor: 'test' });
  const about = { source: 'hs_language', outcome: null };
  expect(await save(withAbout(about))).toEqual({ version: 2, changed: ['about'] });
  expect(await save(defaultFieldMapping)).toEqual({ version: 2, changed: [] });
  expect((await save({ ...defaultFieldMapping, practiceAreas: { mva: 'Car Accident' } })).changed).toEqual([
    'practiceAreas',
  ]);
  const saved = await db.selectFrom('hubspot_connections').select('mapping').executeTakeFirstOrThrow();
  expect(saved.mapping).toMatchObject({ about, practiceAreas: { mva: 'Car Accident' } });
});
