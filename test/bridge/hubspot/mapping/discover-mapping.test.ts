import { describe, expect, test } from 'vitest';
import { checkMapping } from '../../../../bridge/hubspot/mapping/check-mapping.ts';
import { discoverMapping } from '../../../../bridge/hubspot/mapping/discover-mapping.ts';
import type { PortalProperty } from '../../../../bridge/hubspot/mapping/list-properties.ts';
import { defaultFieldMapping, fieldMapping } from '../../../../shared/field-mapping.ts';

const property = (
  name: string,
  label: string,
  fieldType = 'text',
  options: [string, string][] = [],
): PortalProperty => ({
  name,
  label,
  type: options.length > 0 ? 'enumeration' : 'string',
  fieldType,
  hidden: false,
  options: options.map(([value, text]) => ({ value, label: text, hidden: false })),
});

const standard = [
  property('firstname', 'First Name'),
  property('lastname', 'Last Name'),
  property('email', 'Email'),
  property('phone', 'Phone Number', 'phonenumber'),
  property('mobilephone', 'Mobile Phone Number', 'phonenumber'),
  property('city', 'City'),
  property('state', 'State/Region'),
  property('zip', 'Postal Code'),
  property('message', 'Message', 'textarea'),
];
const own = [
  property('lead_intake_county', 'County'),
  property('lead_intake_practice_area', 'Practice area'),
  property('lead_intake_case_notes', 'Case notes', 'textarea'),
];

test('a provisioned portal without properties of its own gets the default, and a second phone', () => {
  const { suggestion } = discoverMapping([...standard, ...own]);
  expect(suggestion.fields).toEqual({
    ...defaultFieldMapping.fields,
    phone: { firstOf: ['phone', 'mobilephone'] },
  });
  expect(suggestion.practiceAreas).toEqual({});
});

test('what is suggested is a mapping that fits the portal', () => {
  const portal = [...standard, ...own, property('what', 'What happened?', 'textarea')];
  const { suggestion } = discoverMapping(portal);
  expect(fieldMapping.parse(suggestion)).toEqual(suggestion);
  expect(checkMapping(suggestion, portal).errors).toEqual([]);
});

describe('properties of the firm are found by their labels', () => {
  test.each([
    ['county', property('residence', 'County of residence')],
    ['practiceArea', property('kind', 'Type of case')],
    ['practiceArea', property('aol', 'Area of Law')],
    ['zip', property('plz', 'ZIP Code')],
    ['intakeNotes', property('x1', 'Please tell us what happened', 'textarea')],
    ['intakeNotes', property('x2', 'Accident details', 'textarea')],
  ] as const)('%s', (field, found) => {
    const { candidates, suggestion } = discoverMapping([...standard, ...own, found]);
    expect(candidates[field]).toContainEqual(expect.objectContaining({ property: found.name, why: 'label' }));
    const source = suggestion.fields[field];
    expect('firstOf' in source && source.firstOf).toContain(found.name);
  });
});

test('any text of several lines is shown for the case notes, and used only where its name or label speaks', () => {
  const { candidates, suggestion } = discoverMapping([...standard, ...own, property('bio', 'Biography', 'textarea')]);
  expect(candidates.intakeNotes).toContainEqual(expect.objectContaining({ property: 'bio', why: 'kind' }));
  expect(suggestion.fields.intakeNotes).toEqual({ firstOf: ['lead_intake_case_notes', 'message'] });
  expect(candidates.county.map((one) => one.property)).not.toContain('bio');
});

test('neither our results nor numbers and dates are candidates', () => {
  const score = { ...property('lead_intake_notes', 'Lead intake case notes', 'textarea') };
  const when = { ...property('county_date', 'County'), type: 'datetime' };
  const { candidates } = discoverMapping([...standard, ...own, score, when]);
  const all = Object.values(candidates).flatMap((list) => list.map((one) => one.property));
  expect(all).not.toContain('lead_intake_notes');
  expect(all).not.toContain('county_date');
});

test('the options of a practice-area list are mapped to built-in areas by label, then by value', () => {
  const list = property('practice_area', 'Practice Area', 'checkbox', [
    ['1', 'Car Accident'],
    ['slip_and_fall', 'Fell'],
    ['3', 'Newsletter'],
  ]);
  const { practiceAreaOptions, suggestion } = discoverMapping([...standard, list]);
  expect(practiceAreaOptions.map(({ value, area }) => [value, area !== null])).toEqual([
    ['1', true],
    ['slip_and_fall', true],
    ['3', false],
  ]);
  expect(Object.keys(suggestion.practiceAreas).toSorted()).toEqual(['1', 'slip_and_fall']);
  expect(suggestion.fields.practiceArea).toEqual({ firstOf: ['practice_area'] });
});

test('an empty portal keeps the defaults', () => expect(discoverMapping([]).suggestion).toEqual(defaultFieldMapping));
