import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { findWorkspace } from '../../bridge/slack/client/workspaces.ts';
import { CHANNEL, connectSlackAccount, TEAM } from '../fixtures/slack.ts';
import { type SlackServer, startSlackServer } from '../fixtures/slack-server.ts';
import { signedHeaders } from '../simulators/slack/slack-signature.ts';

const LEAD = '0b0c8f4e-52b1-4c39-8f58-0a0d5c6f2a11';
const MARIA = 'U01MARIA';

async function connected() {
  const it = await startSlackServer();
  await connectSlackAccount(it);
  return it;
}

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

  test('while it is rotated by either secret, and by no other', async () => {
    await using it = await startSlackServer({ otherSecrets: ['the new one', 'one before'] });
    const by = async (secret: string, at = nowSeconds()) => send(it, body, signedHeaders(secret, at, body));
    for (const secret of [it.settings.signingSecret, 'the new one', 'one before'])
      expect(await (await by(secret)).json()).toEqual({ challenge: 'c1' });
    for (const secret of ['another', '']) expect((await by(secret)).status).toBe(401);
    expect((await by('the new one', nowSeconds() - 600)).status).toBe(401);
    expect((await send(it, body, {})).status).toBe(401);
    const large = JSON.stringify({ type: 'url_verification', challenge: 'x'.repeat(1_100_000) });
    expect((await send(it, large, signedHeaders('the new one', nowSeconds(), large))).status).toBe(413);
    expect((await send(it, '{', signedHeaders('the new one', nowSeconds(), '{'))).status).toBe(400);
  });

  test('a click signed with the new secret is handed on while the old one is still in use', async () => {
    await using it = await startSlackServer({ otherSecrets: ['the old one'] });
    await connectSlackAccount(it);
    const fields = { command: '/lead', text: '7', team_id: TEAM, user_id: MARIA, channel_id: CHANNEL };
    const command = { ...fields, response_url: `${it.simulator.url}/actions/none` };
    for (const secret of ['the old one', it.settings.signingSecret]) {
      const form = new URLSearchParams(command).toString();
      const headers = signedHeaders(secret, nowSeconds(), form);
      expect((await send(it, form, headers, 'application/x-www-form-urlencoded')).status).toBe(200);
    }
    await expect.poll(() => it.kept.commands).toEqual(['7', '7']);
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
      message: { ts: '1790000000.000100' },
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
