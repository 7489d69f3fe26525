import type { PrivacyLevel } from '../../shared/slack-settings.ts';
import { findState } from './find-state.ts';
import type { LeadCard } from './lead-card.ts';
import { neutral, oneLine } from './slack-text.ts';

const NAME_MAX = 80;
const CONTACT_MAX = 100;
const PLACE_MAX = 120;
export const QUOTE_MAX = 200;
const LABEL_MAX = 80;
const DETAIL_MAX = 120;
const NOTES_MAX = 300;

/** What a channel may see of a lead: every text neutral in mrkdwn, nothing in it that its privacy level withholds. */
export interface LeadView {
  name: string;
  /** Null where the level withholds it. */
  phone: string | null;
  email: string | null;
  place: string | null;
  quotes: string[];
  notes: string;
  missing: string[];
  flags: { name: string; text: string }[];
}

const GIVEN_NONE = '_not given_';
const orNone = (text: string) => (text === '' ? GIVEN_NONE : text);

/** First letters of a name, such as J. D. */
export function initialsOf(card: Pick<LeadCard, 'firstName' | 'lastName'>): string {
  const letters = [card.firstName, card.lastName].flatMap(
    (name) => /\p{L}/u.exec(oneLine(name).normalize('NFC')) ?? [],
  );
  return letters.map((letter) => `${letter.toUpperCase()}.`).join(' ');
}

/** The name in mrkdwn, or less of it. */
export function nameOf(card: Pick<LeadCard, 'firstName' | 'lastName'>, level: 'name' | 'initials'): string {
  const name = level === 'name' ? neutral(`${card.firstName} ${card.lastName}`, NAME_MAX) : initialsOf(card);
  return name === '' ? 'No name given' : name;
}

export function leadView(card: LeadCard, privacy: PrivacyLevel): LeadView {
  const full = privacy === 'full';
  const contact = privacy !== 'initials';
  const state = findState(card.state);
  return {
    name: nameOf(card, contact ? 'name' : 'initials'),
    phone: contact ? orNone(neutral(card.phone, CONTACT_MAX)) : null,
    email: contact ? orNone(neutral(card.email, CONTACT_MAX)) : null,
    // The town tells more of a person than initials do.
    place: contact ? orNone(neutral(card.place, PLACE_MAX)) : (state?.name ?? null),
    quotes: full ? card.quotes.slice(0, 3).flatMap(({ text }) => neutral(text, QUOTE_MAX) || []) : [],
    notes: full ? neutral(card.notes, NOTES_MAX) : '',
    missing: card.missing.flatMap((label) => neutral(label, LABEL_MAX) || []).slice(0, 8),
    flags: card.flags.slice(0, 8).flatMap(({ name, label, detail }) => {
      const told = neutral(label, LABEL_MAX);
      // Details may be the client's own words.
      const more = full && detail !== null ? neutral(detail, DETAIL_MAX) : '';
      return told === '' ? [] : { name, text: more === '' ? told : `${told}: ${more}` };
    }),
  };
}
