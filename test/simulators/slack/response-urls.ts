import { type Random, randomToken } from '../hubspot/seeded-random.ts';
import type { ReportFault } from './call-log.ts';
import { isObject, type Json } from './json.ts';
import { readContent } from './message-content.ts';
import type { Message } from './message-store.ts';
import type { Token } from './token-table.ts';
import type { Workspace } from './workspace.ts';

interface Ticket {
  workspace: Workspace;
  token: Token;
  channel: string;
  userId: string;
  /** The message the action was in. */
  message: Message | null;
  at: number;
  uses: number;
}

export interface ResponseUrls {
  /** The path of an address the app may answer to a few times. */
  issue(ticket: Omit<Ticket, 'at' | 'uses'>): string;
  /** Takes what the app posts to it. Null for a path that is none. */
  take(path: string, body: unknown, report: ReportFault): { status: number; body: Json } | null;
}

const mostUses = 5;
const lifeMs = 30 * 60_000;

export function createResponseUrls(deps: { now: () => number; random: Random }): ResponseUrls {
  const tickets = new Map<string, Ticket>();

  const answer = ({ workspace, channel, userId, message, token }: Ticket, body: Json, report: ReportFault) => {
    if (body.delete_original === true || body.delete_original === 'true') {
      if (message !== null) workspace.store.remove(message);
      return;
    }
    const content = readContent({ args: body, workspace, token, now: deps.now, report }, { max: null });
    if (body.replace_original === true && message !== null) {
      workspace.store.edit(message, { text: content.text, blocks: content.blocks });
      return;
    }
    const threadTs = typeof body.thread_ts === 'string' ? body.thread_ts : null;
    const place = { channel, user: workspace.botUserId, byApp: true, threadTs };
    workspace.store.add({ ...content, ...place, ephemeralFor: body.response_type === 'in_channel' ? null : userId });
  };

  return {
    issue(given) {
      const path = `/actions/${given.workspace.teamId}/${randomToken(deps.random, 13)}/${randomToken(deps.random, 24)}`;
      tickets.set(path, { ...given, at: deps.now(), uses: 0 });
      return path;
    },
    take(path, body, report) {
      const ticket = tickets.get(path);
      if (ticket === undefined) return null;
      if (deps.now() - ticket.at > lifeMs) return { status: 404, body: { ok: false, error: 'expired_url' } };
      if (ticket.uses >= mostUses) {
        report('response_url', `used more than ${mostUses} times`);
        return { status: 404, body: { ok: false, error: 'used_url' } };
      }
      if (!isObject(body)) return { status: 400, body: { ok: false, error: 'invalid_payload' } };
      ticket.uses += 1;
      answer(ticket, body, report);
      return { status: 200, body: { ok: true } };
    },
  };
}
