import './worker-globals.ts';
import {
  Alert,
  Button,
  Form,
  Input,
  Link,
  LoadingButton,
  LoadingSpinner,
  MultiSelect,
  NumberInput,
  Select,
  StatusTag,
  Tabs,
  TextArea,
} from '@hubspot/ui-extensions';
import { describe, expect, test } from 'vitest';
import type { AppSettings } from '../../shared/app-settings.ts';
import { withSuggestedAliases } from '../../shared/practice-areas.ts';
import { choicesOf, healthOf, settingsOf } from './app-settings.ts';
import { enter, renderSettings } from './render-settings.ts';
import { type Answers, Refused, Unreachable } from './stand-in-bridge.ts';
import { serveExtension } from './worker-globals.ts';

/** A bridge that keeps what it is given, and counts versions as the real one does. */
function serveSettings(changes: Partial<AppSettings> = {}, answers: Answers = {}) {
  const state = settingsOf(changes);
  const bridge = serveExtension({
    readSettings: () => state,
    readHealth: () => healthOf(),
    readMappingChoices: () => choicesOf(),
    saveConfiguration: ({ input }) => {
      const { expectedVersion, configuration } = input;
      if (expectedVersion !== state.configuration.version) throw new Refused(409);
      state.configuration = { version: expectedVersion + 1, value: withSuggestedAliases(configuration) };
      return state.configuration;
    },
    saveFieldMapping: ({ input }) => {
      if (input.expectedVersion !== state.mapping.version) throw new Refused(409);
      state.mapping = { version: input.expectedVersion + 1, value: input.mapping };
      return { ...state.mapping, warnings: [] };
    },
    setPaused: ({ input }) => {
      state.connection = { ...state.connection, status: input.paused ? 'paused' : 'active' };
      return { status: state.connection.status };
    },
    ...answers,
  });
  return { state, bridge };
}

describe('the page as such', () => {
  test('says what it waits for, then shows the connection', async () => {
    serveSettings();
    const page = renderSettings();
    expect(page.find(LoadingSpinner).props.label).toBe('Loading the settings');
    await page.waitFor(() => expect(page.find(StatusTag).text).toBe('Connected'));
    expect(page.find(Tabs).props.selected).toBe('connection');
  });

  test.each([
    [404, 'This account is not connected'],
    [401, 'The scoring service does not accept this app'],
  ])('a refusal with %i says what to do, and may be tried again', async (status, title) => {
    let isRefused = true;
    serveSettings(
      {},
      {
        readSettings: () => {
          if (isRefused) throw new Refused(status);
          return settingsOf();
        },
      },
    );
    const page = renderSettings();
    await page.waitFor(() => expect(page.find(Alert).props.title).toBe(title));
    expect(page.maybeFind(Tabs)).toBeNull();
    isRefused = false;
    page.find(Button).trigger('onClick');
    await page.waitFor(() => expect(page.maybeFind(Tabs)).not.toBeNull());
  });

  test('a bridge that is away is said to be', async () => {
    serveSettings(
      {},
      {
        readSettings: () => {
          throw new Unreachable();
        },
      },
    );
    const page = renderSettings();
    await page.waitFor(() => expect(page.find(Alert).props.title).toBe('Details are not available right now'));
  });

  test.each(['connection', 'rules', 'mapping'] as const)('has at most one primary button: %s', async (tab) => {
    serveSettings();
    const page = renderSettings();
    await page.open(tab);
    await page.waitFor(() => expect(page.maybeFind(LoadingButton)).not.toBeNull());
    const buttons = [...page.findAll(Button), ...page.findAll(LoadingButton)];
    expect(buttons.filter(({ props }) => props.variant === 'primary').length).toBeLessThanOrEqual(1);
    for (const tag of page.findAll(StatusTag)) expect(tag.props.onClick).toBeUndefined();
    const labels = [...page.findAll(Input), ...page.findAll(TextArea)].map(({ props }) => props.label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('whoever may not edit sees everything and can change nothing', async () => {
    serveSettings({ mayEdit: false });
    const page = renderSettings();
    await page.open('rules');
    await page.waitFor(() => expect(page.text()).toContain('Only an administrator may change these.'));
    expect([...page.findAll(Button), ...page.findAll(LoadingButton)]).toEqual([]);
    expect(page.find(NumberInput).props.readOnly).toBe(true);
    for (const field of [...page.findAll(Input), ...page.findAll(TextArea)]) expect(field.props.readOnly).toBe(true);
    await page.open('mapping');
    await page.waitFor(() => expect(page.findAll(MultiSelect)).toHaveLength(10));
    for (const field of page.findAll(MultiSelect)) expect(field.props.readOnly).toBe(true);
    expect(page.findAll(LoadingButton)).toEqual([]);
  });
});

describe('Connection', () => {
  test.each([
    ['active', 'Connected'],
    ['paused', 'Paused'],
    ['revoked', 'Disconnected'],
  ] as const)('%s is told as “%s”, with its reason', async (status, label) => {
    serveSettings({ connection: { ...settingsOf().connection, status, detail: 'the reason, in words' } });
    const page = renderSettings();
    await page.waitFor(() => expect(page.find(StatusTag).text).toBe(label));
    expect(page.text()).toContain('the reason, in words');
    expect(page.maybeFind(LoadingButton) === null).toBe(status === 'revoked');
  });

  test('health shows what is right, what is not, and how much waits', async () => {
    const findings = [
      { level: 'ok', subject: 'Token', text: 'HubSpot accepts it' },
      { level: 'error', subject: 'Scopes', text: 'crm.objects.contacts.write is missing' },
    ] as const;
    serveSettings({}, { readHealth: () => healthOf({ findings: [...findings] }) });
    const page = renderSettings();
    await page.waitFor(() => expect(page.text()).toContain('Scopes: crm.objects.contacts.write is missing'));
    expect(page.findAll(StatusTag).map(({ text }) => text)).toEqual(['Connected', 'OK', 'Does not work']);
    for (const told of ['Nov 21, 2026, 9:29 AM', 'Never', '3', '1']) expect(page.text()).toContain(told);
    expect(page.find(Link).props.href).toEqual({ url: 'https://leads.example.com/', external: true });
  });

  test('health can be asked for again', async () => {
    let asked = 0;
    serveSettings(
      {},
      {
        readHealth: () => {
          asked += 1;
          return healthOf({ failed: asked });
        },
      },
    );
    const page = renderSettings();
    await page.waitFor(() => expect(page.find(Button).props.disabled).toBe(false));
    page.find(Button).trigger('onClick');
    await page.waitFor(() => expect(asked).toBe(2));
  });

  test('pausing is a destructive button, going on a primary one', async () => {
    const { state } = serveSettings();
    const page = renderSettings();
    await page.waitFor(() => expect(page.find(LoadingButton).text).toBe('Pause screening'));
    expect(page.find(LoadingButton).props.variant).toBe('destructive');
    page.find(LoadingButton).trigger('onClick');
    await page.waitFor(() => expect(page.find(LoadingButton).text).toBe('Resume screening'));
    expect(state.connection.status).toBe('paused');
    expect(page.alerts).toEqual(['Screening is paused. New leads wait.']);
    page.find(LoadingButton).trigger('onClick');
    await page.waitFor(() => expect(state.connection.status).toBe('active'));
  });
});

describe('Rules', () => {
  test('what is changed is saved, and a new area comes back with its usual names', async () => {
    const { state } = serveSettings();
    const page = renderSettings();
    await page.open('rules');
    enter(page.find(NumberInput), 'onChange', 70);
    page.find(Button, ({ text }) => text === 'Add practice area').trigger('onClick');
    page.type('area-1', 'Divorce');
    page.find(Button, ({ text }) => text === 'Add rule').trigger('onClick');
    page.type('filter-1', 'Not represented yet');
    page.find(Form).trigger('onSubmit');
    await page.waitFor(() => expect(page.alerts).toHaveLength(1));
    expect(state.configuration).toMatchObject({
      version: 5,
      value: { threshold: 70, customFilters: ['Only accidents in Texas', 'Not represented yet'] },
    });
    const aliases = state.configuration.value.practiceAreas[1]?.aliases ?? [];
    expect(aliases.length).toBeGreaterThan(2);
    await page.waitFor(() => expect(page.find(TextArea, { name: 'aliases-1' }).props.value).toBe(aliases.join('\n')));
  });

  test('rows can be taken out', async () => {
    const { state } = serveSettings();
    const page = renderSettings();
    await page.open('rules');
    page.find(Button, ({ text }) => text === 'Remove Personal Injury').trigger('onClick');
    page.find(Button, ({ text }) => text === 'Remove rule 1').trigger('onClick');
    expect(page.text()).toContain('With none, no lead is valid.');
    page.find(Form).trigger('onSubmit');
    await page.waitFor(() => expect(state.configuration.version).toBe(5));
    expect(state.configuration.value).toMatchObject({ practiceAreas: [], customFilters: [] });
  });

  test('what the dashboard would refuse is not sent, and is told at its field', async () => {
    const { bridge } = serveSettings();
    const page = renderSettings();
    await page.open('rules');
    enter(page.find(NumberInput), 'onChange', 0);
    page.type('filter-0', ' ');
    page.find(Form).trigger('onSubmit');
    await page.waitFor(() => expect(page.find(Alert).props.title).toContain('Nothing was saved'));
    expect(page.find(NumberInput).props).toMatchObject({
      error: true,
      validationMessage: 'A whole number from 1 to 100',
    });
    expect(page.find(TextArea, { name: 'filter-0' }).props.validationMessage).toBe('Must not be empty');
    expect(bridge.asked.map(({ id }) => id)).not.toContain('saveConfiguration');
  });

  test('where somebody else saved first, what was typed stays and can be saved over it', async () => {
    const { state } = serveSettings();
    const page = renderSettings();
    await page.open('rules');
    enter(page.find(NumberInput), 'onChange', 75);
    state.configuration = { version: 5, value: { ...state.configuration.value, threshold: 10 } };
    page.find(Form).trigger('onSubmit');
    await page.waitFor(() => expect(page.find(Alert).props.title).toBe('Somebody else was faster'));
    expect(page.find(NumberInput).props.value).toBe(75);
    expect(state.configuration.value.threshold).toBe(10);
    await page.waitFor(() => {
      page.find(Form).trigger('onSubmit');
      expect(state.configuration).toMatchObject({ version: 6, value: { threshold: 75 } });
    });
  });

  test('changes can be undone', async () => {
    serveSettings();
    const page = renderSettings();
    await page.open('rules');
    enter(page.find(NumberInput), 'onChange', 75);
    page.find(Button, ({ text }) => text === 'Undo changes').trigger('onClick');
    expect(page.find(NumberInput).props.value).toBe(60);
  });

  test('what only the bridge finds is shown in its words', async () => {
    const details = [{ path: 'practiceAreas.0.name', message: 'is named twice' }];
    serveSettings(
      {},
      {
        saveConfiguration: () => {
          throw new Refused(400, { error: 'Configuration is not valid', details });
        },
      },
    );
    const page = renderSettings();
    await page.open('rules');
    page.find(Form).trigger('onSubmit');
    await page.waitFor(() => expect(page.text()).toContain('practiceAreas.0.name: is named twice'));
  });
});

describe('Fields', () => {
  test('every field shows where it comes from; a property that is gone is said to be', async () => {
    serveSettings();
    const page = renderSettings();
    await page.open('mapping');
    await page.waitFor(() => expect(page.findAll(MultiSelect)).toHaveLength(10));
    expect(page.find(MultiSelect, { name: 'properties-firstName' }).props.value).toEqual(['firstname']);
    const notes = page.find(MultiSelect, { name: 'properties-intakeNotes' }).props;
    expect(notes.options).toContainEqual({ value: 'what_happened', label: 'What happened (what_happened)' });
    expect(notes.options).toContainEqual({ value: 'message', label: 'message (not in this account)' });
  });

  test('suggestions are filled in, changed and saved', async () => {
    const { state } = serveSettings();
    const page = renderSettings();
    await page.open('mapping');
    await page.waitFor(() => expect(page.findAll(MultiSelect)).toHaveLength(10));
    page.find(Button, ({ text }) => text === 'Fill in suggestions').trigger('onClick');
    page.type('option-slip', 'Premises Liability');
    enter(page.find(Select, { name: 'kind-state' }), 'onChange', 'constant');
    page.type('constant-state', 'TX');
    enter(page.find(Select, { name: 'kind-location' }), 'onChange', 'joined');
    enter(page.find(MultiSelect, { name: 'properties-location' }), 'onChange', ['city', 'state']);
    page.find(Form).trigger('onSubmit');
    await page.waitFor(() => expect(state.mapping.version).toBe(3));
    expect(state.mapping.value.fields).toMatchObject({
      practiceArea: { firstOf: ['case_type'] },
      state: { constant: 'TX' },
      location: { joined: ['city', 'state'], separator: ', ' },
    });
    expect(state.mapping.value.practiceAreas).toEqual({ mva: 'Car Accident', slip: 'Premises Liability' });
  });

  test('a field without a property is not sent, and says so', async () => {
    const { bridge } = serveSettings();
    const page = renderSettings();
    await page.open('mapping');
    await page.waitFor(() => expect(page.findAll(MultiSelect)).toHaveLength(10));
    enter(page.find(MultiSelect, { name: 'properties-phone' }), 'onChange', []);
    page.find(Form).trigger('onSubmit');
    const told = { error: true, validationMessage: 'Choose at least one property' };
    await page.waitFor(() => expect(page.find(MultiSelect, { name: 'properties-phone' }).props).toMatchObject(told));
    expect(bridge.asked.map(({ id }) => id)).not.toContain('saveFieldMapping');
  });

  test('what may not be meant is told after saving', async () => {
    const warnings = [{ field: 'intakeNotes' as const, message: 'city is a single line of text' }];
    serveSettings({}, { saveFieldMapping: ({ input }) => ({ version: 3, value: input.mapping, warnings }) });
    const page = renderSettings();
    await page.open('mapping');
    await page.waitFor(() => expect(page.findAll(MultiSelect)).toHaveLength(10));
    page.find(Form).trigger('onSubmit');
    await page.waitFor(() => expect(page.text()).toContain('Case notes: city is a single line of text'));
  });

  test('where HubSpot’s properties cannot be read, the form waits for another try', async () => {
    let isAway = true;
    serveSettings(
      {},
      {
        readMappingChoices: () => {
          if (isAway) throw new Unreachable();
          return choicesOf();
        },
      },
    );
    const page = renderSettings();
    await page.open('mapping');
    await page.waitFor(() => expect(page.find(Button).text).toBe('Try again'));
    isAway = false;
    page.find(Button).trigger('onClick');
    await page.waitFor(() => expect(page.findAll(MultiSelect)).toHaveLength(10));
  });
});
