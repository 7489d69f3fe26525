import { type CaseAnswer, caseAnswer, type Entry } from '../../../../bridge/analysis/openai/answer-schema.ts';

/** The form of notes that tell nothing. */
export const emptyAnswer: CaseAnswer = caseAnswer.parse({
  orders: [],
  events: [],
  incident: null,
  harms: [],
  care: [],
  lost_work: [],
  their_fault: [],
  own_fault: [],
  evidence: [],
  opponents: [],
  lawyer: null,
  insurance: [],
  sums: [],
  deadlines: [],
  jurisdiction: null,
  endings: [],
  doubts: [],
  dangers: [],
  non_lead: null,
});

/** An entry told of the client. */
export const entry = (quote: string, what: string, changes: Partial<Entry> = {}): Entry => ({
  quote,
  whose: 'client',
  stated: 'told',
  what,
  ...changes,
});
