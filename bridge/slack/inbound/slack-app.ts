import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type {
  App,
  AuthorizeResult,
  AuthorizeSourceData,
  ExpressReceiver,
  Receiver,
  ReceiverEvent,
  webApi,
} from '@slack/bolt';
import type { RequestHandler } from 'express';
import { createBoundedFetch } from '../../platform/http/bounded-fetch.ts';
import { exchangeOf, readRawBody } from '../../platform/http/exchange.ts';
import type { Log } from '../../platform/log/log.ts';
import { Problem } from '../../platform/problem.ts';
import type { Db } from '../../platform/store/schema.ts';
import { isStoreOutage } from '../../platform/store/store-outage.ts';
import { ANSWER_MAX, createSdkLogger, type Slack, type SlackConfig } from '../client/slack.ts';
import { findWorkspace } from '../client/workspaces.ts';
import { slackPaths } from '../connect/manifest.ts';
import { createBackgroundWork } from './background-work.ts';
import { readIncoming } from './incoming.ts';
import { MalformedRequest } from './member-of.ts';
import { type ListenerDeps, registerListeners } from './slack-listeners.ts';
import type { SlackPorts } from './slack-ports.ts';
import { keepConnected } from './socket-mode.ts';

/** A verified request of a workspace that has not installed the app, or no longer. */
export class UnknownWorkspace extends Error {
  override readonly name = 'UnknownWorkspace';
}

/**
 * The workspace of a request. The framework gets no token: all calls to Slack go through `Slack`.
 * @throws {UnknownWorkspace}
 */
export function createAuthorize(db: Db): (source: AuthorizeSourceData<boolean>) => Promise<AuthorizeResult> {
  return async ({ teamId, enterpriseId, isEnterpriseInstall }) => {
    const ids = isEnterpriseInstall ? [enterpriseId, teamId] : [teamId, enterpriseId];
    for (const id of ids) {
      const workspace = id === undefined ? undefined : await findWorkspace(db, id);
      if (workspace?.status === 'active') return { workspaceId: workspace.id, botUserId: workspace.botUserId };
    }
    throw new UnknownWorkspace('no such workspace is connected');
  };
}

/** The side of Slack that calls us. */
export interface SlackApp {
  /** `POST /slack/events`; undefined when no signing secret can verify a request. */
  events: RequestHandler | undefined;
  /** Why Socket Mode is not connected, in words for the operator; undefined when it is, or is off. */
  problem(): string | undefined;
  /** Keeps Socket Mode connected until the signal, then finishes work in flight. */
  run(signal: AbortSignal): Promise<void>;
}

interface Deps {
  settings: Pick<SlackConfig, 'apiUrl' | 'signingSecrets' | 'appToken'>;
  store: { db: Db };
  slack: Pick<Slack, 'call'>;
  ports: SlackPorts;
  log: Pick<Log, 'debug' | 'info' | 'warn' | 'error'>;
  now?: () => Date;
}

const RESPOND_WITHIN_MS = 10_000;

/** The framework is loaded only if requests can come in. */
export async function createSlackApp(deps: Deps): Promise<SlackApp> {
  const { settings, log, now = () => new Date() } = deps;
  const { signingSecrets = [], appToken } = settings;
  const background = createBackgroundWork((err) => log.warn({ err }, 'a request from Slack was not carried out'));
  if (signingSecrets.length === 0 && appToken === undefined)
    return { events: undefined, problem: () => undefined, run: () => background.settled() };
  const bolt = await loadBolt();
  const listeners: ListenerDeps = { ...deps, db: deps.store.db, background, now };
  const attach = (receiver: Receiver) => createApp(bolt, receiver, { deps, listeners });
  const receivers = new Map(signingSecrets.map((secret) => [secret, createReceiver(bolt, deps, secret)]));
  for (const receiver of receivers.values()) attach(receiver);
  const socket = appToken === undefined ? undefined : createSocket(bolt, { ...deps, appToken });
  if (socket !== undefined) attach(socket);
  let problem = socket && 'Socket Mode has not been connected yet.';
  const onState = (reason: string | undefined) => {
    problem = reason && `Socket Mode is not connected: ${reason}.`;
    if (reason === undefined) log.info({}, 'connected to Slack by Socket Mode');
    else log.warn({ reason }, 'Socket Mode is not connected');
  };
  return {
    events: receivers.size === 0 ? undefined : createEvents(receivers, now),
    problem: () => problem,
    async run(signal) {
      if (socket !== undefined) await keepConnected({ client: socket.client, sdk: bolt.webApi, onState }, signal);
      await background.settled();
    },
  };
}

const loadBolt = () => import('@slack/bolt');
type Bolt = Awaited<ReturnType<typeof loadBolt>>;

/** The framework verifies with one secret, so there is one receiver for each. */
function createReceiver(bolt: Bolt, { log }: Deps, signingSecret: string): ExpressReceiver {
  return new bolt.ExpressReceiver({
    signingSecret,
    logger: createSdkLogger(log),
    endpoints: { events: slackPaths.events },
    bodyLimit: BODY_MAX,
    // Answers only after everything is stored, also events, which the framework would acknowledge first.
    processBeforeResponse: true,
    unhandledRequestTimeoutMillis: ANSWER_WITHIN_MS,
    unhandledRequestHandler: ({ response }) => void (response.headersSent || response.writeHead(503).end()),
    async processEventErrorHandler({ error, response }) {
      const fault = faultOf(bolt, error);
      const status = statusOf(fault);
      if (status >= 500) log.error({ err: fault }, 'a request from Slack failed');
      if (!response.headersSent) response.writeHead(status).end();
      return true;
    },
  });
}

const BODY_MAX = 1_000_000;
/** Slack gives up after three seconds. */
const ANSWER_WITHIN_MS = 2_800;

function createSocket(bolt: Bolt, { settings, appToken, log }: Deps & { appToken: string }) {
  return new bolt.SocketModeReceiver({
    appToken,
    logger: createSdkLogger(log),
    autoReconnectEnabled: false,
    installerOptions: { clientOptions: clientOptions(settings.apiUrl) },
    async processEventErrorHandler({ error }) {
      const fault = faultOf(bolt, error);
      const ours = statusOf(fault) >= 500;
      if (ours) log.error({ err: fault }, 'a request from Slack failed');
      return !ours;
    },
  });
}

function clientOptions(apiUrl: string) {
  return {
    slackApiUrl: `${apiUrl}/`,
    retryConfig: { retries: 0 },
    timeout: RESPOND_WITHIN_MS,
    rejectRateLimitedCalls: true,
    allowAbsoluteUrls: false,
    // Answers by `respond` use it too; the framework sets no deadline for those.
    fetch: sendToSlack,
  };
}

const bounded = createBoundedFetch({ maxBytes: ANSWER_MAX });
const sendToSlack: webApi.FetchFunction = (url, init) =>
  bounded(url, { ...(init as RequestInit), signal: AbortSignal.timeout(RESPOND_WITHIN_MS) });

function createApp(bolt: Bolt, receiver: Receiver, { deps, listeners }: { deps: Deps; listeners: ListenerDeps }): App {
  const app = new bolt.App({
    receiver,
    authorize: createAuthorize(deps.store.db),
    logger: createSdkLogger(deps.log),
    convoStore: false,
    clientOptions: clientOptions(deps.settings.apiUrl),
  });
  registerListeners(app, listeners);
  const process = app.processEvent.bind(app);
  app.processEvent = (event) => processKnown(process, event);
  return app;
}

/**
 * Passes only parsed requests to the framework. Its acknowledgment is sent at the end, when everything is stored: over
 * Socket Mode it acknowledges events before any listener has run, and Slack never resends those.
 */
async function processKnown(process: App['processEvent'], event: ReceiverEvent): Promise<void> {
  const incoming = readIncoming(event.body);
  if (incoming.kind === 'malformed') throw new MalformedRequest();
  if (incoming.kind === 'ignored') return event.ack();
  let answer: Parameters<ReceiverEvent['ack']>[0];
  const ack: ReceiverEvent['ack'] = async (response) => {
    answer ??= response;
  };
  await process({ ...event, body: incoming.body, ack });
  await event.ack(answer);
}

/** The framework wraps errors. */
function faultOf({ AuthorizationError, UnknownError }: Bolt, error: Error): Error {
  if (error instanceof AuthorizationError || error instanceof UnknownError) return error.original;
  return error;
}

function statusOf(fault: Error): number {
  if (fault instanceof MalformedRequest) return 400;
  if (fault instanceof UnknownWorkspace) return 401;
  if (fault instanceof Problem) return fault.status;
  return isStoreOutage(fault) ? 503 : 500;
}

interface Signed {
  timestamp: string;
  signature: string;
  /** The raw bytes. */
  body: Uint8Array;
}

/** The secret that a request was signed with, of those in use while one is rotated; undefined for none of them. */
function chooseSecret(secrets: readonly string[], { timestamp, signature, body }: Signed): string | undefined {
  const given = Buffer.from(signature);
  return secrets.find((secret) => {
    const digest = createHmac('sha256', secret).update(`v0:${timestamp}:`).update(body).digest('hex');
    const expected = Buffer.from(`v0=${digest}`);
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}

/** Maximum age of a request, or lead of its clock. */
const MAX_AGE_S = 300;
const FORM = 'application/x-www-form-urlencoded';

/**
 * `POST /slack/events`: events, buttons, forms and commands. Must come before anything that reads bodies. The framework
 * would read each body before checking anything, and accepts a future timestamp for as long as somebody repeats it.
 * @param receivers by secret, at least one: each takes the given body, verifies it once more and answers
 */
function createEvents(receivers: ReadonlyMap<string, ExpressReceiver>, now: () => Date): RequestHandler {
  const routers = new Map([...receivers].map(([secret, { router }]) => [secret, router as RequestHandler]));
  const secrets = [...routers.keys()];
  return async (req, res, next) => {
    exchangeOf(res).route = slackPaths.events;
    const refuse = (headers: IncomingHttpHeaders) => refuseUnsigned(headers, now());
    const rawBody = await readRawBody(req, { maxBytes: BODY_MAX, tooLarge: 'payload_too_large', refuse });
    const signature = req.get('x-slack-signature') ?? '';
    const timestamp = req.get('x-slack-request-timestamp') ?? '';
    const secret = chooseSecret(secrets, { timestamp, signature, body: rawBody });
    const router = secret === undefined ? undefined : routers.get(secret);
    if (router === undefined) throw new Problem('invalid_signature');
    // Where the framework looks for a body that was already read.
    Object.assign(req, { rawBody });
    // A proxy may add a charset, with which the framework would take the form for JSON.
    if (req.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() === FORM) req.headers['content-type'] = FORM;
    return router(req, res, next);
  };
}

/** Checks before any of the body is read. */
function refuseUnsigned(headers: IncomingHttpHeaders, now: Date): Problem | undefined {
  const { 'x-slack-signature': signature, 'x-slack-request-timestamp': timestamp } = headers;
  const isSigned = typeof signature === 'string' && typeof timestamp === 'string' && /^\d{1,12}$/.test(timestamp);
  if (!isSigned || Math.abs(now.getTime() / 1_000 - Number(timestamp)) > MAX_AGE_S)
    return new Problem('invalid_signature');
  return headers['content-length'] === undefined ? new Problem('length_required') : undefined;
}
