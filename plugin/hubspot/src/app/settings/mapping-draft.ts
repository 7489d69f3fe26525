import type { MappingChoices } from '../../../../../shared/app-settings.ts';
import type { FieldMapping, FieldSource } from '../../../../../shared/field-mapping.ts';
import { limits, recordFields } from './tables.gen.ts';

export type FieldName = (typeof recordFields)[number];

/** `firstOf`: the first that holds something; `joined`: all of them; `constant`: the same for every lead. */
export type SourceKind = 'firstOf' | 'joined' | 'constant';

/** The chosen source of a field; values of other kinds are kept while the page is open. */
export interface SourceDraft {
  kind: SourceKind;
  properties: readonly string[];
  separator: string;
  constant: string;
}

export interface MappingDraft {
  fields: Readonly<Record<FieldName, SourceDraft>>;
  /** What each value of the practice-area property means. */
  practiceAreas: Readonly<Record<string, string>>;
}

export const fieldLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  email: 'Email',
  location: 'City',
  zip: 'ZIP code',
  county: 'County',
  state: 'State',
  practiceArea: 'Practice area',
  intakeNotes: 'Case notes',
} as const satisfies Record<FieldName, string>;

const byField = <T>(make: (field: FieldName) => T) =>
  Object.fromEntries(recordFields.map((field) => [field, make(field)])) as Record<FieldName, T>;

export function mappingDraftOf({ fields, practiceAreas }: FieldMapping): MappingDraft {
  return { fields: byField((field) => sourceDraftOf(fields[field])), practiceAreas };
}

function sourceDraftOf(source: FieldSource): SourceDraft {
  const empty = { properties: [], separator: ', ', constant: '' };
  if ('constant' in source) return { ...empty, kind: 'constant', constant: source.constant };
  if ('joined' in source) return { ...empty, kind: 'joined', properties: source.joined, separator: source.separator };
  return { ...empty, kind: 'firstOf', properties: source.firstOf };
}

/** What to send, or the errors by field; `practiceAreas` is beside the fields. */
export type MappingCheck = { mapping: FieldMapping } | { faults: Readonly<Record<string, string>> };

export function checkMapping(draft: MappingDraft): MappingCheck {
  const faults = Object.fromEntries(
    [
      ...recordFields.map((field) => [field, sourceFault(draft.fields[field])] as const),
      ['practiceAreas', areasFault(draft.practiceAreas)] as const,
    ].filter(([, fault]) => fault !== ''),
  );
  return Object.keys(faults).length > 0 ? { faults } : { mapping: mappingOf(draft) };
}

const propertyPattern = new RegExp(limits.mapping.property);

function sourceFault({ kind, properties, separator, constant }: SourceDraft): string {
  const { mapping } = limits;
  if (kind === 'constant') return constant.length > mapping.constant ? `At most ${mapping.constant} characters` : '';
  if (properties.length === 0) return 'Choose at least one property';
  if (properties.length > mapping.properties) return `At most ${mapping.properties} properties`;
  if (kind === 'joined' && separator.length > mapping.separator)
    return `At most ${mapping.separator} characters between them`;
  const wrong = properties.find((name) => !propertyPattern.test(name));
  return wrong === undefined ? '' : `${wrong} is not the internal name of a property`;
}

function areasFault(areas: Readonly<Record<string, string>>): string {
  const tooLong = Object.values(areas).find((area) => area.trim().length > limits.mapping.area);
  return tooLong === undefined ? '' : `An area has at most ${limits.mapping.area} characters`;
}

/** A value without an area is read as it is. */
function mappingOf({ fields, practiceAreas }: MappingDraft): FieldMapping {
  const named = Object.entries(practiceAreas).map(([value, area]) => [value, area.trim()] as const);
  return {
    fields: byField((field) => sourceOf(fields[field])),
    practiceAreas: Object.fromEntries(named.filter(([, area]) => area !== '')),
  };
}

function sourceOf({ kind, properties, separator, constant }: SourceDraft): FieldSource {
  if (kind === 'constant') return { constant };
  return kind === 'joined' ? { joined: [...properties], separator } : { firstOf: [...properties] };
}

export interface AreaRow {
  value: string;
  /** The option's label in HubSpot. */
  label: string;
  area: string;
}

/** Values that can be mapped: options of the properties chosen for the practice area, and those mapped already. */
export function areaRows(draft: MappingDraft, choices: MappingChoices): AreaRow[] {
  const { kind, properties } = draft.fields.practiceArea;
  const chosen = kind === 'constant' ? [] : properties;
  const options = choices.practiceAreaOptions.filter(({ property }) => chosen.includes(property));
  const labels = new Map(options.map(({ value, label }) => [value, label]));
  for (const value of Object.keys(draft.practiceAreas)) if (!labels.has(value)) labels.set(value, value);
  return [...labels].map(([value, label]) => ({ value, label, area: draft.practiceAreas[value] ?? '' }));
}
