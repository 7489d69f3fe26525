import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type ContactQuery, findContacts } from '../../../../bridge/hubspot/contacts/find-contacts.ts';
import { parseContactSearch } from '../../../../bridge/hubspot/contacts/parse-contact-search.ts';
import { connectPortal, type OpenHubSpot, openHubSpot } from '../../../fixtures/hubspot.ts';
import { type HubSpotSimulator, startHubSpotSimulator } from '../../../simulators/hubspot/hubspot-simulator.ts';

let simulator: HubSpotSimulator;
let open: OpenHubSpot;
beforeAll(async () => {
  simulator = await startHubSpotSimulator({ portals: [{ portalId: 11, limits: { search: 1_000 } }] });
  open = await openHubSpot(simulator);
  await connectPortal(open, simulator, 11, simulator.staticToken(11));
});
afterEach(() => {
  for (const { id } of simulator.portal(11).contacts()) simulator.portal(11).archive(id);
});
afterAll(async () => {
  expect(simulator.faults).toEqual([]);
  expect(simulator.ownFaults).toEqual([]);
  await open[Symbol.asyncDispose]();
  await simulator[Symbol.asyncDispose]();
});

function contact(values: Record<string, string>): string {
  const { id } = simulator.portal(11).create(values);
  simulator.portal(11).index.flush();
  return id;
}

const find = (criteria: ContactQuery) => findContacts(open.hubspot, '11', criteria);

/** By what a person types, as `/lead` and the dashboard read it. */
async function look(text: string): Promise<string[]> {
  const asked = parseContactSearch(text).flatMap((one) => ('contactId' in one ? [] : [find(one)]));
  return (await Promise.all(asked)).flatMap(({ ids }) => ids);
}

test('a contact is found by its address, and by nothing that is none', async () => {
  const id = contact({ email: 'known@example.com' });
  expect(await find({ email: 'known@example.com' })).toEqual({ ids: [id], total: 1 });
  expect(await find({ email: 'unknown@example.com' })).toEqual({ ids: [], total: 0 });
});

describe('a contact is found by its number', () => {
  test.each(['737-555-0188', '(737) 555-0188', '737.555.0188', '7375550188', '+1 737 555 0188', '1-737-555-0188'])(
    'typed as %s, it is sought as HubSpot stores it',
    (text) => {
      expect(parseContactSearch(text)).toContainEqual({ phone: '7375550188' });
    },
  );

  test.each([
    ['+17375550188', 'phone'],
    ['(737) 555-0188', 'phone'],
    ['Mobile: 737-555-0188', 'phone'],
    ['737.555.0188 ext. 2204', 'phone'],
    ['+1 737 555 0188', 'mobilephone'],
  ])('stored as %s (%s)', async (stored, property) => {
    const id = contact({ firstname: 'Ana', [property]: stored });
    contact({ firstname: 'Bo', phone: '737-555-0189' });
    expect(await look('737-555-0188')).toEqual([id]);
  });

  test('without the area code', async () => {
    const id = contact({ phone: '(737) 555-0188' });
    expect(await look('555-0188')).toEqual([id]);
  });

  test('in a portal that has no calculated numbers', async () => {
    const id = contact({ phone: '737-555-0188' });
    const { properties } = simulator.portal(11).properties;
    const name = 'hs_searchable_calculated_phone_number';
    const calculated = properties.get(name)!;
    properties.delete(name);
    expect(await look('737-555-0188')).toEqual([id]);
    properties.set(name, calculated);
    expect(simulator.faults.map(({ code }) => code)).toEqual(['unknown_property']);
    simulator.faults.length = 0;
  });
});

describe('contacts are found by their name', () => {
  test('by one word, both, and in either order, the newest first', async () => {
    const ids = [
      contact({ firstname: 'Maria', lastname: 'Delgado' }),
      contact({ firstname: 'Jo', lastname: 'Delgado-Ruiz' }),
      contact({ firstname: 'Maria', lastname: 'Okafor' }),
    ];
    expect(await look('delgado')).toEqual([ids[1], ids[0]]);
    expect(await look('Maria Delgado')).toEqual([ids[0]]);
    expect(await look('Delgado, Maria')).toEqual([ids[0]]);
    expect(await look('O*')).toEqual([ids[2]]);
  });

  test('where HubSpot has more than it tells, that is known', async () => {
    for (let serial = 0; serial < 203; serial += 1)
      simulator.portal(11).create({ firstname: `A${serial}`, lastname: 'Garcia' });
    simulator.portal(11).index.flush();
    const found = await find({ name: 'Garcia' });
    expect(found.total).toBe(203);
    expect(found.ids).toHaveLength(200);
  });
});
