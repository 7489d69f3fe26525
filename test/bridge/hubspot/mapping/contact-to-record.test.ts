import { describe, expect, test } from 'vitest';
import { contactToRecord, mappedProperties } from '../../../../bridge/hubspot/mapping/contact-to-record.ts';
import { defaultFieldMapping, type FieldMapping, fieldMapping } from '../../../../shared/field-mapping.ts';
import { FIELD_MAX, INTAKE_NOTES_MAX, recordFields } from '../../../../shared/record.ts';
import { isStorable } from '../../../../shared/storable-text.ts';

const mapping = (
  fields: Partial<FieldMapping['fields']> = {},
  practiceAreas: FieldMapping['practiceAreas'] = {},
): FieldMapping => ({ fields: { ...defaultFieldMapping.fields, ...fields }, practiceAreas });

const full = {
  firstname: 'Maria',
  lastname: 'Delgado',
  phone: '512-555-0142',
  email: 'maria@example.com',
  city: 'Austin',
  zip: '78704',
  lead_intake_county: 'Travis',
  state: 'TX',
  lead_intake_practice_area: 'Car Accident',
  lead_intake_case_notes: 'Rear-ended at a red light.',
  message: 'another text',
};

test('the default mapping fills the ten fields from the properties of their names', () => {
  const mapped = contactToRecord(full, defaultFieldMapping);
  expect(mapped.record).toEqual({
    firstName: 'Maria',
    lastName: 'Delgado',
    phone: '512-555-0142',
    email: 'maria@example.com',
    location: 'Austin',
    zip: '78704',
    county: 'Travis',
    state: 'TX',
    practiceArea: 'Car Accident',
    intakeNotes: 'Rear-ended at a red light.',
  });
  expect(mapped.missing).toEqual([]);
  expect(mapped.reasons).toEqual([]);
  expect(mapped.read).toEqual([
    'firstname',
    'lastname',
    'phone',
    'email',
    'city',
    'zip',
    'lead_intake_county',
    'state',
    'lead_intake_practice_area',
    'lead_intake_case_notes',
  ]);
});

test('the properties to read are those of the mapping, each once', () => {
  expect(mappedProperties(defaultFieldMapping)).toEqual([...Object.keys(full)]);
  const twice = mapping({
    location: { joined: ['city', 'state'], separator: ', ' },
    county: { constant: 'Travis' },
    phone: { firstOf: ['mobilephone', 'phone'] },
  });
  const names = mappedProperties(twice);
  expect(names).not.toContain('lead_intake_county');
  expect(names.filter((name) => name === 'state')).toEqual(['state']);
  expect(names).toContain('mobilephone');
});

describe.each([
  ['null', null],
  ['undefined', undefined],
  ['an empty text', ''],
  ['spaces', '   '],
  ['other white space', '\n\t\u00a0\u3000'],
  ['NUL alone', '\0'],
])('%s', (_, value) => {
  test('is missing, in every field, with the property named', () => {
    const names = mappedProperties(defaultFieldMapping);
    const { record, missing, reasons, read } = contactToRecord(
      Object.fromEntries(names.map((name) => [name, value])),
      defaultFieldMapping,
    );
    expect(new Set(Object.values(record))).toEqual(new Set(['']));
    expect(missing).toEqual(recordFields);
    expect(read).toEqual([]);
    expect(reasons.filter(({ why }) => why === 'missing').map(({ field, text }) => [field, text])).toContainEqual([
      'intakeNotes',
      'no value in lead_intake_case_notes or message',
    ]);
  });

  test('lets the next property of the list speak', () => {
    const { record, read } = contactToRecord({ ...full, lead_intake_case_notes: value }, defaultFieldMapping);
    expect(record.intakeNotes).toBe('another text');
    expect(read).toContain('message');
    expect(read).not.toContain('lead_intake_case_notes');
  });
});

describe('sources', () => {
  test('first of: the order of the mapping decides', () => {
    const one = mapping({ intakeNotes: { firstOf: ['message', 'lead_intake_case_notes'] } });
    expect(contactToRecord(full, one).record.intakeNotes).toBe('another text');
  });

  test.each([
    [{ city: 'Austin', state: 'TX' }, 'Austin, TX', ['city', 'state']],
    [{ city: ' ', state: 'TX' }, 'TX', ['state']],
    [{ city: 'Austin', state: null }, 'Austin', ['city']],
  ])('joined: %j gives %s', (values, expected, read) => {
    const joined = mapping({ location: { joined: ['city', 'state'], separator: ', ' } });
    const mapped = contactToRecord(values, joined);
    expect(mapped.record.location).toBe(expected);
    expect(mapped.read).toEqual(expect.arrayContaining(read));
    expect(mapped.missing).not.toContain('location');
  });

  test('joined: nothing in any of them is missing', () => {
    const { missing } = contactToRecord({}, mapping({ location: { joined: ['city', 'state'], separator: ', ' } }));
    expect(missing).toContain('location');
  });

  test('a constant is there without a property', () => {
    const { record, read } = contactToRecord({}, mapping({ state: { constant: ' TX ' } }));
    expect(record.state).toBe('TX');
    expect(read).toEqual([]);
  });

  test('an empty constant is missing, and says so', () => {
    const { reasons } = contactToRecord(full, mapping({ state: { constant: '' } }));
    expect(reasons).toEqual([{ field: 'state', why: 'missing', text: 'the mapping gives an empty constant' }]);
  });
});

describe('practice areas', () => {
  const areas = { mva: 'Car Accident', slip_fall: 'Premises Liability', 'a;b': 'Both', toString: 'Odd' };
  test.each([
    ['mva', 'Car Accident'],
    ['mva;slip_fall', 'Car Accident; Premises Liability'],
    ['mva; slip_fall', 'Car Accident; Premises Liability'],
    ['mva;mva', 'Car Accident'],
    ['mva;unknown', 'Car Accident; unknown'],
    ['unknown', 'unknown'],
    ['a;b', 'Both'],
    [';mva;', 'Car Accident'],
    ['toString', 'Odd'],
    ['constructor', 'constructor'],
    ['__proto__', '__proto__'],
  ])('%s is %s', (value, expected) => {
    const { record } = contactToRecord({ lead_intake_practice_area: value }, mapping({}, areas));
    expect(record.practiceArea).toBe(expected);
  });

  test('only separators are nothing', () => {
    const { missing } = contactToRecord({ lead_intake_practice_area: ';;' }, mapping({}, areas));
    expect(missing).toContain('practiceArea');
  });

  test('the table is for practice areas alone', () => {
    expect(contactToRecord({ city: 'mva' }, mapping({}, areas)).record.location).toBe('mva');
  });
});

describe('values that are too long or cannot be stored', () => {
  test.each([
    ['location', 'city', FIELD_MAX],
    ['intakeNotes', 'lead_intake_case_notes', INTAKE_NOTES_MAX],
  ] as const)('%s is cut after its limit in code points', (field, property, limit) => {
    const exact = contactToRecord({ [property]: 'x'.repeat(limit) }, defaultFieldMapping);
    expect(exact.reasons.filter(({ why }) => why === 'cut')).toEqual([]);
    const long = contactToRecord({ [property]: 'x'.repeat(limit + 1) }, defaultFieldMapping);
    expect(long.record[field]).toBe('x'.repeat(limit));
    expect(long.reasons.filter(({ why }) => why === 'cut')).toEqual([
      { field, why: 'cut', text: `cut after ${limit.toLocaleString('en-US')} characters` },
    ]);
  });

  test('a cut never splits a character outside the basic plane', () => {
    const { record } = contactToRecord({ city: '🚗'.repeat(FIELD_MAX + 1) }, defaultFieldMapping);
    expect(record.location).toBe('🚗'.repeat(FIELD_MAX));
    const whole = contactToRecord({ city: '🚗'.repeat(FIELD_MAX) }, defaultFieldMapping);
    expect(whole.reasons.filter(({ why }) => why === 'cut')).toEqual([]);
  });

  test.each([
    ['NUL', 'a\0b', 'ab'],
    ['a lone high surrogate', 'a\ud800b', 'a\ufffdb'],
    ['a lone low surrogate', 'a\udc00b', 'a\ufffdb'],
  ])('%s becomes storable, with a reason that quotes nothing', (_, value, expected) => {
    const { record, reasons } = contactToRecord({ ...full, city: value }, defaultFieldMapping);
    expect(record.location).toBe(expected);
    expect(isStorable(record.location)).toBe(true);
    expect(reasons).toEqual([
      { field: 'location', why: 'cleaned', text: 'characters that cannot be stored were left out' },
    ]);
  });
});

test('whatever a contact holds, the record can be stored and is within its limits', () => {
  const pieces = ['', ' ', '\0', '\ud83d', '🚗', 'a;b', '\u202e', 'x'.repeat(700), '__proto__', '\n', 'ß'];
  const names = mappedProperties(defaultFieldMapping);
  let seed = 7;
  const draw = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % most;
  };
  for (let round = 0; round < 500; round += 1) {
    const values = Object.fromEntries(
      names.map((name) => [name, Array.from({ length: draw(6) }, () => pieces[draw(pieces.length)]).join('')]),
    );
    const { record, missing } = contactToRecord(values, defaultFieldMapping);
    for (const field of recordFields) {
      expect(isStorable(record[field])).toBe(true);
      expect([...record[field]].length).toBeLessThanOrEqual(field === 'intakeNotes' ? INTAKE_NOTES_MAX : FIELD_MAX);
      expect(missing.includes(field)).toBe(record[field] === '');
    }
  }
});

test('the mapping schema refuses what is no property, and takes what the default has', () => {
  expect(fieldMapping.safeParse(defaultFieldMapping).success).toBe(true);
  for (const wrong of ['First Name', 'Größe', '', '1a', 'a-b'])
    expect(fieldMapping.safeParse(mapping({ phone: { firstOf: [wrong] } })).success).toBe(false);
  expect(fieldMapping.safeParse(mapping({ phone: { firstOf: [] } })).success).toBe(false);
});
