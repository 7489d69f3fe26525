import type { FieldMapping, FieldSource } from '../../../shared/field-mapping.ts';
import { inputProperties, resultProperties } from '../../../shared/hubspot-properties.ts';
import { findPracticeArea } from '../../../shared/practice-areas.ts';
import { type RecordField, recordFields } from '../../../shared/record.ts';
import type { PortalProperty } from './list-properties.ts';

interface MappingFinding {
  field: RecordField | 'practiceAreas';
  /** For people. */
  message: string;
}

type MappingError = Omit<MappingFinding, 'field'> & { field: MappingFinding['field'] | 'about' };

interface MappingCheck {
  /** Any of these rejects the mapping. */
  errors: MappingError[];
  /** May be intended, or a mistake. */
  warnings: MappingFinding[];
}

/** Checks a mapping against the portal's actual properties. */
export function checkMapping(mapping: FieldMapping, properties: readonly PortalProperty[]): MappingCheck {
  const known = new Map(properties.map((property) => [property.name, property]));
  const errors: MappingError[] = checkAbout(mapping, known);
  const warnings: MappingFinding[] = [];
  for (const field of recordFields) {
    for (const name of namesIn(mapping.fields[field])) {
      const property = known.get(name);
      const error = name in resultProperties ? `${name} is written by the bridge` : unknownProperty(name, property);
      if (error !== null) errors.push({ field, message: error });
      else if (property !== undefined) {
        const message = describeMisfit(field, property);
        if (message !== null) warnings.push({ field, message });
      }
    }
  }
  return { errors, warnings: [...warnings, ...checkAreas(mapping, known)] };
}

/** When omitted, both default to properties that every portal has. */
function checkAbout({ about }: FieldMapping, known: Map<string, PortalProperty>): MappingError[] {
  const names = Object.values(about ?? {}).filter((name) => name !== null);
  const errors = names.map((name) => unknownProperty(name, known.get(name)));
  return errors.flatMap((message) => (message === null ? [] : [{ field: 'about' as const, message }]));
}

function namesIn(source: FieldSource): readonly string[] {
  if ('constant' in source) return [];
  return 'joined' in source ? source.joined : source.firstOf;
}

function unknownProperty(name: string, property: PortalProperty | undefined): string | null {
  if (property !== undefined) return null;
  const todo = name in inputProperties ? ' yet' : '';
  return `the account has no contact property "${name}"${todo}`;
}

const longTexts = new Set(['textarea', 'html']);
const texts = new Set(['string', 'phone_number', 'enumeration']);

function describeMisfit(field: RecordField, { name, type, fieldType }: PortalProperty): string | null {
  if (!texts.has(type) && !(field === 'zip' && type === 'number'))
    return `${name} holds a ${type}, which is read as HubSpot writes it`;
  if (field === 'intakeNotes' && type === 'enumeration') return `${name} is a dropdown, not case notes`;
  if (field === 'intakeNotes' && !longTexts.has(fieldType)) return `${name} is a single line of text`;
  if (fieldType === 'html') return `${name} is rich text; its tags are read as text`;
  if (field !== 'intakeNotes' && longTexts.has(fieldType)) return `${name} is a text of several lines`;
  return null;
}

function checkAreas({ fields, practiceAreas }: FieldMapping, known: Map<string, PortalProperty>): MappingFinding[] {
  const lists = namesIn(fields.practiceArea)
    .map((name) => known.get(name))
    .filter((property) => property !== undefined && property.type === 'enumeration');
  const options = lists.flatMap((property) => property?.options ?? []);
  const values = new Set(options.map(({ value }) => value));
  const field = 'practiceAreas';
  const absent = Object.keys(practiceAreas).filter((value) => lists.length > 0 && !values.has(value));
  const unnamed = options.filter(
    ({ value }) => !Object.hasOwn(practiceAreas, value) && findPracticeArea(value) === null,
  );
  return [
    ...absent.map((value) => ({ field, message: `no practice-area property has the option "${value}"` }) as const),
    ...unnamed.map(
      ({ value, label }) =>
        ({ field, message: `option "${value}" (${label}) has no area; it is read as it is` }) as const,
    ),
  ];
}
