import { expect, test } from 'vitest';
import { callerOf } from './call-slack.ts';
import type { Json } from './json.ts';
import { type SlackSimulator, startSlackSimulator } from './slack-simulator.ts';

const until = (is: () => boolean) => expect.poll(is, { interval: 10 }).toBe(true);

interface Client extends Disposable {
  /** What Slack sent, the greeting first. */
  frames: Json[];
  say(message: Json): void;
  closed: Promise<number>;
}

async function addressOf(slack: SlackSimulator): Promise<string> {
  const { body } = await callerOf(slack, slack.appToken())('apps.connections.open');
  return String(body.url);
}

async function connect(url: string): Promise<Client> {
  const socket = new WebSocket(url);
  const frames: Json[] = [];
  socket.addEventListener('message', ({ data }) => void frames.push(JSON.parse(String(data)) as Json));
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
  await until(() => frames.length > 0 || socket.readyState === WebSocket.CLOSED);
  return {
    frames,
    closed,
    say: (message) => socket.send(JSON.stringify(message)),
    [Symbol.dispose]: () => socket.close(),
  };
}

const start = (ackLimitMs = 60_000) =>
  startSlackSimulator({ app: { socketMode: true }, ackLimitMs, limits: { secondMs: 1 } });

test('an address works once', async () => {
  await using slack = await start();
  const url = await addressOf(slack);
  using client = await connect(url);
  expect(client.frames[0]).toMatchObject({
    type: 'hello',
    num_connections: 1,
    connection_info: { app_id: 'A01LEADS' },
  });
  using again = await connect(url);
  expect([again.frames, await again.closed, slack.connections()]).toEqual([[], 1006, 1]);
});

test('an envelope waits for its acknowledgement, whose payload is the answer', async () => {
  await using slack = await start();
  using client = await connect(await addressOf(slack));
  const by = { userId: 'U01MARIA', channel: 'C01INTAKE' };
  const commanded = slack.workspace().command('/lead', '7', by);
  await until(() => client.frames.length === 2);
  const envelope = client.frames[1] ?? {};
  expect(envelope).toMatchObject({
    type: 'slash_commands',
    accepts_response_payload: true,
    payload: { command: '/lead', text: '7', team_id: 'T01FIRM' },
  });
  client.say({ envelope_id: 'another', payload: {} });
  client.say({ envelope_id: envelope.envelope_id, payload: { text: 'None' } });
  expect(await commanded).toMatchObject({ acked: true, body: { text: 'None' } });
  expect(
    slack
      .workspace()
      .ephemerals('U01MARIA')
      .map((one) => one.text),
  ).toEqual(['None']);
});

test('an event that is not acknowledged comes again, with its number', async () => {
  await using slack = await start(60);
  using client = await connect(await addressOf(slack));
  await slack.workspace().openHome('U01MARIA');
  await until(() => client.frames.length > 2);
  client.say({ envelope_id: client.frames[2]?.envelope_id });
  await slack.deliveries.settled();
  expect(client.frames.slice(1, 3)).toMatchObject([
    { type: 'events_api', retry_attempt: 0, retry_reason: '', accepts_response_payload: false },
    { type: 'events_api', retry_attempt: 1, retry_reason: 'http_timeout' },
  ]);
});

test('nobody connected is a delivery that failed', async () => {
  await using slack = await start();
  expect(await slack.workspace().openHome('U01MARIA')).toMatchObject({ status: null, acked: false });
  await slack.deliveries.settled();
  expect(slack.deliveries.lost).toHaveLength(1);
});

test('connections are asked to go, or cut, by an outage too', async () => {
  await using slack = await start();
  using polite = await connect(await addressOf(slack));
  slack.refreshConnections();
  await until(() => polite.frames.length === 2);
  expect(polite.frames[1]).toMatchObject({ type: 'disconnect', reason: 'refresh_requested' });
  using cut = await connect(await addressOf(slack));
  slack.cutConnections();
  expect(await cut.closed).toBe(1006);
  const url = await addressOf(slack);
  slack.fail();
  using none = await connect(url);
  expect([none.frames, await none.closed]).toEqual([[], 1006]);
  slack.recover();
  using back = await connect(url);
  expect(back.frames[0]).toMatchObject({ type: 'hello' });
});

test('what does not speak WebSocket is refused', async () => {
  await using slack = await start();
  expect((await fetch((await addressOf(slack)).replace('ws:', 'http:'))).status).toBe(404);
});
