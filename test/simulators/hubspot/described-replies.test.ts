import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Caller, callerOf, faultCodes } from './call-hubspot.ts';
import { type HubSpotSimulator, startHubSpotSimulator } from './hubspot-simulator.ts';

/**
 * The keys that HubSpot's published description of version 2026-09 requires: schemas Error, ErrorDetail, StandardError,
 * the batch responses and AssociationSpecWithLabel.
 */
const texts = z.record(z.string(), z.array(z.string()));
const detail = z.looseObject({ message: z.string() });
const error = z.looseObject({ category: z.string(), correlationId: z.uuid(), message: z.string() });
const standardError = z.looseObject({
  category: z.string(),
  context: texts,
  errors: z.array(detail),
  links: z.record(z.string(), z.string()),
  message: z.string(),
  status: z.string(),
});
const batch = z.looseObject({
  completedAt: z.iso.datetime(),
  results: z.array(z.looseObject({})),
  startedAt: z.iso.datetime(),
  status: z.enum(['CANCELED', 'COMPLETE', 'PENDING', 'PROCESSING']),
});
const partly = batch.extend({ errors: z.array(standardError).min(1), numErrors: z.int().positive() });
const associations = batch.extend({
  results: z.array(
    z.looseObject({
      from: z.looseObject({ id: z.string() }),
      to: z.array(
        z.looseObject({
          toObjectId: z.string(),
          associationTypes: z.array(
            z.looseObject({
              category: z.enum(['HUBSPOT_DEFINED', 'INTEGRATOR_DEFINED', 'USER_DEFINED', 'WORK']),
              typeId: z.int(),
              label: z.string().optional(),
            }),
          ),
        }),
      ),
    }),
  ),
});

let hubspot: HubSpotSimulator;
let call: Caller;
let known: string;
let note: string;
beforeAll(async () => {
  hubspot = await startHubSpotSimulator({ portals: [{ portalId: 11, multiStatusUpdates: true }] });
  call = callerOf(hubspot, hubspot.staticToken(11));
  known = hubspot.portal(11).create({ email: 'known@example.com' }).id;
  const types = [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: 202 }];
  const made = await call('POST', '/crm/objects/{v}/notes', {
    properties: { hs_timestamp: '2026-11-20T10:00:00Z', hs_note_body: 'noted' },
    associations: [{ to: { id: known }, types }],
  });
  note = made.body.id;
});
afterAll(async () => {
  expect(hubspot.ownFaults).toEqual([]);
  await hubspot[Symbol.asyncDispose]();
});

const contacts = '/crm/objects/{v}/contacts';
const read = { properties: [], propertiesWithHistory: [] };
const ofContacts = '/crm/associations/{v}/contacts/notes/batch/read';

test.each([
  ['a contact that is not there', 'GET', `${contacts}/404`, 404],
  ['a contact of another form of id', 'GET', `${contacts}/x`, 404],
  ['a property that is not there', 'GET', '/crm/properties/{v}/contacts/nothing', 404],
  ['a path that is none', 'GET', '/crm/objects/{v}/contacts/1/associations/notes', 404],
  ['another method', 'PUT', `${contacts}/1`, 405],
])('an error is one: %s', async (_name, method, path, status) => {
  const answer = await call(method, path);
  expect(answer.status).toBe(status);
  expect(error.safeParse(answer.body).error).toBeUndefined();
});

test('associations of a contact are not read by its own path', async () => {
  const before = hubspot.faults.length;
  await call('GET', `${contacts}/${known}/associations/notes`);
  expect(faultCodes(hubspot).slice(before)).toEqual(['unknown_path']);
});

describe('a batch', () => {
  const traced = (id: string, properties: Record<string, string>) => ({ id, properties, objectWriteTraceId: id });
  const properties = { archived: false, dataSensitivity: 'non_sensitive' };
  test.each<[name: string, path: string, body: unknown, whole: number]>([
    ['of contacts', `${contacts}/batch/read`, { ...read, inputs: [] }, 200],
    ['of notes', '/crm/objects/{v}/notes/batch/read', { ...read, inputs: [] }, 200],
    ['of associations', ofContacts, { inputs: [] }, 200],
  ])('that is whole %s has its times', async (_name, path, body, whole) => {
    const id = path.includes('/notes/batch') && !path.includes('associations') ? note : known;
    const answer = await call('POST', path, { ...(body as object), inputs: [{ id }] });
    expect(answer.status).toBe(whole);
    expect(batch.safeParse(answer.body).error).toBeUndefined();
  });

  test.each<[name: string, path: string, body: unknown]>([
    ['contacts', `${contacts}/batch/read`, { ...read, inputs: [{ id: '404' }] }],
    ['notes', '/crm/objects/{v}/notes/batch/read', { ...read, inputs: [{ id: '404' }] }],
    ['associations', ofContacts, { inputs: [{ id: '404' }] }],
    [
      'contacts that are written',
      `${contacts}/batch/update`,
      { inputs: [{ id: '404', properties: { city: 'Waco' } }] },
    ],
    ['properties', '/crm/properties/{v}/contacts/batch/read', { ...properties, inputs: [{ name: 'nothing' }] }],
    ['new properties', '/crm/properties/{v}/contacts/batch/create', { inputs: [{ name: 'Bad Name' }] }],
  ])('that is not has every key of each error: %s', async (_name, path, body) => {
    const answer = await call('POST', path, body);
    expect(answer.status).toBe(207);
    expect(partly.safeParse(answer.body).error).toBeUndefined();
  });

  test('whose inputs fail for themselves names their traces', async () => {
    const inputs = [traced('404', { city: 'Waco' }), { ...traced(known, { nothing: 'x' }) }];
    const answer = await call('POST', `${contacts}/batch/update`, { inputs });
    expect(answer.status).toBe(207);
    expect(partly.safeParse(answer.body).error).toBeUndefined();
    expect(answer.body.errors.map(({ context }) => context)).toContainEqual({ objectWriteTraceId: [known] });
  });

  test('of associations names notes as texts, without a label', async () => {
    const answer = await call('POST', ofContacts, { inputs: [{ id: known }] });
    expect(associations.parse(answer.body).results).toEqual([
      {
        from: { id: known },
        to: [{ toObjectId: note, associationTypes: [{ category: 'HUBSPOT_DEFINED', typeId: 201 }] }],
      },
    ]);
  });
});
