import { describe, expect, test } from 'vitest';
import { parseEvents } from '../../../../bridge/hubspot/webhook/contact-event.ts';

const event = {
  eventId: 3_816_279_340,
  subscriptionId: 25,
  portalId: 33,
  appId: 1_160_452,
  occurredAt: 1_790_000_000_000,
  subscriptionType: 'contact.creation',
  attemptNumber: 0,
  objectId: 180_000_000_001,
  changeSource: 'CRM',
  changeFlag: 'CREATED',
};

const parse = (body: unknown) => parseEvents(Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)));
const one = (changes: object) => parse([{ ...event, ...changes }]);

describe('what is taken', () => {
  test('an event as HubSpot documents it, and what it may add one day', () => {
    expect(parse([event])).toEqual({ events: [event], malformed: 0 });
    const later = { ...event, hubspotSays: { new: ['things'] }, __proto__: null };
    expect(parse([later])?.events[0]).toMatchObject({ hubspotSays: { new: ['things'] } });
  });
  test('1 to 1,000 events', () => {
    expect(parse(Array.from({ length: 1_000 }, () => event))?.events).toHaveLength(1_000);
    expect(parse(Array.from({ length: 1_001 }, () => event))).toBeUndefined();
    expect(parse([])).toBeUndefined();
  });
  test('the type under its other name', () => {
    const { subscriptionType: eventType, ...rest } = event;
    expect(parse([{ ...rest, eventType }])?.events[0]).toMatchObject({ eventType: 'contact.creation' });
  });
  test('types nobody knows yet, for they are counted, not refused', () => {
    expect(one({ subscriptionType: 'widget.exploded' })?.malformed).toBe(0);
  });
  test('ids beyond 2^53 keep every digit, in every place', () => {
    const text = JSON.stringify([
      { ...event, subscriptionType: 'contact.merge', objectId: 1, mergedObjectIds: [2], newObjectId: 3, eventId: 4 },
    ])
      .replace('"objectId":1', '"objectId":9007199254740993')
      .replace('[2]', '[9007199254740995,9223372036854775807]')
      .replace('"newObjectId":3', '"newObjectId":9007199254740997')
      .replace('"eventId":4', '"eventId":123456789012345678901234567890');
    expect(parse(text)?.events[0]).toMatchObject({
      objectId: '9007199254740993',
      mergedObjectIds: ['9007199254740995', '9223372036854775807'],
      newObjectId: '9007199254740997',
      eventId: '123456789012345678901234567890',
    });
  });
  test('ids as digits in texts', () => expect(one({ objectId: '180000000001', portalId: '33' })?.malformed).toBe(0));
  test('a byte order mark before it', () => expect(parse(`\uFEFF${JSON.stringify([event])}`)?.events).toHaveLength(1));
  test('long digits within texts are left alone', () => {
    expect(one({ propertyValue: '12345678901234567890' })?.events[0]?.propertyValue).toBe('12345678901234567890');
  });
});

describe('one strange entry does not cost the others', () => {
  test.each([
    ['null', null],
    ['a number', 7],
    ['a list', [event]],
    ['empty', {}],
    ['no object', { ...event, objectId: undefined }],
    ['no portal', { ...event, portalId: undefined }],
    ['no type', { ...event, subscriptionType: undefined }],
    ['no time', { ...event, occurredAt: undefined }],
    ['a time as text', { ...event, occurredAt: '1790000000000' }],
    ['a time beyond the calendar', { ...event, occurredAt: 8_640_000_000_000_001 }],
    ['a negative id', { ...event, objectId: -1 }],
    ['half an id', { ...event, objectId: 1.5 }],
    ['an id with a leading zero', { ...event, objectId: '007' }],
    ['an id beyond the database', { ...event, objectId: '9223372036854775808' }],
    ['an id with an exponent', { ...event, objectId: 1e30 }],
    ['merged ids that are none', { ...event, mergedObjectIds: ['x'] }],
    ['a type that is no text', { ...event, subscriptionType: 5 }],
  ])('%s', (_name, strange) => {
    expect(parse([event, strange])).toEqual({ events: [event], malformed: 1 });
    expect(parse([strange])).toBeUndefined();
  });
});

describe('what is no delivery', () => {
  test.each(['', ' ', '{', '{}', 'null', '"[]"', '7', '[', '[}', 'undefined', '[{"a":1},]', '{"events":[]}'])(
    '%o',
    (text) => {
      expect(parse(text)).toBeUndefined();
    },
  );
  test('bytes that are no UTF-8', () => {
    expect(parseEvents(Buffer.from([0x5b, 0xff, 0x5d]))).toBeUndefined();
    expect(parseEvents(Buffer.from(JSON.stringify([event]), 'utf16le'))).toBeUndefined();
  });
  test('a million brackets', () => {
    expect(parse('['.repeat(1_000_000))).toBeUndefined();
    const deep = `${'['.repeat(100_000)}1234567890123456${']'.repeat(100_000)}`;
    expect(parse(deep)).toBeUndefined();
  });
});
