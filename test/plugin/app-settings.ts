import type { AppHealth, AppSettings, MappingChoices, MappingSample } from '../../shared/app-settings.ts';
import { defaultFieldMapping } from '../../shared/field-mapping.ts';
import type { CustomFilter, FilterReading } from '../../shared/filter-conditions.ts';

/** How the bridge of these tests reads rules: what holds "vague" it does not understand. */
export const readingsOf = (filters: readonly CustomFilter[]): FilterReading[] =>
  filters.map((filter) => {
    const name = typeof filter === 'string' ? filter : (filter.text ?? 'A condition');
    return name.includes('vague')
      ? { filter: name, readAs: null, understood: 'no' }
      : { filter: name, readAs: `${name}, as it is read; unknown if not stated.`, understood: 'yes' };
  });

export const settingsOf = (changes: Partial<AppSettings> = {}): AppSettings => ({
  account: { name: 'Doe & Partners', subscription: 'active' },
  connection: { portalId: '33', auth: 'static', status: 'active', detail: null, connectedAt: '2026-11-01T09:00:00Z' },
  configuration: {
    version: 4,
    value: {
      practiceAreas: [{ name: 'Personal Injury', aliases: ['PI', 'car accident'] }],
      threshold: 60,
      customFilters: ['Only accidents in Texas'],
    },
    filters: readingsOf(['Only accidents in Texas']),
  },
  mapping: { version: 2, value: defaultFieldMapping },
  permissions: { version: 0, value: { settings: null, overrule: null } },
  user: { id: '7', maySet: true },
  engine: { name: 'rubric', model: null },
  dashboardUrl: 'https://leads.example.com/',
  ...changes,
});

export const healthOf = (changes: Partial<AppHealth> = {}): AppHealth => ({
  checkedAt: '2026-11-21T15:00:00Z',
  findings: [{ level: 'ok', subject: 'Connection', text: 'Leads can be read and written.' }],
  lastEventAt: '2026-11-21T14:29:00Z',
  lastScreenedAt: null,
  waiting: 3,
  failed: 1,
  ...changes,
});

const property = (name: string, label: string, fieldType = 'text') => ({ name, label, type: 'string', fieldType });

export const choicesOf = (changes: Partial<MappingChoices> = {}): MappingChoices => ({
  properties: [
    ...['firstname', 'lastname', 'phone', 'email', 'city', 'zip', 'state'].map((name) => property(name, name)),
    property('case_type', 'Type of case', 'select'),
    property('what_happened', 'What happened', 'textarea'),
    property('lead_intake_county', 'County'),
  ],
  suggestion: {
    ...defaultFieldMapping,
    fields: { ...defaultFieldMapping.fields, practiceArea: { firstOf: ['case_type'] } },
    practiceAreas: { mva: 'Car Accident' },
  },
  practiceAreaOptions: [
    { property: 'case_type', value: 'mva', label: 'Motor vehicle', area: 'Car Accident' },
    { property: 'case_type', value: 'slip', label: 'Slip and fall', area: null },
  ],
  ...changes,
});

export const sampleOf = (changes: Partial<MappingSample> = {}): MappingSample => ({
  contact: { id: '51', name: 'Maria Delgado', url: 'https://app.hubspot.com/contacts/33/record/0-1/51' },
  values: [
    { field: 'firstName', value: 'Maria' },
    { field: 'location', value: 'Austin' },
    { field: 'county', value: '' },
  ],
  ...changes,
});
