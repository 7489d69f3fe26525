import { z } from 'zod';

/** The largest id the database can hold; larger ones cannot exist. */
export const LARGEST_ID = 2n ** 63n - 1n;

/** The id of a portal, a contact or an event, as text. */
export const hubspotId = z.string().regex(/^\d{1,19}$/);
