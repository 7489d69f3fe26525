import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createNote, findOwner, hasNote } from '../../../bridge/hubspot/contacts/owners-and-notes.ts';
import { connectPortal, type OpenHubSpot, openHubSpot } from '../../fixtures/hubspot.ts';
import { ApiError, notFound } from '../../simulators/hubspot/api-error.ts';
import { type HubSpotSimulator, startHubSpotSimulator } from '../../simulators/hubspot/hubspot-simulator.ts';

const usual = [
  'oauth',
  'crm.objects.contacts.read',
  'crm.objects.contacts.write',
  'crm.schemas.contacts.write',
] as const;

let simulator: HubSpotSimulator;
let open: OpenHubSpot;
beforeAll(async () => {
  simulator = await startHubSpotSimulator({ portals: [{ portalId: 11 }, { portalId: 12 }] });
  open = await openHubSpot(simulator);
  await connectPortal(open, simulator, 11, simulator.staticToken(11, [...usual, 'crm.objects.owners.read']));
  await connectPortal(open, simulator, 12, simulator.staticToken(12, usual));
});
afterAll(async () => {
  expect(simulator.faults).toEqual([]);
  expect(simulator.ownFaults).toEqual([]);
  await open[Symbol.asyncDispose]();
  await simulator[Symbol.asyncDispose]();
});

describe('an owner', () => {
  test('is found by the whole address, whatever its case', async () => {
    expect(await findOwner(open.hubspot, '11', 'DANA.reyes@firm.example')).toEqual({
      kind: 'owner',
      id: '501',
      name: 'Dana Reyes',
    });
    expect(await findOwner(open.hubspot, '11', 'dana')).toEqual({ kind: 'none' });
  });

  test('that has left is none', async () => {
    simulator.portal(11).owners[1]!.archived = true;
    expect(await findOwner(open.hubspot, '11', 'sam.okafor@firm.example')).toEqual({ kind: 'none' });
    simulator.portal(11).owners[1]!.archived = false;
  });

  test('that two share an address with is none: nobody guesses', async () => {
    simulator.portal(11).owners.push({ ...simulator.portal(11).owners[0]!, id: '503' });
    expect(await findOwner(open.hubspot, '11', 'dana.reyes@firm.example')).toEqual({ kind: 'none' });
    simulator.portal(11).owners.pop();
  });

  test('is not looked for where the app may not', async () => {
    expect(await findOwner(open.hubspot, '12', 'dana.reyes@firm.example')).toEqual({ kind: 'may_not' });
  });

  test('is not answered for a portal that is not connected', async () => {
    await expect(findOwner(open.hubspot, '13', 'x@y.example')).rejects.toMatchObject({ kind: 'not_connected' });
  });
});

describe('a note', () => {
  test('stands on its contact, and is found again by its words', async () => {
    const { id: contactId } = simulator.portal(11).create({ email: 'noted@example.com' });
    const where = { portalId: '11', contactId };
    expect(await hasNote(open.hubspot, where, '[ref 7]')).toBe(false);
    const at = new Date('2026-11-20T10:00:00Z');
    await createNote(open.hubspot, { ...where, body: '<p>Contacted</p><p>[ref 7]</p>', at });
    expect(simulator.portal(11).notes.at(-1)).toMatchObject({
      contactIds: [contactId],
      body: '<p>Contacted</p><p>[ref 7]</p>',
      at: '2026-11-20T10:00:00Z',
    });
    expect(await hasNote(open.hubspot, where, '[ref 7]')).toBe(true);
    expect(await hasNote(open.hubspot, where, '[ref 70]')).toBe(false);
  });

  test('is found among many, over several pages', async () => {
    const { id: contactId } = simulator.portal(11).create({ email: 'many@example.com' });
    const notes = simulator.portal(11).notes;
    for (let serial = 0; serial < 620; serial += 1) {
      const id = String(71_000_000_000 + serial);
      notes.push({ id, contactIds: [contactId], body: `note ${serial}.`, at: '2026-11-20T10:00:00Z' });
    }
    expect(await hasNote(open.hubspot, { portalId: '11', contactId }, 'note 3.')).toBe(true);
    expect(await hasNote(open.hubspot, { portalId: '11', contactId }, 'note 619.')).toBe(true);
    expect(await hasNote(open.hubspot, { portalId: '11', contactId }, 'note 620.')).toBe(false);
  });

  test('is none where HubSpot finds nothing: on a contact that has none, or is gone, or by a path it lost', async () => {
    const { id: contactId } = simulator.portal(11).create({ email: 'bare@example.com' });
    expect(await hasNote(open.hubspot, { portalId: '11', contactId }, '[ref 7]')).toBe(false);
    expect(await hasNote(open.hubspot, { portalId: '11', contactId: '404' }, '[ref 7]')).toBe(false);
    const lost = {
      kind: 'associations.contactNotes',
      times: 1,
      deviations: [{ kind: 'error', error: notFound() }],
    } as const;
    simulator.script(lost);
    expect(await hasNote(open.hubspot, { portalId: '11', contactId }, '[ref 7]')).toBe(false);
  });

  test('is asked for again later where HubSpot could not look', async () => {
    const { id: contactId } = simulator.portal(11).create({ email: 'unlucky@example.com' });
    const errors = [{ status: 'error', category: 'INTERNAL_ERROR', message: 'x', errors: [], links: {}, context: {} }];
    const times = { startedAt: '2026-11-20T10:00:00Z', completedAt: '2026-11-20T10:00:00Z' };
    const body = { status: 'COMPLETE', results: [], ...times, numErrors: 1, errors };
    const failed = { kind: 'error', error: new ApiError(207, body) } as const;
    simulator.script({ kind: 'associations.contactNotes', times: 1, deviations: [failed] });
    const looking = hasNote(open.hubspot, { portalId: '11', contactId }, '[ref 7]');
    await expect(looking).rejects.toMatchObject({ kind: 'retryable' });
  });

  test('for a contact that is not there is refused for good', async () => {
    const note = { portalId: '11', contactId: '404', body: 'x', at: new Date() };
    await expect(createNote(open.hubspot, note)).rejects.toMatchObject({ kind: 'permanent' });
  });
});
