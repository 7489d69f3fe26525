import { describe, expect, test } from 'vitest';
import { checkMapping } from '../../../../bridge/hubspot/mapping/check-mapping.ts';
import type { PortalProperty } from '../../../../bridge/hubspot/mapping/list-properties.ts';
import { defaultFieldMapping, type FieldMapping } from '../../../../shared/field-mapping.ts';

const property = (
  name: string,
  type = 'string',
  fieldType = 'text',
  options: [string, string][] = [],
): PortalProperty => ({
  name,
  label: name,
  type,
  fieldType,
  hidden: false,
  options: options.map(([value, label]) => ({ value, label, hidden: false })),
});

const portal = [
  ...['firstname', 'lastname', 'email', 'city', 'zip', 'state', 'lead_intake_county', 'lead_intake_practice_area'].map(
    (name) => property(name),
  ),
  property('phone', 'string', 'phonenumber'),
  property('message', 'string', 'textarea'),
  property('lead_intake_case_notes', 'string', 'textarea'),
  property('lead_intake_score', 'number', 'number'),
  property('closedate', 'datetime', 'date'),
  property('zip_number', 'number', 'number'),
  property('rich', 'string', 'html'),
  property('case_type', 'enumeration', 'checkbox', [
    ['mva', 'Motor vehicle'],
    ['slip_and_fall', 'Slip and fall'],
    ['zz9', 'Something else'],
  ]),
];

const mapping = (fields: Partial<FieldMapping['fields']>, practiceAreas = {}): FieldMapping => ({
  fields: { ...defaultFieldMapping.fields, ...fields },
  practiceAreas,
});

test('the default mapping fits a provisioned portal', () => {
  expect(checkMapping(defaultFieldMapping, portal)).toEqual({ errors: [], warnings: [] });
});

describe('not taken', () => {
  test('a property that the portal does not have, named with its field', () => {
    const { errors } = checkMapping(mapping({ phone: { firstOf: ['phone', 'telefon'] } }), portal);
    expect(errors).toEqual([{ field: 'phone', message: 'the account has no contact property "telefon"' }]);
  });

  test('one of ours that is not provisioned, with what makes it', () => {
    const without = portal.filter(({ name }) => name !== 'lead_intake_county');
    expect(checkMapping(defaultFieldMapping, without).errors).toEqual([
      {
        field: 'county',
        message: 'the account has no contact property "lead_intake_county" yet',
      },
    ]);
  });

  test('a property that the bridge writes: its results would be judged', () => {
    const { errors } = checkMapping(mapping({ intakeNotes: { firstOf: ['lead_intake_score'] } }), portal);
    expect(errors).toEqual([{ field: 'intakeNotes', message: 'lead_intake_score is written by the bridge' }]);
  });

  test('every one of several is told', () => {
    const wrong = mapping({ city: undefined, location: { joined: ['a', 'b'], separator: ' ' } } as never);
    expect(checkMapping(wrong, portal).errors.map(({ message }) => message)).toEqual([
      'the account has no contact property "a"',
      'the account has no contact property "b"',
    ]);
  });
});

describe('warned of', () => {
  test.each([
    ['location', 'closedate', 'closedate holds a datetime, which is read as HubSpot writes it'],
    ['intakeNotes', 'city', 'city is a single line of text'],
    ['intakeNotes', 'case_type', 'case_type is a dropdown, not case notes'],
    ['intakeNotes', 'rich', 'rich is rich text; its tags are read as text'],
    ['county', 'message', 'message is a text of several lines'],
  ] as const)('%s from %s', (field, name, message) => {
    const { errors, warnings } = checkMapping(mapping({ [field]: { firstOf: [name] } }), portal);
    expect(errors).toEqual([]);
    expect(warnings).toEqual([{ field, message }]);
  });

  test('but not of a ZIP code kept as a number, nor of a constant', () => {
    const fine = mapping({ zip: { firstOf: ['zip_number'] }, state: { constant: 'TX' } });
    expect(checkMapping(fine, portal)).toEqual({ errors: [], warnings: [] });
  });
});

describe('practice areas', () => {
  const listed = (practiceAreas: Record<string, string>) =>
    checkMapping(mapping({ practiceArea: { firstOf: ['case_type'] } }, practiceAreas), portal).warnings;

  test('an option that means nothing by itself and has no area', () => {
    expect(listed({ mva: 'Car Accident' })).toEqual([
      { field: 'practiceAreas', message: 'option "zz9" (Something else) has no area; it is read as it is' },
    ]);
  });

  test('an option that the portal does not have', () => {
    expect(listed({ mva: 'Car Accident', zz9: 'Other', boat: 'Boat Accident' })).toEqual([
      { field: 'practiceAreas', message: 'no practice-area property has the option "boat"' },
    ]);
  });

  test('a free text may hold any value', () => {
    expect(checkMapping(mapping({}, { anything: 'Car Accident' }), portal).warnings).toEqual([]);
  });
});
