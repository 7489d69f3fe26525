import defaults from './tables/contact-properties.json' with { type: 'json' };

export interface PropertyOption {
  label: string;
  value: string;
  displayOrder: number;
  hidden: boolean;
  description?: string;
}

export interface PropertyDefinition {
  name: string;
  label: string;
  type: string;
  fieldType: string;
  groupName: string;
  description: string;
  options: PropertyOption[];
  displayOrder: number;
  hidden: boolean;
  formField: boolean;
  hasUniqueValue: boolean;
  hubspotDefined: boolean;
  /** Set by HubSpot alone. */
  readOnly: boolean;
  dataSensitivity: string;
  createdAt: number;
  updatedAt: number;
  archivedAt: number | null;
}

export interface PropertyGroup {
  name: string;
  label: string;
  displayOrder: number;
  archived: boolean;
}

/** What a test has to say to add a property to a portal. */
export type PropertySketch = Pick<PropertyDefinition, 'name' | 'label' | 'type' | 'fieldType'> &
  Partial<Omit<PropertyDefinition, 'options'>> & { options?: readonly (readonly [value: string, label: string])[] };

export function defineProperty(sketch: PropertySketch, now: number): PropertyDefinition {
  return {
    groupName: 'contactinformation',
    description: '',
    displayOrder: -1,
    hidden: false,
    formField: true,
    hasUniqueValue: false,
    hubspotDefined: false,
    readOnly: false,
    dataSensitivity: 'non_sensitive',
    createdAt: now,
    updatedAt: now,
    archivedAt: null,
    ...sketch,
    options: (sketch.options ?? []).map(([value, label], displayOrder) => ({
      label,
      value,
      displayOrder,
      hidden: false,
    })),
  };
}

export function defaultProperties(now: number): Map<string, PropertyDefinition> {
  const sketches = defaults.properties as unknown as PropertySketch[];
  const entries = sketches.map((sketch) => defineProperty({ ...sketch, hubspotDefined: true }, now));
  return new Map(entries.map((property) => [property.name, property]));
}

export function defaultGroups(): Map<string, PropertyGroup> {
  const entries = defaults.groups as [string, string][];
  return new Map(entries.map(([name, label]) => [name, { name, label, displayOrder: -1, archived: false }]));
}
