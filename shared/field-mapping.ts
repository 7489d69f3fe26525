import { z } from 'zod';
import { FIELD_MAX, type RecordField, recordFields } from './record.ts';

/** HubSpot's internal names. */
export const propertyName = z.string().regex(/^[a-z][a-z0-9_]{0,99}$/, 'must be the internal name of a property');

/**
 * The source of a field of the intake record: the first of these properties that is not empty, all of them joined, or a
 * constant.
 */
const fieldSource = z.union([
  z.strictObject({ firstOf: z.array(propertyName).min(1).max(10) }),
  z.strictObject({ joined: z.array(propertyName).min(1).max(10), separator: z.string().max(20).default(' ') }),
  z.strictObject({ constant: z.string().max(FIELD_MAX) }),
]);

/** The property of each; null to not store it. */
const aboutSources = z.strictObject({ source: propertyName.nullable(), outcome: propertyName.nullable() });

export const fieldMapping = z
  .strictObject({
    fields: z.strictObject(
      Object.fromEntries(recordFields.map((field) => [field, fieldSource])) as Record<RecordField, typeof fieldSource>,
    ),
    /** Values of the practice-area property, as HubSpot stores them, and the area each means. */
    practiceAreas: z.record(z.string().min(1).max(200), z.string().min(1).max(100)).default({}),
    /** What lists and reports show besides the record; when omitted, HubSpot's own properties are read. */
    about: aboutSources.optional(),
  })
  .meta({ id: 'FieldMapping' });

export type FieldSource = z.output<typeof fieldSource>;
export type FieldMapping = z.output<typeof fieldMapping>;

/** HubSpot's own original source and lifecycle stage. */
export const defaultAbout: z.output<typeof aboutSources> = { source: 'hs_analytics_source', outcome: 'lifecyclestage' };

/** The mapping of a newly connected portal. */
export const defaultFieldMapping: FieldMapping = {
  fields: {
    firstName: { firstOf: ['firstname'] },
    lastName: { firstOf: ['lastname'] },
    phone: { firstOf: ['phone'] },
    email: { firstOf: ['email'] },
    location: { firstOf: ['city'] },
    zip: { firstOf: ['zip'] },
    county: { firstOf: ['lead_intake_county'] },
    state: { firstOf: ['state'] },
    practiceArea: { firstOf: ['lead_intake_practice_area'] },
    intakeNotes: { firstOf: ['lead_intake_case_notes', 'message'] },
  },
  practiceAreas: {},
};
