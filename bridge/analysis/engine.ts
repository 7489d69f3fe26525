import type { InputRecord } from '../../shared/record.ts';
import type {
  Ask,
  CasePart,
  EngineIdentity,
  Fact,
  FilterJudgement,
  Flag,
  MissingFact,
  Reason,
} from '../../shared/results.ts';
import type { FactsOfCase } from './facts/case-facts.ts';
import type { WordedConfiguration } from './filters/conditions/custom-filters.ts';

export interface EngineInput {
  record: InputRecord;
  /** The day the analysis is made for, `YYYY-MM-DD`: every deadline is counted from it. */
  today: string;
  signal?: AbortSignal | undefined;
  /** What a model said of the record, where one was asked before; parsed by the engine. */
  answer?: unknown;
}

/** What of a record a model reads, contact data and orders masked. */
export type SentRecord = Pick<InputRecord, 'location' | 'county' | 'state' | 'practiceArea' | 'intakeNotes'>;

export interface PartAssessment {
  /** Whole points, 0 to 20; always the sum of `reasons`. */
  points: number;
  reasons: Reason[];
}

/** What an engine says of the case itself, for any firm. Every quote is in the record. */
export interface CaseAssessment {
  parts: Record<CasePart, PartAssessment>;
  facts: Fact[];
  /** What is still open, the most telling first. */
  missing: MissingFact[];
  asks: Ask[];
  flags: Flag[];
}

/** Whether the intake notes are about one of the areas the firm takes, whatever the label says. */
export interface RelevanceJudgement {
  verdict: 'fits' | 'unclear' | 'other_area' | 'not_a_lead';
  why: string;
  quote: string | null;
}

export interface ScreenAssessment {
  assessment: CaseAssessment;
  relevance: RelevanceJudgement;
  /** One for each filter in words, in the order of the configuration. */
  filters: FilterJudgement[];
  /** What was found in the notes, for conditions to be judged over; left out where they are to be read anew. */
  found?: FactsOfCase | undefined;
}

/** The scoring engine: two ship, `rubric` (offline) and `openai`. Engines judge; all sums are made by the analyzer. */
export interface Engine {
  readonly identity: EngineIdentity;
  /** Only of an engine that judges what a model answers elsewhere. */
  redact?(record: InputRecord): SentRecord;
  /** @throws {Problem} `analysis_failed` when no judgement could be had; the signal's reason when aborted. */
  assess(input: EngineInput): Promise<CaseAssessment>;
  /** The same with the firm's configuration; called only when the record's practice area is accepted. */
  assessForFirm(input: EngineInput & { configuration: WordedConfiguration }): Promise<ScreenAssessment>;
}
