import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OpenAIFailure } from '../../../../bridge/analysis/openai/client/openai-failure.ts';
import { createOpenAIEngine } from '../../../../bridge/analysis/openai/openai-engine.ts';
import { checkAnalyzer } from '../../../../bridge/cli/doctor/doctor.ts';
import type { Config } from '../../../../bridge/config.ts';
import { createCallHubSpot } from '../../../../bridge/hubspot/client/call-hubspot.ts';
import { createPaths } from '../../../../bridge/hubspot/client/paths.ts';
import { HubSpotFailure } from '../../../../bridge/hubspot/client/ports.ts';
import { createTokenEndpoint } from '../../../../bridge/hubspot/client/token-endpoint.ts';
import { createCallSlack } from '../../../../bridge/slack/client/slack.ts';
import { SlackFailure } from '../../../../bridge/slack/client/slack-failure.ts';
import { createSlackApp } from '../../../../bridge/slack/inbound/slack-app.ts';
import {
  announced,
  compressed,
  endless,
  type HostileUpstream,
  redirecting,
  startHostileUpstream,
} from '../../../fixtures/hostile-upstream.ts';
import { recordingLog } from '../../../fixtures/recording-log.ts';
import { sampleRecord } from '../../analysis/sample-record.ts';

const paths = createPaths();
const log = recordingLog().log;
const unused = () => {
  throw new Error('nothing else is asked for');
};

function hubspotCall(apiUrl: string, method: 'GET' | 'POST', where: string): Promise<unknown> {
  const call = createCallHubSpot({ apiUrl, deadlineMs: 60_000 });
  const body = method === 'POST' ? { inputs: [{ id: 'Wilhelmina' }] } : undefined;
  return call({ method, path: where, body, token: 'pat-na1-secret' }).reply;
}

function tokenCall(apiUrl: string): Promise<unknown> {
  const call = createCallHubSpot({ apiUrl, deadlineMs: 60_000 });
  const endpoint = createTokenEndpoint({ call, paths, clientId: 'id', clientSecrets: ['client-secret'] });
  return endpoint.refresh('refresh-secret');
}

function slackCall(apiUrl: string, method = 'chat.postMessage'): Promise<unknown> {
  const call = createCallSlack({ apiUrl: `${apiUrl}/api`, log, deadlineMs: 60_000 });
  return call({ method, token: 'xoxb-secret', args: { channel: 'C1', text: 'Wilhelmina' }, changes: true });
}

function modelCall(baseUrl: string): Promise<unknown> {
  const timing = { attemptMs: 60_000, overallMs: 60_000, backoffMs: 1 };
  const engine = createOpenAIEngine({ apiKey: 'sk-secret', baseUrl, model: 'gpt-6-luna', timing });
  return engine.assess({ record: { ...sampleRecord, intakeNotes: 'Wilhelmina' }, today: '2026-11-20' });
}

async function socketMode(apiUrl: string): Promise<never> {
  const stop = new AbortController();
  const app = await createSlackApp({
    settings: { apiUrl: `${apiUrl}/api`, signingSecrets: undefined, appToken: 'xapp-secret' },
    store: { db: undefined as never },
    slack: { call: unused },
    ports: {} as never,
    log,
  });
  const running = app.run(stop.signal);
  await expect.poll(() => app.problem()).toContain('refused');
  stop.abort();
  await running;
  throw new Error(app.problem());
}

async function modelList(baseUrl: string): Promise<never> {
  const analyzer = { engine: 'openai', openai: { apiKey: 'sk-secret', baseUrl, model: 'gpt-6-luna' } };
  const finding = await checkAnalyzer({ analyzer } as Config);
  throw new Error(`${finding.status}: ${finding.detail}`);
}

const calls: [name: string, call: (url: string) => Promise<unknown>][] = [
  ['HubSpot: a read', (url) => hubspotCall(url, 'GET', paths.contact('1'))],
  ['HubSpot: a batch', (url) => hubspotCall(url, 'POST', paths.contactsBatchRead)],
  ['HubSpot: the list of properties', (url) => hubspotCall(url, 'GET', paths.properties)],
  ['HubSpot: a token', tokenCall],
  ['Slack: a message', (url) => slackCall(url)],
  ['Slack: a history', (url) => slackCall(url, 'conversations.history')],
  ['Slack: Socket Mode', socketMode],
  ['OpenAI: an analysis', modelCall],
  ['OpenAI: the list of models', modelList],
];

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.unreachable('it did not fail'),
    (error: unknown) => error,
  );
}

describe('a redirect is followed nowhere', () => {
  let elsewhere: HostileUpstream;
  beforeEach(async () => {
    elsewhere = await startHostileUpstream((_request, response) => void response.end('{}'));
  });
  afterEach(() => elsewhere[Symbol.asyncDispose]());

  test.each(calls)('to another server. %s', async (_name, call) => {
    await using server = await startHostileUpstream(redirecting(() => elsewhere.url));
    await failureOf(call(server.url));
    expect(server.requests.length).toBeGreaterThan(0);
    expect(elsewhere.requests).toEqual([]);
  });

  test.each(calls)('to another path. %s', async (_name, call) => {
    await using server = await startHostileUpstream((request, response) => {
      if (request.url?.endsWith('/there')) response.end('{}');
      else response.writeHead(307, { location: `${request.url}/there` }).end();
    });
    await failureOf(call(server.url));
    expect(server.requests.length).toBeGreaterThan(0);
    expect(server.requests.filter((request) => request.includes('/there'))).toEqual([]);
  });

  test('and says what it was', async () => {
    await using server = await startHostileUpstream(redirecting(() => elsewhere.url));
    expect(await failureOf(hubspotCall(server.url, 'POST', paths.contactsBatchUpdate))).toMatchObject({
      kind: 'retryable',
      outcomeUnknown: true,
      message: expect.stringContaining('redirect'),
    });
    expect(await failureOf(slackCall(server.url))).toMatchObject({ kind: 'retryable', code: 'redirected' });
    // Asked once: the same words would be sent again for nothing.
    const asked = server.requests.length;
    expect(await failureOf(modelCall(server.url))).toMatchObject({
      cause: { kind: 'not_an_answer', detail: { code: 'redirected' } },
    });
    expect(server.requests.length).toBe(asked + 1);
  });
});

describe('of an answer of 200 MB no more is taken than its kind of call may need', () => {
  /** Besides what was read: what lies in the buffers of both ends. */
  const MOST = 40_000_000;
  const kinds = { endless, announced, compressed };

  test.each(
    calls.flatMap(([name, call]) =>
      Object.entries(kinds).map(([kind, answer]) => [`${name}, ${kind}`, call, answer] as const),
    ),
  )('%s', async (_name, call, answer) => {
    const server = await startHostileUpstream(answer);
    const failure = await failureOf(call(server.url));
    await server[Symbol.asyncDispose]();
    expect(failure).toBeInstanceOf(Error);
    expect(server.taken()).toBeLessThan(MOST);
  });

  test('and it is said', async () => {
    await using server = await startHostileUpstream(compressed);
    const read = await failureOf(hubspotCall(server.url, 'POST', paths.contactsBatchRead));
    expect(read).toBeInstanceOf(HubSpotFailure);
    expect(read).toMatchObject({ kind: 'retryable', unusable: 'too_long', outcomeUnknown: true });
    const posted = await failureOf(slackCall(server.url));
    expect(posted).toBeInstanceOf(SlackFailure);
    expect(posted).toMatchObject({ kind: 'retryable', code: 'too_long', outcomeUnknown: true });
    const asked = server.requests.length;
    const judged = await failureOf(modelCall(server.url));
    expect((judged as Error).cause).toBeInstanceOf(OpenAIFailure);
    expect(judged).toMatchObject({ cause: { kind: 'not_an_answer', detail: { code: 'too_long' } } });
    expect(server.requests.length).toBe(asked + 1);
  });
});

test('nothing of the bridge fetches without these bounds', () => {
  const root = path.join(import.meta.dirname, '..', '..', '..', '..', 'bridge');
  const fetching = readdirSync(root, { recursive: true, encoding: 'utf8' })
    // The pages of the dashboard ask the bridge, from a browser.
    .filter((file) => /\.(ts|js)$/.test(file) && !file.startsWith('dashboard/'))
    .filter((file) => /(?<!\w)fetch\(|globalThis\.fetch|node:https'/.test(readFileSync(path.join(root, file), 'utf8')));
  // The last one shows callers how they would ask.
  const allowed = ['cli/doctor/ask-readiness.ts', 'platform/http/bounded-fetch.ts', 'v1/docs/samples.ts'];
  expect(fetching.sort()).toEqual(allowed);
});
