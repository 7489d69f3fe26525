import './worker-globals.ts';
import {
  Alert,
  Button,
  Form,
  LoadingButton,
  MultiSelect,
  NumberInput,
  StatusTag,
  TextArea,
} from '@hubspot/ui-extensions';
import { describe, expect, test } from 'vitest';
import { suggestAliases } from '../../shared/practice-areas.ts';
import { blockedTexts } from '../../shared/problems/screen-blocked-reasons.ts';
import { expectNoFaults } from '../fixtures/hubspot-results.ts';
import { openRealStage } from './real-stage.ts';
import { enter, isPauseSwitch } from './render-settings.ts';

type Page = ReturnType<Awaited<ReturnType<typeof openRealStage>>['openSettings']>;

/** The page once all that it asks for at first is there. */
async function opened(page: Page): Promise<Page> {
  await page.waitFor(() => expect(page.find(StatusTag).text).toBe('Connected'));
  await checked(page);
  // On a busy machine the simulated HubSpot may be late for the first look.
  while (page.text().includes('HubSpot does not answer in time')) {
    press(page, 'Check again');
    await page.waitFor(() => expect(page.find(Button, isCheckAgain).props.disabled).toBe(true));
    await checked(page);
  }
  return page;
}

const isCheckAgain = ({ text }: { text: string | null }) => text === 'Check again';

/** Waits until the health has been asked for. */
const checked = (page: Page) => page.waitFor(() => expect(page.find(Button, isCheckAgain).props.disabled).toBe(false));

const press = (page: Page, label: string) => page.find(Button, ({ text }) => text === label).trigger('onClick');

const chooseCounty = (page: Page, property: string) =>
  enter(page.find(MultiSelect, { name: 'properties-county' }), 'onChange', [property]);

const county = (name: string) => ({ name, label: name, type: 'string', fieldType: 'text' }) as const;

async function openMapping(page: Page): Promise<Page> {
  await page.open('mapping');
  await page.waitFor(() => expect(page.maybeFind(Form)).not.toBeNull());
  return page;
}

describe('Connection', () => {
  test('health is told in the bridge’s words; pausing stops screening and is told, resuming lets it go on', async () => {
    const { product, openSettings, accountId } = await openRealStage();
    const page = await opened(openSettings());
    for (const told of [
      'Connection: Leads can be read and written.',
      'Field mapping: Every mapped property is there.',
      'Practice areas: One area is accepted.',
    ])
      expect(page.text()).toContain(told);
    expect(page.findAll(StatusTag).map(({ text }) => text)).toEqual(['Connected', 'OK', 'OK', 'OK']);
    const statusOf = async () =>
      (
        await product.db
          .selectFrom('hubspot_connections')
          .select('status')
          .where('account_id', '=', accountId)
          .executeTakeFirstOrThrow()
      ).status;

    page.find(LoadingButton, isPauseSwitch).trigger('onClick');
    await page.waitFor(() => expect(page.find(StatusTag).text).toBe('Paused'));
    expect(await statusOf()).toBe('paused');
    await checked(page);
    press(page, 'Check again');
    await page.waitFor(() => expect(page.text()).toContain(`Connection: ${blockedTexts.paused}`));

    await page.waitFor(() => expect(page.find(LoadingButton, isPauseSwitch).props.loading).toBe(false));
    expect(page.find(LoadingButton, isPauseSwitch).text).toBe('Resume screening');
    page.find(LoadingButton, isPauseSwitch).trigger('onClick');
    await page.waitFor(() => expect(page.find(StatusTag).text).toBe('Connected'));
    expect(await statusOf()).toBe('active');
    expect(page.alerts).toEqual(['Screening is paused. New leads wait until you resume it.', 'Screening is on.']);
  });

  test('health that cannot be asked for, and a pause that does not arrive, are told and can be tried again', async () => {
    const { openSettings, goAway, comeBack, product } = await openRealStage();
    const page = await opened(openSettings());
    goAway();
    press(page, 'Check again');
    await page.waitFor(() => expect(page.find(Alert).props.title).toBe('Details are not available right now'));
    // What was found before stays.
    expect(page.text()).toContain('Connection: Leads can be read and written.');
    page.find(LoadingButton, isPauseSwitch).trigger('onClick');
    await page.waitFor(() => expect(page.text()).toContain('That did not work'));
    expect(page.find(StatusTag).text).toBe('Connected');
    expect(page.alerts).toEqual([]);
    comeBack(product);
    press(page, 'Check again');
    page.find(LoadingButton, isPauseSwitch).trigger('onClick');
    await page.waitFor(() => expect(page.find(StatusTag).text).toBe('Paused'));
    await page.waitFor(() => expect(page.maybeFind(Alert)).toBeNull());
  });
});

describe('Rules', () => {
  test('an area that is added gets its usual names, on the page and for the command line', async () => {
    const { product, accountId, hubspot, openSettings } = await openRealStage();
    const page = await opened(openSettings());
    await page.open('rules');
    press(page, 'Add practice area');
    page.type('area-1', 'Dog Bite');
    page.find(Form).trigger('onSubmit');
    const names = suggestAliases('Dog Bite');
    expect(names.length).toBeGreaterThan(0);
    await expect.poll(() => page.alerts).toHaveLength(1);
    await page.waitFor(() => expect(page.find(TextArea, { name: 'aliases-1' }).props.value).toBe(names.join('\n')));
    const saved = await product.cli('configuration', 'get', '--account', accountId);
    expect(saved).toMatchObject({ practiceAreas: [{ name: 'Car Accident' }, { name: 'Dog Bite', aliases: names }] });
    expectNoFaults(hubspot);
  });

  test('what is saved while the bridge is down stays typed, and is saved when it is back', async () => {
    const { product, accountId, openSettings, goAway, comeBack } = await openRealStage();
    const page = await opened(openSettings());
    await page.open('rules');
    enter(page.find(NumberInput), 'onChange', 72);
    goAway();
    page.find(Form).trigger('onSubmit');
    await page.waitFor(() => expect(page.find(Alert).props.title).toBe('That did not work'));
    expect(page.find(NumberInput).props.value).toBe(72);
    expect(page.alerts).toEqual([]);
    expect(await product.cli('configuration', 'get', '--account', accountId)).toMatchObject({ threshold: 50 });
    comeBack(product);
    page.find(Form).trigger('onSubmit');
    await expect.poll(() => page.alerts).toHaveLength(1);
    expect(page.maybeFind(Alert)).toBeNull();
    expect(await product.cli('configuration', 'get', '--account', accountId)).toMatchObject({ threshold: 72 });
  });
});

describe('Fields', () => {
  const properties = [county('client_county'), county('county_of_accident')];

  test('what is chosen is what the command line reads', async () => {
    const { product, accountId, openSettings } = await openRealStage({ portals: [{ portalId: 11, properties }] });
    const page = await openMapping(await opened(openSettings()));
    chooseCounty(page, 'client_county');
    page.find(Form).trigger('onSubmit');
    await expect.poll(() => page.alerts).toHaveLength(1);
    const read = await product.cli('mapping', 'get', '--account', accountId);
    expect(read).toMatchObject({ fields: { county: { firstOf: ['client_county'] } } });
  });

  test('of two who save, the second is told, keeps what was chosen, and may replace it', async () => {
    const { product, accountId, openSettings } = await openRealStage({ portals: [{ portalId: 11, properties }] });
    const [first, second] = [
      await openMapping(await opened(openSettings())),
      await openMapping(await opened(openSettings())),
    ];
    chooseCounty(first, 'client_county');
    first.find(Form).trigger('onSubmit');
    await expect.poll(() => first.alerts).toHaveLength(1);
    chooseCounty(second, 'county_of_accident');
    second.find(Form).trigger('onSubmit');
    await second.waitFor(() =>
      expect(second.find(Alert).props.title).toBe('These settings were changed by another user'),
    );
    expect(second.find(MultiSelect, { name: 'properties-county' }).props.value).toEqual(['county_of_accident']);
    const mappingOf = () => product.cli('mapping', 'get', '--account', accountId);
    expect(await mappingOf()).toMatchObject({ fields: { county: { firstOf: ['client_county'] } } });
    second.find(Form).trigger('onSubmit');
    await expect.poll(() => second.alerts).toHaveLength(1);
    expect(await mappingOf()).toMatchObject({ fields: { county: { firstOf: ['county_of_accident'] } } });
  });
});
