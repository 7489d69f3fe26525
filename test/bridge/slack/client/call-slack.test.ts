import { createServer } from 'node:http';
import { createServer as listenPlainly } from 'node:net';
import { describe, expect, test } from 'vitest';
import { createSlack } from '../../../../bridge/slack/client/slack.ts';
import { SlackFailure, type SlackFailureKind } from '../../../../bridge/slack/client/slack-failure.ts';
import { freePort } from '../../../fixtures/free-port.ts';
import { CHANNEL, connectSlackAccount, type OpenSlack, openSlack, TEAM } from '../../../fixtures/slack.ts';
import { type Deviation, deviations, retryAfter, slackAnswers } from '../../../simulators/slack/fault-rules.ts';

const message = {
  text: 'A lead of Wilhelmina Featherstone',
  blocks: [
    {
      type: 'section' as const,
      text: { type: 'mrkdwn' as const, text: 'Wilhelmina Featherstone', verbatim: true as const },
    },
  ],
};
const deliveryId = '5f2f6f0e-7d2b-4a53-9d0c-3a0f6a5f2f11';

async function connected(options: Parameters<typeof openSlack>[0] = {}) {
  const it = await openSlack(options);
  await connectSlackAccount(it);
  it.calls.length = 0;
  return it;
}

const methods = ({ slack }: OpenSlack) => slack.call(TEAM, TEAM);

async function failureOf(work: Promise<unknown>): Promise<SlackFailure> {
  const error = await work.then(
    () => new Error('it did not fail'),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(SlackFailure);
  return error as SlackFailure;
}

const post = (it: OpenSlack) => methods(it).postMessage({ channelId: CHANNEL, message, deliveryId });

describe('a post', () => {
  test('is seen in the channel with its delivery id, and can be edited, deleted and found again', async () => {
    await using it = await connected();
    const { ts } = await post(it);
    const { ts: reply } = await methods(it).postMessage({
      channelId: CHANNEL,
      message,
      deliveryId: 'd2',
      threadTs: ts,
    });
    const since = new Date(Date.now() - 60_000);
    const look = (sought: object) => methods(it).findPosted({ channelId: CHANNEL, deliveryId, since, ...sought });
    expect(await look({})).toEqual({ ts });
    expect(await look({ deliveryId: 'd2', threadTs: ts })).toEqual({ ts: reply });
    expect(await look({ deliveryId: 'none' })).toEqual({ next: undefined });
    expect(await look({ until: new Date(Date.now() - 30_000) })).toEqual({ next: undefined });
    await methods(it).updateMessage({ channelId: CHANNEL, ts, deliveryId, message: { ...message, text: 'Claimed' } });
    expect(it.simulator.workspace().message(CHANNEL, ts).text).toBe('Claimed');
    expect(it.simulator.postsByDelivery().get(deliveryId)).toBe(1);
    await methods(it).deleteMessage({ channelId: CHANNEL, ts: reply });
    expect(it.simulator.workspace().thread({ channel: CHANNEL, ts })).toEqual([]);
    expect(it.simulator.faults).toEqual([]);
  });

  test('members and channels are read as people know them', async () => {
    await using it = await connected();
    it.simulator.workspace().setChannel(CHANNEL, { extShared: true });
    expect(await methods(it).userInfo('U01MARIA')).toEqual({
      name: expect.stringMatching(/maria/i),
      email: 'maria@hartley.example',
      guest: false,
      homes: ['T01FIRM'],
      timeZone: 'America/Chicago',
    });
    expect(await methods(it).channelInfo(CHANNEL)).toEqual({
      id: CHANNEL,
      name: 'intake',
      shared: true,
      isMember: true,
      isPrivate: false,
      archived: false,
    });
    await methods(it).postEphemeral({ channelId: CHANNEL, userId: 'U02JAMES', text: 'Already claimed' });
    expect(
      it.simulator
        .workspace()
        .ephemerals('U02JAMES')
        .map(({ text }) => text),
    ).toEqual(['Already claimed']);
    await methods(it).publishHome({ userId: 'U01MARIA', view: { type: 'home', blocks: message.blocks } });
    expect(it.simulator.workspace().views.home('U01MARIA')?.content.type).toBe('home');
  });

  test('a member without an email that may be seen has none', async () => {
    await using it = await connected();
    it.simulator.setScopes(['chat:write', 'commands', 'channels:read', 'groups:read', 'users:read']);
    expect((await methods(it).userInfo('U01MARIA')).email).toBeNull();
  });
});

interface Expected {
  kind: SlackFailureKind;
  code: string;
  unknown?: boolean;
  retryAfterMs?: number;
}

describe('every failure is classified', () => {
  test.each<[string, Deviation, Expected]>([
    ['429 that names a time', retryAfter(7), { kind: 'retryable', code: 'ratelimited', retryAfterMs: 7_000 }],
    ['429 that names none', deviations.rateLimitedSilently, { kind: 'retryable', code: 'ratelimited' }],
    ['a limit told with 200', deviations.ratelimitedBody, { kind: 'retryable', code: 'ratelimited' }],
    ['internal_error', deviations.internalError, { kind: 'retryable', code: 'internal_error', unknown: true }],
    ['fatal_error', deviations.fatalErrorApplied, { kind: 'retryable', code: 'fatal_error', unknown: true }],
    ['service_unavailable', deviations.serviceUnavailable, { kind: 'retryable', code: 'service_unavailable' }],
    ['request_timeout', deviations.requestTimeout, { kind: 'retryable', code: 'request_timeout' }],
    ['a page with 500', deviations.serverError, { kind: 'retryable', code: 'http_500', unknown: true }],
    ['a page with 502', deviations.badGateway, { kind: 'retryable', code: 'http_502', unknown: true }],
    ['a page with 200', { kind: 'page', status: 200 }, { kind: 'retryable', code: 'unreadable', unknown: true }],
    ['a page with 403', { kind: 'page', status: 403 }, { kind: 'retryable', code: 'http_403' }],
    ['a reset', deviations.resetAfter, { kind: 'retryable', code: 'unreachable', unknown: true }],
    ['silence', deviations.hangAfter, { kind: 'retryable', code: 'timeout', unknown: true }],
    ['not in the channel', slackAnswers('not_in_channel'), { kind: 'parked', code: 'not_in_channel' }],
    ['no such channel', slackAnswers('channel_not_found'), { kind: 'parked', code: 'channel_not_found' }],
    ['archived', slackAnswers('is_archived'), { kind: 'parked', code: 'is_archived' }],
    [
      'a restriction nobody knew of',
      slackAnswers('restricted_action_new_kind'),
      { kind: 'parked', code: 'restricted_action_new_kind' },
    ],
    ['message gone', slackAnswers('message_not_found'), { kind: 'gone', code: 'message_not_found' }],
    ['too late to edit', slackAnswers('edit_window_closed'), { kind: 'bug', code: 'edit_window_closed' }],
    ['wrong blocks', slackAnswers('invalid_blocks'), { kind: 'bug', code: 'invalid_blocks' }],
    ['a code nobody knows', slackAnswers('some_new_code'), { kind: 'bug', code: 'some_new_code' }],
  ])('%s', async (_name, deviation, { kind, code, unknown = false, retryAfterMs }) => {
    await using it = await connected({ deadlineMs: 400 });
    it.simulator.script({ method: 'chat.postMessage', deviations: [deviation] });
    const failure = await failureOf(post(it));
    expect(failure).toMatchObject({ kind, code, method: 'chat.postMessage', outcomeUnknown: unknown });
    if (retryAfterMs !== undefined) expect(failure.retryAfterMs).toBe(retryAfterMs);
    expect(it.calls).toEqual([{ method: 'chat.postMessage', outcome: kind }]);
    expect(JSON.stringify(failure) + failure.message + String(failure.cause)).not.toMatch(/Wilhelmina|xoxb/);
    expect(it.recording.text()).not.toMatch(/Wilhelmina|xoxb/);
  });

  test('a scope that is missing is named', async () => {
    await using it = await connected();
    it.simulator.setScopes(['commands']);
    expect(await failureOf(post(it))).toMatchObject({
      kind: 'missing_scope',
      code: 'missing_scope',
      scope: expect.stringContaining('chat:write'),
    });
  });

  test('what nothing listens to was never sent', async () => {
    await using it = await connected();
    const slack = createSlack({
      settings: { apiUrl: `http://127.0.0.1:${await freePort()}/api` },
      store: it.store,
      log: it.recording.log,
    });
    const failure = await failureOf(slack.call(TEAM, TEAM).postMessage({ channelId: CHANNEL, message, deliveryId }));
    expect(failure).toMatchObject({ kind: 'retryable', code: 'unreachable', outcomeUnknown: false });
  });

  test('a read has no unknown outcome', async () => {
    await using it = await connected();
    it.simulator.script({ method: 'users.info', deviations: [deviations.resetAfter] });
    expect(await failureOf(methods(it).userInfo('U01MARIA'))).toMatchObject({
      code: 'unreachable',
      outcomeUnknown: false,
    });
  });

  test('a redirect is followed nowhere, for the token would go along', async () => {
    await using it = await connected();
    let reached = false;
    const elsewhere = listenPlainly(() => {
      reached = true;
    }).listen(0, '127.0.0.1');
    const server = createServer((_request, response) => {
      response
        .writeHead(302, { location: `http://127.0.0.1:${(elsewhere.address() as { port: number }).port}/` })
        .end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const slack = createSlack({
      settings: { apiUrl: `http://127.0.0.1:${port}/api` },
      store: it.store,
      log: it.recording.log,
    });
    const failure = await failureOf(slack.call(TEAM, TEAM).postMessage({ channelId: CHANNEL, message, deliveryId }));
    expect(failure).toMatchObject({ kind: 'retryable', outcomeUnknown: true });
    expect(reached).toBe(false);
    server.close();
    elsewhere.close();
  });

  test('nothing is repeated by the SDK', async () => {
    await using it = await connected();
    it.simulator.script({ method: 'chat.postMessage', deviations: [deviations.unavailable] });
    await failureOf(post(it));
    expect(it.calls).toHaveLength(1);
  });
});

describe('the end of a token', () => {
  test('ends the workspace once Slack has said it twice, and later calls do not ask', async () => {
    await using it = await connected();
    it.simulator.target(null);
    await it.simulator.revokeTokens();
    expect(await failureOf(post(it))).toMatchObject({ kind: 'revoked' });
    expect(it.calls.map(({ method }) => method)).toEqual(['chat.postMessage', 'auth.test']);
    expect(it.revoked).toEqual([TEAM]);
    expect(await failureOf(post(it))).toMatchObject({ kind: 'revoked', code: 'not_connected' });
    expect(it.calls).toHaveLength(2);
  });

  test('a refusal that Slack takes back at once ends nothing', async () => {
    await using it = await connected();
    it.simulator.script({ method: 'chat.postMessage', times: 1, deviations: [slackAnswers('invalid_auth')] });
    expect(await failureOf(post(it))).toMatchObject({ kind: 'retryable', code: 'invalid_auth' });
    expect(it.revoked).toEqual([]);
    expect((await post(it)).ts).toMatch(/\d/);
  });

  test('a workspace nobody connected is refused without a call', async () => {
    await using it = await connected();
    const failure = await failureOf(it.slack.call('T0NOBODY', 'T0NOBODY').userInfo('U01MARIA'));
    expect(failure).toMatchObject({ kind: 'revoked', code: 'not_connected' });
    expect(it.calls).toEqual([]);
  });
});
