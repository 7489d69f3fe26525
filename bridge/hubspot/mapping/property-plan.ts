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

/** The definition a property must have. */
export interface WantedProperty {
  name: string;
  label: string;
  description: string;
  type: string;
  fieldType: string;
  groupName: string;
  options: (PropertyOption & { displayOrder: number; hidden: boolean })[];
  /** Written by the bridge: HubSpot would refuse the values for another type. Others are read whatever their type. */
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
  /** Remaining differences, in words. */
  drift: string[];
  /** Whether HubSpot accepts the bridge's values once the missing options exist. */
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

/** Labels, descriptions and order belong to the firm; only what decides whether values are accepted is compared. */
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
  if (extra.length > 0) drift.push(`has extra options: ${extra.map(({ value }) => value).join(', ')}`);
  return { missingOptions, drift, usable: sameType || !wanted.written };
}

/** The portal's own options unchanged, then the missing ones; HubSpot only takes the whole list. */
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
    // The firm may have used the label for its own option, and labels are unique.
    label: labels.has(option.label) ? `${option.label} (lead intake)` : option.label,
    displayOrder: last + 1 + at,
  }));
  return [...kept, ...added];
}
