import { type LeadAction, leadActions } from '../../../shared/lead-actions.ts';
import type { PrivacyLevel } from '../../../shared/slack-settings.ts';
import { dialable } from '../../../shared/telephone-number.ts';
import { dayAndTime, findState } from '../routing/route-lead.ts';
import type { Button, Menu, MessageBlock } from './blocks.ts';
import type { Handling, LeadCard } from './lead-card-schema.ts';
import { button, cutPoints, escapeMrkdwn, menu, neutral, oneLine, plain, textBlock } from './slack-text.ts';

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
interface LeadView {
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

const flagEmoji: Readonly<Record<string, string>> = {
  already_represented: '⚖️',
  time_sensitive: '⏰',
  time_barred: '⌛',
  injection_suspected: '🛡️',
  duplicate: '👥',
};

interface Shown {
  privacy: PrivacyLevel;
  /** Closed leads only show who it is about. */
  brief?: boolean;
  /** How many questions are asked. */
  questions: number;
}

/** Contact details; the deciding facts; warnings and questions. At most three blocks. */
export function leadBlocks(card: LeadCard, { privacy, brief = false, questions }: Shown): MessageBlock[] {
  const view = leadView(card, privacy);
  const contact = contactOf(card, view);
  const texts = brief ? [contact] : [contact, storyText(view), watchText(view, questions)];
  return texts.filter((text) => text !== '').map(textBlock);
}

function contactOf({ language }: LeadCard, { phone, email, place }: LeadView): string {
  const reached = [phone && `📞 ${phone}`, email && `✉️ ${email}`].filter((part) => part !== null);
  const lives = [place && `📍 ${place}`, language === 'es' && '🗣️ speaks Spanish'].filter(Boolean);
  return [reached.join('   '), lives.join('   ')].filter((line) => line !== '').join('\n');
}

function storyText({ story, flags, notes }: LeadView): string {
  // A warning below says it already.
  const shown = story.filter(({ label }) => label !== 'Lawyer' || !isFlagged(flags, 'already_represented'));
  if (shown.length === 0) return notes;
  return shown.map(({ label, text }) => `*${label}:* ${text}`).join('\n');
}

const isFlagged = (flags: LeadView['flags'], name: string) => flags.some((flag) => flag.name === name);

function watchText({ flags, story, questions }: LeadView, most: number): string {
  const hasDeadline = story.some(({ label }) => label === 'Deadline');
  const shown = flags.filter(({ name }) => name !== 'safety' && !(hasDeadline && name === 'time_sensitive'));
  const lines = shown.map(({ name, label, detail }) => {
    const warning = `${flagEmoji[name] ?? '⚠️'} *${capitalised(label)}*`;
    return detail === '' ? warning : `${warning}: ${detail}`;
  });
  const shownQuestions = questions.slice(0, most);
  if (shownQuestions.length === 1) lines.push(`❓ *Ask first:* ${shownQuestions[0]}`);
  if (shownQuestions.length > 1) lines.push('❓ *Ask:*', ...shownQuestions.map((question) => `•  ${question}`));
  return lines.join('\n');
}

/** The first line of a message whose client may be in danger, whatever the score; null for any other. */
export function safetyLine(card: LeadCard, privacy: PrivacyLevel): string | null {
  const flag = card.flags.find(({ name }) => name === 'safety');
  if (flag === undefined) return null;
  const detail = leadView({ ...card, flags: [flag] }, privacy).flags[0]?.detail ?? '';
  return `🆘 *${detail === '' ? 'This client may be in danger' : capitalised(detail)}.* Call this client first.`;
}

const capitalised = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** When the result was made, and how far to trust it. */
export function screenedLine(card: LeadCard, timeZone: string, dashboardUrl?: string): string {
  const when = dayAndTime(new Date(card.screenedAt), timeZone).replace(', ', ' at ');
  const line = `Scored automatically on ${when}. Verify before relying on it.`;
  const url = dashboardUrl !== undefined && /^https?:\/\/[^\s<>|]{1,500}$/.test(dashboardUrl) ? dashboardUrl : null;
  return url === null ? line : `${line} <${escapeMrkdwn(url)}|See how it was scored>`;
}

const faces = {
  claim: { text: 'Claim', label: 'Claim this lead' },
  contacted: { text: 'Mark contacted', label: 'Mark this lead as contacted' },
  release: { text: 'Release', label: 'Release this lead so others can claim it' },
  rescreen: { text: 'Screen again', label: 'Screen this lead again' },
  not_a_fit: { text: 'Not a fit', label: 'Say why this lead is not a fit' },
  reopen: { text: 'Reopen', label: 'Reopen this lead' },
} as const satisfies Record<LeadAction, { text: string; label: string }>;

/** Id of the button that only opens a page. */
const OPEN_IN_HUBSPOT = 'open_in_hubspot';
export const leadActionId = (action: LeadAction): `lead_${LeadAction}` => `lead_${action}`;
export const LEAD_MENU = 'lead_menu';

/** The value of an option of the menu. */
const menuValue = (action: LeadAction, leadId: string) => `${action}:${leadId}`;

/** The chosen menu entry; undefined for an unknown value. */
export function readMenuValue(value: string): { action: LeadAction; leadId: string } | undefined {
  const [name, leadId = ''] = value.split(':', 2);
  const action = leadActions.find((one) => one === name);
  return action === undefined ? undefined : { action, leadId };
}

const actionButton = (leadId: string, action: LeadAction, style?: 'primary' | 'danger'): Button =>
  button({ id: leadActionId(action), ...faces[action], value: leadId, ...(style ? { style } : {}) });

function openButton(card: LeadCard): Button[] {
  if (card.url === null || !/^https?:\/\//.test(card.url)) return [];
  const label = 'Open this lead in HubSpot';
  return [button({ id: OPEN_IN_HUBSPOT, text: 'Open in HubSpot', label, value: card.leadId, url: card.url })];
}

/** Actions for a lead in this state; most likely first, rarest in the menu. */
export function leadButtons(card: LeadCard, { state }: Pick<Handling, 'state'>, isWanted: boolean): (Button | Menu)[] {
  const open = openButton(card);
  const of = (action: LeadAction, style?: 'primary' | 'danger') => actionButton(card.leadId, action, style);
  const again = { text: faces.rescreen.text, value: menuValue('rescreen', card.leadId) };
  const more = menu({ id: LEAD_MENU, options: [again] });
  switch (state) {
    case 'new':
      // Nobody is urged to claim a lead that is no longer valid.
      return [of('claim', isWanted ? 'primary' : undefined), ...open, of('not_a_fit', 'danger'), more];
    case 'claimed':
      return [of('contacted', 'primary'), of('release'), ...open, of('not_a_fit', 'danger'), more];
    default:
      return [...open, of('reopen')];
  }
}
