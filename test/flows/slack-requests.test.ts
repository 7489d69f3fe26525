import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { Problem } from '../../bridge/problem.ts';
import { renderTestMessage } from '../../bridge/slack/test-message.ts';
import { findWorkspace, readInstallation } from '../../bridge/slack/workspaces.ts';
import { CHANNEL, connectSlackAccount, TEAM } from '../fixtures/slack.ts';
import { type SlackServer, startSlackServer } from '../fixtures/slack-server.ts';
import type { Delivery } from '../simulators/slack/delivery.ts';
import { deviations } from '../simulators/slack/fault-rules.ts';
import { signedHeaders } from '../simulators/slack/slack-signature.ts';

const LEAD = '0b0c8f4e-52b1-4c39-8f58-0a0d5c6f2a11';
const MARIA = 'U01MARIA';

const buttons = [
  'lead_claim',
  'lead_not_a_fit',
  'open_in_hubspot',
  'home_routing_test',
  'home_test_alert',
  'of_next_year',
];

async function connected(options: Parameters<typeof startSlackServer>[0] = {}) {
  const it = await startSlackServer(options);
  const accountId = await connectSlackAccount(it);
  const { ts } = await it.slack.call(TEAM, TEAM).postMessage({
    channelId: CHANNEL,
    deliveryId: 'd1',
    message: {
      ...renderTestMessage(),
      blocks: [
        {
          type: 'actions',
          elements: buttons.map((id) => ({
            type: 'button' as const,
            action_id: id,
            text: { type: 'plain_text' as const, text: id },
            value: LEAD,
          })),
        },
      ],
    },
  });
  const click = (actionId: string, userId = MARIA) =>
    it.simulator.workspace().click({ channel: CHANNEL, ts }, actionId, { userId });
  return { ...it, accountId, ts, click };
}

const accepted = (delivery: Delivery) => expect(delivery).toMatchObject({ acked: true });

describe.each([
  ['over HTTP', false],
  ['by Socket Mode', true],
])('%s', (_name, socket) => {
  async function open() {
    const it = await connected({ socket });
    if (socket) await expect.poll(() => it.simulator.connections(), { timeout: 20_000 }).toBe(1);
    return it;
  }

  test('a click is handed on once, with who, where and which', async () => {
    await using it = await open();
    accepted(await it.click('lead_claim'));
    expect(it.kept.actions).toEqual([
      {
        workspaceId: TEAM,
        teamId: TEAM,
        userId: MARIA,
        leadId: LEAD,
        action: 'claim',
        reason: null,
        note: null,
        channelId: CHANNEL,
        messageTs: it.ts,
        actionTs: expect.stringMatching(/^\d+\.\d+$/),
      },
    ]);
    expect(it.simulator.faults).toEqual([]);
  });

  test('a button that only opens a page, and one of another version, are answered and no more', async () => {
    await using it = await open();
    accepted(await it.click('open_in_hubspot'));
    accepted(await it.click('of_next_year'));
    expect(it.kept.actions).toEqual([]);
  });

  test('“Not a fit” opens the form; what it holds is handed on when it is sent', async () => {
    await using it = await open();
    const firm = it.simulator.workspace();
    accepted(await it.click('lead_not_a_fit'));
    await expect.poll(() => firm.modal(MARIA)?.content.callback_id).toBe('not_a_fit');
    expect(it.kept.actions).toEqual([]);
    accepted(await firm.submit(MARIA, { reason: 'too_late', note: 'Two years\nago' }));
    expect(it.kept.actions).toMatchObject([
      {
        action: 'not_a_fit',
        leadId: LEAD,
        reason: 'too_late',
        note: 'Two years ago',
        channelId: CHANNEL,
        messageTs: it.ts,
      },
    ]);
    expect(firm.modal(MARIA)).toBeNull();
    expect(it.simulator.faults).toEqual([]);
  });

  test('the routing test asks and answers in its box', async () => {
    await using it = await open();
    const firm = it.simulator.workspace();
    accepted(await it.click('home_routing_test'));
    await expect.poll(() => firm.modal(MARIA)?.content.callback_id).toBe('routing_test');
    accepted(await firm.submit(MARIA, { practiceArea: 'Car accident', score: '82' }));
    expect(JSON.stringify(firm.modal(MARIA)?.content.blocks)).toContain(`<#${CHANNEL}>`);
    expect(it.simulator.faults).toEqual([]);
  });

  test('the command is answered behind, for the member alone', async () => {
    await using it = await open();
    const firm = it.simulator.workspace();
    accepted(await firm.command('/lead', '  4711 ', { userId: MARIA, channel: CHANNEL }));
    await expect.poll(() => firm.ephemerals(MARIA).map(({ text }) => text)).toEqual(['Looked for 4711']);
    expect(firm.ephemerals('U02JAMES')).toEqual([]);
    expect(it.kept.commands).toEqual(['4711']);
  });

  test('the home and the test alert are handed on', async () => {
    await using it = await open();
    accepted(await it.simulator.workspace().openHome(MARIA));
    accepted(await it.click('home_test_alert'));
    await expect.poll(() => it.kept.homes).toEqual([{ workspaceId: TEAM, teamId: TEAM, userId: MARIA }]);
    expect(it.kept.tests).toEqual([{ workspaceId: TEAM, teamId: TEAM, userId: MARIA }]);
  });

  test('an app that is removed is forgotten with its token', async () => {
    await using it = await open();
    await it.simulator.uninstall();
    await expect.poll(async () => (await findWorkspace(it.db, TEAM))?.status).toBe('revoked');
    expect(await readInstallation(it.store, TEAM)).toBeUndefined();
  });
});

describe('what is not kept is not acknowledged', () => {
  test('a click that could not be kept is answered with an error, and its content is not logged', async () => {
    await using it = await connected({ ports: { onAction: () => Promise.reject(new Error(`about ${LEAD}`)) } });
    expect(await it.click('lead_claim')).toMatchObject({ acked: false, status: 500 });
    expect(it.recording.lines().filter(({ level }) => level === 'error')).toHaveLength(1);
  });

  test.each([
    ['the database is away', Object.assign(new Error('away'), { code: 'ECONNREFUSED' })],
    ['nothing can be taken in', new Problem('unavailable')],
  ])('while %s it is a 503', async (_name, away) => {
    await using it = await connected({ ports: { onAction: () => Promise.reject(away) } });
    expect(await it.click('lead_claim')).toMatchObject({ acked: false, status: 503 });
  });

  test('an event that could not be kept is told again by Slack', async () => {
    let failures = 1;
    const seen: string[] = [];
    await using it = await connected({
      ports: {
        async onHomeOpened({ userId }) {
          if (failures-- > 0) throw new Error('not now');
          seen.push(userId);
        },
      },
    });
    await it.simulator.workspace().openHome(MARIA);
    await expect.poll(() => seen).toEqual([MARIA]);
  });

  test('one that takes too long is answered before Slack gives up', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await using it = await connected({ ports: { onAction: () => promise } });
    expect(await it.click('lead_claim')).toMatchObject({ acked: false, status: 503 });
    resolve();
  });
});

describe('what fails behind the answer is told to the member', () => {
  test('a form that cannot be opened', async () => {
    await using it = await connected();
    it.simulator.script({ method: 'views.open', deviations: [deviations.internalError] });
    accepted(await it.click('lead_not_a_fit'));
    const told = () =>
      it.simulator
        .workspace()
        .ephemerals(MARIA)
        .map(({ text }) => text);
    await expect.poll(told).toEqual([expect.stringContaining('could not be opened')]);
  });

  test('a command that fails', async () => {
    await using it = await connected({ ports: { onLeadCommand: () => Promise.reject(new Error('HubSpot is away')) } });
    accepted(await it.simulator.workspace().command('/lead', 'x', { userId: MARIA, channel: CHANNEL }));
    const told = () =>
      it.simulator
        .workspace()
        .ephemerals(MARIA)
        .map(({ text }) => text);
    await expect.poll(told).toEqual([expect.stringContaining('did not work')]);
  });
});

const send = (it: SlackServer, body: string, headers: Record<string, string>, type = 'application/json') =>
  fetch(`${it.url}/slack/events`, { method: 'POST', body, headers: { 'content-type': type, ...headers } });
const nowSeconds = () => Math.floor(Date.now() / 1_000);

describe('signatures', () => {
  const body = JSON.stringify({ type: 'url_verification', challenge: 'c1' });

  test('the challenge is answered when it is signed', async () => {
    await using it = await startSlackServer();
    expect(await it.simulator.verifyRequestUrl()).toBe(true);
    const answer = await send(it, body, signedHeaders(it.settings.signingSecret, nowSeconds(), body));
    expect(await answer.json()).toEqual({ challenge: 'c1' });
    expect(answer.headers.get('x-request-id')).toBeTruthy();
  });

  test.each<[string, (secret: string) => Record<string, string>]>([
    ['unsigned', () => ({})],
    ['with another secret', () => signedHeaders('another', nowSeconds(), body)],
    ['over another body', (secret) => signedHeaders(secret, nowSeconds(), `${body} `)],
    ['ten minutes old', (secret) => signedHeaders(secret, nowSeconds() - 600, body)],
    ['six minutes ahead', (secret) => signedHeaders(secret, nowSeconds() + 360, body)],
    ['an hour ahead', (secret) => signedHeaders(secret, nowSeconds() + 3_600, body)],
    [
      'with a time that is none',
      (secret) => ({ ...signedHeaders(secret, nowSeconds(), body), 'x-slack-request-timestamp': '1e9' }),
    ],
  ])('%s it is refused', async (_name, headersOf) => {
    await using it = await startSlackServer();
    expect((await send(it, body, headersOf(it.settings.signingSecret))).status).toBe(401);
  });

  test('four minutes off, either way, is near enough', async () => {
    await using it = await startSlackServer();
    for (const off of [-240, 240]) {
      expect((await send(it, body, signedHeaders(it.settings.signingSecret, nowSeconds() + off, body))).status).toBe(
        200,
      );
    }
  });

  test('a form with a charset is a form all the same', async () => {
    await using it = await connected();
    const fields = { command: '/lead', text: '7', team_id: TEAM, user_id: MARIA, channel_id: CHANNEL };
    const form = new URLSearchParams({ ...fields, response_url: `${it.simulator.url}/actions/none` }).toString();
    const headers = signedHeaders(it.settings.signingSecret, nowSeconds(), form);
    const type = 'application/x-www-form-urlencoded; charset=utf-8';
    expect((await send(it, form, headers, type)).status).toBe(200);
    await expect.poll(() => it.kept.commands).toEqual(['7']);
  });

  test('a workspace that nobody connected is refused', async () => {
    await using it = await startSlackServer();
    it.simulator.botToken();
    expect(await it.simulator.workspace().openHome(MARIA)).toMatchObject({ acked: false });
    expect(it.kept.homes).toEqual([]);
  });

  test('a body over the limit is refused, and its connection can be used again', async () => {
    await using it = await startSlackServer();
    const large = JSON.stringify({ type: 'url_verification', challenge: 'x'.repeat(1_100_000) });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const post = async (text: string) => {
      const headers = signedHeaders(it.settings.signingSecret, nowSeconds(), text);
      const sent = request(`${it.url}/slack/events`, {
        method: 'POST',
        agent,
        headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) },
      });
      sent.end(text);
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      answer.resume();
      await once(answer, 'end');
      return { status: answer.statusCode, again: sent.reusedSocket };
    };
    expect(await post(large)).toEqual({ status: 413, again: false });
    expect(await post(body)).toEqual({ status: 200, again: true });
    agent.destroy();
  });

  test('the path takes nothing but POST, and is named in the metrics', async () => {
    await using it = await startSlackServer();
    const answer = await fetch(`${it.url}/slack/events`);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    expect((await fetch(`${it.url}/slack/nothing`)).status).toBe(404);
    await send(it, body, signedHeaders(it.settings.signingSecret, nowSeconds(), body));
    const metrics = () => fetch(`${it.url}/metrics`).then((response) => response.text());
    await expect
      .poll(metrics)
      .toMatch(/http_request_duration_seconds_count\{method="POST",route="\/slack\/events",status="200"\} 1/);
  });
});

describe('who may do what', () => {
  test('a member of another organisation, in a channel that is shared with it, is told so', async () => {
    await using it = await connected();
    const payload = JSON.stringify({
      type: 'block_actions',
      team: { id: TEAM },
      enterprise: null,
      user: { id: 'U9OTHER', team_id: 'T9OTHER' },
      channel: { id: CHANNEL },
      message: { ts: it.ts },
      actions: [{ type: 'button', action_id: 'lead_claim', value: LEAD, action_ts: '1.000001' }],
    });
    const form = new URLSearchParams({ payload }).toString();
    const headers = signedHeaders(it.settings.signingSecret, nowSeconds(), form);
    expect((await send(it, form, headers, 'application/x-www-form-urlencoded')).status).toBe(200);
    expect(it.kept.actions).toEqual([]);
  });

  test('a removal that Slack tells late does not end a newer installation', async () => {
    await using it = await connected();
    const event = (time: number) =>
      JSON.stringify({ type: 'event_callback', team_id: TEAM, event_time: time, event: { type: 'app_uninstalled' } });
    const tell = (text: string) => send(it, text, signedHeaders(it.settings.signingSecret, nowSeconds(), text));
    expect((await tell(event(nowSeconds() - 3_600))).status).toBe(200);
    expect((await findWorkspace(it.db, TEAM))?.status).toBe('active');
    expect((await tell(event(nowSeconds()))).status).toBe(200);
    expect((await findWorkspace(it.db, TEAM))?.status).toBe('revoked');
  });

  test('tokens of members are none of ours', async () => {
    await using it = await connected();
    const tokens = { oauth: ['U1'], bot: [] };
    const text = JSON.stringify({ type: 'event_callback', team_id: TEAM, event: { type: 'tokens_revoked', tokens } });
    expect((await send(it, text, signedHeaders(it.settings.signingSecret, nowSeconds(), text))).status).toBe(200);
    expect((await findWorkspace(it.db, TEAM))?.status).toBe('active');
  });
});
