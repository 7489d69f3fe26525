import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { ApiError, missingScopes, notFound } from './api-error.ts';
import type { Call, CallLog } from './call-log.ts';
import type { ReportFault } from './fault-log.ts';
import type { FaultRules } from './fault-rules.ts';
import type { AccessToken, OAuth } from './oauth.ts';
import { type FormRoute, formRoutes } from './oauth-routes.ts';
import type { Portal } from './portal.ts';
import { checkContentType, checkNoBody, checkUrl, parseJson, readBearer } from './request-checks.ts';
import { createMatcher, type Match, type Route } from './route.ts';
import { deviate, type Reply, sendReply, takesEffect } from './transport.ts';

export interface ServeDeps {
  routes: readonly Route[];
  oauth: OAuth;
  portals: ReadonlyMap<number, Portal>;
  appId: number;
  log: CallLog;
  rules: FaultRules;
  latencyMs(call: Call): number;
  /** Mistakes of the simulator itself. */
  broken(error: unknown): void;
}

/** What is left to do once a call is understood: it may be refused, deviate, or take effect. */
type Work = () => Reply;

const asReply = (error: unknown): Reply => {
  if (error instanceof ApiError) return error;
  throw error;
};

const attempt = (work: Work): Reply => {
  try {
    return work();
  } catch (error) {
    return asReply(error);
  }
};

export function createRequestHandler(deps: ServeDeps) {
  const { log, rules, oauth, portals } = deps;
  const matchRoute = createMatcher(deps.routes);
  const matchForm = createMatcher(formRoutes(oauth));

  const refusePath = (match: Match<unknown>, call: Call, report: ReportFault): never => {
    log.identify(call, 'unknown');
    if (match.found === 'method') {
      report('wrong_method', `${call.method} ${call.path}`);
      throw new ApiError(405, {
        status: 'error',
        message: 'HTTP 405 Method Not Allowed',
        category: 'METHOD_NOT_ALLOWED',
      });
    }
    report(/\/v[1-4](\/|$)/.test(call.path) ? 'legacy_path' : 'unknown_path', call.path);
    throw notFound();
  };

  const prepareForm = async (route: FormRoute, request: IncomingMessage, call: Call, report: ReportFault) => {
    log.identify(call, route.kind);
    const text = await readText(request);
    checkContentType(request, 'application/x-www-form-urlencoded', report);
    for (const key of call.query.keys()) report('oauth', `${key} belongs in the form, not in the URL`);
    const form = new URLSearchParams(text);
    call.body = Object.fromEntries([...form].filter(([name]) => name === 'grant_type'));
    return () => route.handle(form);
  };

  const prepareRoute = async (
    { route, version, parameters }: Match<Route> & { found: 'route' },
    request: IncomingMessage,
    call: Call,
    report: ReportFault,
  ): Promise<Work> => {
    const access = identifyCaller(route, request, call, report);
    const portal = portals.get(access.portalId) as Portal;
    const text = await readText(request);
    if (route.hasBody) checkContentType(request, 'application/json', report);
    else checkNoBody(text, call.method, report);
    const body = route.hasBody ? parseJson(text, report) : undefined;
    Object.assign(call, { body, version });
    const { appId } = deps;
    const exchange = {
      portal,
      access,
      appId,
      version,
      parameters,
      query: call.query,
      body,
      bodyLength: text.length,
      report,
    };
    return () => {
      const headers = portal.limiters[access.kind].take(route.kind === 'contacts.search' ? 'search' : 'other');
      const allowed = route.scopes.length === 0 || route.scopes.some((scope) => access.scopes.includes(scope));
      const reply = attempt(() => {
        if (!allowed) throw missingScopes(route.scopes);
        return route.handle(exchange);
      });
      return { status: reply.status, body: reply.body, headers: { ...headers, ...reply.headers } };
    };
  };

  const identifyCaller = (route: Route, request: IncomingMessage, call: Call, report: ReportFault): AccessToken => {
    try {
      const access = oauth.authenticate(readBearer(request, report));
      call.portalId = access.portalId;
      return access;
    } finally {
      log.identify(call, route.kind);
    }
  };

  const prepare = async (request: IncomingMessage, call: Call): Promise<Work> => {
    // The portal is known only after the token is: a report made later names it.
    const report: ReportFault = (code, message) => log.reportFor(call)(code, message);
    checkUrl(request.url ?? '', call.path, call.query, report);
    const form = matchForm(call.method, call.path);
    if (form.found === 'route') return prepareForm(form.route, request, call, report);
    const match = matchRoute(call.method, call.path);
    if (match.found === 'route') return prepareRoute(match, request, call, report);
    return refusePath(form.found === 'method' ? form : match, call, report);
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path = '', ...rest] = (request.url ?? '').split('?');
    const query = new URLSearchParams(rest.join('?'));
    const method = request.method ?? '';
    const call = log.add({
      kind: 'unknown',
      method,
      path,
      version: '',
      query,
      portalId: null,
      body: undefined,
      at: Date.now(),
    });
    response.on('close', () => {
      if (call.outcome === 'pending') call.outcome = 'aborted';
    });
    try {
      const work = await prepare(request, call).catch((error: unknown) => () => asReply(error));
      const latency = deps.latencyMs(call);
      if (latency > 0) await delay(latency);
      const deviation = rules.choose(call);
      if (deviation === undefined) sendReply(response, attempt(work), call);
      else deviate(response, deviation, takesEffect(deviation) ? attempt(work) : null, call);
    } catch (error) {
      deps.broken(error);
      response.destroy();
    }
  };
}
