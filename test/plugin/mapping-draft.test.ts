import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  areaRows,
  checkMapping,
  type MappingDraft,
  mappingDraftOf,
} from '../../plugin/hubspot/src/app/settings/mapping-draft.ts';
import { defaultFieldMapping, type FieldMapping, fieldMapping } from '../../shared/field-mapping.ts';
import { recordFields } from '../../shared/record.ts';
import { choicesOf } from './app-settings.ts';

test('what is saved is what is sent again, of every kind', () => {
  const mapping: FieldMapping = {
    fields: {
      ...defaultFieldMapping.fields,
      location: { joined: ['city', 'country'], separator: ' / ' },
      state: { constant: 'TX' },
    },
    practiceAreas: { mva: 'Car Accident' },
  };
  expect(checkMapping(mappingDraftOf(mapping))).toEqual({ mapping });
});

test('a value whose area was emptied is left out', () => {
  const draft = { ...mappingDraftOf(defaultFieldMapping), practiceAreas: { mva: ' ', slip: ' Premises ' } };
  expect(checkMapping(draft)).toEqual({ mapping: { ...defaultFieldMapping, practiceAreas: { slip: 'Premises' } } });
});

test('a fault stands at its field', () => {
  const draft = mappingDraftOf(defaultFieldMapping);
  const fields = { ...draft.fields, phone: { ...draft.fields.phone, properties: [] } };
  const check = checkMapping({ fields, practiceAreas: { mva: 'x'.repeat(101) } });
  expect(check).toEqual({
    faults: { phone: 'Choose at least one property', practiceAreas: 'An area has at most 100 characters' },
  });
});

test('the options of the chosen property can be named, and what is named stays visible', () => {
  const draft = { ...mappingDraftOf(defaultFieldMapping), practiceAreas: { old: 'Divorce' } };
  expect(areaRows(draft, choicesOf())).toEqual([{ value: 'old', label: 'old', area: 'Divorce' }]);
  const suggested = mappingDraftOf(choicesOf().suggestion);
  expect(areaRows(suggested, choicesOf())).toEqual([
    { value: 'mva', label: 'Motor vehicle', area: 'Car Accident' },
    { value: 'slip', label: 'Slip and fall', area: '' },
  ]);
});

const source = fc.record({
  kind: fc.constantFrom('firstOf' as const, 'joined' as const, 'constant' as const),
  properties: fc.oneof(
    fc.array(fc.constantFrom('city', 'a_1', 'Upper', '1st', '', 'x'.repeat(101)), { maxLength: 3 }),
    fc.constant(['phone']),
    fc.constantFrom(10, 11).map((count) => Array<string>(count).fill('city')),
  ),
  separator: fc.constantFrom('', ' ', 'x'.repeat(20), 'x'.repeat(21)),
  constant: fc.constantFrom('', 'TX', 'x'.repeat(500), 'x'.repeat(501)),
});

test('says yes and no exactly where the shared schema does', () => {
  const good = mappingDraftOf(defaultFieldMapping);
  let accepted = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...recordFields),
      source,
      fc.constantFrom('x'.repeat(100), 'x'.repeat(101)),
      (field, one, area) => {
        const draft: MappingDraft = { fields: { ...good.fields, [field]: one }, practiceAreas: { mva: area } };
        const sent =
          one.kind === 'constant'
            ? { constant: one.constant }
            : one.kind === 'joined'
              ? { joined: one.properties, separator: one.separator }
              : { firstOf: one.properties };
        const asTyped = { fields: { ...defaultFieldMapping.fields, [field]: sent }, practiceAreas: { mva: area } };
        const check = checkMapping(draft);
        expect('mapping' in check).toBe(fieldMapping.safeParse(asTyped).success);
        if ('mapping' in check) accepted += 1;
      },
    ),
    { numRuns: 2_000 },
  );
  expect(accepted).toBeGreaterThan(100);
});
