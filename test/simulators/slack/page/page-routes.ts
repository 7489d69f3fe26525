import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json as readJson } from 'node:stream/consumers';
import type { Delivery } from '../delivery.ts';
import type { Values } from '../interaction-payloads.ts';
import { isObject, type Json } from '../json.ts';
import type { SimulatedWorkspace } from '../simulator-options.ts';
import { markup } from './html.ts';
import { channelsOf, type Scene } from './page-scene.ts';
import { pageScript } from './page-script.ts';
import { renderMain, renderModal, renderShell, renderSidebar, renderTeams, renderThread } from './render-page.ts';

export interface PageDeps {
  workspaces: ReadonlyMap<string, SimulatedWorkspace>;
  appName: string;
  now: () => number;
  /** Where links that begin like this lead instead: a demonstration stays on its machine. */
  openInstead?: Readonly<Record<string, string>>;
}

const style = ['frame', 'channel', 'blocks', 'forms']
  .map((name) => readFileSync(new URL(`./${name}.css`, import.meta.url), 'utf8'))
  .join('\n');

/** Nothing but this page's own files runs or is loaded, whatever a message holds. */
const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' https: data:; base-uri 'none'; form-action 'none'; frame-ancestors http://127.0.0.1:*";

function send(response: ServerResponse, type: string, body: string, status = 200): void {
  const headers = { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy };
  response
    .writeHead(status, { ...headers, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .end(body);
}

const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Serves the page at `/` and what it does under `/page/`. True where the request was for it. */
export function createPageRoutes({ workspaces, appName, now, openInstead = {} }: PageDeps) {
  const leading = (text: string) =>
    Object.entries(openInstead).reduce((all, [from, to]) => all.replaceAll(from, to), text);

  /** Up to where each person has read each channel. */
  const read = new Map<string, string>();

  const unreadOf = (workspace: SimulatedWorkspace, userId: string, open: string): Map<string, number> => {
    const unread = new Map<string, number>();
    for (const channel of workspace.channels.keys()) {
      const key = `${workspace.teamId} ${userId} ${channel}`;
      const messages = workspace.messages(channel).filter((one) => one.threadTs === null && one.user !== userId);
      if (channel === open) read.set(key, messages.at(-1)?.ts ?? '');
      const since = read.get(key) ?? '';
      unread.set(channel, messages.filter((one) => one.ts > since).length);
    }
    return unread;
  };

  const sceneOf = (asked: URLSearchParams): Scene => {
    const workspace = workspaces.get(asked.get('team') ?? '') ?? [...workspaces.values()][0];
    if (workspace === undefined) throw new Error('there is no workspace');
    const askedUser = asked.get('user') ?? '';
    const userId = workspace.users.has(askedUser) ? askedUser : ([...workspace.users.keys()][0] ?? '');
    const teams = [...workspaces.values()].map(({ teamId, name }) => ({ id: teamId, name }));
    const base = { workspace, teams, appName, userId, now: now(), thread: asked.get('thread') || null };
    const scene: Scene = { ...base, place: '', unread: new Map() };
    const channels = channelsOf(scene);
    const first = channels.find(({ member }) => member) ?? channels[0];
    const askedPlace = asked.get('place') ?? '';
    const place = askedPlace === 'home' || workspace.channels.has(askedPlace) ? askedPlace : (first?.id ?? 'home');
    return { ...scene, place, unread: unreadOf(workspace, userId, place) };
  };

  const versionOf = (workspace: SimulatedWorkspace) => `${workspaces.size}.${workspace.version()}`;

  const view = (asked: URLSearchParams): Json | null => {
    const known = workspaces.get(asked.get('team') ?? '');
    // Most looks find nothing new, and are answered without a look at every message.
    if (known !== undefined && asked.get('version') === versionOf(known)) return null;
    const scene = sceneOf(asked);
    const { workspace } = scene;
    const modal = workspace.modal(scene.userId);
    return {
      version: versionOf(workspace),
      state: { team: workspace.teamId, user: scene.userId, place: scene.place },
      teams: markup(renderTeams(scene)),
      sidebar: markup(renderSidebar(scene)),
      main: markup(renderMain(scene)),
      thread: markup(renderThread(scene)),
      modal: markup(renderModal(scene)),
      modalId: modal === null ? '' : `${modal.id} ${modal.hash}`,
    };
  };

  const judge = (delivery: Delivery | null): Json =>
    delivery === null || delivery.acked ? {} : { problem: `⚠️ ${appName} is not responding` };

  const act = async (path: string, body: Json): Promise<Json> => {
    const workspace = workspaces.get(wordOf(body.team));
    if (workspace === undefined) throw new Error('there is no such workspace');
    const userId = wordOf(body.user);
    const action = wordOf(body.action);
    const by = { userId, ...(typeof body.choice === 'string' ? { choice: body.choice } : {}) };
    switch (path) {
      case '/page/click':
        if (body.within === 'home') return judge(await workspace.clickHome(action, by));
        if (body.within === 'modal') return judge(await workspace.clickModal(action, by));
        return judge(await workspace.click({ channel: wordOf(body.channel), ts: wordOf(body.ts) }, action, by));
      case '/page/submit': {
        const delivery = await workspace.submit(userId, isObject(body.values) ? (body.values as Values) : {});
        return { ...judge(delivery), errors: delivery.errors };
      }
      case '/page/dismiss':
        return judge(await workspace.dismiss(userId));
      case '/page/home':
        return judge(await workspace.openHome(userId));
      case '/page/say':
        return say(workspace, body, userId);
      default:
        throw new Error(`nothing to do at ${path}`);
    }
  };

  const say = async (workspace: SimulatedWorkspace, body: Json, userId: string): Promise<Json> => {
    const text = wordOf(body.text);
    const channel = wordOf(body.place);
    const command = /^(\/\S+) ?(.*)$/s.exec(text);
    if (command !== null)
      return judge(await workspace.command(command[1] ?? '', command[2] ?? '', { userId, channel }));
    workspace.say(channel, userId, text, wordOf(body.thread) || undefined);
    return {};
  };

  const answer = async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    try {
      // Only a page of this server can send JSON: the browser asks before any other does.
      if (request.headers['content-type'] !== 'application/json') throw new Error('only JSON is taken');
      const body: unknown = await readJson(request);
      send(response, 'application/json', JSON.stringify(await act(path, isObject(body) ? body : {})));
    } catch (error) {
      send(
        response,
        'application/json',
        JSON.stringify({ problem: error instanceof Error ? error.message : 'failed' }),
      );
    }
  };

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://slack');
    if (pathname !== '/' && !pathname.startsWith('/page/')) return false;
    if (request.method === 'POST') void answer(request, response, pathname);
    else if (pathname === '/') send(response, 'text/html', markup(renderShell(`${appName} in Slack`)));
    else if (pathname === '/page/style.css') send(response, 'text/css', style);
    else if (pathname === '/page/script.js') send(response, 'text/javascript', pageScript);
    else if (pathname === '/page/view') {
      const shown = view(searchParams);
      if (shown === null) response.writeHead(204).end();
      else send(response, 'application/json', leading(JSON.stringify(shown)));
    } else send(response, 'text/plain', 'not found', 404);
    return true;
  };
}
