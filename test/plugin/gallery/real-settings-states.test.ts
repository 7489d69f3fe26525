import '../worker-globals.ts';
import { Form, LoadingButton, NumberInput } from '@hubspot/ui-extensions';
import { expect, test } from 'vitest';
import { setConfiguration } from '../../../bridge/accounts/configurations.ts';
import { strongLead, weakLead } from '../../fixtures/hubspot-leads.ts';
import { expectNoFaults, settled, shows } from '../../fixtures/hubspot-results.ts';
import { openRealStage } from '../real-stage.ts';
import { enter } from '../render-settings.ts';
import { openGallery } from './gallery.ts';

const { draw } = openGallery('settings-real');

async function openFirm() {
  const stage = await openRealStage();
  const { hubspot, product, portal, accountId } = stage;
  const input = { practiceAreas: ['Car Accident'], threshold: 60, customFilters: ['Only accidents in Texas'] };
  await setConfiguration(product.db, { accountId, actor: 'test', input });
  const leads = [
    strongLead(),
    strongLead({ email: 'b@example.com', firstname: 'Rosa', lastname: 'Whitfield' }),
    weakLead(),
  ];
  for (const values of leads) {
    const { id } = portal.create(values);
    await shows(hubspot, id, 'lead_intake_status').toMatch(/^(?:valid|invalid)$/);
  }
  await settled(product);
  return stage;
}

test('connection, rules that are tried out, and fields with a sample contact, by the real bridge', async () => {
  const { openSettings, hubspot, product } = await openFirm();
  const page = openSettings();
  await page.waitFor(() => expect(page.text()).toContain('Leads can be read and written.'));
  await draw(page, { name: 'real-settings-connection', title: 'Settings: connection', width: 'page', says: 'Repair' });
  await page.open('rules');
  const check = ({ text }: { text: string | null }) => text === 'Check with the last 100 leads';
  await page.waitFor(() => expect(page.maybeFind(LoadingButton, check)?.props.disabled).toBe(false));
  enter(page.find(NumberInput), 'onChange', 95);
  page.find(LoadingButton, check).trigger('onClick');
  await draw(page, {
    name: 'real-settings-threshold',
    title: 'Settings: another minimum, tried out',
    width: 'page',
    says: 'Of 3 leads: 2 would change',
  });
  expect(page.text()).toContain('Would become invalid (2)');
  enter(page.find(NumberInput), 'onChange', 60);
  await page.waitFor(() => expect(page.text()).not.toContain('Would become'));
  page.type('filter-0', 'Only accidents in Florida');
  page.find(LoadingButton, check).trigger('onClick');
  await draw(page, {
    name: 'real-settings-rule',
    title: 'Settings: another rule, tried out',
    width: 'page',
    says: 'Would become invalid (2)',
  });
  expect(page.text()).toContain('Maria Delgado');
  expect(page.text()).toContain('Your rule “Only accidents in Florida”');
  // Nothing was saved by looking.
  const { body } = await product.db
    .selectFrom('configurations')
    .select('body')
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow();
  expect(body).toMatchObject({ threshold: 60, customFilters: ['Only accidents in Texas'] });
  await page.open('mapping');
  await draw(page, {
    name: 'real-settings-fields',
    title: 'Settings: fields with a sample contact',
    width: 'page',
    says: 'Sample: Austin',
  });
  expect(page.maybeFind(Form)).not.toBeNull();
  expectNoFaults(hubspot);
});

test('a token that HubSpot does not accept, and one that connects the account again', async () => {
  const { openSettings, hubspot } = await openRealStage();
  hubspot.uninstall(11);
  const page = openSettings();
  const ready = () => page.maybeFind(LoadingButton, ({ text }) => text === 'Reconnect');
  await page.waitFor(() => expect(ready()).not.toBeNull());
  page.type('access-token', 'pat-na1-no-such-token');
  page.find(Form).trigger('onSubmit');
  await draw(page, {
    name: 'real-settings-token-refused',
    title: 'Settings: a token that is not accepted',
    width: 'page',
    says: 'HubSpot does not accept the token.',
    opened: ['Reconnect'],
  });
  page.type('access-token', hubspot.staticToken(11));
  page.find(Form).trigger('onSubmit');
  await expect.poll(() => page.alerts).toContain('Your account is connected.');
});
