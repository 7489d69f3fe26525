import { z } from 'zod';

/** Longest accepted `intakeNotes`, in Unicode code points. */
export const INTAKE_NOTES_MAX = 20_000;
/** Longest accepted value of any other field, in Unicode code points. */
export const FIELD_MAX = 500;

const field = (description: string, example: string) =>
  z
    .string()
    .max(FIELD_MAX)
    .meta({ description, examples: [example] });

/**
 * The intake record of specification §2.1: ten required strings. Additional fields are accepted and dropped, an empty
 * string is valid and lowers completeness.
 */
export const inputRecord = z
  .object({
    firstName: field("client's first name", 'Maria'),
    lastName: field("client's last name", 'Delgado'),
    phone: field("client's phone number", '512-555-0142'),
    email: field("client's email address", 'maria.delgado@example.com'),
    location: field("client's city or location", 'Austin'),
    zip: field("client's ZIP code", '78704'),
    county: field("client's county", 'Travis'),
    state: field("client's state", 'TX'),
    practiceArea: field('practice area of the case', 'Car Accident'),
    intakeNotes: z
      .string()
      .max(INTAKE_NOTES_MAX)
      .meta({ description: 'notes taken at client intake', examples: ['Rear-ended at a red light on Oct 3, 2026 …'] }),
  })
  .meta({ id: 'InputRecord', description: 'One intake record of a prospective client.' });

export type InputRecord = z.infer<typeof inputRecord>;
export type RecordField = keyof InputRecord;

/** The ten field names in the order of the specification. */
export const recordFields = Object.keys(inputRecord.shape) as readonly RecordField[];
