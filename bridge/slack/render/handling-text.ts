import { unfitReasons } from '../../../shared/lead-actions.ts';
import type { PrivacyLevel } from '../../../shared/slack-settings.ts';
import { dayAndTime, timeRelativeTo } from '../routing/local-time.ts';
import type { Handling, LeadCard } from './lead-card-schema.ts';
import { memberText, neutral } from './slack-text.ts';

const stateTitles = {
  new: null,
  claimed: { emoji: '🙋', word: 'Claimed' },
  contacted: { emoji: '✅', word: 'Contacted' },
  not_a_fit: { emoji: '🚫', word: 'Not a fit' },
} as const;

/** Headline of a lead whose details are no longer kept. */
export function removedTitle({ state }: Pick<Handling, 'state'>): string {
  const title = stateTitles[state];
  return `${title?.emoji ?? '🔒'} ${title?.word ?? 'Lead'} · details removed`;
}

/** The lead's state as a word after a notification headline; null for a new valid lead. */
export function stateWord({ state }: Pick<Handling, 'state'>, valid: boolean): string | null {
  return stateTitles[state]?.word.toLowerCase() ?? (valid ? null : 'not valid');
}

/** Label of a reason; other text was typed, and may hold more than a channel may show. */
function reasonText(reason: string | null, privacy: PrivacyLevel): string {
  if (reason === null) return '';
  if (Object.hasOwn(unfitReasons, reason)) return unfitReasons[reason as keyof typeof unfitReasons];
  return privacy === 'full' ? neutral(reason, 200) : '';
}

interface StatusContent {
  card: LeadCard | null;
  handling: Handling;
  valid: boolean;
  /** Whether it was ever valid; defaults to true, as for an announced lead. */
  wasValid?: boolean | undefined;
  privacy: PrivacyLevel;
  timeZone: string;
}

/** Who did what when, in mrkdwn; empty for a new lead that is valid. */
export function statusLine({ card, handling, valid, wasValid = true, privacy, timeZone }: StatusContent): string {
  const lines = [handledLine({ card, handling, privacy, timeZone })];
  // The team itself closed this lead.
  if (!valid && card !== null && handling.state !== 'not_a_fit') lines.push(wasValid ? NO_LONGER : NEVER);
  return lines.filter((line) => line !== '').join('\n');
}

const NO_LONGER = '⚠️ *No longer valid:* it was valid when it came in. Check before you spend time on it.';
const NEVER = "⚠️ *Not valid* by the firm's rules.";

function handledLine({ card, handling, privacy, timeZone }: Omit<StatusContent, 'valid' | 'wasValid'>): string {
  const title = stateTitles[handling.state];
  if (title === null) return '';
  const who = ` by ${memberText(handling.userId, handling.name)}`;
  const at = handling.at === null ? null : new Date(handling.at);
  const time = at && (card ? timeRelativeTo(at, new Date(card.screenedAt), timeZone) : dayAndTime(at, timeZone));
  const reason = handling.state === 'not_a_fit' ? reasonText(handling.reason, privacy) : '';
  const done = `${title.emoji} *${title.word}*${who}${time === null ? '' : ` at ${time}`}`;
  return reason === '' ? done : `${done}\n*Reason:* ${reason}`;
}
