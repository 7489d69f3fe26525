import { isObject, type Json } from '../json.ts';
import { type Content, type Html, html } from './html.ts';
import { channelsOf, readerOf, type Scene } from './page-scene.ts';
import { renderBlocks, renderText } from './render-blocks.ts';
import { renderAvatar, renderMessage, renderMessages } from './render-messages.ts';

const lock = html`<span class="sign lock" aria-label="private"></span>`;
const hash = html`<span class="sign">#</span>`;

function renderEntry(scene: Scene, entry: { place: string; sign: Content; name: string; quiet?: boolean }): Html {
  const unread = scene.unread.get(entry.place) ?? 0;
  const classes = [
    'entry',
    scene.place === entry.place && 'open',
    unread > 0 && 'unread',
    entry.quiet === true && 'quiet',
  ];
  const count = unread > 0 && html`<span class="count">${unread}</span>`;
  return html`<a class="${classes.filter((one) => one !== false).join(' ')}" href="#" data-place="${entry.place}">${entry.sign}<span class="name">${entry.name}</span>${count}</a>`;
}

/** Channels, direct messages and the app. */
export function renderSidebar(scene: Scene): Html {
  const { workspace, userId, appName } = scene;
  const user = workspace.users.get(userId);
  const channels = channelsOf(scene).map((channel) =>
    renderEntry(scene, {
      place: channel.id,
      sign: channel.kind === 'private' ? lock : hash,
      name: channel.name,
      quiet: channel.archived,
    }),
  );
  const own = user === undefined ? '' : user.imId;
  const people = [...workspace.users.values()].map(
    (one) => html`<option value="${one.id}" ${one.id === userId && 'selected'}>${one.realName}</option>`,
  );
  const app = [
    renderEntry(scene, { place: 'home', sign: renderAvatar(appName, 'app', 'tiny'), name: appName }),
    renderEntry(scene, { place: own, sign: html`<span class="sign">↳</span>`, name: 'Messages' }),
  ];
  return html`<header class="side-head"><b>${workspace.name}</b><span class="chevron"></span></header>
<nav class="side-list"><h2>Channels</h2>${channels}<h2>Apps</h2>${app}</nav>
<footer class="side-foot">${renderAvatar(user?.realName ?? '?', 'person', 'small')}<label><span>Viewing as</span><select id="viewer">${people}</select></label></footer>`;
}

export const renderTeams = (scene: Scene): Html =>
  html`${scene.teams.map(
    ({ id, name }) =>
      html`<a class="team ${id === scene.workspace.teamId && 'open'}" href="#" data-team="${id}" title="${name}">${[...name][0] ?? '?'}</a>`,
  )}`;

function renderHome(scene: Scene): Html {
  const home = scene.workspace.views.home(scene.userId);
  const own = scene.workspace.users.get(scene.userId)?.imId ?? '';
  const body =
    home === null
      ? html`<div class="empty"><p><b>Nothing here yet</b></p><p>${scene.appName} fills this page when it is opened.</p><button type="button" class="button plain large" id="open-home">Open it</button></div>`
      : html`<div class="home" data-home="1">${renderBlocks(home.content.blocks, readerOf(scene))}</div>`;
  return html`<header class="bar"><div class="title">${renderAvatar(scene.appName, 'app', 'small')}<b>${scene.appName}</b></div></header><div class="tabs"><span class="tab open">Home</span><a class="tab" href="#" data-place="${own}">Messages</a></div><div class="scroll wide">${body}</div>`;
}

function renderChannel(scene: Scene): Html {
  const { workspace, place, userId } = scene;
  const channel = workspace.channels.get(place);
  if (channel === undefined) return html`<div class="empty">There is no channel ${place}.</div>`;
  const messages = workspace.store
    .of(place)
    .filter((one) => !one.deleted && (one.threadTs === null || one.broadcast))
    .filter((one) => one.ephemeralFor === null || one.ephemeralFor === userId);
  const isIm = channel.kind === 'im';
  const name = isIm ? scene.appName : channel.name;
  const sign = isIm ? renderAvatar(name, 'app', 'small') : channel.kind === 'private' ? lock : hash;
  const members = !isIm && html`<span class="fact">${channel.members.length} members</span>`;
  const shared = channel.extShared && html`<span class="fact shared">Shared with another company</span>`;
  const archived = channel.archived && html`<span class="fact">Archived</span>`;
  const start = html`<div class="start"><b>${isIm ? null : '#'}${name}</b><p>${channel.purpose || 'This is the very beginning.'}</p></div>`;
  return html`<header class="bar"><div class="title">${sign}<b>${name}</b></div><span class="topic">${channel.topic}</span>${archived}${shared}${members}</header><div class="scroll" id="messages">${start}${renderMessages(messages, scene)}</div>${renderComposer(channel.archived, `Message ${isIm ? '' : '#'}${name}`)}`;
}

function renderComposer(archived: boolean, hint: string): Html {
  if (archived) return html`<div class="composer closed">You are viewing an archived channel</div>`;
  return html`<form class="composer" data-composer="1"><input type="text" name="text" autocomplete="off" placeholder="${hint}" aria-label="${hint}"><button type="submit" class="send" aria-label="Send">➤</button></form>`;
}

export const renderMain = (scene: Scene): Html => (scene.place === 'home' ? renderHome(scene) : renderChannel(scene));

/** The thread beside the channel; nothing where none is open. */
export function renderThread(scene: Scene): Html {
  const { workspace, place, thread, userId } = scene;
  const parent = thread === null ? undefined : workspace.store.find(place, thread);
  if (parent === undefined || scene.place === 'home') return html``;
  const replies = workspace.thread(parent).filter((one) => one.ephemeralFor === null || one.ephemeralFor === userId);
  const count = replies.length === 1 ? '1 reply' : `${replies.length} replies`;
  const rows = replies.map((reply, at) => renderMessage(reply, scene, { above: replies[at - 1], inThread: true }));
  const channel = workspace.channels.get(place)?.name ?? '';
  return html`<header class="bar"><div class="title"><b>Thread</b><span class="topic">#${channel}</span></div><button type="button" class="close" id="close-thread" aria-label="Close">✕</button></header><div class="scroll">${renderMessage(parent, scene, { inThread: true })}<div class="count-line"><span>${count}</span></div>${rows}</div>${renderComposer(false, 'Reply…')}`;
}

/** The form on top of everything; nothing where none is open. */
export function renderModal(scene: Scene): Html {
  const view = scene.workspace.modal(scene.userId);
  if (view === null) return html``;
  const { title, submit, close, blocks } = view.content;
  const reader = readerOf(scene);
  const save =
    isObject(submit) && html`<button type="submit" class="button primary large">${renderText(submit, reader)}</button>`;
  const cancel: Json = isObject(close)
    ? close
    : { type: 'plain_text', text: submit === undefined ? 'Close' : 'Cancel' };
  return html`<div class="veil"><form class="modal" role="dialog" aria-modal="true" aria-labelledby="modal-title" data-view="${view.id}"><header class="modal-head">${renderAvatar(scene.appName, 'app', 'small')}<b class="modal-title" id="modal-title">${renderText(title, reader)}</b><button type="button" class="close" data-dismiss="1" aria-label="Close">✕</button></header><div class="scroll">${renderBlocks(blocks, reader)}</div><footer class="modal-foot"><button type="button" class="button plain large" data-dismiss="1">${renderText(cancel, reader)}</button>${save}</footer></form></div>`;
}

export const renderShell = (title: string): Html => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/page/style.css"></head>
<body><div id="app"><aside id="teams"></aside><aside id="sidebar"></aside><main id="main"></main><section id="thread"></section></div><div id="modal"></div><div id="toast" role="status"></div><script src="/page/script.js"></script></body></html>`;
