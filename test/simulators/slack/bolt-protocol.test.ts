import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { App, ExpressReceiver, LogLevel, SocketModeReceiver } from '@slack/bolt';
import { WebClient } from '@slack/web-api';
import express from 'express';
import { describe, expect, test } from 'vitest';
import { type SlackSimulator, startSlackSimulator } from './slack-simulator.ts';

/** Until it is so. */
const shown = (is: () => boolean) => expect.poll(is, { interval: 10 }).toBe(true);

const modal = {
  type: 'modal',
  callback_id: 'why',
  notify_on_close: true,
  title: { type: 'plain_text', text: 'Why' },
  submit: { type: 'plain_text', text: 'Save' },
  blocks: [
    {
      type: 'input',
      block_id: 'reason',
      label: { type: 'plain_text', text: 'Reason' },
      element: { type: 'plain_text_input', action_id: 'text' },
    },
  ],
} as const;

const buttons = (...ids: string[]) => ({
  type: 'actions',
  elements: ids.map((id) => ({ type: 'button', action_id: id, value: '7', text: { type: 'plain_text', text: id } })),
});

/** An app that repeats what it is told, as a list of what it heard. */
function listen(app: App): string[] {
  const received: string[] = [];
  app.action('claim', async ({ ack, body, respond, client }) => {
    await ack();
    received.push(`claim by ${body.user.id}`);
    if (body.type !== 'block_actions') return;
    const { channel, message } = body;
    await client.chat.update({ channel: channel?.id ?? '', ts: message?.ts ?? '', text: `claimed by ${body.user.id}` });
    await respond({ text: 'You have it.', response_type: 'ephemeral', replace_original: false });
  });
  app.action('why', async ({ ack, body, client }) => {
    await ack();
    if (body.type === 'block_actions') await client.views.open({ trigger_id: body.trigger_id, view: modal as never });
  });
  app.view('why', async ({ ack, view }) => {
    const text = view.state.values.reason?.text?.value ?? '';
    received.push(`why: ${text}`);
    await (text === 'no' ? ack({ response_action: 'errors', errors: { reason: 'Say more' } }) : ack());
  });
  app.view({ callback_id: 'why', type: 'view_closed' }, async ({ ack }) => {
    await ack();
    received.push('closed');
  });
  app.command('/lead', async ({ ack, command }) => {
    received.push(`/lead ${command.text}`);
    await ack({ text: `Nothing about ${command.text}` });
  });
  app.event('app_home_opened', async ({ event, client }) => {
    received.push(`home of ${event.user}`);
    const blocks = [{ type: 'header', text: { type: 'plain_text', text: 'My leads' } }];
    await client.views.publish({ user_id: event.user, view: { type: 'home', blocks } as never });
  });
  app.event('app_uninstalled', async () => void received.push('uninstalled'));
  app.event('tokens_revoked', async () => void received.push('revoked'));
  return received;
}

/** The machine may be busy; nothing here is about time. */
const patient = { ackLimitMs: 60_000, triggerLifeMs: 60_000 };

interface Running extends AsyncDisposable {
  slack: SlackSimulator;
  received: string[];
  requestUrl: string;
}

async function overHttp(): Promise<Running> {
  const slack = await startSlackSimulator(patient);
  const receiver = new ExpressReceiver({ signingSecret: slack.app.signingSecret, logLevel: LogLevel.ERROR });
  const clientOptions = { slackApiUrl: slack.apiUrl };
  const app = new App({ token: slack.botToken(), receiver, clientOptions, logLevel: LogLevel.ERROR });
  const server = createServer(express().use(receiver.router));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const requestUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/slack/events`;
  slack.target(requestUrl);
  return {
    slack,
    requestUrl,
    received: listen(app),
    async [Symbol.asyncDispose]() {
      await slack[Symbol.asyncDispose]();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function overSocket(): Promise<Running> {
  const slack = await startSlackSimulator({ ...patient, app: { socketMode: true } });
  const clientOptions = { slackApiUrl: slack.apiUrl };
  const receiver = new SocketModeReceiver({
    appToken: slack.appToken(),
    installerOptions: { clientOptions },
    logLevel: LogLevel.ERROR,
    clientPingTimeout: 1_000,
  } as never);
  const app = new App({ token: slack.botToken(), receiver, clientOptions, logLevel: LogLevel.ERROR });
  const received = listen(app);
  await app.start();
  return {
    slack,
    requestUrl: '',
    received,
    async [Symbol.asyncDispose]() {
      await app.stop();
      await slack[Symbol.asyncDispose]();
    },
  };
}

describe.each([
  ['HTTP', overHttp],
  ['Socket Mode', overSocket],
])('a Bolt app over %s', (_, start) => {
  const post = async (slack: SlackSimulator, ...ids: string[]) => {
    const client = new WebClient(slack.botToken(), { slackApiUrl: slack.apiUrl });
    const blocks = [buttons(...ids)] as never;
    const { ts } = await client.chat.postMessage({ channel: 'C01INTAKE', text: 'New lead', blocks });
    return slack.workspace().message('C01INTAKE', ts ?? '');
  };

  test('hears a click, edits the message and answers privately', async () => {
    await using running = await start();
    const firm = running.slack.workspace();
    const message = await post(running.slack, 'claim');
    expect(await firm.click(message, 'claim', { userId: 'U02JAMES' })).toMatchObject({ status: 200, acked: true });
    await shown(() => firm.ephemerals('U02JAMES').length > 0);
    expect(firm.ephemerals('U02JAMES').map((one) => one.text)).toEqual(['You have it.']);
    expect(message).toMatchObject({ text: 'claimed by U02JAMES', earlier: [{ text: 'New lead' }] });
    expect(running.received).toEqual(['claim by U02JAMES']);
    expect([running.slack.faults, running.slack.ownFaults, running.slack.deliveries.late]).toEqual([[], [], []]);
  });

  test('opens a form, refuses it once, takes it, and hears one being closed', async () => {
    await using running = await start();
    const firm = running.slack.workspace();
    const message = await post(running.slack, 'why');
    const by = { userId: 'U01MARIA' };
    await firm.click(message, 'why', by);
    await shown(() => firm.modal('U01MARIA') !== null);
    await expect(firm.submit('U01MARIA')).rejects.toThrow('these have to be filled in: Reason');
    expect((await firm.submit('U01MARIA', { text: 'no' })).errors).toEqual({ reason: 'Say more' });
    expect(firm.modal('U01MARIA')).not.toBeNull();
    expect((await firm.submit('U01MARIA', { text: 'too late' })).errors).toEqual({});
    expect(firm.modal('U01MARIA')).toBeNull();
    await firm.click(message, 'why', by);
    await shown(() => firm.modal('U01MARIA') !== null);
    expect(await firm.dismiss('U01MARIA')).toMatchObject({ name: 'view_closed', acked: true });
    expect(running.received).toEqual(['why: no', 'why: too late', 'closed']);
    expect(running.slack.faults).toEqual([]);
  });

  test('answers a command, fills the home tab, hears of its end', async () => {
    await using running = await start();
    const { slack, received } = running;
    const firm = slack.workspace();
    await firm.command('/lead', '77', { userId: 'U03PRIYA', channel: 'C03GENERAL' });
    expect(firm.ephemerals('U03PRIYA').map((one) => one.text)).toEqual(['Nothing about 77']);
    expect(await firm.openHome('U03PRIYA')).toMatchObject({ acked: true, attempt: 0 });
    await shown(() => firm.views.home('U03PRIYA') !== null);
    expect(await slack.uninstall()).toMatchObject({ name: 'app_uninstalled', acked: true });
    await slack.deliveries.settled();
    await shown(() => received.length === 4);
    expect(received.toSorted()).toEqual(['/lead 77', 'home of U03PRIYA', 'revoked', 'uninstalled']);
    const client = new WebClient(slack.botToken(), { slackApiUrl: slack.apiUrl });
    expect(await client.auth.test()).toMatchObject({ ok: true });
  });
});

describe('Bolt on the wire', () => {
  test('answers the challenge, and refuses it with another secret', async () => {
    await using running = await overHttp();
    expect(await running.slack.verifyRequestUrl()).toBe(true);
    await using other = await startSlackSimulator({ app: { signingSecret: '0'.repeat(32) } });
    other.target(running.requestUrl);
    expect(await other.verifyRequestUrl()).toBe(false);
  });

  test('a client reads scopes and errors from what Slack answers', async () => {
    await using slack = await startSlackSimulator();
    const client = new WebClient(slack.botToken(), { slackApiUrl: slack.apiUrl });
    const { response_metadata: about } = await client.auth.test();
    expect(about?.scopes).toContain('chat:write');
    await expect(client.chat.postMessage({ channel: 'C99', text: 'x' })).rejects.toMatchObject({
      data: { ok: false, error: 'channel_not_found' },
    });
  });

  test('an app in Socket Mode connects anew when it is asked to', async () => {
    await using running = await overSocket();
    const { slack } = running;
    expect(slack.connections()).toBe(1);
    slack.refreshConnections();
    expect(slack.connections()).toBe(0);
    await shown(() => slack.connections() === 1);
    expect(slack.log.count('apps.connections.open')).toBe(2);
    expect(await slack.workspace().openHome('U01MARIA')).toMatchObject({ acked: true });
  });
});
