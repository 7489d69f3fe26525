import { defaultAbout, type FieldMapping } from '../../../shared/field-mapping.ts';
import type { ContactProperties } from './contact-to-record.ts';

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
