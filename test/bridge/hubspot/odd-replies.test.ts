import { expect, test } from 'vitest';
import type { CallHubSpot } from '../../../bridge/hubspot/client/ports.ts';
import { readContacts } from '../../../bridge/hubspot/contacts/read-contacts.ts';
import { searchContacts } from '../../../bridge/hubspot/contacts/search-contacts.ts';
import { writeContacts } from '../../../bridge/hubspot/contacts/write-contacts.ts';
import { openScreening, PORTAL } from '../../fixtures/screening-bridge.ts';

test.each([
  ['nothing', null],
  ['a page of a proxy', '<html>'],
  ['another shape', { total: 'many', results: 5 }],
])('%s for an answer is a failure that passes', async (_, body) => {
  await using screening = await openScreening();
  const call: CallHubSpot = () => Promise.resolve({ status: 200, body });
  const api = { ...screening.api, call };
  const passes = { name: 'HubSpotFailure', kind: 'retryable' };
  const of = { portalId: PORTAL, priority: 'live' } as const;
  const window = { portalId: PORTAL, createdFrom: null, createdUntil: new Date(), after: '0' };
  await expect(searchContacts(api, window)).rejects.toMatchObject(passes);
  await expect(readContacts(api, { ...of, contactIds: ['5'], properties: [] })).rejects.toMatchObject(passes);
  const updates = [{ id: '5', properties: { lead_intake_score: '1' } }];
  await expect(writeContacts(api, { ...of, updates })).rejects.toMatchObject(passes);
});
