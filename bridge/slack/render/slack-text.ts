import type { Mention } from '../../../shared/slack-settings.ts';
import { type Button, type Menu, type MessageBlock, type SlackMessage, slackMessage } from './blocks.ts';

/** Zero-width, bidi, tag and variation characters, private use: never part of a word a person reads. */
const invisible = /\p{Default_Ignorable_Code_Point}|\p{Cf}|\p{Co}|\p{Cn}|\ufffd/gu;
/** Includes line breaks, and the blank Braille cell: it looks like a space but Unicode does not class it as one. */
const blank = /(?:\p{Cc}|\p{Z}|\u2800)+/gu;
/** Stacked accents overlap the lines above and below; no language stacks more. */
const piledMarks = /(\p{M}{3})\p{M}+/gu;

/** Untrusted text for one line: no control, bidi or invisible characters, no broken surrogates, single spaces. */
export function oneLine(text: string): string {
  return text.toWellFormed().replace(invisible, '').replace(blank, ' ').replace(piledMarks, '$1').trim();
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * At most `limit` code points of a text, marked with an ellipsis where it was cut: at a word if one ends in the last
 * third, else between what a reader sees as characters.
 */
export function cutPoints(text: string, limit: number): string {
  // No code point is longer than two units: text further on cannot matter.
  const points = [...text.slice(0, (limit + 1) * 2)];
  if (points.length <= limit) return text;
  const head = points.slice(0, limit - 1).join('');
  const space = points[limit - 1] === ' ' ? head.length : head.lastIndexOf(' ');
  const kept = space > (head.length * 2) / 3 ? head.slice(0, space) : wholeGraphemes(head, points[limit - 1] ?? '');
  return `${kept.replace(/(?<![\s,;:.("“])[\s,;:.("“]+$/u, '')}…`;
}

/** The head without its last character where the next code point belongs to it. */
function wholeGraphemes(head: string, next: string): string {
  const index = graphemes.segment(head + next).containing(head.length)?.index ?? head.length;
  return index === 0 ? head : head.slice(0, index);
}

/**
 * Untrusted text for a plain_text object: nothing in it notifies anybody, becomes a link or an emoji, however a client
 * reads it. Lookalikes replace the characters that could; an address such as a.b@c.org stays as it is.
 */
export function plain(text: string, limit: number): string {
  return cutPoints(harmless(cutPoints(oneLine(text), limit)), limit);
}

const harmless = (text: string): string =>
  text
    // `@here`, though not `a@b.org`: a space works in every font, a lookalike does not.
    .replace(/@(?<![\p{L}\p{N}]@)(?=[\p{L}\p{N}])/gu, '@ ')
    // `:skull:`, `https://`, `mailto:`: replaces colons that could begin a word, but not that of 10:30.
    .replace(/:(?=[^\s:]+:)|(?<!\p{N}):(?=\S)|:(?=[^\s\p{N}])/gu, '∶');

const formatting: Readonly<Record<string, string>> = {
  '*': '∗',
  '~': '∼',
  '`': 'ˋ',
  '<': '‹',
  '>': '›',
  '|': '∣',
};

/**
 * The same for a mrkdwn object, where it also cannot format or quote. At most twice `limit` UTF-16 units, so that the
 * limits of blocks can be checked by counting.
 */
export function neutral(text: string, limit: number): string {
  return unformatted(plain(text, limit), limit * 2);
}

function unformatted(text: string, units: number): string {
  const bare = text
    .replace(/[*~`<>|]/g, (character) => formatting[character] ?? '')
    // Slack formats between `_`s at the ends of words only, so that john_doe@c.org may stay.
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, 'ˍ');
  const escaped = bare.replaceAll('&', '&amp;');
  return escaped.length <= units ? escaped : bare.replaceAll('&', '＆');
}

/**
 * A line of `plain` text and our own words, for a message's `text`: it is parsed as mrkdwn without `verbatim`, so URLs
 * and channel names must not look like links. At most twice as long.
 */
export function forNotification(line: string): string {
  return unformatted(line, line.length * 2)
    .replace(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, '․')
    .replace(/#(?=[\p{L}\p{N}])/gu, '# ');
}

/** Our own or trusted text in mrkdwn: Slack's three characters are escaped, the rest stays. */
export function escapeMrkdwn(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A mention that notifies, in mrkdwn. */
export function mentionText(mention: Mention): string {
  if (mention.kind === 'user') return `<@${mention.id}>`;
  if (mention.kind === 'group') return `<!subteam^${mention.id}>`;
  return `<!${mention.kind}>`;
}

const MENTION = /^<(?:!here|!channel|@[UW][A-Z0-9]{2,20}|!subteam\^S[A-Z0-9]{2,20})>$/;

/** A text made by `mentionText`; anything else is dropped. */
export function keptMention(text: string | null | undefined): string | null {
  return text != null && MENTION.test(text) ? text : null;
}

/** A member's name as a profile link, or just the name for a member of another workspace. */
export function memberText(userId: string | null, name: string | null): string {
  if (userId !== null && /^[UW][A-Z0-9]{2,20}$/.test(userId)) return `<@${userId}>`;
  return name === null ? 'someone' : neutral(name, 60) || 'someone';
}

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
