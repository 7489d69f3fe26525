import { engineText, resultOf, resultToProperties } from '../../bridge/hubspot/contacts/write-contacts.ts';
import { whatText, whoText } from '../../bridge/jobs/lead-view/history-words.ts';
import { decide, safetyOf, topReasons } from '../../bridge/jobs/lead-view/recommendation.ts';
import { possibleActions } from '../../bridge/leads/lead-action-rules.ts';
import type { CardLead } from '../../shared/card.ts';
import { exampleExplain } from '../../shared/examples.ts';
import type { Screening } from '../../shared/results.ts';

export const screening = exampleExplain.results as Screening;

const SCREENED_AT = '2026-11-21T14:30:00.000Z';

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

/** What the history keeps of a screening. */
export const screenedLine = ({ score, valid }: Screening): CardLead['history'][number] =>
  historyLine(SCREENED_AT, ITSELF, 'screened', { state: 'screened', score, valid });

type Handling = NonNullable<CardLead['handling']>;

/** What the team did with a lead, as the bridge tells it. */
export const handlingIn = (state: Handling['state'], changes: Partial<Handling> = {}): Handling => {
  const { mine = false } = changes;
  const by = state === 'new' ? null : 'Amy Doe';
  const at = state === 'new' ? null : '2026-11-21T15:00:00.000Z';
  return { state, by, mine, reason: null, at, version: 1, actions: possibleActions({ state, mine }), ...changes };
};

/** A lead that was screened, told completely; decision and reasons are the bridge's own. */
export const cardLeadOf = (changes: Partial<CardLead> = {}): CardLead => {
  const { explanation = screening, handling = handlingIn('claimed'), threshold = 60, state = 'screened' } = changes;
  const { override = null } = changes;
  const { score = null, valid = null } = explanation ?? {};
  const known = { state: state === 'unknown' ? 'pending' : state, score, valid } as const;
  const lead = { ...known, override_status: override?.status ?? null };
  return {
    contactId: '51',
    state,
    work: 'idle',
    error: null,
    safety: safetyOf(explanation),
    decision: decide({ lead, explanation, threshold, handling, setBy: override?.by ?? null }),
    reasons: topReasons(explanation),
    phoneProperties: ['phone'],
    threshold,
    explanation,
    override,
    handling,
    history: [screenedLine(explanation ?? screening)],
    canScreen: true,
    obstacle: null,
    dashboardUrl: 'https://leads.example.com/leads/51',
    ...changes,
  };
};

/** What the bridge writes of a screening, and the contact's own phone, as `useCrmProperties` gives them. */
export const propertiesOf = (
  changes: Record<string, string | null> = {},
  { score, valid, notes, breakdown }: Screening = screening,
): Record<string, string | null> => ({
  ...resultToProperties(
    resultOf({
      state: 'screened',
      score,
      valid,
      notes,
      engine: engineText(breakdown.engine),
      screened_at: SCREENED_AT,
    }),
  ),
  phone: '(512) 555-0142',
  ...changes,
});

export const unscreened = propertiesOf({
  lead_intake_score: null,
  lead_intake_status: null,
  lead_intake_notes: null,
  lead_intake_screened_at: null,
  lead_intake_engine: null,
});
