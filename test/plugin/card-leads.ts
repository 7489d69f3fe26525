import { whatText, whoText } from '../../bridge/jobs/app/card-words.ts';
import type { CardLead } from '../../shared/card.ts';
import { exampleExplain } from '../../shared/examples.ts';
import type { Screening } from '../../shared/results.ts';

export const screening = exampleExplain.results as Screening;

/** A line of the history in the words of the bridge. */
export const historyLine = (
  at: string,
  actor: string,
  action: string,
  detail: Record<string, unknown> = {},
): CardLead['history'][number] => ({ at, who: whoText(actor), what: whatText(action, detail) });

/** A user of HubSpot and the bridge itself, as the history keeps them. */
export const USER = 'hubspot:33:7';
export const ITSELF = 'bridge';

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
  history: [historyLine('2026-11-21T14:30:00.000Z', ITSELF, 'screened', { state: 'screened', score: 88, valid: true })],
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
