import { describe, expect, test } from 'vitest';
import { actions, claim, pick, postTo, startWithApp } from './app-fixture.ts';
import { startAppReceiver } from './app-receiver.ts';
import { callerOf, faultCodes } from './call-slack.ts';
import type { Json } from './json.ts';
import { type SlackSimulator, startSlackSimulator } from './slack-simulator.ts';

const by = { userId: 'U02JAMES' };

describe('actions', () => {
  test('a click is a signed form without charset that holds the real message', async () => {
    await using running = await startWithApp();
    const { slack, app } = running;
    const message = await postTo(slack, claim);
    const delivery = await slack.workspace().click(message, 'claim', by);
    expect(delivery).toMatchObject({ kind: 'interactive', name: 'block_actions', status: 200, acked: true });
    const [received] = app.received;
    expect(received).toMatchObject({ signed: true, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    expect(received?.payload).toMatchObject({
      type: 'block_actions',
      user: { id: 'U02JAMES', username: 'james', team_id: 'T01FIRM' },
      api_app_id: 'A01LEADS',
      team: { id: 'T01FIRM', domain: 'hartley-law' },
      container: { type: 'message', message_ts: message.ts, channel_id: 'C01INTAKE', is_ephemeral: false },
      channel: { id: 'C01INTAKE', name: 'intake' },
      message: { ts: message.ts, text: 'Lead', blocks: [{ block_id: 'do' }] },
      actions: [{ type: 'button', action_id: 'claim', block_id: 'do', value: '77', style: 'primary' }],
    });
    expect(JSON.stringify(received?.payload)).not.toContain('delivery_id');
  });

  test('what is not there cannot be clicked', async () => {
    await using running = await startWithApp();
    const firm = running.slack.workspace();
    const message = await postTo(running.slack, claim);
    await expect(firm.click(message, 'release', by)).rejects.toThrow('there is: claim');
    await expect(firm.click(message, 'claim', { userId: 'U99' })).rejects.toThrow('U99 is not in C01INTAKE');
    await expect(firm.clickHome('claim', by)).rejects.toThrow('sees no such view');
    await callerOf(running.slack)('chat.delete', { channel: message.channel, ts: message.ts });
    await expect(firm.click(message, 'claim', by)).rejects.toThrow('was deleted');
    expect(running.app.received).toEqual([]);
  });

  test('a select sends the option chosen; another throws', async () => {
    await using running = await startWithApp();
    const firm = running.slack.workspace();
    const message = await postTo(running.slack, pick);
    await firm.click(message, 'pick', { ...by, choice: '2' });
    expect(running.app.received[0]?.payload).toMatchObject({ actions: [{ selected_option: { value: '2' } }] });
    await expect(firm.click(message, 'pick', { ...by, choice: '3' })).rejects.toThrow('pick has no option 3');
  });

  test('an ephemeral message is clicked by the one who sees it, and is not in the payload', async () => {
    await using running = await startWithApp();
    const { slack, app } = running;
    const firm = slack.workspace();
    const args = { channel: 'C01INTAKE', user: 'U02JAMES', text: 'x', blocks: [actions(claim)] };
    await callerOf(slack)('chat.postEphemeral', args);
    const [message] = firm.ephemerals('U02JAMES');
    await firm.click(message ?? { channel: '', ts: '' }, 'claim', by);
    expect(app.received[0]?.payload).toMatchObject({ container: { is_ephemeral: true } });
    expect(app.received[0]?.payload).not.toHaveProperty('message');
    await expect(firm.click(message ?? { channel: '', ts: '' }, 'claim', { userId: 'U01MARIA' })).rejects.toThrow(
      'does not see',
    );
  });

  test('an app that is late or refuses is recorded, and the action is not repeated', async () => {
    await using running = await startWithApp();
    const { slack, app } = running;
    const message = await postTo(slack, claim);
    app.answer = () => null;
    slack.setAckLimit(500);
    expect(await slack.workspace().click(message, 'claim', by)).toMatchObject({ status: null, acked: false });
    slack.setAckLimit(60_000);
    app.answer = () => ({ status: 404 });
    expect(await slack.workspace().click(message, 'claim', by)).toMatchObject({ status: 404, acked: false });
    await slack.deliveries.settled();
    expect([app.received.length, slack.deliveries.late.length]).toEqual([2, 2]);
  });
});

describe('events', () => {
  test('are signed JSON with an id', async () => {
    await using running = await startWithApp();
    await running.slack.workspace().openHome('U01MARIA');
    const [received] = running.app.received;
    expect(received).toMatchObject({ signed: true, headers: { 'content-type': 'application/json' } });
    expect(received?.headers).not.toHaveProperty('x-slack-retry-num');
    expect(received?.payload).toMatchObject({
      type: 'event_callback',
      team_id: 'T01FIRM',
      api_app_id: 'A01LEADS',
      event_id: expect.stringMatching(/^Ev[A-Z0-9]+$/),
      event: { type: 'app_home_opened', user: 'U01MARIA', channel: 'D01MARIA', tab: 'home' },
    });
  });

  test('are tried again with the number and the reason, at most three times', async () => {
    await using running = await startWithApp();
    const { slack, app } = running;
    app.answer = (_, nth) => {
      slack.setAckLimit(60_000);
      return nth === 0 ? null : { status: nth === 2 ? 404 : 500 };
    };
    slack.setAckLimit(500);
    await slack.workspace().openHome('U01MARIA');
    await slack.deliveries.settled();
    const headers = app.received.map((one) => [one.headers['x-slack-retry-num'], one.headers['x-slack-retry-reason']]);
    expect(headers).toEqual([
      [undefined, undefined],
      ['1', 'http_timeout'],
      ['2', 'http_error'],
      ['3', 'http_error'],
    ]);
    expect(new Set(app.received.map((one) => one.payload.event_id)).size).toBe(1);
    expect(slack.deliveries.lost).toHaveLength(1);
  });

  test('the app can ask for no more', async () => {
    await using running = await startWithApp();
    running.app.answer = () => ({ status: 500, headers: { 'x-slack-no-retry': '1' } });
    await running.slack.workspace().openHome('U01MARIA');
    await running.slack.deliveries.settled();
    expect(running.app.received).toHaveLength(1);
  });

  test('an app that cannot be reached is tried again until it is', async () => {
    await using running = await startWithApp();
    const { slack, app } = running;
    slack.target('http://127.0.0.1:9/slack/events');
    const first = await slack.workspace().openHome('U01MARIA');
    slack.target(app.url);
    await slack.deliveries.settled();
    expect([first.status, app.received[0]?.headers['x-slack-retry-reason']]).toEqual([null, 'connection_failed']);
  });

  test('removal and revocation are told', async () => {
    await using running = await startWithApp();
    const { slack, app } = running;
    await slack.uninstall();
    await slack.deliveries.settled();
    const events = app.received.map((one) => one.payload.event as Json);
    expect(events).toContainEqual({ type: 'app_uninstalled' });
    expect(events).toContainEqual({
      type: 'tokens_revoked',
      tokens: { oauth: [], bot: [slack.workspace().botUserId] },
    });
  });
});

describe('commands and response_url', () => {
  const command = (slack: SlackSimulator) =>
    slack.workspace().command('/lead', '77', { userId: 'U03PRIYA', channel: 'C03GENERAL' });
  const answer = async (url: unknown, body: Json) => {
    const response = await fetch(String(url), { method: 'POST', body: JSON.stringify(body) });
    return [response.status, ((await response.json()) as Json).error ?? 'ok'];
  };

  test('a command is a form; what the acknowledgement says is shown to one person, or to all', async () => {
    await using running = await startWithApp();
    const { slack, app } = running;
    app.answer = (_, nth) => ({
      body: { text: 'No such lead', ...(nth === 0 ? {} : { response_type: 'in_channel' }) },
    });
    await command(slack);
    expect(app.received[0]).toMatchObject({
      signed: true,
      payload: { command: '/lead', text: '77', user_id: 'U03PRIYA', channel_name: 'general', team_id: 'T01FIRM' },
    });
    expect(
      slack
        .workspace()
        .ephemerals('U03PRIYA')
        .map((one) => one.text),
    ).toEqual(['No such lead']);
    expect(slack.workspace().messages('C03GENERAL')).toEqual([]);
    await command(slack);
    expect(
      slack
        .workspace()
        .messages('C03GENERAL')
        .map((one) => one.text),
    ).toEqual(['No such lead']);
  });

  test('a response_url is good for five answers', async () => {
    await using running = await startWithApp();
    const { slack, app } = running;
    await command(slack);
    const url = app.received[0]?.payload.response_url;
    for (let at = 1; at <= 5; at += 1) expect(await answer(url, { text: `${at}` })).toEqual([200, 'ok']);
    expect(await answer(url, { text: '6' })).toEqual([404, 'used_url']);
    expect(slack.workspace().ephemerals('U03PRIYA')).toHaveLength(5);
    expect(faultCodes(slack)).toEqual(['response_url']);
    expect(await answer(`${slack.url}/actions/T01FIRM/x/y`, { text: 'x' })).toEqual([404, 'unknown_url']);
  });

  test('a response_url replaces or deletes the message that was clicked', async () => {
    await using running = await startWithApp();
    const { slack, app } = running;
    const message = await postTo(slack, claim);
    await slack.workspace().click(message, 'claim', by);
    const url = app.received[0]?.payload.response_url;
    expect(await answer(url, { text: 'Claimed', replace_original: true })).toEqual([200, 'ok']);
    expect(message).toMatchObject({ text: 'Claimed', earlier: [{ text: 'Lead' }] });
    expect(await answer(url, { delete_original: true })).toEqual([200, 'ok']);
    expect(message.deleted).toBe(true);
    expect(await answer(url, { blocks: [{ type: 'nope' }], text: 'x' })).toEqual([500, 'invalid_blocks']);
  });

  test('a response_url ends after half an hour', async () => {
    const clock = { now: Date.now() };
    await using slack = await startSlackSimulator({ now: () => clock.now, ackLimitMs: 60_000 });
    await using app = await startAppReceiver(slack.app.signingSecret);
    slack.target(app.url);
    await command(slack);
    clock.now += 30 * 60_000 + 1;
    expect(await answer(app.received[0]?.payload.response_url, { text: 'x' })).toEqual([404, 'expired_url']);
  });
});
