import type { PrivacyLevel } from '../../../shared/slack-settings.ts';
import { dayAndTime } from '../routing/local-time.ts';
import type { MessageBlock } from './blocks.ts';
import type { LeadCard } from './lead-card.ts';
import { areaOf, type LeadView, leadView, levelOf } from './lead-view.ts';
import { scoreBand } from './score-band.ts';
import { escapeMrkdwn, neutral } from './slack-text.ts';
import { fieldsBlock, textBlock } from './write-blocks.ts';

const flagEmoji: Readonly<Record<string, string>> = {
  already_represented: '⚖️',
  time_sensitive: '⏰',
  time_barred: '⌛',
  injection_suspected: '🛡️',
  duplicate: '👥',
};

interface Shown {
  privacy: PrivacyLevel;
  timeZone: string;
  /** Closed leads show who it is about, and no more. */
  brief?: boolean;
}

/** Who, where and what; then the client's words; then what to look out for and to ask. At most three blocks. */
export function leadBlocks(card: LeadCard, { privacy, timeZone, brief = false }: Shown): MessageBlock[] {
  const view = leadView(card, privacy);
  const blocks = [fieldsBlock(fieldsOf(card, view, { privacy, timeZone }))];
  if (brief) return blocks;
  const words = wordsOf(view);
  const watch = watchOf(view);
  if (words !== '') blocks.push(textBlock(words));
  if (watch !== '') blocks.push(textBlock(watch));
  return blocks;
}

function fieldsOf(card: LeadCard, view: LeadView, { privacy, timeZone }: Shown): [string, string][] {
  const area = capitalised(neutral(areaOf(card, levelOf(privacy)), 60));
  const score = `${card.score}/100, ${scoreBand(card.score).word}`;
  const fields: [string, string | null][] = [
    ['Name', view.name],
    ['Phone', view.phone],
    ['E-mail', view.email],
    ['Where', view.place],
    ['Case', card.language === 'es' ? `${area} · speaks Spanish` : area],
    ['Screened', `${score} · ${dayAndTime(new Date(card.screenedAt), timeZone)}`],
  ];
  return fields.flatMap(([label, value]) => (value === null ? [] : [[label, value]]));
}

function wordsOf(view: LeadView): string {
  if (view.quotes.length === 0) return view.notes === '' ? '' : `*In short*\n${view.notes}`;
  return `*In the client’s words*\n${view.quotes.map((quote) => `> “${quote}”`).join('\n')}`;
}

function watchOf({ flags, missing }: LeadView): string {
  const lines = flags.map(({ name, label, detail }) => {
    const told = `${flagEmoji[name] ?? '⚠️'} *${capitalised(label)}*`;
    return detail === '' ? told : `${told} – ${detail}`;
  });
  if (missing !== '') lines.push(`❓ *Still to ask:* ${missing}`);
  return lines.join('\n');
}

const capitalised = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** What made the result, and what it is worth. */
export function screenedLine(card: LeadCard, dashboardUrl: string | undefined): string {
  const engine = `Automated screening (${neutral(card.engine, 80) || 'engine unknown'}): verify before you rely on it.`;
  const url = dashboardUrl !== undefined && /^https?:\/\/[^\s<>|]{1,500}$/.test(dashboardUrl) ? dashboardUrl : null;
  return url === null ? engine : `${engine} <${escapeMrkdwn(url)}|Every point explained>`;
}
