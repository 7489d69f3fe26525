import './worker-globals.ts';
import { Alert, Button, Form, ProgressBar, Select } from '@hubspot/ui-extensions';
import { describe, expect, test } from 'vitest';
import { cardLeadOf, propertiesOf } from './card-leads.ts';
import { isOverrule, overruleStatus, renderCard } from './render-card.ts';
import { enter } from './render-settings.ts';
import { Refused, refusedWith } from './stand-in-bridge.ts';
import { serveExtension } from './worker-globals.ts';

describe('Overrule', () => {
  const isTakeBack = ({ text }: { text: string | null }) => text === 'Undo';

  test('sets the status a person chose', async () => {
    const set: unknown[] = [];
    serveExtension({
      readLead: () =>
        cardLeadOf({
          override: set.length === 0 ? null : { status: 'valid', by: 'amy@firm.example', at: '2026-11-21T16:00:00Z' },
        }),
      setOverride: ({ input }) => {
        set.push(input.status);
        return { contactId: '51', status: input.status, written: true };
      },
    });
    const card = renderCard({ properties: propertiesOf({ lead_intake_status: 'invalid' }) });
    await card.waitFor(() => expect(card.maybeFind(Form, isOverrule)).not.toBeNull());
    expect(card.maybeFind(Button, isTakeBack)).toBeNull();
    card.find(Form, isOverrule).trigger('onSubmit');
    await card.waitFor(() => expect(card.text()).toContain('Status set manually: amy@firm.example'));
    expect(set).toEqual(['valid']);
    expect(card.refreshed()).toBe(1);
    expect(card.find(Button, isTakeBack).text).toBe('Undo');
  });

  test('sent before the choice was drawn, it is that choice all the same', async () => {
    const set: unknown[] = [];
    serveExtension({
      readLead: () => cardLeadOf({ override: null }),
      setOverride: ({ input }) => {
        set.push(input.status);
        return { contactId: '51', status: input.status, written: true };
      },
    });
    const card = renderCard({ properties: propertiesOf({}) });
    await card.waitFor(() => expect(card.maybeFind(Form, isOverrule)).not.toBeNull());
    const drawnBefore = card.find(Form, isOverrule);
    enter(card.find(Select, overruleStatus), 'onChange', 'needs_info');
    drawnBefore.trigger('onSubmit');
    await card.waitFor(() => expect(set).toEqual(['needs_info']));
  });

  test('gives the lead back to the bridge', async () => {
    const set: unknown[] = [];
    serveExtension({
      readLead: () => cardLeadOf({ override: { status: 'invalid', by: 'HubSpot user 7', at: '2026-11-21T16:00:00Z' } }),
      setOverride: ({ input }) => {
        set.push(input.status);
        return { contactId: '51', status: input.status, written: true };
      },
    });
    const card = renderCard({ properties: propertiesOf() });
    await card.waitFor(() => expect(card.maybeFind(Button, isTakeBack)).not.toBeNull());
    card.find(Button, isTakeBack).trigger('onClick');
    await card.waitFor(() => expect(set).toEqual([null]));
  });

  test('that is not on the contact yet is said to be under way', async () => {
    serveExtension({
      readLead: () => cardLeadOf(),
      setOverride: ({ input }) => ({ contactId: '51', status: input.status, written: false }),
    });
    const card = renderCard({ properties: propertiesOf() });
    await card.waitFor(() => expect(card.maybeFind(Form, isOverrule)).not.toBeNull());
    card.find(Form, isOverrule).trigger('onSubmit');
    await card.waitFor(() => expect(card.text()).toContain('The new status is being saved. Reload the page'));
    expect(card.maybeFind(Alert)).toBeNull();
  });

  test('that the contact does not take is told with the reason', async () => {
    serveExtension({
      readLead: () => cardLeadOf(),
      setOverride: () => {
        throw refusedWith('override_refused', [{ path: 'status', message: 'Phone number is required' }]);
      },
    });
    const card = renderCard({ properties: propertiesOf() });
    await card.waitFor(() => expect(card.maybeFind(Form, isOverrule)).not.toBeNull());
    card.find(Form, isOverrule).trigger('onSubmit');
    await card.waitFor(() => expect(card.find(Alert).props.title).toBe('The status was not accepted'));
    expect(card.text()).toContain('status: Phone number is required');
  });

  test('that is refused says why and keeps what was known', async () => {
    serveExtension({
      readLead: () => cardLeadOf(),
      setOverride: () => {
        throw new Refused(409, { error: 'This contact was deleted for privacy.' });
      },
    });
    const card = renderCard({ properties: propertiesOf() });
    await card.waitFor(() => expect(card.maybeFind(Form, isOverrule)).not.toBeNull());
    card.find(Form, isOverrule).trigger('onSubmit');
    await card.waitFor(() => expect(card.find(Alert).props.title).toBe('That did not work'));
    expect(card.text()).toContain('This contact was deleted for privacy.');
    expect(card.findAll(ProgressBar)).toHaveLength(6);
  });
});
