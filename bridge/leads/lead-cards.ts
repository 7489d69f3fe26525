import { caseParts, type FactName, type Flag, flagLabels, isInDanger, type Screening } from '../../shared/results.ts';
import { isMostlySpanish } from '../analysis/filters/language-rule.ts';
import { foldText } from '../analysis/text/fold-text.ts';
import type { MappedContact } from '../hubspot/mapping/contact-to-record.ts';
import type { LeadCard } from '../slack/render/lead-card-schema.ts';
import { isLeadValid, type WithNotes } from './lead-columns.ts';
import type { Lead } from './lead-rows.ts';

interface Sources {
  lead: Pick<
    WithNotes<Lead>,
    'id' | 'contact_id' | 'revision' | 'state' | 'score' | 'valid' | 'notes' | 'screened_at'
  > &
    Pick<Lead, 'override_status' | 'created_at'>;
  record: MappedContact['record'];
  /** Null when unavailable: the card then shows less. */
  screening: Screening | null;
  url: string | null;
}

const MOST_QUOTES = 3;
const MOST_QUESTIONS = 3;

/** The content of a message about a lead: the stored result, with its explanation. */
export function makeLeadCard({ lead, record, screening, url }: Sources): LeadCard {
  const { location, county, state } = record;
  const places = [location, county, state].filter((part) => part.trim() !== '');
  return {
    leadId: lead.id,
    contactId: lead.contact_id,
    revision: lead.revision,
    firstName: record.firstName,
    lastName: record.lastName,
    phone: record.phone,
    email: record.email,
    place: [...new Set(places)].join(', '),
    state,
    practiceArea: screening?.area.matched ?? record.practiceArea,
    language: isMostlySpanish(foldText(record.intakeNotes).text) ? 'es' : 'en',
    score: lead.score ?? 0,
    valid: isLeadValid(lead),
    notes: lead.notes ?? '',
    quotes: screening === null ? [] : strongestQuotes(screening, record),
    facts: screening === null ? [] : screening.breakdown.facts.map(({ name, value }) => ({ name, value })),
    questions:
      screening === null ? [] : screening.breakdown.asks.slice(0, MOST_QUESTIONS).map(({ question }) => question),
    flags: screening === null ? [] : screening.breakdown.flags.map(flagOf),
    screenedAt: (lead.screened_at ?? lead.created_at).toISOString(),
    url,
  };
}

/**
 * The same for a lead whose notes mentioned danger when it was judged, even if they can no longer be explained because
 * the contact or the rules have changed.
 */
export function inDangerToo(card: LeadCard): LeadCard {
  if (card.flags.some(({ name }) => name === 'safety')) return card;
  return { ...card, flags: [{ name: 'safety', label: flagLabels.safety, detail: null }, ...card.flags] };
}

/** Drops the label from the start of the detail, to avoid repeating it. */
function flagOf({ name, detail }: Flag): LeadCard['flags'][number] {
  const label = flagLabels[name];
  const rest = detail?.startsWith(label) ? detail.slice(label.length).replace(/^\W+|\)$/gu, '') : detail;
  return { name, label, detail: rest === '' ? null : rest };
}

/** What to ask about first on the phone. */
const weights: Partial<Record<FactName, number>> = {
  deadline: 5,
  injury: 5,
  amount: 4,
  liability: 4,
  treatment: 4,
  evidence: 2,
  incident_date: 1,
  opposing_party: 1,
  representation: 1,
};
const SENTENCE_MAX = 200;

/** The sentences that explain most of the score, strongest first: the quoted words alone would say little. */
function strongestQuotes({ breakdown }: Screening, { intakeNotes }: MappedContact['record']): LeadCard['quotes'] {
  const quoteWeights = new Map<string, number>();
  const add = (quote: string | null, weight: number) => {
    if (quote !== null && weight > 0) quoteWeights.set(quote, Math.max(quoteWeights.get(quote) ?? 0, weight));
  };
  for (const { name, quote } of breakdown.facts) add(quote, weights[name] ?? 0);
  for (const part of caseParts) for (const { quote, points } of breakdown.parts[part].reasons) add(quote, points);
  const sentences = new Map<string, number>();
  for (const [quote, weight] of quoteWeights) {
    const sentence = sentenceAround(intakeNotes, quote);
    sentences.set(sentence, (sentences.get(sentence) ?? 0) + weight);
  }
  return [...sentences]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_QUOTES)
    .map(([text]) => ({ field: 'intakeNotes', text }));
}

/** The sentence around a quote, if it is not too long. */
function sentenceAround(notes: string, quote: string): string {
  const at = notes.indexOf(quote);
  if (at < 0) return quote;
  const before =
    notes
      .slice(0, at)
      .split(/(?<=[.!?])\s|\n/)
      .at(-1) ?? '';
  const after = /^.*?(?:[.!?](?=\s|$)|$)/m.exec(notes.slice(at + quote.length))?.[0] ?? '';
  const sentence = (before + quote + after).trim();
  return sentence.length <= SENTENCE_MAX ? sentence : quote;
}

/** The card's inputs for routing. */
export function routedLeadOf(card: LeadCard) {
  const { practiceArea, score, state, language, flags } = card;
  const timeSensitive = isInDanger(card) || flags.some(({ name }) => name === 'time_sensitive');
  return { practiceArea, score, state, language, timeSensitive };
}

/** URL of a contact in HubSpot. */
export function contactUrl(uiDomain: string | null, portalId: string, contactId: string): string | null {
  if (uiDomain === null || !URL.canParse(`https://${uiDomain}`)) return null;
  return `https://${uiDomain}/contacts/${portalId}/record/0-1/${contactId}`;
}

/** Dashboard pages that are linked to. */
type DashboardPlace = 'start' | { leadId: string };

export type DashboardUrl = (place: DashboardPlace) => string;

/**
 * URL of a dashboard page. A localhost address is a link too: people who try the bridge out use HubSpot and Slack on
 * the same computer.
 */
export function createDashboardUrl(publicUrl: string): DashboardUrl {
  const base = publicUrl.endsWith('/') ? publicUrl.slice(0, -1) : publicUrl;
  return (place) => (place === 'start' ? `${base}/` : `${base}/leads/${place.leadId}`);
}

/** URL of one lead. */
export function createLeadUrl(publicUrl: string): (leadId: string) => string {
  const dashboardUrl = createDashboardUrl(publicUrl);
  return (leadId) => dashboardUrl({ leadId });
}
