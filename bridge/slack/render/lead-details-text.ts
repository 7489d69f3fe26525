import type { PrivacyLevel } from '../../../shared/slack-settings.ts';
import { dayAndTime } from '../routing/local-time.ts';
import type { MessageBlock } from './blocks.ts';
import type { LeadCard } from './lead-card-schema.ts';
import { type LeadView, leadView } from './lead-headline.ts';
import { escapeMrkdwn } from './slack-text.ts';
import { textBlock } from './write-blocks.ts';

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
