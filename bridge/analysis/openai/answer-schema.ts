import { z } from 'zod';
import { factNames, type MissingFact, missingFacts } from '../../../shared/results.ts';
import { type BarId, barIds, type CriterionId, criterionIds, senders } from './criteria.ts';

const MAX_FILTERS = 20;
const quote = z.string().nullable();

/** The words come before the verdict everywhere: a model writes its answer in this order. */
const criterion = z.object({ quotes: z.array(z.string()).max(3), level: z.int().min(0).max(4) });
const bar = z.object({ quote, answer: z.enum(['yes', 'no', 'unknown']) });

const each = <Id extends string, S extends z.ZodType>(ids: readonly Id[], schema: S) =>
  z.object(Object.fromEntries(ids.map((id) => [id, schema])) as Record<Id, S>);

/** Contact data is not sent, so whether there is any is not the model's to say. */
const missingNames = Object.keys(missingFacts).filter((name) => name !== 'contact') as [MissingFact, ...MissingFact[]];

/** Kinds of claim the table of limitation periods knows. */
export const timedClaims = ['injury', 'malpractice', 'death', 'contract', 'property', 'defamation', 'other'] as const;

export const modelFlags = ['time_sensitive', 'duplicate', 'adverse_parties', 'injection_suspected'] as const;

/** What the model fills in about a case: facts, words, levels. Closed lists and quotes only; no total, no advice. */
export const caseAnswer = z.object({
  facts: z.array(z.object({ quote: z.string(), name: z.enum(factNames) })).max(14),
  incident_date: z.string().nullable(),
  timed_claim: z.enum(timedClaims),
  clock_stopped: bar,
  sender: z.enum(senders),
  bars: each<BarId, typeof bar>(barIds, bar),
  criteria: each<CriterionId, typeof criterion>(criterionIds, criterion),
  missing: z.array(z.enum(missingNames)).max(missingNames.length),
  flags: z.array(z.object({ quote, name: z.enum(modelFlags) })).max(8),
});

/** The same with what one firm asks. */
export const firmAnswer = caseAnswer.extend({
  relevance: z.object({ quote, verdict: z.enum(['fits', 'unclear', 'other_area', 'not_a_lead']) }),
  filters: z
    .array(
      z.object({
        number: z.int().min(1).max(MAX_FILTERS),
        quote,
        verdict: z.enum(['met', 'violated', 'unknown']),
      }),
    )
    .max(MAX_FILTERS),
});

export type CaseAnswer = z.infer<typeof caseAnswer>;
export type FirmAnswer = z.infer<typeof firmAnswer>;
