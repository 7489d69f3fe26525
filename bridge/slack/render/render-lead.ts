import type { PrivacyLevel } from '../../../shared/slack-settings.ts';
import { type SlackMessage, slackMessage } from './blocks.ts';
import { headerOf, statusLine } from './handling-text.ts';
import { leadButtons } from './lead-buttons.ts';
import type { Handling, LeadCard } from './lead-card.ts';
import { leadBlocks, screenedLine } from './lead-details.ts';
import { leadView, levelOf } from './lead-view.ts';
import { forNotification } from './slack-text.ts';
import { actionsBlock, contextBlock, headerBlock, textBlock } from './write-blocks.ts';

interface ShownLead {
  card: LeadCard;
  handling: Handling;
  /** Whether it ever was valid, and so told in a channel. */
  wasValid: boolean;
  privacy: PrivacyLevel;
  timeZone: string;
  dashboardUrl?: string | undefined;
}

/** A lead that somebody asked for, for that person only. */
export function renderLead({ card, handling, wasValid, privacy, timeZone, dashboardUrl }: ShownLead): SlackMessage {
  const { valid } = card;
  const status = statusLine({ card, handling, valid, wasValid, privacy, timeZone });
  const { notes, quotes } = leadView(card, privacy);
  const title = headerOf({ card, handling, valid, wasValid, level: levelOf(privacy) });
  return slackMessage.parse({
    text: forNotification(title),
    blocks: [
      headerBlock(title),
      ...(status === '' ? [] : [textBlock(status)]),
      ...leadBlocks(card, { privacy, timeZone }),
      // Without quotes the notes stand in their place already.
      ...(notes === '' || quotes.length === 0 ? [] : [textBlock(`*In short*\n${notes}`)]),
      contextBlock(screenedLine(card, dashboardUrl)),
      actionsBlock(leadButtons(card, handling, valid)),
    ],
  });
}
