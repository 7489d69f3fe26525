import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json as readJson } from 'node:stream/consumers';
import { deviations } from './fault-rules.ts';
import { createMachine, type Machine } from './machine.ts';
import type { Consent } from './oauth.ts';
import { createPageRoutes } from './page/page-routes.ts';
import type { SimulatedWorkspace, SlackSimulator, SlackSimulatorOptions } from './simulator-options.ts';
import { SlackError } from './slack-error.ts';
import { deviate, errorReply, sendReply } from './transport.ts';
import { defaultWorkspace } from './workspace-options.ts';

export type { SimulatedWorkspace, SlackSimulator, SlackSimulatorOptions } from './simulator-options.ts';

/** Starts Slack on a loopback port (a free one unless `port` is given). */
export async function startSlackSimulator(options: SlackSimulatorOptions = {}): Promise<SlackSimulator> {
  let url = '';
  const machine = createMachine(options, () => url);
  for (const given of options.workspaces ?? [defaultWorkspace]) machine.addWorkspace(given);
  const { tokens, workspaces, rules, settings, oauth } = machine;

  const workspace = (teamId?: string): SimulatedWorkspace => {
    const found = teamId === undefined ? [...workspaces.values()][0] : workspaces.get(teamId);
    if (found === undefined) throw new Error(`there is no workspace ${teamId ?? 'at all'}`);
    return found;
  };
  const consent = (authorizeUrl: string, given: Partial<Consent> = {}) =>
    oauth.consent(authorizeUrl, { ...given, teamId: given.teamId ?? workspace().teamId });

  const page = createPageRoutes({
    workspaces,
    appName: machine.app.name,
    now: options.now ?? Date.now,
    ...(options.openInstead && { openInstead: options.openInstead }),
  });
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (path.startsWith('/api/')) void machine.serveApi(request, response);
    else if (path.startsWith('/oauth/')) showConsent(path, response, consent);
    else if (path.startsWith('/actions/')) void takeAnswer(machine, request, response);
    else if (!page(request, response)) response.writeHead(404).end();
  });
  server.on('upgrade', (request, socket) => {
    if (rules.outage === null) machine.socket.upgrade(request, socket);
    else socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    apiUrl: `${url}/api/`,
    authorizeUrl: `${url}/oauth/v2/authorize`,
    app: machine.app,
    log: machine.log,
    faults: machine.log.faults,
    ownFaults: machine.ownFaults,
    deliveries: machine.deliveries,
    workspace,
    addWorkspace: machine.addWorkspace,
    botToken: (teamId, scopes) => tokens.issueBot(workspace(teamId).installedIn, scopes ?? []).token,
    setScopes: (scopes, teamId) => tokens.setScopes(workspace(teamId).installedIn, scopes),
    appToken: (scopes = ['connections:write']) => tokens.issueApp(scopes).token,
    consent,
    uninstall(teamId) {
      tokens.uninstall(workspace(teamId).installedIn);
      return machine.sendUninstalled(workspace(teamId));
    },
    revokeTokens(teamId) {
      const token = tokens.botOf(workspace(teamId).installedIn);
      if (token !== null) tokens.revoke(token);
      return machine.sendRevoked(workspace(teamId));
    },
    target(requestUrl) {
      settings.requestUrl = requestUrl;
    },
    verifyRequestUrl: machine.challenge,
    connections: machine.socket.count,
    refreshConnections: machine.socket.refresh,
    postsByDelivery: () => countDeliveries(workspaces.values()),
    script: (...more) => rules.add(...more),
    clearScript: () => rules.clear(),
    setLatency(latency) {
      settings.latency = latency;
    },
    cutConnections: machine.socket.cut,
    setAckLimit(ms) {
      settings.ackLimitMs = ms;
    },
    fail(deviation = deviations.resetBefore) {
      rules.outage = deviation;
      machine.socket.cut();
    },
    recover() {
      rules.outage = null;
    },
    async [Symbol.asyncDispose]() {
      machine.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The page a browser opens to install the app; here the person agrees at once, for the team asked for or the first. */
function showConsent(
  path: string,
  response: ServerResponse,
  consent: (url: string, given?: Partial<Consent>) => string,
): void {
  try {
    const url = new URL(path, 'https://slack.com');
    const teamId = url.searchParams.get('team');
    const location = consent(url.href, teamId === null || teamId === '' ? {} : { teamId });
    response.writeHead(302, { location }).end();
  } catch (error) {
    response.writeHead(400, { 'content-type': 'text/plain' }).end(String(error));
  }
}

/** What the app posts to a response_url. */
async function takeAnswer(machine: Machine, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const call = machine.log.add('response_url', Date.now());
  const body: unknown = await readJson(request).catch(() => null);
  const deviation = machine.rules.choose(call);
  if (deviation !== undefined && deviation.kind !== 'delay') return deviate(response, deviation, call);
  try {
    const taken = machine.responseUrls.take(request.url ?? '', body, machine.log.reportFor(call));
    sendReply(
      response,
      { headers: {}, ...(taken ?? { status: 404, body: { ok: false, error: 'unknown_url' } }) },
      call,
    );
  } catch (error) {
    if (error instanceof SlackError) sendReply(response, { ...errorReply(error), status: 500 }, call);
    else machine.broken(error);
  }
}

function countDeliveries(workspaces: Iterable<SimulatedWorkspace>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const workspace of workspaces) {
    for (const channel of workspace.channels.keys()) {
      for (const { metadata } of workspace.store.of(channel)) {
        const payload = metadata?.event_payload as Record<string, unknown> | undefined;
        if (typeof payload?.delivery_id !== 'string') continue;
        counts.set(payload.delivery_id, (counts.get(payload.delivery_id) ?? 0) + 1);
      }
    }
  }
  return counts;
}
