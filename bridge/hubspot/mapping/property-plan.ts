import {
  inputProperties,
  leadStatusLabels,
  propertyGroup,
  resultProperties,
} from '../../../shared/hubspot-properties.ts';

interface PropertyOption {
  label: string;
  value: string;
  displayOrder?: number | undefined;
  hidden?: boolean | undefined;
}

/** What a property has to be like. */
export interface WantedProperty {
  name: string;
  label: string;
  description: string;
  type: string;
  fieldType: string;
  groupName: string;
  options: (PropertyOption & { displayOrder: number; hidden: boolean })[];
  /** Written by the bridge: with another type, HubSpot would refuse the values. The others are read whatever they are. */
  written: boolean;
}

export interface FoundProperty {
  name: string;
  type: string;
  fieldType: string;
  options: PropertyOption[];
}

interface Comparison {
  /** Options the bridge writes and the portal lacks. */
  missingOptions: WantedProperty['options'];
  /** Differences that stay, in words. */
  drift: string[];
  /** Whether HubSpot would take the bridge's values once the missing options are there. */
  usable: boolean;
}

export const wantedProperties: readonly WantedProperty[] = [
  ...Object.entries(resultProperties).map(([name, { label, description, type, fieldType }]) => ({
    name,
    label,
    description,
    type,
    fieldType,
    groupName: propertyGroup.name,
    options: type === 'enumeration' ? statusOptions() : [],
    written: true,
  })),
  ...Object.entries(inputProperties).map(([name, { label, type, fieldType }]) => ({
    name,
    label,
    description: 'Read by lead intake.',
    type,
    fieldType,
    groupName: propertyGroup.name,
    options: [],
    written: false,
  })),
];

function statusOptions(): WantedProperty['options'] {
  return Object.entries(leadStatusLabels).map(([value, label], displayOrder) => ({
    label,
    value,
    displayOrder,
    hidden: false,
  }));
}

/** Labels, descriptions and order are the firm's; only what decides whether values fit counts. */
export function compareProperty(wanted: WantedProperty, found: FoundProperty): Comparison {
  const drift: string[] = [];
  const sameType = found.type === wanted.type;
  if (!sameType) drift.push(`type is ${found.type} instead of ${wanted.type}`);
  if (found.fieldType !== wanted.fieldType)
    drift.push(`field type is ${found.fieldType} instead of ${wanted.fieldType}`);
  const known = new Set(found.options.map(({ value }) => value));
  const missingOptions = sameType ? wanted.options.filter(({ value }) => !known.has(value)) : [];
  const own = new Set(wanted.options.map(({ value }) => value));
  const extra = wanted.options.length === 0 ? [] : found.options.filter(({ value }) => !own.has(value));
  if (extra.length > 0) drift.push(`has further options: ${extra.map(({ value }) => value).join(', ')}`);
  return { missingOptions, drift, usable: sameType || !wanted.written };
}

/** The portal's own options as they are, then the missing ones; HubSpot takes the whole list or nothing. */
export function extendOptions(found: FoundProperty, missing: WantedProperty['options']): WantedProperty['options'] {
  const kept = found.options.map((option, at) => ({
    label: option.label,
    value: option.value,
    displayOrder: option.displayOrder ?? at,
    hidden: option.hidden ?? false,
  }));
  const labels = new Set(kept.map(({ label }) => label));
  const last = Math.max(-1, ...kept.map(({ displayOrder }) => displayOrder));
  const added = missing.map((option, at) => ({
    ...option,
    // The firm may have given the label to an option of its own, and labels are unique.
    label: labels.has(option.label) ? `${option.label} (lead intake)` : option.label,
    displayOrder: last + 1 + at,
  }));
  return [...kept, ...added];
}
