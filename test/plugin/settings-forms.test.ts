import './worker-globals.ts';
import { Alert, Button, Form, MultiSelect, NumberInput, Select, TextArea } from '@hubspot/ui-extensions';
import { describe, expect, test } from 'vitest';
import { choicesOf, readingsOf, settingsOf } from './app-settings.ts';
import { enter, renderSettings } from './render-settings.ts';
import { serveSettings } from './serve-settings.ts';
import { Refused, refusedWith, Unreachable } from './stand-in-bridge.ts';

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

  test('sent before the last change was drawn, the rules hold it all the same', async () => {
    const { state } = serveSettings();
    const page = renderSettings();
    await page.open('rules');
    const [drawnBefore, addRule] = [page.find(Form), page.find(Button, ({ text }) => text === 'Add rule')];
    addRule.trigger('onClick');
    addRule.trigger('onClick');
    page.type('filter-1', 'Not represented yet');
    const second = page.find(TextArea, { name: 'filter-2' });
    page.type('filter-0', 'Only accidents in Ohio');
    enter(second, 'onInput', 'No work injuries');
    drawnBefore.trigger('onSubmit');
    await page.waitFor(() => expect(state.configuration.version).toBe(5));
    expect(state.configuration.value.customFilters).toEqual([
      'Only accidents in Ohio',
      'Not represented yet',
      'No work injuries',
    ]);
  });

  test('each rule shows how it is read, and one that is not understood warns when it is saved', async () => {
    serveSettings();
    const page = renderSettings();
    await page.open('rules');
    expect(page.text()).toContain('Read as: Only accidents in Texas, as it is read');
    page.find(Button, ({ text }) => text === 'Add rule').trigger('onClick');
    page.type('filter-1', 'Something vague');
    expect(page.maybeFind(Alert)).toBeNull();
    page.find(Form).trigger('onSubmit');
    await page.waitFor(() => expect(page.find(Alert).props.title).toBe('This rule is not understood'));
    expect(page.alerts[0]).toContain('One rule is not clear');
    page.type('filter-0', 'Only accidents in Ohio');
    expect(page.text()).not.toContain('Read as');
  });

  test('a condition is shown as it is read and stays when other rules are saved', async () => {
    const condition = { text: 'No lawyer yet', if: { lawyer: 'none' }, unknown: 'pass' } as const;
    const { configuration } = settingsOf();
    const value = { ...configuration.value, customFilters: [condition, 'Only accidents in Texas'] };
    const { state } = serveSettings({
      configuration: { version: 4, value, filters: readingsOf(value.customFilters) },
    });
    const page = renderSettings();
    await page.open('rules');
    expect(page.text()).toContain('Rule 1, a condition: No lawyer yet');
    expect(page.text()).toContain('Read as: No lawyer yet, as it is read');
    page.type('filter-1', 'Only accidents in Ohio');
    page.find(Form).trigger('onSubmit');
    await page.waitFor(() => expect(page.alerts).toHaveLength(1));
    expect(state.configuration.value.customFilters).toEqual([condition, 'Only accidents in Ohio']);
    page.find(Button, ({ text }) => text === 'Remove rule 1').trigger('onClick');
    page.find(Form).trigger('onSubmit');
    await page.waitFor(() => expect(state.configuration.value.customFilters).toEqual(['Only accidents in Ohio']));
  });

  test('rows can be taken out', async () => {
    const { state } = serveSettings();
    const page = renderSettings();
    await page.open('rules');
    page.find(Button, ({ text }) => text === 'Remove Personal Injury').trigger('onClick');
    page.find(Button, ({ text }) => text === 'Remove rule 1').trigger('onClick');
    expect(page.text()).toContain('Without any, no lead is valid.');
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
    expect(bridge.requests.map(({ id }) => id)).not.toContain('saveConfiguration');
  });

  test('where somebody else saved first, what was typed stays and can be saved over it', async () => {
    const { state } = serveSettings();
    const page = renderSettings();
    await page.open('rules');
    enter(page.find(NumberInput), 'onChange', 75);
    state.configuration = {
      ...state.configuration,
      version: 5,
      value: { ...state.configuration.value, threshold: 10 },
    };
    page.find(Form).trigger('onSubmit');
    await page.waitFor(() => expect(page.find(Alert).props.title).toBe('These settings were changed by another user'));
    expect(page.find(NumberInput).props.value).toBe(75);
    expect(state.configuration.value.threshold).toBe(10);
    await page.waitFor(() => {
      page.find(Form).trigger('onSubmit');
      expect(state.configuration).toMatchObject({ version: 6, value: { threshold: 75 } });
    });
  });

  test('saved twice in a row, the second follows the first: nobody is in conflict with himself', async () => {
    const late = Promise.withResolvers<void>();
    let reads = 0;
    const { state } = serveSettings(
      {},
      {
        readSettings: async () => {
          reads += 1;
          const read = structuredClone(state);
          if (reads === 2) await late.promise;
          return read;
        },
      },
    );
    const page = renderSettings();
    await page.open('rules');
    enter(page.find(NumberInput), 'onChange', 70);
    page.find(Form).trigger('onSubmit');
    await expect.poll(() => page.alerts).toHaveLength(1);
    await page.waitFor(() => expect(page.find(NumberInput).props.value).toBe(70));
    enter(page.find(NumberInput), 'onChange', 71);
    page.find(Form).trigger('onSubmit');
    await expect.poll(() => page.alerts).toHaveLength(2);
    expect(state.configuration).toMatchObject({ version: 6, value: { threshold: 71 } });
    late.resolve();
    await expect.poll(() => reads).toBe(3);
    expect(page.find(NumberInput).props.value).toBe(71);
    expect(page.maybeFind(Alert)).toBeNull();
  });

  test('what is typed stays while another tab is looked at', async () => {
    serveSettings();
    const page = renderSettings();
    await page.open('rules');
    enter(page.find(NumberInput), 'onChange', 75);
    page.find(Button, ({ text }) => text === 'Add rule').trigger('onClick');
    page.type('filter-1', 'Not represented yet');
    await page.open('mapping');
    await page.waitFor(() => expect(page.findAll(MultiSelect)).toHaveLength(10));
    enter(page.find(MultiSelect, { name: 'properties-phone' }), 'onChange', ['email']);
    await page.open('rules');
    expect(page.find(NumberInput).props.value).toBe(75);
    expect(page.find(TextArea, { name: 'filter-1' }).props.value).toBe('Not represented yet');
    await page.open('mapping');
    await page.waitFor(() => expect(page.findAll(MultiSelect)).toHaveLength(10));
    expect(page.find(MultiSelect, { name: 'properties-phone' }).props.value).toEqual(['email']);
  });

  test.each([
    ['screening_paused', 'That did not work', 'Screening is paused in the app settings.'],
    ['portal_revoked', 'That did not work', 'The connection has ended.'],
    ['hubspot_scopes_missing', 'That did not work', 'The app is missing a scope it needs'],
  ] as const)('a refusal for %s is not taken for somebody else’s change', async (code, title, words) => {
    serveSettings(
      {},
      {
        saveConfiguration: () => {
          throw refusedWith(code);
        },
      },
    );
    const page = renderSettings();
    await page.open('rules');
    page.find(Form).trigger('onSubmit');
    await page.waitFor(() => expect(page.find(Alert).props.title).toBe(title));
    expect(page.text()).toContain(words);
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

  test('sent before the last change was drawn, the mapping holds it all the same', async () => {
    const { state } = serveSettings();
    const page = renderSettings();
    await page.open('mapping');
    await page.waitFor(() => expect(page.findAll(MultiSelect)).toHaveLength(10));
    const [drawnBefore, kind] = [page.find(Form), page.find(Select, { name: 'kind-state' })];
    page.find(Button, ({ text }) => text === 'Fill in suggestions').trigger('onClick');
    enter(kind, 'onChange', 'constant');
    page.type('constant-state', 'TX');
    drawnBefore.trigger('onSubmit');
    await page.waitFor(() => expect(state.mapping.version).toBe(3));
    expect(state.mapping.value.fields).toMatchObject({
      practiceArea: { firstOf: ['case_type'] },
      state: { constant: 'TX' },
    });
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
    expect(bridge.requests.map(({ id }) => id)).not.toContain('saveFieldMapping');
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

describe('Users', () => {
  test('who may change settings and who may overrule is saved, by id; empty lists name everybody', async () => {
    const { state } = serveSettings();
    const page = renderSettings();
    await page.open('users');
    expect(page.text()).toContain('yours is 7');
    page.type('users-settings', '7\n12');
    page.find(Form).trigger('onSubmit');
    await page.waitFor(() => expect(page.alerts).toHaveLength(1));
    expect(state.permissions).toEqual({ version: 1, value: { settings: ['7', '12'], overrule: null } });
  });

  test('whoever saves cannot leave himself out, and what is no id is not sent', async () => {
    const { bridge } = serveSettings();
    const page = renderSettings();
    await page.open('users');
    page.type('users-settings', '12');
    page.type('users-overrule', 'amy@firm.example');
    page.find(Form).trigger('onSubmit');
    await page.waitFor(() =>
      expect(page.find(TextArea, { name: 'users-settings' }).props.validationMessage).toContain('Your own id, 7'),
    );
    expect(page.find(TextArea, { name: 'users-overrule' }).props.validationMessage).toContain('Ids are numbers');
    expect(bridge.requests.map(({ id }) => id)).not.toContain('savePermissions');
  });

  test('who may not change the settings is told so', async () => {
    serveSettings({ user: { id: '8', maySet: false } });
    const page = renderSettings();
    await page.open('users');
    expect(page.find(Alert).props.title).toBe('You don’t have permission to edit these settings');
  });
});
