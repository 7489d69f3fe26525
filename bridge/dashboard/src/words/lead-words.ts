import type { HandlingAction } from '../../../../shared/card.ts';
import type { LeadRow } from '../../../../shared/dashboard/leads.ts';
import { verdictLabels } from '../../../../shared/results.ts';

type Tone = 'green' | 'red' | 'amber' | 'gray' | 'ink';

/** Label of each state, for all pages. */
export const statusWords: Record<LeadRow['status'], { words: string; tone: Tone }> = {
  valid: { words: 'Valid', tone: 'green' },
  invalid: { words: 'Not valid', tone: 'red' },
  needs_info: { words: 'Needs information', tone: 'amber' },
  pending: { words: 'Waiting', tone: 'gray' },
  error: { words: 'Failed', tone: 'red' },
};

export const handlingWords: Record<LeadRow['handling'], string> = {
  new: 'Not claimed yet',
  claimed: 'Claimed',
  contacted: 'Contacted',
  not_a_fit: 'Not a fit',
};

/** HubSpot writes sources as ORGANIC_SEARCH; the firm's own values are unchanged. */
export const sourceWords = (source: string): string =>
  /^[A-Z_]+$/.test(source) ? source.charAt(0) + source.slice(1).toLowerCase().replaceAll('_', ' ') : source;

const lifecycle: Readonly<Record<string, string>> = {
  subscriber: 'Subscriber',
  lead: 'Lead',
  marketingqualifiedlead: 'Marketing qualified lead',
  salesqualifiedlead: 'Sales qualified lead',
  opportunity: 'Opportunity',
  customer: 'Customer',
  evangelist: 'Evangelist',
  other: 'Other',
};

/** HubSpot writes lifecycle stages as salesqualifiedlead; the firm's own values are unchanged. */
export const outcomeWords = (outcome: string): string =>
  Object.hasOwn(lifecycle, outcome) ? (lifecycle[outcome] ?? outcome) : outcome;

export const actionWords: Record<HandlingAction, { words: string; done: string }> = {
  claim: { words: 'Claim', done: 'You have claimed this lead.' },
  release: { words: 'Release', done: 'The lead is available again.' },
  contacted: { words: 'Mark as contacted', done: 'The lead is marked as contacted.' },
  not_a_fit: { words: 'Not a fit', done: 'The lead is marked as not a fit.' },
  reopen: { words: 'Reopen', done: 'The lead is open again.' },
};

/** What happens to the note typed beside a status. */
export const noteHint = 'Saved as a note on the HubSpot contact';

export const verdictWords = {
  met: { words: verdictLabels.met, tone: 'green' },
  violated: { words: verdictLabels.violated, tone: 'red' },
  unknown: { words: verdictLabels.unknown, tone: 'amber' },
} as const satisfies Record<string, { words: string; tone: Tone }>;

export const understoodWords = {
  yes: { words: 'Understood', tone: 'green' },
  ambiguous: { words: 'Partly unclear', tone: 'amber' },
  no: { words: 'Not understood', tone: 'red' },
} as const satisfies Record<string, { words: string; tone: Tone }>;

export const decisionTone = { go: 'green', ask: 'amber', stop: 'red', wait: 'gray' } as const;
