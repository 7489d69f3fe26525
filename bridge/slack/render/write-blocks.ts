import { type Button, type Menu, type MessageBlock, type SlackMessage, slackMessage } from './blocks.ts';

/** `emoji: false`, so that a `:skull:` in a name does not become a picture. */
const plainText = (text: string) => ({ type: 'plain_text' as const, text, emoji: false });
const mrkdwn = (text: string) => ({ type: 'mrkdwn' as const, text, verbatim: true as const });

export const headerBlock = (text: string): MessageBlock => ({ type: 'header', text: plainText(text) });
export const dividerBlock = (): MessageBlock => ({ type: 'divider' });
/** mrkdwn: untrusted text in it must be neutralized. */
export const textBlock = (text: string): MessageBlock => ({ type: 'section', text: mrkdwn(text) });
export const contextBlock = (text: string): MessageBlock => ({ type: 'context', elements: [mrkdwn(text)] });
export const actionsBlock = (elements: (Button | Menu)[]): MessageBlock => ({ type: 'actions', elements });

interface ButtonContent {
  id: string;
  text: string;
  /** Label for screen readers; defaults to the text. */
  label?: string;
  value?: string;
  url?: string;
  style?: 'primary' | 'danger';
}

export const button = ({ id, text, label, ...rest }: ButtonContent): Button => ({
  type: 'button',
  action_id: id,
  text: plainText(text),
  ...(label === undefined ? {} : { accessibility_label: label }),
  ...rest,
});

/** The block ids change with the content, so that clients do not keep an old state. */
export const withBlockIds = (blocks: MessageBlock[], prefix: string): MessageBlock[] =>
  blocks.map((block, index) => ({ ...block, block_id: block.type === 'actions' ? prefix : `${prefix}:${index}` }));

interface MenuContent {
  id: string;
  options: { text: string; value: string }[];
}

/** Rare actions, behind `…`. */
export const menu = ({ id, options }: MenuContent): Menu => ({
  type: 'overflow',
  action_id: id,
  options: options.map(({ text, value }) => ({ text: plainText(text), value })),
});

export { plainText };

/** Only the notification line, for a message whose blocks Slack refuses. */
export const plainMessage = ({ text }: SlackMessage): SlackMessage =>
  slackMessage.parse({ text, blocks: [{ type: 'section', text: plainText(text.slice(0, 3_000)) }] });
