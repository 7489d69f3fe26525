import { unfitReasons } from '../../../shared/lead-actions.ts';
import { isInDanger } from '../../../shared/results.ts';
import type { PrivacyLevel, SlackSettings } from '../../../shared/slack-settings.ts';
import { dayAndTime, timeRelativeTo } from '../routing/route-lead.ts';
import { type MessageBlock, type SlackMessage, slackMessage } from './blocks.ts';
import type { Handling, LeadCard } from './lead-card-schema.ts';
import {
  areaOf,
  headlineOf,
  leadBlocks,
  leadButtons,
  leadView,
  levelOf,
  safetyLine,
  screenedLine,
} from './render-lead.ts';
import {
  actionsBlock,
  contextBlock,
  forNotification,
  headerBlock,
  keptMention,
  memberText,
  neutral,
  textBlock,
  withBlockIds,
} from './slack-text.ts';

export interface Alert {
  /** Null once the details are no longer kept. */
  card: LeadCard | null;
  handling: Handling;
  privacy: PrivacyLevel;
  /** Whether the last result is still valid. */
  valid: boolean;
  notification: SlackSettings['notification'];
  /** Time zone of displayed times. */
  timeZone: string;
  /** URL of the full explanation of the score. */
  dashboardUrl?: string | undefined;
  /** Made by `mentionText`: who is notified when this is posted. Edits notify nobody. */
  mention?: string | null | undefined;
  /** Counter of the row: makes the block ids new with each state. */
  wanted?: number | undefined;
}

/** The alert of a lead in its current state. At most nine blocks. */
export function renderAlert(alert: Alert): SlackMessage {
  const { card } = alert;
  return slackMessage.parse(card === null ? withoutDetails(alert) : withDetails(alert, card));
}

function withDetails(alert: Alert, card: LeadCard): SlackMessage {
  const { handling, privacy, timeZone, dashboardUrl } = alert;
  const safety = safetyLine(card, privacy);
  const status = statusOf(alert);
  const blocks: MessageBlock[] = [
    ...(safety === null ? [] : [textBlock(safety)]),
    headerBlock(headlineOf(card, levelOf(privacy))),
    ...(status === '' ? [] : [textBlock(status)]),
    ...leadBlocks(card, { privacy, brief: handling.state === 'not_a_fit', questions: 1 }),
    contextBlock(screenedLine(card, timeZone, dashboardUrl)),
    actionsBlock(leadButtons(card, handling, isWanted(alert, card))),
  ];
  return { text: notificationText(alert, card), blocks: withBlockIds(blocks, `${card.leadId}:${alert.wanted ?? 1}`) };
}

const isWanted = ({ valid }: Alert, card: LeadCard) => valid || isInDanger(card);

/** Only a new lead that needs somebody mentions anybody. */
function statusOf(alert: Alert): string {
  const { card, handling, valid } = alert;
  const calls = handling.state === 'new' && card !== null && isWanted(alert, card);
  const mention = calls ? keptMention(alert.mention) : null;
  // A lead announced for the client's safety may never have been valid.
  const line = statusLine({ ...alert, wasValid: valid || card === null || !isInDanger(card) });
  return [...(mention === null ? [] : [`${mention} Who will take this lead?`]), ...(line === '' ? [] : [line])].join(
    '\n',
  );
}

function withoutDetails(alert: Alert): SlackMessage {
  const title = removedTitle(alert.handling);
  const status = statusLine(alert);
  const gone = 'The details of this lead are no longer kept in Slack. HubSpot has what is still known about it.';
  return {
    text: title,
    blocks: [headerBlock(title), ...(status === '' ? [] : [textBlock(status)]), contextBlock(gone)],
  };
}

/** Text for a locked phone: no more of the person than both the firm and the channel allow. */
function notificationText({ handling, valid, privacy, notification }: Alert, card: LeadCard): string {
  const level = notification === 'name' ? levelOf(privacy) : 'initials';
  const headline = notification === 'none' ? `Lead · ${areaOf(card, level)} · ${card.score}` : headlineOf(card, level);
  const word = stateWord(handling, valid);
  const parts = [isInDanger(card) ? '🆘 Call first' : null, headline, word];
  return forNotification(parts.filter((part) => part !== null).join(' · '));
}

/** A message about no lead: it proves that the bridge reaches the channel. */
export function renderTestMessage(): SlackMessage {
  return {
    text: 'Lead intake test alert',
    blocks: [
      headerBlock('🧪 Test alert'),
      textBlock('This channel is connected. Valid leads will be posted here, with buttons to claim or close each one.'),
      contextBlock('This is a test, not a real lead.'),
    ],
  };
}

interface ShownLead {
  card: LeadCard;
  handling: Handling;
  /** Whether it was ever valid, and so announced in a channel. */
  wasValid: boolean;
  privacy: PrivacyLevel;
  timeZone: string;
  dashboardUrl?: string | undefined;
}

/** A requested lead, for that person only: like the alert, with the client's words and every question. */
export function renderLead({ card, handling, wasValid, privacy, timeZone, dashboardUrl }: ShownLead): SlackMessage {
  const { valid } = card;
  const safety = safetyLine(card, privacy);
  const status = statusLine({ card, handling, valid, wasValid, privacy, timeZone });
  const { quotes } = leadView(card, privacy);
  const title = headlineOf(card, levelOf(privacy));
  const word = stateWord(handling, valid);
  return slackMessage.parse({
    text: forNotification(word === null ? title : `${title} · ${word}`),
    blocks: [
      ...(safety === null ? [] : [textBlock(safety)]),
      headerBlock(title),
      ...(status === '' ? [] : [textBlock(status)]),
      ...leadBlocks(card, { privacy, questions: 3 }),
      ...(quotes.length === 0 ? [] : [textBlock(`*In the client’s words*\n${quotes.map(quoted).join('\n')}`)]),
      contextBlock(screenedLine(card, timeZone, dashboardUrl)),
      actionsBlock(leadButtons(card, handling, valid || safety !== null)),
    ],
  });
}

const quoted = (text: string) => `> “${text}”`;

interface FoundLead {
  card: LeadCard;
  privacy: PrivacyLevel;
}

/** Search results: a line for each lead, with the id that finds it alone. */
export function renderFound(found: readonly FoundLead[], isMore: boolean): SlackMessage {
  const lines = found.map(
    ({ card, privacy }) =>
      `•  ${neutral(headlineOf(card, levelOf(privacy)), HEADLINE_MAX)}   \`/lead ${neutral(card.contactId, ID_MAX)}\``,
  );
  const hint = isMore
    ? 'These are the newest; there are more. Type the first and last name, the phone number or the email address.'
    : 'Each id shows one of them.';
  const title = found.length === 1 ? 'One lead was found among the newest contacts' : 'Several leads were found';
  return slackMessage.parse({
    text: title,
    blocks: [textBlock(`*${title}*\n${lines.join('\n')}`), contextBlock(hint)],
  });
}

const HEADLINE_MAX = 150;
const ID_MAX = 20;

const stateTitles = {
  new: null,
  claimed: { emoji: '🙋', word: 'Claimed' },
  contacted: { emoji: '✅', word: 'Contacted' },
  not_a_fit: { emoji: '🚫', word: 'Not a fit' },
} as const;

/** Headline of a lead whose details are no longer kept. */
function removedTitle({ state }: Pick<Handling, 'state'>): string {
  const title = stateTitles[state];
  return `${title?.emoji ?? '🔒'} ${title?.word ?? 'Lead'} · details removed`;
}

/** The lead's state as a word after a notification headline; null for a new valid lead. */
function stateWord({ state }: Pick<Handling, 'state'>, valid: boolean): string | null {
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
function statusLine({ card, handling, valid, wasValid = true, privacy, timeZone }: StatusContent): string {
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
