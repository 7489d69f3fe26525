import './extend-hubspot.ts';
import { Accordion, Button, Form, LoadingButton, ProgressBar, StatusTag } from '@hubspot/ui-extensions';
import { expect, test } from 'vitest';
import { healthOf, settingsOf } from './app-settings.ts';
import { cardLeadOf, propertiesOf } from './card-leads.ts';
import { openEntry } from './open-entry.ts';
import { waitingFor } from './render-bulk.ts';
import { isOverrule } from './render-card.ts';
import { isPauseSwitch } from './render-settings.ts';
import { serveExtension } from './worker-globals.ts';

const serveLead = () =>
  serveExtension({
    readLead: ({ params: { contactId = '' } }) => cardLeadOf({ contactId }),
    setOverride: ({ params: { contactId = '' }, input: { status } }) => ({ contactId, status, written: true }),
  });

test.each([
  ['crm.record.tab', 'lead-tab', () => import('../../plugin/hubspot/src/app/cards/lead-tab.tsx'), true],
  ['crm.record.sidebar', 'lead-sidebar', () => import('../../plugin/hubspot/src/app/cards/lead-sidebar.tsx'), false],
] as const)(
  '%s: %s asks for the contact of its record and has HubSpot read it again',
  async (place, _, entry, isOpen) => {
    const { requests } = serveLead();
    const crm = { objectId: 180_000_000_123, objectTypeId: '0-1' };
    const card = await openEntry(place, entry, { crm, properties: propertiesOf() });
    expect(card.find(StatusTag).text).toBe('Valid');
    await card.waitFor(() => expect(card.findAll(ProgressBar)).toHaveLength(6));
    expect(requests).toEqual([{ id: 'readLead', params: { contactId: '180000000123' }, input: null }]);
    const told = card.find(Accordion, ({ props }) => props.title.startsWith('Your rules'));
    expect(told.props.defaultOpen).toBe(isOpen);
    expect(card.callsOf('refreshObjectProperties')).toHaveLength(0);
    card.find(Form, isOverrule).trigger('onSubmit');
    await card.waitFor(() => expect(card.callsOf('refreshObjectProperties')).toHaveLength(1));
  },
);

test('settings: what is saved is said in one of HubSpot’s own messages', async () => {
  serveExtension({
    readSettings: () => settingsOf(),
    readHealth: () => healthOf(),
    setPaused: () => ({ status: 'paused' }),
  });
  const page = await openEntry('settings', () => import('../../plugin/hubspot/src/app/settings/settings.tsx'));
  await page.waitFor(() => expect(page.find(StatusTag).text).toBe('Connected'));
  await page.waitFor(() => expect(page.text()).toContain('Nov 21, 2026, 9:29 AM'));
  page.find(LoadingButton, isPauseSwitch).trigger('onClick');
  await page.waitFor(() => expect(page.callsOf('addAlert')).toHaveLength(1));
  expect(page.callsOf('addAlert')).toEqual([
    [{ type: 'success', message: 'Screening is paused. New leads wait until you resume it.' }],
  ]);
});

test('screen-leads: takes what is ticked, and has HubSpot load the list again', async () => {
  const { requests } = serveExtension({
    startBulk: ({ input: { requestId, contactIds } }) => ({
      ...waitingFor(requestId, contactIds.length),
      waiting: 0,
      valid: contactIds.length,
      finished: true,
    }),
  });
  const crm = { objectIds: [501, 502], objectTypeId: '0-1' };
  const panel = await openEntry(
    'crm.bulkActions',
    () => import('../../plugin/hubspot/src/app/actions/screen-leads.tsx'),
    { crm },
  );
  panel.find(LoadingButton).trigger('onClick');
  await panel.waitFor(() => expect(panel.find(ProgressBar).props.title).toBe('Done'));
  expect(requests).toMatchObject([{ input: { contactIds: ['501', '502'] } }]);
  expect(panel.callsOf('reloadPage')).toHaveLength(0);
  panel.find(Button, { variant: 'primary' }).trigger('onClick');
  expect(panel.callsOf('reloadPage')).toHaveLength(1);
});
