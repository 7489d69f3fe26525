import { describe, expect, test } from 'vitest';
import { type Answer, callerOf, outcomeOf } from './call-slack.ts';
import { startSlackSimulator } from './slack-simulator.ts';

const started = async (limits = {}) => {
  const clock = { now: 1_000_000_000 };
  const slack = await startSlackSimulator({ now: () => clock.now, limits });
  const call = callerOf(slack);
  const post = (channel = 'C01INTAKE', more = {}) => call('chat.postMessage', { channel, text: 'x', ...more });
  return { slack, call, post, clock };
};
const told = (answer: Answer) => [outcomeOf(answer), answer.status, answer.headers.get('retry-after')];

describe('posts', () => {
  test('a short burst, then one a second for each channel', async () => {
    const { slack, post, clock } = await started();
    await using _ = slack;
    for (let at = 0; at < 3; at += 1) expect(outcomeOf(await post())).toBe('ok');
    expect(told(await post())).toEqual(['ratelimited', 429, '1']);
    expect(outcomeOf(await post('C02INJURY'))).toBe('ok');
    clock.now += 999;
    expect(outcomeOf(await post())).toBe('ratelimited');
    clock.now += 1;
    expect([outcomeOf(await post()), outcomeOf(await post())]).toEqual(['ok', 'ratelimited']);
    expect(slack.workspace().messages('C01INTAKE')).toHaveLength(4);
    expect(slack.log.withError('ratelimited')).toHaveLength(3);
  });

  test('replies count, edits do not, nor does what was refused', async () => {
    const { slack, call, post } = await started();
    await using _ = slack;
    const { ts } = (await post()).body;
    await post('C01INTAKE', { blocks: '[{"type":"nope"}]' });
    await post('C01INTAKE', { thread_ts: ts });
    await post('C01INTAKE', { thread_ts: ts });
    expect(outcomeOf(await post('C01INTAKE', { thread_ts: ts }))).toBe('ratelimited');
    expect(outcomeOf(await call('chat.update', { channel: 'C01INTAKE', ts, text: 'y' }))).toBe('ok');
  });

  test('a workspace takes so many in a minute, whatever the channel', async () => {
    const { slack, post, clock } = await started({ postsPerMinute: 4 });
    await using _ = slack;
    for (const channel of ['C01INTAKE', 'C02INJURY', 'C01INTAKE', 'C02INJURY']) await post(channel);
    clock.now += 10_000;
    expect(told(await post('C03GENERAL'))).toEqual(['ratelimited', 429, '50']);
    clock.now += 50_000;
    expect(outcomeOf(await post('C03GENERAL'))).toBe('ok');
  });

  test('a shorter second shortens every limit', async () => {
    const { slack, post, clock } = await started({ secondMs: 10 });
    await using _ = slack;
    for (let at = 0; at < 3; at += 1) await post();
    expect(outcomeOf(await post())).toBe('ratelimited');
    clock.now += 10;
    expect(outcomeOf(await post())).toBe('ok');
  });
});

test.each([
  ['conversations.list', {}, 20],
  ['conversations.info', { channel: 'C01INTAKE' }, 50],
  ['users.info', { user: 'U01MARIA' }, 100],
])('%s %j may be called %i times in a minute', async (method, args, limit) => {
  const { slack, call, clock } = await started();
  await using _ = slack;
  for (let at = 0; at < limit; at += 1) expect(outcomeOf(await call(method, args))).toBe('ok');
  expect(told(await call(method, args))).toEqual(['ratelimited', 429, '60']);
  expect(outcomeOf(await call('auth.test'))).toBe('ok');
  clock.now += 60_000;
  expect(outcomeOf(await call(method, args))).toBe('ok');
});

test('each workspace has limits of its own', async () => {
  const { slack, post } = await started();
  await using _ = slack;
  slack.addWorkspace({ teamId: 'T02', channels: [{ id: 'C01INTAKE', name: 'intake', member: true }] });
  for (let at = 0; at < 4; at += 1) await post();
  const other = callerOf(slack, slack.botToken('T02'));
  expect(outcomeOf(await other('chat.postMessage', { channel: 'C01INTAKE', text: 'x' }))).toBe('ok');
  expect(slack.workspace('T02').messages('C01INTAKE')).toHaveLength(1);
});
