import { z } from 'zod';
import type { Sum } from '../facts/case-facts.ts';
import { type FactList, wordings } from './wordings.ts';

const quote = z.string();
const whose = z.enum(['client', 'family', 'other']);
const stated = z.enum(['told', 'denied', 'supposed', 'asked']);

const whatOf = (list: FactList) => z.enum([...wordings[list].keys()]);

/** The words come before what is said of them everywhere: a model writes its answer in this order. */
const entryOf = (list: FactList) => z.object({ quote, whose, stated, what: whatOf(list) });
const listOf = (list: FactList, most: number) => z.array(entryOf(list)).max(most);

const sumRoles = 'lost owed charged medical wages offered asked policy value'.split(' ') as Sum['role'][];

/**
 * What the model fills in about a case: words of the notes, and what they tell by closed lists. No points, no levels, no
 * wording of its own.
 */
export const caseAnswer = z.object({
  orders: z.array(quote).max(4),
  events: listOf('events', 8),
  incident: z.object({ quote, day: z.string().nullable() }).nullable(),
  harms: listOf('harms', 8),
  care: listOf('care', 8),
  lost_work: listOf('lost_work', 4),
  their_fault: listOf('their_fault', 6),
  own_fault: listOf('own_fault', 4),
  evidence: listOf('evidence', 10),
  opponents: listOf('opponents', 4),
  lawyer: entryOf('lawyer').nullable(),
  insurance: listOf('insurance', 4),
  sums: z.array(z.object({ quote, whose, stated, role: z.enum(sumRoles) })).max(8),
  deadlines: z.array(entryOf('deadlines').extend({ day: z.string().nullable() })).max(4),
  jurisdiction: z.object({ quote, place: z.string() }).nullable(),
  endings: listOf('endings', 4),
  doubts: listOf('doubts', 4),
  dangers: listOf('dangers', 2),
  non_lead: z.object({ quote, what: whatOf('non_lead') }).nullable(),
});

/** The form of notes that tell nothing. */
export const emptyAnswer = caseAnswer.parse(
  Object.fromEntries(
    Object.entries(caseAnswer.shape).map(([name, field]) => [name, field instanceof z.ZodArray ? [] : null]),
  ),
);

/** The same with what one firm asks. */
export const firmAnswer = caseAnswer.extend({
  relevance: z.object({ quote: quote.nullable(), verdict: z.enum(['fits', 'unclear', 'other_area']) }),
});

export type CaseAnswer = z.infer<typeof caseAnswer>;
export type FirmAnswer = z.infer<typeof firmAnswer>;
export type Entry = z.infer<ReturnType<typeof entryOf>>;
