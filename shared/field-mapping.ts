import { z } from 'zod';
import { FIELD_MAX, type RecordField, recordFields } from './record.ts';

/** HubSpot's internal names. */
export const propertyName = z.string().regex(/^[a-z][a-z0-9_]{0,99}$/, 'must be the internal name of a property');

/**
 * Where a field of the intake record comes from: the first of these properties that holds something, all of them
 * joined, or a constant.
 */
const fieldSource = z.union([
  z.strictObject({ firstOf: z.array(propertyName).min(1).max(10) }),
  z.strictObject({ joined: z.array(propertyName).min(1).max(10), separator: z.string().max(20).default(' ') }),
  z.strictObject({ constant: z.string().max(FIELD_MAX) }),
]);

/** The property of each; null where it is not to be kept. */
const aboutSources = z.strictObject({ source: propertyName.nullable(), outcome: propertyName.nullable() });

export const fieldMapping = z
  .strictObject({
    fields: z.strictObject(
      Object.fromEntries(recordFields.map((field) => [field, fieldSource])) as Record<RecordField, typeof fieldSource>,
    ),
    /** Values of the practice-area property, as HubSpot stores them, and the area each means. */
    practiceAreas: z.record(z.string().min(1).max(200), z.string().min(1).max(100)).default({}),
    /** What lists and reports tell of a lead beside its record; left out, it is read from where HubSpot keeps it. */
    about: aboutSources.optional(),
  })
  .meta({ id: 'FieldMapping' });

export type FieldSource = z.output<typeof fieldSource>;
export type FieldMapping = z.output<typeof fieldMapping>;

/** HubSpot's own original source and lifecycle stage. */
export const defaultAbout: NonNullable<FieldMapping['about']> = {
  source: 'hs_analytics_source',
  outcome: 'lifecyclestage',
};

/** What a newly connected portal starts with. */
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
