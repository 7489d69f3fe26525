import { describe, expect, test } from 'vitest';
import {
  changedProperties,
  engineText,
  resultPropertyNames,
  resultToProperties,
} from '../../../../bridge/hubspot/contacts/write-contacts.ts';
import { leadStatus, PROPERTY_TEXT_MAX, resultProperties } from '../../../../shared/hubspot-properties.ts';

const screenedAt = new Date('2026-11-20T09:30:00.123Z');
const result = {
  status: 'valid',
  score: 88,
  notes: 'Strengths: clear claim.',
  engine: 'rubric 1',
  screenedAt,
} as const;

test('a result becomes the five texts HubSpot stores', () => {
  expect(resultToProperties(result)).toEqual({
    lead_intake_status: 'valid',
    lead_intake_score: '88',
    lead_intake_notes: 'Strengths: clear claim.',
    lead_intake_screened_at: '2026-11-20T09:30:00.123Z',
    lead_intake_engine: 'rubric 1',
  });
  expect(Object.keys(resultToProperties(result)).sort()).toEqual([...resultPropertyNames].sort());
});

test('every text is read back as the value it was made from', () => {
  const properties = resultToProperties(result);
  const decode = (name: keyof typeof resultProperties) => resultProperties[name].codec.parse(properties[name]);
  expect(decode('lead_intake_score')).toBe(88);
  expect(decode('lead_intake_screened_at')).toEqual(screenedAt);
  expect(decode('lead_intake_status')).toBe('valid');
});

test.each(leadStatus.options)('status %s is one of the options of the property', (status) => {
  expect(resultToProperties({ status })).toEqual({ lead_intake_status: status });
});

test.each([0, 100])('score %s', (score) => {
  expect(resultToProperties({ status: 'valid', score }).lead_intake_score).toBe(String(score));
});

test.each([-1, 101, 50.5, Number.NaN])('a score of %s is nobody’s', (score) => {
  expect(() => resultToProperties({ status: 'valid', score })).toThrow();
});

test('null clears, what is left out stays as it is', () => {
  const properties = resultToProperties({ status: 'needs_info', score: null, engine: null, notes: 'Not screened' });
  expect(properties).toEqual({
    lead_intake_status: 'needs_info',
    lead_intake_score: '',
    lead_intake_engine: '',
    lead_intake_notes: 'Not screened',
  });
});

test('a status that a human has set stays out, score and notes do not', () => {
  const { lead_intake_status, ...others } = resultToProperties(result);
  expect(lead_intake_status).toBe('valid');
  expect(resultToProperties(result, { keepStatus: true })).toEqual(others);
});

describe('notes', () => {
  test('are cut to what a property holds, not through a character', () => {
    const notes = `${'x'.repeat(PROPERTY_TEXT_MAX - 1)}🚗`;
    const text = resultToProperties({ status: 'valid', notes }).lead_intake_notes ?? '';
    expect(text).toBe('x'.repeat(PROPERTY_TEXT_MAX - 1));
    const fits = `${'x'.repeat(PROPERTY_TEXT_MAX - 2)}🚗`;
    expect(resultToProperties({ status: 'valid', notes: fits }).lead_intake_notes).toBe(fits);
  });

  test('lose NUL and half characters', () => {
    expect(resultToProperties({ status: 'valid', notes: 'a\0b\ud800c' }).lead_intake_notes).toBe('ab\ufffdc');
  });
});

test.each([
  [{ name: 'rubric', version: '14', model: null, promptVersion: null }, 'rubric 14'],
  [{ name: 'openai', version: '3', model: 'gpt-6-luna', promptVersion: '7' }, 'openai 3 (gpt-6-luna, prompt 7)'],
  [{ name: 'openai', version: '3', model: 'gpt-6-luna', promptVersion: null }, 'openai 3 (gpt-6-luna)'],
] as const)('engine %j is "%s"', (identity, text) => expect(engineText(identity)).toBe(text));

describe('what HubSpot holds already is not written', () => {
  const wanted = resultToProperties(result);
  test('the same texts', () => expect(changedProperties(wanted, wanted)).toEqual({}));

  test.each([
    ['lead_intake_score', '88.0'],
    ['lead_intake_score', '8.8e1'],
    ['lead_intake_screened_at', '1795167000123'],
    ['lead_intake_screened_at', '2026-11-20T10:30:00.123+01:00'],
  ])('%s as %s', (name, prev) => expect(changedProperties(wanted, { ...wanted, [name]: prev })).toEqual({}));

  test.each([
    ['lead_intake_score', '87'],
    ['lead_intake_score', ''],
    ['lead_intake_score', null],
    ['lead_intake_score', 'many'],
    ['lead_intake_status', 'invalid'],
    ['lead_intake_notes', 'strengths: clear claim.'],
    ['lead_intake_screened_at', '2026-11-20T09:30:00Z'],
    ['lead_intake_engine', undefined],
  ])('%s as %s is another value', (name, prev) => {
    expect(changedProperties(wanted, { ...wanted, [name]: prev })).toEqual({
      [name]: wanted[name],
    });
  });

  test('a value that is cleared and not there', () => {
    const cleared = { lead_intake_score: '' };
    expect(changedProperties(cleared, { lead_intake_score: null })).toEqual({});
    expect(changedProperties(cleared, {})).toEqual({});
    expect(changedProperties(cleared, { lead_intake_score: '0' })).toEqual(cleared);
  });
});
