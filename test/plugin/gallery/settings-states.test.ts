import '../worker-globals.ts';
import { Button, Form, LoadingButton } from '@hubspot/ui-extensions';
import { expect, test } from 'vitest';
import { explainFilters } from '../../../bridge/analysis/filters/conditions/custom-filters.ts';
import type { AppHealth } from '../../../shared/app-settings.ts';
import type { CustomFilter } from '../../../shared/filter-conditions.ts';
import { blockedTexts } from '../../../shared/problems/screen-blocked-reasons.ts';
import { choicesOf, healthOf, sampleOf, settingsOf } from '../app-settings.ts';
import { isPauseSwitch, renderSettings } from '../render-settings.ts';
import { type Answers, type Refused, refusedWith } from '../stand-in-bridge.ts';
import { serveExtension } from '../worker-globals.ts';
import { away, never, openGallery } from './gallery.ts';

const { draw } = openGallery('settings');

type Connection = Partial<ReturnType<typeof settingsOf>['connection']>;

const areas = { level: 'ok', subject: 'Practice areas', text: 'One area is accepted.' } as const;
const findings: AppHealth['findings'] = [
  { level: 'ok', subject: 'Connection', text: 'Leads can be read and written.' },
  {
    level: 'error',
    subject: 'Field mapping',
    text: 'county: the account has no contact property "lead_intake_county" yet',
  },
  areas,
  { level: 'warning', subject: 'Workflows', text: '2 results did not reach the workflow.' },
];
const settled: Answers = {
  readSettings: () => settingsOf(),
  readHealth: () => healthOf({ findings }),
  readMappingChoices: () => choicesOf(),
  readSample: () => sampleOf(),
};
const says = (refusal: Refused) => () => {
  throw refusal;
};
const connected = (connection: Connection): Answers => ({
  ...settled,
  readSettings: () => settingsOf({ connection: { ...settingsOf().connection, ...connection } }),
  readHealth: () =>
    healthOf({
      findings: [
        connection.status === 'paused'
          ? { level: 'warning', subject: 'Connection', text: blockedTexts.paused }
          : { level: 'error', subject: 'Connection', text: `${connection.detail}` },
        areas,
      ],
    }),
});

test.each([
  ['settings-loading', 'Settings: loading', 'Loading the settings', { readSettings: never }],
  ['settings-down', 'Settings: bridge down', 'cannot be reached. Try again in a moment.', { readSettings: away }],
  [
    'settings-wrong-signature',
    'Settings: refused, wrong secret or address',
    'does not accept this app',
    { readSettings: says(refusedWith('invalid_signature')) },
  ],
  [
    'settings-not-connected',
    'Settings: refused, not connected',
    'is not connected',
    { readSettings: says(refusedWith('portal_not_connected')) },
  ],
  ['settings-connection', 'Settings: connection', 'Field mapping', settled],
  ['settings-paused', 'Settings: paused', blockedTexts.paused, connected({ status: 'paused' })],
  [
    'settings-revoked',
    'Settings: connection ended',
    "Connection: HubSpot has revoked the app's access.",
    connected({ status: 'revoked', detail: "HubSpot has revoked the app's access." }),
  ],
  [
    'settings-no-health',
    'Settings: health cannot be read',
    'Details are not available',
    { ...settled, readHealth: away },
  ],
] as [string, string, string, Answers][])('%s', async (name, title, expected, answers) => {
  serveExtension(answers);
  await draw(renderSettings(), { name, title, width: 'page', says: expected });
});

test('a pause that did not arrive', async () => {
  serveExtension({ ...settled, setPaused: away });
  const page = renderSettings();
  await page.waitFor(() => expect(page.text()).toContain('Field mapping'));
  page.find(LoadingButton, isPauseSwitch).trigger('onClick');
  await draw(page, {
    name: 'settings-pause-failed',
    title: 'Settings: a pause that did not arrive',
    width: 'page',
    says: 'That did not work',
  });
});

test('rules, what is wrong with them, and a conflict', async () => {
  serveExtension({ ...settled, saveConfiguration: says(refusedWith('configuration_conflict')) });
  const page = renderSettings();
  await page.open('rules');
  await draw(page, { name: 'settings-rules', title: 'Settings: rules', width: 'page', says: 'Rule 1' });
  page.type('area-0', '');
  page.find(Form).trigger('onSubmit');
  await draw(page, {
    name: 'settings-wrong',
    title: 'Settings: not accepted',
    width: 'page',
    says: 'Must not be empty',
  });
  page.type('area-0', 'Personal Injury');
  page.find(Form).trigger('onSubmit');
  await draw(page, {
    name: 'settings-conflict',
    title: 'Settings: conflict',
    width: 'page',
    says: 'These settings were changed by another user',
  });
});

test('rules in words and as conditions, each with its reading', async () => {
  const customFilters: CustomFilter[] = [
    'Texas accidents only',
    'Medical bills of at least $5,000',
    {
      text: 'Near our office, or badly hurt',
      if: {
        any: [{ place: { of: 'client', in: ['Harris County, TX', 'ZIP 773*'] } }, { harm: { severityAtLeast: 4 } }],
      },
      unknown: 'fail',
    },
    { if: { not: { lawyer: 'acts' } }, unknown: 'pass' },
    { text: 'Our county', if: { place: { of: 'client', in: ['Nowhere County, TX'] } }, unknown: 'fail' },
  ];
  const { value } = settingsOf().configuration;
  const filters = explainFilters(customFilters);
  const configuration = { version: 4, value: { ...value, customFilters }, filters };
  serveExtension({ ...settled, readSettings: () => settingsOf({ configuration }) });
  const page = renderSettings();
  await page.open('rules');
  await draw(page, {
    name: 'settings-readings',
    title: 'Settings: how rules are read',
    width: 'page',
    says: 'The client lives in Harris County in Texas',
  });
});

test('fields: as they are, saved with a question, a conflict, and no properties to choose from', async () => {
  const warnings = [
    { field: 'county', message: 'what_happened is a text of several lines' },
    { field: 'practiceAreas', message: 'option "slip" (Slip and fall) has no area; it is read as it is' },
  ] as const;
  let isFirst = true;
  serveExtension({
    ...settled,
    readSettings: () => settingsOf({ mapping: { version: 1, value: choicesOf().suggestion } }),
    saveFieldMapping: ({ input }) => {
      if (!isFirst) throw refusedWith('mapping_conflict');
      isFirst = false;
      return { version: 2, value: input.mapping, warnings: [...warnings] };
    },
  });
  const page = renderSettings();
  await page.open('mapping');
  await draw(page, { name: 'settings-fields', title: 'Settings: fields', width: 'page', says: 'Slip and fall' });
  page.find(Form).trigger('onSubmit');
  await draw(page, {
    name: 'settings-warnings',
    title: 'Settings: fields saved, with a question',
    width: 'page',
    says: 'Is this what you meant?',
  });
  page.find(Form).trigger('onSubmit');
  await draw(page, {
    name: 'settings-fields-conflict',
    title: 'Settings: fields, conflict',
    width: 'page',
    says: 'These settings were changed by another user',
  });

  serveExtension({ ...settled, readMappingChoices: away });
  const without = renderSettings();
  await without.open('mapping');
  await without.waitFor(() => expect(without.find(Button).text).toBe('Try again'));
  await draw(without, {
    name: 'settings-no-choices',
    title: 'Settings: fields, bridge down',
    width: 'page',
    says: 'Details are not available',
  });
});
