import { z } from 'zod';
import { filterReading } from './filter-conditions.ts';
import { inputRecord } from './record.ts';

/** Longest notes, in Unicode code points (specification §2.2). */
export const NOTES_MAX = 300;

/** The six parts of specification §4.1 and the points each can earn; they add up to 100. */
export const partMaxima = { clarity: 20, strength: 20, damages: 20, merit: 20, present: 10, quality: 10 } as const;
export type PartName = keyof typeof partMaxima;
export const partNames = Object.keys(partMaxima) as readonly PartName[];
export const partLabels = {
  clarity: 'Clear claim',
  strength: 'Strength of the case',
  damages: 'Damages',
  merit: 'Merit',
  present: 'Fields filled in',
  quality: 'Quality of the data',
} as const satisfies Record<PartName, string>;
export const verdictLabels = { met: 'Met', violated: 'Not met', unknown: 'Not known' } as const;
/** The four parts an engine judges; the other two are always computed in code. */
export const caseParts = ['clarity', 'strength', 'damages', 'merit'] as const satisfies readonly PartName[];
export type CasePart = (typeof caseParts)[number];

/** Facts that intake asks for; each gap costs points and is named in the notes. */
export const missingFacts = {
  what_happened: 'what happened',
  when: 'date of the incident',
  where: 'where it happened',
  who_is_responsible: 'who is responsible',
  injury_or_loss: 'injury or loss',
  treatment: 'medical treatment',
  amounts: 'amounts at stake',
  evidence: 'evidence',
  representation: 'whether they already have a lawyer',
  insurance: 'insurance',
  deadline: 'deadlines',
  contact: 'a way to reach the client',
  charge: 'the charge',
  court_date: 'court date',
  status: 'immigration status and date of entry',
  family: 'children and court orders',
  notice: 'the notice and its date',
  denial: 'date of the denial',
  lost_pay: 'lost work or pay',
} as const;
export const missingFact = z.enum(Object.keys(missingFacts) as [MissingFact, ...MissingFact[]]);
export type MissingFact = keyof typeof missingFacts;

export const AREA_NOT_ACCEPTED = 'practice area not accepted';

/** What intake must see at once, whatever the score. */
export const flagLabels = {
  already_represented: 'already represented',
  time_sensitive: 'time-sensitive',
  time_barred: 'probably out of time',
  not_a_lead: 'not a lead',
  spam: 'spam',
  duplicate: 'possible duplicate',
  injection_suspected: 'text that tries to change the score',
  adverse_parties: 'adverse party named',
  safety: 'safety risk',
} as const;
export type FlagName = keyof typeof flagLabels;

/** A client who mentions suicide or violence is announced whatever the score, and before everything else. */
export const isInDanger = ({ flags }: { flags: readonly { name: string }[] }): boolean =>
  flags.some(({ name }) => name === ('safety' satisfies FlagName));

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

const quote = z.string().meta({ description: 'Words of the record, exactly as they are in it.' });
const where = z.enum(Object.keys(inputRecord.shape) as [keyof typeof inputRecord.shape]);
const described = (description: string) => z.string().meta({ description });
const quoted = quote.nullable().meta({ description: 'The words of the record that show it; null where none do.' });
const quotedIn = where.nullable().meta({ description: 'The field of the record that the quote is in.' });
const total = z.int().min(0).max(100);

/** One reason for points: the reader can check every word against the record. */
const reason = z
  .object({
    points: z.int().meta({ description: 'Points this reason adds; negative where it costs.' }),
    why: described('What the points are for.'),
    quote: quoted,
    field: quotedIn,
  })
  .meta({ id: 'Reason', description: 'Why a part of a score has the points it has.' });

const part = (max: number) =>
  z.object({
    points: z.int().min(0).max(max).meta({ description: 'Points of this part: the sum of its reasons.' }),
    max: z.literal(max).meta({ description: 'The most points this part can have.' }),
    reasons: z.array(reason).meta({ description: 'Every point with its reason.' }),
  });

const engineIdentity = z
  .object({
    name: z.enum(['rubric', 'openai']),
    version: described('Changes whenever results may change.'),
    model: z.string().nullable().meta({ description: 'The language model; null for the offline engine.' }),
    promptVersion: z
      .string()
      .nullable()
      .meta({ description: 'The version of the prompt; null for the offline engine.' }),
  })
  .meta({ id: 'Engine', description: 'What produced the result; recorded with every one.' });

const fact = z
  .object({
    name: z.enum(factNames).meta({ description: 'What kind of fact it is.' }),
    value: described('The fact in a few words; dates as YYYY-MM-DD.'),
    quote: quoted,
  })
  .meta({ id: 'Fact', description: "Something the record says about the client's case." });
const flag = z
  .object({
    name: z
      .enum(Object.keys(flagLabels) as [FlagName, ...FlagName[]])
      .meta({ description: 'What to look at before anything else.' }),
    detail: z.string().nullable().meta({ description: 'What was found, in a few words.' }),
    quote: quoted,
  })
  .meta({ id: 'Flag', description: 'Something to see at once, whatever the score.' });

const ask = z
  .object({
    fact: z.enum(factNames).meta({ description: 'The fact that is missing.' }),
    question: described('The question, as it can be asked on the phone.'),
    gain: z.int().min(0).meta({ description: 'How many points a good answer and a bad one are apart.' }),
  })
  .meta({ id: 'Ask', description: 'An open question, with the points its answer is worth.' });

/** The whole result of an analysis: six parts that add up exactly to the score. */
export const breakdown = z
  .object({
    score: total.meta({ description: 'The score that `/api/v1/score` gives.' }),
    notes: described('The notes that `/api/v1/score` gives.'),
    parts: z
      .object({
        clarity: part(partMaxima.clarity),
        strength: part(partMaxima.strength),
        damages: part(partMaxima.damages),
        merit: part(partMaxima.merit),
        present: part(partMaxima.present),
        quality: part(partMaxima.quality),
      })
      .meta({ description: 'The six parts of the score, which add up to it.' }),
    facts: z.array(fact).meta({ description: 'What the record says about the case.' }),
    missing: z.array(missingFact).meta({ description: 'Facts that the record does not state.' }),
    /** Missing in results from before questions existed. */
    asks: z.array(ask).default([]).meta({ description: 'What to ask next, the most valuable first.' }),
    flags: z.array(flag).meta({ description: 'What to see at once.' }),
    engine: engineIdentity,
  })
  .meta({ id: 'Breakdown', description: 'Every point of a score with the words that earned it.' });

const filterJudgement = z
  .object({
    filter: described('The filter, as it was typed.'),
    verdict: z.enum(['met', 'violated', 'unknown']).meta({ description: 'Whether the record meets the filter.' }),
    why: described('Why, in a few words.'),
    quote: quoted,
    field: quotedIn,
  })
  .meta({ id: 'FilterJudgement', description: 'How a custom filter was judged.' });

/** A verdict with the filter's reading; results from before readings existed have none. */
const explainedFilter = filterJudgement
  .extend({
    readAs: filterReading.shape.readAs.default(null),
    understood: filterReading.shape.understood.nullable().default(null),
  })
  .meta({ id: 'ExplainedFilter', description: 'How a custom filter was understood and judged.' });

/** The three considerations of specification §4.2 that make up a screen score. */
export const screening = z
  .object({
    score: total.meta({ description: 'The score that `/api/v1/screen` gives.' }),
    notes: described('The notes that `/api/v1/screen` gives.'),
    valid: z.boolean().meta({ description: 'Whether the score reaches the threshold of the account.' }),
    area: z
      .object({
        accepted: z.boolean().meta({ description: 'Whether the account takes the practice area.' }),
        matched: z.string().nullable().meta({ description: 'The practice area of the account that it matches.' }),
        why: described('Why, in a few words.'),
      })
      .meta({ description: 'The practice area.' }),
    relevance: z
      .object({
        points: z.int().meta({ description: 'Points before caps and filters.' }),
        why: described('Why, in a few words.'),
        quote: quoted,
      })
      .meta({ description: 'Whether the notes are about an area that the account takes.' }),
    filters: z.array(explainedFilter).meta({ description: 'How each custom filter was judged.' }),
    breakdown,
  })
  .meta({ id: 'Screening', description: 'A record against the settings of the account, explained.' });

export type Reason = z.infer<typeof reason>;
export type Fact = z.infer<typeof fact>;
export type Ask = z.infer<typeof ask>;
export type Flag = z.infer<typeof flag>;
export type EngineIdentity = z.infer<typeof engineIdentity>;
export type Breakdown = z.infer<typeof breakdown>;
export type FilterJudgement = z.infer<typeof filterJudgement>;
export type Screening = z.infer<typeof screening>;

const success = z.boolean().meta({ description: 'Always true; a failed request has an error body instead.' });
const timestamp = z.iso.datetime().meta({ description: 'When the analysis was performed, ISO 8601.' });
const score = z.number().min(0).max(100);
// Published, not enforced: an answer one character too long is better than none.
const notes = z
  .string()
  .meta({ description: 'Strengths, then weaknesses, then what is missing.', maxLength: NOTES_MAX });

export const scoreResponse = z
  .object({
    success,
    results: z
      .object({
        analysisScore: score.meta({ description: 'Quality of the case, higher is better.' }),
        analysisNotes: notes,
      })
      .meta({ description: 'Score and notes.' }),
    timestamp,
  })
  .meta({ id: 'ScoreResponse' });

export const screenedRecord = inputRecord
  .extend({
    analysis: z
      .object({
        thresholdScore: score.meta({ description: 'The score that is compared with the threshold.' }),
        analysisNotes: notes.optional(),
      })
      .meta({ description: 'The result of the analysis.' }),
  })
  .meta({ id: 'ScreenedRecord', description: 'A record with its result.' });

export const screenResponse = z
  .object({
    success,
    results: z
      .object({
        valid: z.array(screenedRecord).meta({ description: 'Holds the record if its score reaches the threshold.' }),
        invalid: z.array(screenedRecord).meta({ description: 'Holds the record if it does not.' }),
      })
      .meta({ description: 'The record is in exactly one of the two lists.' }),
    timestamp,
  })
  .meta({ id: 'ScreenResponse' });

export const explainResponse = z.object({ success, results: screening, timestamp }).meta({ id: 'ExplainResponse' });

export type ScoreResponse = z.infer<typeof scoreResponse>;
export type ScreenResponse = z.infer<typeof screenResponse>;
export type ExplainResponse = z.infer<typeof explainResponse>;
