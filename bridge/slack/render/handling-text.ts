import { unfitReasons } from '../../../shared/lead-actions.ts';
import type { PrivacyLevel } from '../../../shared/slack-settings.ts';
import { dayAndTime, timeBeside } from '../routing/local-time.ts';
import type { Handling, LeadCard } from './lead-card.ts';
import { areaOf } from './lead-view.ts';
import { scoreBand } from './score-band.ts';
import { memberText, neutral } from './slack-text.ts';

const stateTitles = {
  new: null,
  claimed: { emoji: '🙋', word: 'Claimed' },
  contacted: { emoji: '✅', word: 'Contacted' },
  not_a_fit: { emoji: '🚫', word: 'Not a fit' },
} as const;

interface HeaderContent {
  card: LeadCard | null;
  handling: Pick<Handling, 'state'>;
  valid: boolean;
  /** Whether it ever was; left out, it was told as a valid one. */
  wasValid?: boolean | undefined;
  level: 'name' | 'initials';
}

/** `🟢 New lead · Personal injury · 82/100`, for a plain_text header. */
export function headerOf({ card, handling, valid, wasValid = true, level }: HeaderContent): string {
  const title = stateTitles[handling.state];
  if (card === null) return `${title?.emoji ?? '🔒'} ${title?.word ?? 'Lead'} · details removed`;
  const word = title?.word ?? (valid ? 'New lead' : wasValid ? 'No longer valid' : 'Not valid');
  const emoji = title?.emoji ?? (valid ? scoreBand(card.score).emoji : '⚠️');
  // An area has at most 60 code points: all of it is within Block Kit's limit of 150.
  return `${emoji} ${word} · ${areaOf(card, level)} · ${card.score}/100`;
}

/** A reason's label; another text was typed, and may hold more than a channel is to see. */
function reasonText(reason: string | null, privacy: PrivacyLevel): string {
  if (reason === null) return '';
  if (Object.hasOwn(unfitReasons, reason)) return unfitReasons[reason as keyof typeof unfitReasons];
  return privacy === 'full' ? neutral(reason, 200) : '';
}

interface StatusContent {
  card: LeadCard | null;
  handling: Handling;
  valid: boolean;
  wasValid?: boolean | undefined;
  privacy: PrivacyLevel;
  timeZone: string;
}

/** Who did what when, in mrkdwn; empty for a new lead that is valid. */
export function statusLine({ card, handling, valid, wasValid = true, privacy, timeZone }: StatusContent): string {
  const lines = [handledLine({ card, handling, privacy, timeZone })];
  if (!valid && wasValid && card !== null) {
    // The header of a new lead says it already.
    const said = handling.state === 'new' ? 'It was valid when it came in' : `⚠️ *No longer valid* (${card.score}/100)`;
    lines.push(`${said}: look twice before you spend time on it.`);
  }
  return lines.filter((line) => line !== '').join('\n');
}

function handledLine({ card, handling, privacy, timeZone }: Omit<StatusContent, 'valid' | 'wasValid'>): string {
  const title = stateTitles[handling.state];
  if (title === null) return '';
  const who = ` by ${memberText(handling.userId, handling.name)}`;
  const at = handling.at === null ? null : new Date(handling.at);
  const time = at && (card ? timeBeside(at, new Date(card.screenedAt), timeZone) : dayAndTime(at, timeZone));
  const reason = handling.state === 'not_a_fit' ? reasonText(handling.reason, privacy) : '';
  const done = `*${title.word}*${who}${time === null ? '' : ` at ${time}`}`;
  return reason === '' ? done : `${done}\n*Reason:* ${reason}`;
}
