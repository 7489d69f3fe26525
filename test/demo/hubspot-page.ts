import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json as readJson } from 'node:stream/consumers';
import { z } from 'zod';
import { leadStatusLabels, resultProperties } from '../../shared/hubspot-properties.ts';
import { style as cardStyle } from '../plugin/gallery/page.ts';
import type { Portal } from '../simulators/hubspot/portal.ts';
import { type OpenCard, openCard } from './hubspot-card.ts';
import { pageMarkup, pageScript, pageStyle } from './hubspot-page-parts.ts';
import { TIME_ZONE } from './slack-workspace.ts';

type Extension = Parameters<typeof openCard>[0]['extension'];

interface Deps {
  portal(): Portal;
  card(): Promise<Extension>;
  bridgeUrl: string;
  slackUrl(): string;
}

export interface HubSpotPage extends AsyncDisposable {
  url: string;
  /** Newest last. */
  add(contactId: string, name: string): void;
}

const pressed = z.object({ contact: z.string(), at: z.number().int().min(0), value: z.string().nullable() });
const names = [...Object.keys(resultProperties), 'phone'];

/** HubSpot's list of contacts with the card of the app beside it, and Slack next to both: on this machine alone. */
export async function startHubSpotPage(deps: Deps): Promise<HubSpotPage> {
  const contacts: { id: string; name: string }[] = [];
  let open: OpenCard | undefined;
  let shown = '';

  const read = (id: string) => Object.fromEntries(names.map((name) => [name, deps.portal().value(id, name) ?? null]));

  async function cardOf(contactId: string): Promise<OpenCard> {
    if (open?.contactId === contactId) return open;
    const extension = await deps.card();
    shown = JSON.stringify(read(contactId));
    open?.close();
    open = openCard({
      extension,
      contactId,
      bridgeUrl: deps.bridgeUrl,
      timeZone: TIME_ZONE,
      properties: () => read(contactId),
    });
    return open;
  }

  async function view(asked: string | null): Promise<object> {
    const list = contacts.map(({ id, name }) => {
      const { lead_intake_score: score, lead_intake_status: status } = read(id);
      const label = leadStatusLabels[status as keyof typeof leadStatusLabels] ?? '';
      const area = deps.portal().value(id, 'lead_intake_practice_area') ?? '';
      return { id, name, area, score, status, label };
    });
    const chosen = contacts.find(({ id }) => id === asked);
    if (chosen === undefined) return { contacts: list, card: null };
    const card = await cardOf(chosen.id);
    const held = JSON.stringify(read(chosen.id));
    if (held !== shown) card.changed();
    shown = held;
    return { contacts: list, card: { ...chosen, ...card.draw() } };
  }

  async function press(request: IncomingMessage): Promise<object> {
    // Only a page of this server can send JSON: the browser asks before any other does.
    if (request.headers['content-type'] !== 'application/json') throw new Error('only JSON is taken');
    const { contact, at, value } = pressed.parse(await readJson(request));
    const card = await cardOf(contact);
    if (value === null) card.press(at);
    else card.fill(at, value);
    return {};
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://page');
    const send = (type: string, body: string, status = 200) => {
      const policy = `default-src 'none'; style-src 'self' 'unsafe-inline'; script-src 'self'; connect-src 'self'; frame-src ${deps.slackUrl()}; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
      response
        .writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy })
        .end(body);
    };
    if (pathname === '/') send('text/html', pageMarkup(deps.slackUrl()));
    else if (pathname === '/style.css') send('text/css', cardStyle + pageStyle);
    else if (pathname === '/script.js') send('text/javascript', pageScript);
    else if (pathname === '/view') send('application/json', JSON.stringify(await view(searchParams.get('contact'))));
    else if (pathname === '/press' && request.method === 'POST')
      send('application/json', JSON.stringify(await press(request)));
    else send('text/plain', 'not found', 404);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(error instanceof Error ? error.message : 'failed');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (id, name) => void contacts.push({ id, name }),
    async [Symbol.asyncDispose]() {
      open?.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
