import { z } from 'zod';
import { filterReading } from './filter-conditions.ts';
import { inputRecord } from './record.ts';

/** Longest notes, in Unicode code points (specification §2.2). */
export const NOTES_MAX = 300;

/** The six parts of specification §4.1 and the points each can earn; they add up to 100. */
export const partMaxima = { clarity: 20, strength: 20, damages: 20, merit: 20, present: 10, quality: 10 } as const;
export type PartName = keyof typeof partMaxima;
export const partNames = Object.keys(partMaxima) as readonly PartName[];
/** The four parts an engine judges; the other two are always computed in code. */
export const caseParts = ['clarity', 'strength', 'damages', 'merit'] as const satisfies readonly PartName[];
export type CasePart = (typeof caseParts)[number];

/** Facts an intake person asks for; each gap costs points and is named in the notes. */
export const missingFacts = {
  what_happened: 'what happened',
  when: 'date of the event',
  where: 'where it happened',
  who_is_responsible: 'who is responsible',
  injury_or_loss: 'injury or loss',
  treatment: 'medical treatment',
  amounts: 'amounts at stake',
  evidence: 'evidence',
  representation: 'whether already represented',
  insurance: 'insurance',
  deadline: 'deadlines',
  contact: 'a way to reach the client',
  charge: 'the charge',
  court_date: 'court date',
  status: 'immigration status and entry',
  family: 'children and court orders',
  notice: 'the notice and its date',
  denial: 'date of the denial',
  lost_pay: 'lost work or pay',
} as const;
export const missingFact = z.enum(Object.keys(missingFacts) as [MissingFact, ...MissingFact[]]);
export type MissingFact = keyof typeof missingFacts;

/** What an intake person must see at once, whatever the score. */
export const flagLabels = {
  already_represented: 'already represented',
  time_sensitive: 'time-sensitive',
  time_barred: 'probably out of time',
  not_a_lead: 'not a lead',
  spam: 'spam',
  duplicate: 'possible duplicate',
  injection_suspected: 'text addressed to the scorer',
  adverse_parties: 'adverse parties named',
  safety: 'safety of the client',
} as const;
export type FlagName = keyof typeof flagLabels;

export const factNames = [
  'claim',
  'incident_date',
  'deadline',
  'jurisdiction',
  'opposing_party',
  'injury',
  'treatment',
  'amount',
  'liability',
  'evidence',
  'representation',
  'lost_work',
  'own_fault',
  'insurance',
] as const;
export type FactName = (typeof factNames)[number];

const quote = z.string().meta({ description: 'Words that stand in the record exactly so.' });
const where = z.enum(Object.keys(inputRecord.shape) as [keyof typeof inputRecord.shape]);

/** One reason for points won or lost: who reads it can check every word against the record. */
const reason = z
  .object({
    points: z.int().meta({ description: 'Points this reason adds; negative where it costs.' }),
    why: z.string(),
    quote: quote.nullable(),
    field: where.nullable(),
  })
  .meta({ id: 'Reason' });

const part = (max: number) =>
  z.object({ points: z.int().min(0).max(max), max: z.literal(max), reasons: z.array(reason) });

const engineIdentity = z
  .object({
    name: z.enum(['rubric', 'openai']),
    version: z.string(),
    model: z.string().nullable(),
    promptVersion: z.string().nullable(),
  })
  .meta({ id: 'Engine', description: 'What produced the result; recorded with every one.' });

const fact = z.object({ name: z.enum(factNames), value: z.string(), quote: quote.nullable() }).meta({ id: 'Fact' });
const flag = z
  .object({
    name: z.enum(Object.keys(flagLabels) as [FlagName, ...FlagName[]]),
    detail: z.string().nullable(),
    quote: quote.nullable(),
  })
  .meta({ id: 'Flag' });

const ask = z
  .object({
    fact: z.enum(factNames),
    question: z.string(),
    gain: z.int().min(0).meta({ description: 'Points between a good answer and a bad one.' }),
  })
  .meta({ id: 'Ask', description: 'A question still open, with what its answer would move.' });

/** The whole result of an analysis: six parts that add up exactly to the score. */
export const breakdown = z
  .object({
    score: z.int().min(0).max(100),
    notes: z.string(),
    parts: z.object({
      clarity: part(partMaxima.clarity),
      strength: part(partMaxima.strength),
      damages: part(partMaxima.damages),
      merit: part(partMaxima.merit),
      present: part(partMaxima.present),
      quality: part(partMaxima.quality),
    }),
    facts: z.array(fact),
    missing: z.array(missingFact),
    /** Results that were kept before there were questions have none. */
    asks: z.array(ask).default([]),
    flags: z.array(flag),
    engine: engineIdentity,
  })
  .meta({ id: 'Breakdown', description: 'Every point of a score with the words that earned it.' });

const filterJudgement = z
  .object({
    filter: z.string(),
    verdict: z.enum(['met', 'violated', 'unknown']),
    why: z.string(),
    quote: quote.nullable(),
    field: where.nullable(),
  })
  .meta({ id: 'FilterJudgement' });

/** A verdict with how the filter was read; results that were kept before there were readings have none. */
const explainedFilter = filterJudgement
  .extend({
    readAs: filterReading.shape.readAs.default(null),
    understood: filterReading.shape.understood.nullable().default(null),
  })
  .meta({ id: 'ExplainedFilter' });

/** The three considerations of specification §4.2 that make up a screen score. */
export const screening = z
  .object({
    score: z.int().min(0).max(100),
    notes: z.string(),
    valid: z.boolean(),
    area: z.object({ accepted: z.boolean(), matched: z.string().nullable(), why: z.string() }),
    relevance: z.object({ points: z.int(), why: z.string(), quote: quote.nullable() }),
    filters: z.array(explainedFilter),
    breakdown,
  })
  .meta({ id: 'Screening' });

export type Reason = z.infer<typeof reason>;
export type Fact = z.infer<typeof fact>;
export type Ask = z.infer<typeof ask>;
export type Flag = z.infer<typeof flag>;
export type EngineIdentity = z.infer<typeof engineIdentity>;
export type Breakdown = z.infer<typeof breakdown>;
export type FilterJudgement = z.infer<typeof filterJudgement>;
export type Screening = z.infer<typeof screening>;

const success = z.boolean().meta({ description: 'True; what fails has an error body instead.' });
const timestamp = z.iso.datetime().meta({ description: 'When the analysis was performed, ISO 8601.' });
const score = z.number().min(0).max(100);
// Published, not enforced: an answer one character too long is better than none.
const notes = z.string().meta({ description: `At most ${NOTES_MAX} characters.`, maxLength: NOTES_MAX });

export const scoreResponse = z
  .object({
    success,
    results: z.object({
      analysisScore: score,
      analysisNotes: notes,
    }),
    timestamp,
  })
  .meta({ id: 'ScoreResponse' });

export const screenedRecord = inputRecord
  .extend({ analysis: z.object({ thresholdScore: score, analysisNotes: notes.optional() }) })
  .meta({ id: 'ScreenedRecord' });

export const screenResponse = z
  .object({
    success,
    results: z.object({ valid: z.array(screenedRecord), invalid: z.array(screenedRecord) }),
    timestamp,
  })
  .meta({ id: 'ScreenResponse' });

export const explainResponse = z.object({ success, results: screening, timestamp }).meta({ id: 'ExplainResponse' });
