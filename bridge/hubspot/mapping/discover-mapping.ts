import { defaultFieldMapping, type FieldMapping, type FieldSource } from '../../../shared/field-mapping.ts';
import { resultProperties } from '../../../shared/hubspot-properties.ts';
import { findPracticeArea } from '../../../shared/practice-areas.ts';
import { type RecordField, recordFields } from '../../../shared/record.ts';
import type { PortalProperty } from './list-properties.ts';

interface Candidate {
  property: string;
  label: string;
  type: string;
  fieldType: string;
  /** `name`: known by its name; `label`: by its label; `kind`: it could be, by what it holds. */
  why: 'name' | 'label' | 'kind';
}

interface AreaOption {
  property: string;
  value: string;
  label: string;
  /** The built-in area that its label or value names; null when there is none. */
  area: string | null;
}

interface DiscoveredMapping {
  /** A mapping that `mapping set` accepts. */
  suggestion: FieldMapping;
  candidates: Record<RecordField, Candidate[]>;
  practiceAreaOptions: AreaOption[];
}

/** Names and labels that intake forms use for a field, most likely first. */
const known: Record<RecordField, { names: readonly string[]; label: RegExp }> = {
  firstName: { names: ['firstname'], label: /^(?:client(?:'s)? )?first name$/i },
  lastName: { names: ['lastname'], label: /^(?:client(?:'s)? )?(?:last name|surname)$/i },
  phone: { names: ['phone', 'mobilephone'], label: /\b(?:phone|mobile|cell)\b/i },
  email: { names: ['email'], label: /\be-?mail\b/i },
  location: { names: ['city'], label: /^(?:client )?(?:city|town|location)\b/i },
  zip: { names: ['zip'], label: /\b(?:zip|postal) ?(?:code)?\b/i },
  county: { names: ['lead_intake_county', 'county'], label: /\bcounty\b/i },
  state: { names: ['state'], label: /^(?:client )?state\b/i },
  practiceArea: {
    names: ['lead_intake_practice_area', 'practice_area', 'case_type', 'matter_type'],
    label: /\b(?:practice area|case type|matter type|type of (?:case|matter|claim)|area of law|legal issue)\b/i,
  },
  intakeNotes: {
    names: ['lead_intake_case_notes', 'case_notes', 'intake_notes', 'case_description', 'message'],
    label:
      /\b(?:case|intake|accident|incident|matter|legal)\b.*\b(?:notes?|details?|description|summary)\b|what happened/i,
  },
};

const readable = new Set(['string', 'phone_number', 'enumeration']);
const longTexts = new Set(['textarea', 'html']);
/** How many properties are tried in turn. */
const TRIED = 3;

/** Suggests a mapping from a portal's own properties; fields without a match keep the default. */
export function discoverMapping(properties: readonly PortalProperty[]): DiscoveredMapping {
  const usable = properties.filter(({ name, type }) => readable.has(type) && !(name in resultProperties));
  const candidates = Object.fromEntries(
    recordFields.map((field) => [field, candidatesFor(field, usable)]),
  ) as DiscoveredMapping['candidates'];
  const fields = Object.fromEntries(
    recordFields.map((field) => [field, suggest(field, candidates[field])]),
  ) as FieldMapping['fields'];
  const areaProperties = candidates.practiceArea.map(({ property }) => property);
  const practiceAreaOptions = areaOptions(usable.filter(({ name }) => areaProperties.includes(name)));
  const practiceAreas = Object.fromEntries(
    practiceAreaOptions.flatMap(({ value, area }) => (area === null ? [] : [[value, area]])),
  );
  return { suggestion: { fields, practiceAreas }, candidates, practiceAreaOptions };
}

/** The options of those of the properties that have some, and the area each names; at most `max`. */
export function areaOptions(properties: readonly PortalProperty[], max = Number.POSITIVE_INFINITY): AreaOption[] {
  return properties
    .filter(({ type }) => type === 'enumeration')
    .flatMap(({ name, options }) => options.map((option) => ({ name, ...option })))
    .slice(0, max)
    .map(({ name, value, label }) => areaOption(name, value, label));
}

function candidatesFor(field: RecordField, properties: readonly PortalProperty[]): Candidate[] {
  const { names, label } = known[field];
  const rank = (property: PortalProperty): [number, Candidate['why']] | null => {
    const at = names.indexOf(property.name);
    if (at >= 0) return [at, 'name'];
    const isLong = longTexts.has(property.fieldType);
    if (field === 'intakeNotes') {
      if (!isLong) return null;
      return label.test(property.label) ? [names.length, 'label'] : [names.length + 1, 'kind'];
    }
    return !isLong && label.test(property.label) ? [names.length, 'label'] : null;
  };
  return properties
    .flatMap((property) => {
      const ranked = rank(property);
      return ranked === null ? [] : [{ property, order: ranked[0], why: ranked[1] }];
    })
    .toSorted((a, b) => a.order - b.order || (a.property.name < b.property.name ? -1 : 1))
    .map(({ property: { name, label: text, type, fieldType }, why }) => ({
      property: name,
      label: text,
      type,
      fieldType,
      why,
    }));
}

/** A match by kind alone is shown but not used: a multi-line text could be anything. */
function suggest(field: RecordField, candidates: readonly Candidate[]): FieldSource {
  const namedCandidates = candidates.filter(({ why }) => why !== 'kind').slice(0, TRIED);
  const names = namedCandidates.map(({ property }) => property);
  return names.length > 0 ? { firstOf: names } : defaultFieldMapping.fields[field];
}

function areaOption(property: string, value: string, label: string): AreaOption {
  const area = findPracticeArea(label) ?? findPracticeArea(value);
  return { property, value, label, area: area?.name ?? null };
}
