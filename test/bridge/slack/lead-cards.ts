import type { Handling, LeadCard } from '../../../bridge/slack/render/lead-card-schema.ts';

/** An invented lead. */
export const maria: LeadCard = {
  leadId: '6f0d2b51-9c1e-4a52-8f4e-0f6c9a1f2b3c',
  contactId: '501',
  revision: 1,
  firstName: 'Maria',
  lastName: 'Delgado',
  phone: '+1 (512) 555-0142',
  email: 'maria_delgado@example.com',
  place: 'Austin, Travis County, TX',
  state: 'TX',
  practiceArea: 'Personal injury',
  language: 'en',
  score: 82,
  valid: true,
  notes: 'Clear rear-end collision with treatment; police report on file. Insurance is not named.',
  quotes: [
    { field: 'intakeNotes', text: 'A delivery van hit me from behind at a red light on October 3rd' },
    { field: 'intakeNotes', text: 'I had surgery on my shoulder and missed six weeks of work' },
  ],
  facts: [
    { name: 'claim', value: 'rear-ended' },
    { name: 'incident_date', value: '2026-10-03' },
    { name: 'deadline', value: 'ordinary last day 2026-12-01' },
    { name: 'opposing_party', value: 'other driver' },
    { name: 'injury', value: 'shoulder injury' },
    { name: 'treatment', value: 'shoulder surgery' },
    { name: 'liability', value: 'other side cited' },
    { name: 'representation', value: 'none' },
    { name: 'lost_work', value: 'missed work' },
  ],
  questions: ['Does the other side have insurance?', 'How much are the medical bills so far?'],
  flags: [{ name: 'time_sensitive', label: 'time-sensitive', detail: 'ordinary last day 2026-12-01' }],
  screenedAt: '2026-11-20T16:02:00.000Z',
  url: 'https://app.hubspot.com/contacts/4711/record/0-1/501',
};

export const unhandled: Handling = { state: 'new', userId: null, name: null, reason: null, at: null };
const by = { userId: 'U0345ABC', name: 'Dana Reed', at: '2026-11-20T16:04:00.000Z', reason: null };
export const claimed: Handling = { state: 'claimed', ...by };
export const contacted: Handling = { state: 'contacted', ...by };
export const notAFit: Handling = { state: 'not_a_fit', ...by, reason: 'represented' };
export const handlings = [unhandled, claimed, contacted, notAFit];

/** What keeps a client in danger from being overlooked. */
export const inDanger: LeadCard = {
  ...maria,
  flags: [{ name: 'safety', label: 'safety risk', detail: 'mentions suicide' }, ...maria.flags],
};

/** Every text of a message or view, wherever it stands. */
export function textsIn(value: unknown): { type: string; text: string }[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = 'type' in value && 'text' in value && typeof value.text === 'string' ? [value] : [];
  return [...(own as { type: string; text: string }[]), ...Object.values(value).flatMap(textsIn)];
}
