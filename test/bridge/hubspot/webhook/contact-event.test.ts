import { describe, expect, test } from 'vitest';
import {
  type ContactEvent,
  readContactEvent,
  type WebhookEvent,
} from '../../../../bridge/hubspot/webhook/contact-event.ts';

const OUR_APP = '4070801';
const portal = { appId: OUR_APP, mapped: new Set(['firstname', 'message']), mapping: {} };
const event: WebhookEvent = {
  eventId: 7,
  portalId: 33,
  occurredAt: 1_790_000_000_000,
  subscriptionType: 'contact.creation',
  objectId: 180_000_000_001,
};
const read = (changes: Record<string, unknown>) => readContactEvent({ ...event, ...changes } as WebhookEvent, portal);
const kept = (changes: Record<string, unknown>) => read(changes) as ContactEvent;

describe('both vocabularies', () => {
  test.each([
    ['creation', 'created'],
    ['deletion', 'deleted'],
    ['restore', 'restored'],
    ['merge', 'merged'],
    ['privacyDeletion', 'erased'],
  ])('contact.%s and object.%s of a contact: %s', (change, kind) => {
    const classic = kept({ subscriptionType: `contact.${change}` });
    const object = kept({ subscriptionType: `object.${change}`, objectTypeId: '0-1' });
    expect(classic).toMatchObject({ kind, portalId: '33', contactId: '180000000001' });
    expect({ ...object, payload: null }).toEqual({ ...classic, payload: null });
  });
  test.each([
    { subscriptionType: 'object.creation', objectTypeId: '0-2' },
    { subscriptionType: 'object.creation' },
    { subscriptionType: 'company.creation' },
    { subscriptionType: 'deal.propertyChange', propertyName: 'message' },
    { subscriptionType: 'conversation.newMessage' },
    { subscriptionType: 'event.completed' },
    { subscriptionType: '' },
    { subscriptionType: '.' },
  ])('%o is another object', (changes) => expect(read(changes)).toBe('other_object'));
  test.each(['contact.associationChange', 'contact.exploded', 'contact.', 'contact', 'contact.constructor'])(
    '%s is another type',
    (subscriptionType) => {
      expect(read({ subscriptionType })).toBe('other_type');
    },
  );
});

describe('changes of properties', () => {
  const change = { subscriptionType: 'contact.propertyChange', propertyName: 'message', propertyValue: 'secret words' };
  test('of a mapped one: kept without its value', () => {
    expect(kept(change)).toMatchObject({ kind: 'changed', payload: { property: 'message' } });
    expect(JSON.stringify(read({ ...change, changeSource: 'CRM_UI' }))).not.toContain('secret');
  });
  test('of source and outcome: kept with their value, unless the firm maps others', () => {
    const outcome = { ...change, propertyName: 'lifecyclestage', propertyValue: ' customer\0' };
    expect(kept(outcome).payload.about).toEqual({ field: 'outcome', value: 'customer' });
    expect(kept({ ...outcome, propertyValue: '' }).payload.about).toEqual({ field: 'outcome', value: null });
    const others = { ...portal, mapping: { about: { source: null, outcome: 'jobtitle' } } };
    expect(readContactEvent({ ...event, ...outcome } as WebhookEvent, others)).toBe('unmapped_property');
    const judged = { ...portal, mapped: new Set(['lifecyclestage']) };
    expect(readContactEvent({ ...event, ...outcome } as WebhookEvent, judged)).toMatchObject({ kind: 'changed' });
    expect(readContactEvent({ ...event, ...outcome } as WebhookEvent, judged)).not.toHaveProperty('payload.about');
  });
  test.each(['lastname', 'jobtitle', 'lead_intake_score', '', undefined, '__proto__'])(
    'of %s, which no field of the record comes from: ignored',
    (propertyName) => {
      expect(read({ ...change, propertyName })).toBe('unmapped_property');
    },
  );
  test.each(['valid', 'invalid', 'pending', 'needs_info', 'error'])(
    'of the status to %s: the choice is kept',
    (status) => {
      const set = kept({ ...change, propertyName: 'lead_intake_status', propertyValue: status });
      expect(set.payload).toMatchObject({ property: 'lead_intake_status', status });
    },
  );
  test.each(['', null, undefined])('of the status to %o: cleared', (propertyValue) => {
    const cleared = kept({ ...change, propertyName: 'lead_intake_status', propertyValue });
    expect(cleared.payload.status).toBe('');
  });
  test.each(['signed', 'REDACTED', 'Mr. Doe called', 5, ['valid']])(
    'of the status to %o, which is none of ours: read from the contact, not kept here',
    (propertyValue) => {
      const other = kept({ ...change, propertyName: 'lead_intake_status', propertyValue });
      expect(other.payload).not.toHaveProperty('status');
    },
  );
});

describe('the loop guard', () => {
  const change = { subscriptionType: 'contact.propertyChange', propertyName: 'lead_intake_status' };
  test.each([
    [{ changeSource: 'INTEGRATION', sourceId: OUR_APP }],
    [{ changeSource: 'INTEGRATION', sourceId: 4_070_801 }],
    [{ changeSource: 'INTEGRATION', sourceId: '99', appId: 99 }],
  ])('%o is our own write', (source) => expect(read({ ...change, ...source })).toBe('own_write'));
  test.each([
    [{ changeSource: 'INTEGRATION', sourceId: '4070802' }],
    [{ changeSource: 'CRM_UI', sourceId: OUR_APP }],
    [{ changeSource: 'INTEGRATION' }],
    [{ changeSource: 'CRM_UI', sourceId: 'userId:7' }],
  ])('%o is somebody else’s', (source) => expect(kept({ ...change, ...source }).kind).toBe('changed'));
  test('a contact that another script of our app made is a lead all the same', () => {
    expect(kept({ changeSource: 'INTEGRATION', sourceId: OUR_APP }).kind).toBe('created');
  });
});

describe('the key', () => {
  const key = (changes: Record<string, unknown>) => kept(changes).key;
  test('is the same for every attempt and every subscription', () => {
    expect(key({ attemptNumber: 9, subscriptionId: 8, changeFlag: 'NEW' })).toBe(key({}));
  });
  test.each([{ eventId: 8 }, { objectId: 2 }, { occurredAt: 5 }, { subscriptionType: 'contact.deletion' }])(
    'differs by %o',
    (changes) => {
      expect(key(changes)).not.toBe(key({}));
    },
  );
  test('differs by property, since event ids are not unique', () => {
    const change = { subscriptionType: 'contact.propertyChange' };
    expect(key({ ...change, propertyName: 'message' })).not.toBe(key({ ...change, propertyName: 'firstname' }));
  });
});

describe('merges', () => {
  const merge = { subscriptionType: 'contact.merge', objectId: 10, primaryObjectId: 10, mergedObjectIds: [11] };
  test('into a new contact: both are gone', () => {
    expect(kept({ ...merge, newObjectId: 12 })).toMatchObject({ contactId: '12', payload: { gone: ['10', '11'] } });
  });
  test('into the primary one', () => {
    expect(kept({ ...merge, newObjectId: 10 })).toMatchObject({ contactId: '10', payload: { gone: ['11'] } });
    expect(kept(merge)).toMatchObject({ contactId: '10', payload: { gone: ['11'] } });
  });
  test('with every id named as merged', () => {
    expect(kept({ ...merge, mergedObjectIds: [10, 11, 12], newObjectId: 12 }).payload.gone).toEqual(['10', '11']);
  });
  test('with nothing but the object', () => {
    expect(kept({ subscriptionType: 'contact.merge', objectId: 10 })).toMatchObject({
      contactId: '10',
      payload: { gone: [] },
    });
  });
});

describe('the source', () => {
  test.each([
    [{ changeSource: 'CRM_UI', sourceId: 'userId:7' }, 'CRM_UI userId:7'],
    [{ changeSource: 'FORM' }, 'FORM'],
    [{ changeSource: 'INTEGRATION', sourceId: 5 }, 'INTEGRATION 5'],
    [{ changeSource: 'by Jane Doe', sourceId: 'jane doe' }, undefined],
    [{ changeSource: 'X'.repeat(500) }, undefined],
    [{}, undefined],
  ])('%o is kept as %s', (source, expected) => expect(kept(source).payload.source).toBe(expected));
});
