import type { Workspace } from '../workspace.ts';
import { withEmoji, wrapPictures } from './emoji.ts';
import { escapeHtml, type Html } from './html.ts';

/** Who looks, and where names come from. */
export interface Reader {
  workspace: Workspace;
  userId: string;
  appName: string;
}

/** Slack keeps three characters as entities; nothing else is one. */
const decode = (text: string): string => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

const show = (text: string): string => wrapPictures(escapeHtml(withEmoji(decode(text))));

/** Plain text: no formatting, but emoji and line breaks. */
export const renderPlain = (text: string): Html => ({ html: show(text).replaceAll('\n', '<br>') });

const chip = (kind: string, text: string): string => `<span class="chip ${kind}">${show(text)}</span>`;

function renderDate(parts: readonly string[], fallback: string): string {
  const [seconds, format = ''] = parts;
  const date = new Date(Number(seconds) * 1_000);
  if (Number.isNaN(date.getTime())) return show(fallback);
  const day = date.toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric' });
  const time = date.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  return show(format.replace(/\{date[a-z_]*\}/g, day).replace(/\{time[a-z_]*\}/g, time));
}

/** What stands between `<` and `>`. */
function renderAngle(inner: string, { workspace, userId, appName }: Reader): string {
  const [target = '', label] = inner.split('|');
  const id = target.slice(1);
  if (target.startsWith('@')) {
    const name = id === workspace.botUserId ? appName : (workspace.users.get(id)?.realName ?? label ?? id);
    return chip(id === userId ? 'me' : 'user', `@${name}`);
  }
  if (target.startsWith('#')) return chip('user', `#${workspace.channels.get(id)?.name ?? label ?? id}`);
  if (target.startsWith('!subteam^')) {
    const group = workspace.groups.find((one) => one.id === target.slice(9));
    const isMine = group?.users?.includes(userId) === true;
    return chip(isMine ? 'me' : 'user', `@${group?.handle ?? label ?? 'group'}`);
  }
  if (target.startsWith('!date^')) return renderDate(target.slice(6).split('^'), label ?? '');
  if (target.startsWith('!')) return chip('me', `@${id}`);
  if (!/^(https?|mailto|tel):/i.test(target)) return show(`<${inner}>`);
  return `<a href="${escapeHtml(decode(target))}" target="_blank" rel="noopener noreferrer">${show(label ?? target)}</a>`;
}

const emphasis: readonly [RegExp, string][] = [
  [/(^|[\s([{>"'.,;:!?~_–—-])\*(?! )([^*]+?)(?<! )\*(?=$|[\s)\]}.,;:!?"'~_<–—-])/g, 'strong'],
  [/(^|[\s([{>"'.,;:!?~*–—-])_(?! )([^_]+?)(?<! )_(?=$|[\s)\]}.,;:!?"'~*<–—-])/g, 'em'],
  [/(^|[\s([{>"'.,;:!?*_–—-])~(?! )([^~]+?)(?<! )~(?=$|[\s)\]}.,;:!?"'*_<–—-])/g, 's'],
];

/** Lines that begin with `>` stand beside a bar. */
function quoteLines(lines: readonly string[], format: (line: string) => string): string {
  const parts: string[] = [];
  let quoted: string[] = [];
  const flush = () => {
    if (quoted.length > 0) parts.push(`<blockquote>${quoted.join('<br>')}</blockquote>`);
    quoted = [];
  };
  for (const line of lines) {
    const quote = /^(?:&gt;|>) ?(.*)$/.exec(line)?.[1];
    if (quote === undefined) {
      flush();
      parts.push(`${format(line)}<br>`);
    } else quoted.push(format(quote));
  }
  flush();
  return parts.join('').replace(/<br>$/, '');
}

/** Slack's own markup, as far as messages use it. Whatever is not markup is escaped. */
export function renderMrkdwn(text: string, reader: Reader): Html {
  const kept: string[] = [];
  const keep = (markup: string) => `\ue000${kept.push(markup) - 1}\ue001`;
  const tokens = text
    .replace(/[\ue000\ue001]/g, '')
    .replace(/```\n?([\s\S]+?)```/g, (_, code: string) => keep(`<pre>${escapeHtml(decode(code))}</pre>`))
    .replace(/`([^`\n]+)`/g, (_, code: string) => keep(`<code>${escapeHtml(decode(code))}</code>`))
    .replace(/<([^<>\n]+)>/g, (_, inner: string) => keep(renderAngle(inner, reader)));
  const format = (line: string) =>
    emphasis.reduce((sum, [pattern, tag]) => sum.replace(pattern, `$1<${tag}>$2</${tag}>`), show(line));
  const formatted = quoteLines(tokens.split('\n'), format);
  return { html: formatted.replace(/\ue000(\d+)\ue001/g, (_, at: string) => kept[Number(at)] ?? '') };
}
