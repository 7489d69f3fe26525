import type { CardLead } from '../../shared/card.ts';
import { exampleExplain } from '../../shared/examples.ts';
import type { Screening } from '../../shared/results.ts';

export const screening = exampleExplain.results as Screening;

/** A lead that was screened, told completely. */
export const cardLeadOf = (changes: Partial<CardLead> = {}): CardLead => ({
  contactId: '51',
  state: 'screened',
  work: 'idle',
  error: null,
  threshold: 60,
  explanation: screening,
  override: null,
  handling: { state: 'claimed', by: 'Amy Doe', reason: null, at: '2026-11-21T15:00:00.000Z' },
  history: [{ at: '2026-11-21T14:30:00.000Z', who: 'Lead intake', what: 'Screened: valid, 88 of 100' }],
  canScreen: true,
  obstacle: null,
  dashboardUrl: 'https://leads.example.com/leads/51',
  ...changes,
});

/** The properties of a contact as `useCrmProperties` gives them. */
export const propertiesOf = (changes: Record<string, string | null> = {}): Record<string, string | null> => ({
  lead_intake_score: '88',
  lead_intake_status: 'valid',
  lead_intake_notes: 'Strengths: clear claim, other driver cited. Missing: insurance.',
  lead_intake_screened_at: '2026-11-21T14:30:00.000Z',
  lead_intake_engine: 'rubric 1',
  ...changes,
});

export const unscreened = propertiesOf({
  lead_intake_score: null,
  lead_intake_status: null,
  lead_intake_notes: null,
  lead_intake_screened_at: null,
  lead_intake_engine: null,
});
