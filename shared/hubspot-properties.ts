import { z } from 'zod';

/** The group of our contact properties, with its label in HubSpot's settings. */
export const propertyGroup = { name: 'lead_intake', label: 'Lead intake' } as const;

/** What a lead's status can be in HubSpot. */
export const leadStatus = z.enum(['valid', 'invalid', 'pending', 'needs_info', 'error']);
export type LeadStatus = z.infer<typeof leadStatus>;

export const leadStatusLabels = {
  valid: 'Valid',
  invalid: 'Invalid',
  pending: 'Pending',
  needs_info: 'Needs info',
  error: 'Error',
} as const satisfies Record<LeadStatus, string>;

/** Longest text HubSpot keeps in a property, in UTF-16 code units. */
export const PROPERTY_TEXT_MAX = 65_536;

/** Everything in HubSpot is a string; a cleared property is empty. */
const number = z.codec(z.string().regex(/^\d{1,3}$/), z.int().min(0).max(100), { decode: Number, encode: String });
const text = z.string().max(PROPERTY_TEXT_MAX);
const moment = z.codec(z.iso.datetime(), z.date(), {
  decode: (value) => new Date(value),
  encode: (value) => value.toISOString(),
});

interface ResultProperty {
  readonly label: string;
  readonly description: string;
  readonly type: 'number' | 'enumeration' | 'string' | 'datetime';
  readonly fieldType: 'number' | 'select' | 'textarea' | 'text' | 'date';
  /** Between HubSpot's string and the bridge's value. */
  readonly codec: z.ZodType<unknown, string>;
}

/** The properties the bridge writes; provisioning, reading, writing and the card use this table. */
export const resultProperties = {
  lead_intake_score: {
    label: 'Lead intake score',
    description: 'How well the lead fits what the firm takes, 0 to 100.',
    type: 'number',
    fieldType: 'number',
    codec: number,
  },
  lead_intake_status: {
    label: 'Lead intake status',
    description: 'Whether the firm would take the lead. A value set manually stays until it is cleared.',
    type: 'enumeration',
    fieldType: 'select',
    codec: leadStatus,
  },
  lead_intake_notes: {
    label: 'Lead intake notes',
    description: 'Why: strengths, weaknesses and what is missing.',
    type: 'string',
    fieldType: 'textarea',
    codec: text,
  },
  lead_intake_screened_at: {
    label: 'Lead intake screened at',
    description: 'When the lead was last screened.',
    type: 'datetime',
    fieldType: 'date',
    codec: moment,
  },
  lead_intake_engine: {
    label: 'Lead intake engine',
    description: 'What scored the lead: engine, version and model.',
    type: 'string',
    fieldType: 'text',
    codec: text,
  },
} as const satisfies Record<string, ResultProperty>;

export type ResultPropertyName = keyof typeof resultProperties;
/** The values of one result; absent properties are unchanged. */
export type ResultValues = {
  [Name in ResultPropertyName]?: z.output<(typeof resultProperties)[Name]['codec']>;
};

/** Properties the bridge reads, created only where the portal has none of that name. */
export const inputProperties = {
  lead_intake_practice_area: { label: 'Practice area', type: 'string', fieldType: 'text' },
  lead_intake_county: { label: 'County', type: 'string', fieldType: 'text' },
  lead_intake_case_notes: { label: 'Case notes', type: 'string', fieldType: 'textarea' },
} as const;
