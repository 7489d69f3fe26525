import { isInDanger } from '../../../shared/results.ts';
import type { PrivacyLevel, SlackSettings } from '../../../shared/slack-settings.ts';
import { type MessageBlock, type SlackMessage, slackMessage } from './blocks.ts';
import { removedTitle, stateWord, statusLine } from './handling-text.ts';
import { leadButtons } from './lead-buttons.ts';
import type { Handling, LeadCard } from './lead-card-schema.ts';
import { leadBlocks, safetyLine, screenedLine } from './lead-details-text.ts';
import { areaOf, headlineOf, levelOf } from './lead-headline.ts';
import { forNotification, keptMention } from './slack-text.ts';
import { actionsBlock, contextBlock, headerBlock, textBlock, withBlockIds } from './write-blocks.ts';

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
