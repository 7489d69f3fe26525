import type { Message } from '../message-store.ts';
import { type Content, type Html, html } from './html.ts';
import { readerOf, type Scene, timeZoneOf } from './page-scene.ts';
import { renderBlocks } from './render-blocks.ts';
import { renderMrkdwn } from './render-mrkdwn.ts';

/** The same person always has the same colour. */
const colourOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % 8;

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((word) => [...word][0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase();

export const renderAvatar = (name: string, kind: 'person' | 'app', size = ''): Html =>
  html`<span class="avatar ${kind} c${colourOf(name)} ${size}" aria-hidden="true">${initialsOf(name)}</span>`;

export const clockOf = (ms: number, timeZone: string): string =>
  new Date(ms).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone });

const dayOf = (ms: number, timeZone: string): string =>
  new Date(ms).toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone });

export function authorOf(message: Message, scene: Scene): { name: string; kind: 'person' | 'app' } {
  if (message.byApp) return { name: scene.appName, kind: 'app' };
  return { name: scene.workspace.users.get(message.user)?.realName ?? message.user, kind: 'person' };
}

const groupedWithinMs = 5 * 60_000;

/** Whether Slack leaves the name out because the message above has it. */
const isContinued = (message: Message, above: Message | undefined): boolean =>
  above !== undefined &&
  above.user === message.user &&
  above.ephemeralFor === null &&
  message.ephemeralFor === null &&
  above.blocks.length === 0 &&
  message.blocks.length === 0 &&
  message.postedAt - above.postedAt < groupedWithinMs;

function renderReplies(message: Message, scene: Scene): Content {
  const replies = scene.workspace.thread(message).filter((one) => one.ephemeralFor === null);
  const last = replies.at(-1);
  if (last === undefined) return null;
  const authors = new Map(replies.map((reply) => [reply.user, authorOf(reply, scene)]));
  const faces = [...authors.values()].slice(0, 3).map(({ name, kind }) => renderAvatar(name, kind, 'small'));
  const count = replies.length === 1 ? '1 reply' : `${replies.length} replies`;
  const when = clockOf(last.postedAt, timeZoneOf(scene));
  return html`<button type="button" class="replies" data-thread="${message.ts}">${faces}<b class="reply-count">${count}</b><span>Last reply today at ${when}</span></button>`;
}

function renderBody(message: Message, scene: Scene): Html {
  const edited = message.editedAt !== null && html` <span class="edited">(edited)</span>`;
  if (message.blocks.length > 0) return html`${renderBlocks(message.blocks, readerOf(scene))}${edited}`;
  return html`<div class="text">${renderMrkdwn(message.text, readerOf(scene))}${edited}</div>`;
}

/** One message; `above` is what stands over it. */
export function renderMessage(
  message: Message,
  scene: Scene,
  { above, inThread }: { above?: Message | undefined; inThread: boolean },
): Html {
  const { name, kind } = authorOf(message, scene);
  const time = clockOf(message.postedAt, timeZoneOf(scene));
  const continued = isContinued(message, above);
  const isPrivate = message.ephemeralFor !== null;
  const classes = ['message', continued && 'continued', isPrivate && 'private'];
  const only = isPrivate && html`<div class="only">👁 Only visible to you</div>`;
  const badge = kind === 'app' && html`<span class="badge">APP</span>`;
  const head = !continued && html`<div class="head"><b>${name}</b>${badge}<time>${time}</time></div>`;
  const face = continued ? html`<time class="aside">${time.replace(/ .M$/, '')}</time>` : renderAvatar(name, kind);
  const replies = inThread ? null : renderReplies(message, scene);
  const broadcast = !inThread && message.threadTs !== null && html`<div class="only">replied to a thread</div>`;
  return html`<article class="${classes.filter((one) => one !== false).join(' ')}" data-channel="${message.channel}" data-ts="${message.ts}">${only}<div class="row">${face}<div class="content">${head}${broadcast}${renderBody(message, scene)}${replies}</div></div></article>`;
}

/** Messages of a channel by day. */
export function renderMessages(messages: readonly Message[], scene: Scene): Html {
  const zone = timeZoneOf(scene);
  const today = dayOf(scene.now, zone);
  let day = '';
  const parts = messages.map((message, at) => {
    const its = dayOf(message.postedAt, zone);
    const isNew = its !== day;
    day = its;
    const line = isNew && html`<div class="day"><span>${its === today ? 'Today' : its}</span></div>`;
    return html`${line}${renderMessage(message, scene, { above: isNew ? undefined : messages[at - 1], inThread: false })}`;
  });
  return html`${parts}`;
}
