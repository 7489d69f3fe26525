import { defaultAbout, type FieldMapping, type FieldSource } from '../../../shared/field-mapping.ts';
import {
  FIELD_MAX,
  INTAKE_NOTES_MAX,
  type InputRecord,
  type RecordField,
  recordFields,
} from '../../../shared/record.ts';

/** Properties as HubSpot returns them: strings, null when not set. */
export type ContactProperties = Readonly<Record<string, string | null | undefined>>;

interface MappingReason {
  field: RecordField;
  why: 'missing' | 'cut' | 'cleaned';
  /** For people; names properties, never their values. */
  text: string;
}

export interface MappedContact {
  record: InputRecord;
  /** Fields without a value, in the order of the record. */
  missing: RecordField[];
  reasons: MappingReason[];
  /** Properties used for the record, each once. */
  read: string[];
}

interface Found {
  text: string;
  read: readonly string[];
  cleaned: boolean;
}

/** The properties a mapping reads, each once. */
export function mappedProperties({ fields }: Pick<FieldMapping, 'fields'>): string[] {
  return [...new Set(recordFields.flatMap((field) => sourceProperties(fields[field])))];
}

/** A contact as an intake record: every field is storable text, empty when the contact has none. */
export function contactToRecord(properties: ContactProperties, mapping: FieldMapping): MappedContact {
  const reasons: MappingReason[] = [];
  const missing: RecordField[] = [];
  const read = new Set<string>();
  const entries = recordFields.map((field) => {
    const source = mapping.fields[field];
    const found = find(properties, source);
    for (const name of found.read) read.add(name);
    if (found.cleaned) reasons.push({ field, why: 'cleaned', text: 'characters that cannot be stored were left out' });
    const text = field === 'practiceArea' ? nameAreas(found.text, mapping.practiceAreas) : found.text;
    if (text === '') {
      missing.push(field);
      reasons.push({ field, why: 'missing', text: describeAbsence(source) });
    }
    const kept = cutAtPoint(text, field === 'intakeNotes' ? INTAKE_NOTES_MAX : FIELD_MAX);
    if (kept.length < text.length) reasons.push({ field, why: 'cut', text: describeCut(kept) });
    return [field, kept.trimEnd()];
  });
  return { record: Object.fromEntries(entries) as InputRecord, missing, reasons, read: [...read] };
}

function find(properties: ContactProperties, source: FieldSource): Found {
  if ('constant' in source) return { ...clean(source.constant), read: [] };
  const texts = sourceProperties(source).map((name) => ({ name, ...clean(properties[name] ?? '') }));
  const filled = texts.filter(({ text }) => text !== '');
  const used = 'joined' in source ? filled : filled.slice(0, 1);
  return {
    text: used.map(({ text }) => text).join('joined' in source ? source.separator : ''),
    read: used.map(({ name }) => name),
    cleaned: used.some(({ cleaned }) => cleaned),
  };
}

export function sourceProperties(source: FieldSource): readonly string[] {
  if ('constant' in source) return [];
  return 'joined' in source ? source.joined : source.firstOf;
}

/** PostgreSQL cannot store NUL, nor jsonb half a surrogate pair. */
function clean(raw: string): { text: string; cleaned: boolean } {
  const text = raw.toWellFormed().replaceAll('\0', '');
  return { text: text.trim(), cleaned: text !== raw };
}

/** Multiple checkboxes come as `a;b`: each value gets its mapped name, else stays as it is. */
function nameAreas(value: string, areas: FieldMapping['practiceAreas']): string {
  const nameOf = (one: string) => (Object.hasOwn(areas, one) ? (areas[one] ?? one) : one);
  if (Object.hasOwn(areas, value)) return nameOf(value);
  const chosen = value
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return [...new Set(chosen.map(nameOf))].join('; ');
}

function cutAtPoint(text: string, limit: number): string {
  // A text never has more code points than code units.
  if (text.length <= limit) return text;
  const points = [...text];
  return points.length <= limit ? text : points.slice(0, limit).join('');
}

const describeCut = (kept: string) => `cut after ${[...kept].length.toLocaleString('en-US')} characters`;

function describeAbsence(source: FieldSource): string {
  const names = sourceProperties(source);
  return names.length === 0 ? 'the mapping gives an empty constant' : `no value in ${names.join(' or ')}`;
}

/** Longer than any option's name; longer values are not a source. */
const ABOUT_MAX = 100;

interface About {
  source: string | null;
  outcome: string | null;
}

interface AboutChange {
  field: keyof About;
  value: string | null;
}

type Mapped = Pick<FieldMapping, 'about'>;

const namesOf = ({ about = defaultAbout }: Mapped) => about;

/** The properties that hold a lead's source and outcome. */
export function aboutProperties(mapping: Mapped): string[] {
  return Object.values(namesOf(mapping)).filter((name) => name !== null);
}

/** A lead's source and outcome, as text that can be stored. */
export function aboutContact(properties: ContactProperties, mapping: Mapped): About {
  const { source, outcome } = namesOf(mapping);
  return { source: propertyValue(properties, source), outcome: propertyValue(properties, outcome) };
}

/** Whether a property holds the source or the outcome, and its new value; undefined for any other property. */
export function aboutChange(name: string, value: string, mapping: Mapped): AboutChange | undefined {
  const fields = ['source', 'outcome'] as const;
  const field = fields.find((one) => namesOf(mapping)[one] === name);
  return field && { field, value: propertyValue({ [name]: value }, name) };
}

function propertyValue(properties: ContactProperties, name: string | null): string | null {
  const value = name === null ? '' : (properties[name] ?? '');
  const text = value.toWellFormed().replaceAll('\0', '').trim();
  const points = [...text.slice(0, 2 * ABOUT_MAX)];
  return text === '' ? null : points.slice(0, ABOUT_MAX).join('');
}
