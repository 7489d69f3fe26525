import type { PrivacyLevel } from '../../../shared/slack-settings.ts';
import { dialable } from '../../../shared/telephone-number.ts';
import { findState } from '../routing/find-state.ts';
import type { LeadCard } from './lead-card-schema.ts';
import { cutPoints, neutral, oneLine, plain } from './slack-text.ts';

const NAME_MAX = 80;
const CONTACT_MAX = 100;
const PLACE_MAX = 120;
const QUOTE_MAX = 200;
const LABEL_MAX = 60;
const DETAIL_MAX = 100;
const FLAGS_MAX = 6;
const STORY_MAX = 160;
const QUESTION_MAX = 160;
const AREA_MAX = 60;
const NOTES_MAX = 300;

/** What a channel may see of a lead: all text neutralized for mrkdwn, without what its privacy level withholds. */
export interface LeadView {
  name: string;
  /** Null where the level withholds it. */
  phone: string | null;
  email: string | null;
  place: string | null;
  quotes: string[];
  notes: string;
  /** The deciding facts, in the order of the story. */
  story: { label: string; text: string }[];
  /** The most valuable first. */
  questions: string[];
  flags: { name: string; label: string; detail: string }[];
}

const GIVEN_NONE = '_not given_';
const orNone = (text: string) => (text === '' ? GIVEN_NONE : text);

/** How much of a name a privacy level shows. */
export const levelOf = (privacy: PrivacyLevel) => (privacy === 'initials' ? 'initials' : 'name');

/** First letters of a name, such as J. D. */
function initialsOf(card: Pick<LeadCard, 'firstName' | 'lastName'>): string {
  const letters = [card.firstName, card.lastName].flatMap(
    (name) => /\p{L}/u.exec(oneLine(name).normalize('NFC')) ?? [],
  );
  return letters.map((letter) => `${letter.toUpperCase()}.`).join(' ');
}

/** The name for a plain_text object, or initials. */
function nameOf(card: Pick<LeadCard, 'firstName' | 'lastName'>, level: 'name' | 'initials'): string {
  const name = level === 'name' ? plain(`${card.firstName} ${card.lastName}`, NAME_MAX) : initialsOf(card);
  return name === '' ? 'No name given' : name;
}

/**
 * The practice area for a plain_text object. It comes from a form, so it is withheld where only initials may be seen
 * and it holds contact data or the name.
 */
export function areaOf(card: LeadCard, level: 'name' | 'initials'): string {
  const area = plain(card.practiceArea, AREA_MAX);
  if (area === '') return 'Practice area unknown';
  return level === 'initials' && namesClient(card) ? 'Practice area withheld' : area;
}

/** Space in a plain_text header, in UTF-16 units, besides score and separators. */
const HEADLINE_MAX = 150 - ' ·  · 100'.length;
const HEADLINE_PART = Math.floor(HEADLINE_MAX / 4);

/** `Maria Delgado · Car Accident · 78`: what everybody sees first, and the only place of area and score. */
export function headlineOf(card: LeadCard, level: 'name' | 'initials'): string {
  const [name, area] = [nameOf(card, level), areaOf(card, level)];
  const fits = name.length + area.length <= HEADLINE_MAX;
  const parts = fits ? [name, area] : [cutPoints(name, HEADLINE_PART), cutPoints(area, HEADLINE_PART)];
  return [...parts, card.score].join(' · ');
}

/** A phone number as a link that calls, if it can be dialed as it is; else the number alone. */
function phoneLink(phone: string): string {
  const shown = orNone(neutral(phone, CONTACT_MAX));
  const number = dialable(oneLine(phone));
  return number === null ? shown : `<tel:${number}|${shown}>`;
}

function namesClient({ practiceArea, firstName, lastName }: LeadCard): boolean {
  const words = (text: string) =>
    oneLine(text)
      .normalize('NFKD')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const names = new Set(words(`${firstName} ${lastName}`).filter((word) => word.length > 2));
  return (
    /@|(?:\p{N}[^\p{L}\p{N}]*){7}/u.test(oneLine(practiceArea)) || words(practiceArea).some((word) => names.has(word))
  );
}

export function leadView(card: LeadCard, privacy: PrivacyLevel): LeadView {
  const full = privacy === 'full';
  const contact = privacy !== 'initials';
  const state = findState(card.state);
  return {
    name: neutral(nameOf(card, levelOf(privacy)), NAME_MAX),
    phone: contact ? phoneLink(card.phone) : null,
    email: contact ? orNone(neutral(card.email, CONTACT_MAX)) : null,
    // A town reveals more of a person than initials do.
    place: contact ? orNone(neutral(card.place, PLACE_MAX)) : (state?.name ?? null),
    quotes: full ? card.quotes.slice(0, 3).flatMap(({ text }) => neutral(text, QUOTE_MAX) || []) : [],
    notes: full ? neutral(card.notes, NOTES_MAX) : '',
    story: full ? storyOf(card.facts).map(({ label, text }) => ({ label, text: neutral(text, STORY_MAX) })) : [],
    questions: card.questions.slice(0, 3).flatMap((question) => neutral(question, QUESTION_MAX) || []),
    flags: card.flags.slice(0, FLAGS_MAX).flatMap(({ name, label, detail }) => {
      const labelText = neutral(label, LABEL_MAX);
      // Details may be the client's own words.
      const more = full && detail !== null ? neutral(detail, DETAIL_MAX) : '';
      return labelText === '' ? [] : { name, label: labelText, detail: more };
    }),
  };
}

/** The facts of a case in the order used on the phone; deadlines come first. */
const storyLines = [
  { label: 'Deadline', names: ['deadline'] },
  { label: 'What happened', names: ['claim'] },
  { label: 'When', names: ['incident_date'] },
  { label: 'Where', names: ['jurisdiction'] },
  { label: 'Other side', names: ['opposing_party', 'liability'] },
  { label: 'Injury', names: ['injury', 'treatment'] },
  { label: 'Losses', names: ['amount', 'lost_work'] },
  { label: 'Evidence', names: ['evidence'] },
  { label: 'Insurance', names: ['insurance'] },
  { label: 'Lawyer', names: ['representation'] },
  { label: 'Own fault', names: ['own_fault'] },
] as const;

const lawyerTexts: Readonly<Record<string, string>> = {
  none: 'none yet',
  'none: former lawyer': 'none now, had one before',
  'none: consulted a lawyer': 'none yet, has talked to one',
};

/** One line for each side of the story that is known, such as `Injury` and `broken wrist, emergency room`. */
export function storyOf(facts: LeadCard['facts']): { label: string; text: string }[] {
  return storyLines.flatMap(({ label, names }) => {
    const texts = names.flatMap((name) => facts.filter((fact) => fact.name === name).map(textOf));
    return texts.length === 0 ? [] : [{ label, text: [...new Set(texts)].join(', ') }];
  });
}

function textOf({ name, value }: LeadCard['facts'][number]): string {
  if (name === 'representation') return value.startsWith('represented') ? 'has one' : (lawyerTexts[value] ?? value);
  // The label already says whose fault it is.
  if (name === 'liability') return value.replace(/^other side (?=\S)/, '');
  return name === 'incident_date' ? dayText(value) : value.replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, dayText);
}

/** `2026-10-03` as `October 3, 2026`, `2026-10` as `October 2026`; other text is unchanged. */
function dayText(value: string): string {
  const [, month, day] = /^\d{4}-(\d{2})(-\d{2})?$/.exec(value) ?? [];
  if (month === undefined) return value;
  const at = new Date(`${day === undefined ? `${value}-01` : value}T12:00:00Z`);
  if (Number.isNaN(at.getTime())) return value;
  const format = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return at.toLocaleDateString('en-US', day === undefined ? format : { ...format, day: 'numeric' });
}
