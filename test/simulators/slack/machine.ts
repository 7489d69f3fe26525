import { drawLatency } from '../hubspot/latency.ts';
import { seededRandom } from '../hubspot/seeded-random.ts';
import { defaultApp } from './app-options.ts';
import { createCallLog } from './call-log.ts';
import { createCallMethod } from './call-method.ts';
import { createDeliveries, type Delivery, type Outgoing, type Send } from './delivery.ts';
import { wrapEvent } from './events.ts';
import { createFaultRules } from './fault-rules.ts';
import { createHttpSend } from './http-delivery.ts';
import type { Json } from './json.ts';
import { createOAuth } from './oauth.ts';
import { createPeople } from './people.ts';
import { defaultLimits } from './rate-limits.ts';
import { createResponseUrls } from './response-urls.ts';
import { createServeApi } from './serve-api.ts';
import type { SimulatedWorkspace, SlackSimulatorOptions } from './simulator-options.ts';
import { createSocketMode } from './socket-mode.ts';
import { createTokenTable } from './token-table.ts';
import { createTriggerTable } from './trigger-table.ts';
import { createWorkspace, type Workspace } from './workspace.ts';
import { usualScopes, type WorkspaceOptions } from './workspace-options.ts';

/** Waits before Slack's first, second and third retry of an event, in its seconds. */
const retrySeconds = [0, 60, 300];

/** Everything of Slack but the server it answers on; `url` is known once that listens. */
export function createMachine(options: SlackSimulatorOptions, url: () => string) {
  const seed = options.seed ?? 1;
  const now = options.now ?? Date.now;
  const app = { ...defaultApp, ...options.app };
  const limits = { ...defaultLimits, ...options.limits };
  const stream = (offset: number) => seededRandom(seed * 1_000 + offset);
  const log = createCallLog();
  const ownFaults: string[] = [];
  const broken = (error: unknown) =>
    void ownFaults.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const rules = createFaultRules(seed);
  rules.add(...(options.rules ?? []));
  const tokens = createTokenTable(stream(1));
  const triggers = createTriggerTable({ now, random: stream(2), lifeMs: options.triggerLifeMs ?? 3_000 });
  const workspaces = new Map<string, SimulatedWorkspace>();
  const oauth = createOAuth({ app, tokens, workspaces, random: stream(3), now });
  const responseUrls = createResponseUrls({ now, random: stream(4) });
  const abort = new AbortController();
  const settings = {
    requestUrl: options.requestUrl ?? null,
    latency: options.latency ?? 0,
    ackLimitMs: options.ackLimitMs ?? 3_000,
  };
  const latencies = stream(5);
  const eventIds = stream(6);

  const http = createHttpSend(() => ({ ...settings, signingSecret: app.signingSecret }), abort.signal);
  const socket = createSocketMode({ appId: app.appId, random: stream(7), ackLimitMs: () => settings.ackLimitMs, url });
  const send: Send = (outgoing, retry) => (app.socketMode ? socket.send : http)(outgoing, retry);
  const retryDelaysMs = retrySeconds.map((seconds) => seconds * limits.secondMs);
  const deliveries = createDeliveries(retryDelaysMs, send);

  const event = (workspace: Workspace, given: Json): Promise<Delivery> => {
    const payload = wrapEvent(given, { workspace, appId: app.appId, now, random: eventIds });
    return deliveries.event({ kind: 'events_api', name: String(given.type), payload });
  };
  const sendRevoked = (workspace: Workspace) =>
    event(workspace, { type: 'tokens_revoked', tokens: { oauth: [], bot: [workspace.botUserId] } });
  const sendUninstalled = async (workspace: Workspace): Promise<Delivery> => {
    void sendRevoked(workspace);
    return event(workspace, { type: 'app_uninstalled' });
  };

  const addWorkspace = (given: WorkspaceOptions): SimulatedWorkspace => {
    const workspace = createWorkspace(given, { now, random: stream(100 + workspaces.size), limits });
    const report = log.reportFor({ method: 'acknowledgement' });
    const people = { workspace, app, tokens, triggers, responseUrls, url, deliveries, event, now, report };
    const both = Object.assign(workspace, createPeople(people));
    workspaces.set(given.teamId, both);
    if (given.scopes !== null) tokens.issueBot(both.installedIn, given.scopes ?? usualScopes);
    return both;
  };

  const serveApi = createServeApi({
    admit: createCallMethod({
      app,
      tokens,
      triggers,
      oauth,
      workspaces,
      openConnection: socket.issueUrl,
      uninstalled: (workspace) => void sendUninstalled(workspace),
      revoked: (workspace) => void sendRevoked(workspace),
      now,
    }),
    log,
    rules,
    latencyMs: () => drawLatency(settings.latency, latencies),
    now,
    broken,
  });

  /** Slack's challenge before it takes a request URL. */
  const challenge = async (): Promise<boolean> => {
    const word = `c${eventIds()}`;
    const payload = { token: 'verification-token', challenge: word, type: 'url_verification' };
    const outgoing: Outgoing = { kind: 'events_api', name: 'url_verification', payload };
    const { status, body } = await http(outgoing, null);
    return status === 200 && (body === word || (body as Json | null)?.challenge === word);
  };

  return {
    app,
    log,
    ownFaults,
    broken,
    rules,
    tokens,
    workspaces,
    oauth,
    responseUrls,
    settings,
    socket,
    deliveries,
    addWorkspace,
    serveApi,
    challenge,
    sendRevoked,
    sendUninstalled,
    stop() {
      deliveries.stop();
      abort.abort();
      socket.stop();
    },
  };
}

export type Machine = ReturnType<typeof createMachine>;
