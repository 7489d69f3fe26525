import { type SlackMessage, slackMessage } from './blocks.ts';
import { plainText } from './write-blocks.ts';

/** The line of its notification and nothing else, for a message whose form Slack does not take. */
export const plainMessage = ({ text }: SlackMessage): SlackMessage =>
  slackMessage.parse({ text, blocks: [{ type: 'section', text: plainText(text.slice(0, 3_000)) }] });
