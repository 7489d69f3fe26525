import type { PrivacyLevel } from '../../../shared/slack-settings.ts';
import { type SlackMessage, slackMessage } from './blocks.ts';
import { stateWord, statusLine } from './handling-text.ts';
import { leadButtons } from './lead-buttons.ts';
import type { Handling, LeadCard } from './lead-card-schema.ts';
import { leadBlocks, safetyLine, screenedLine } from './lead-details-text.ts';
import { headlineOf, leadView, levelOf } from './lead-headline.ts';
import { forNotification, neutral } from './slack-text.ts';
import { actionsBlock, contextBlock, headerBlock, textBlock } from './write-blocks.ts';

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
