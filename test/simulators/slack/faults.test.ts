import { describe, expect, test } from 'vitest';
import { type Caller, callerOf, outcomeOf } from './call-slack.ts';
import { type Deviation, deviations, type FaultScript, retryAfter, slackAnswers } from './fault-rules.ts';
import { type SlackSimulator, startSlackSimulator } from './slack-simulator.ts';

async function start(...rules: FaultScript[]): Promise<{ slack: SlackSimulator; call: Caller }> {
  const slack = await startSlackSimulator({ rules, limits: { postBurst: 1_000 } });
  return { slack, call: callerOf(slack) };
}
const post = (call: Caller, delivery_id = 'd1') =>
  call('chat.postMessage', {
    channel: 'C01INTAKE',
    text: 'x',
    metadata: { event_type: 'lead', event_payload: { delivery_id } },
  });
const kept = (slack: SlackSimulator) => slack.workspace().messages('C01INTAKE').length;

test.each<[string, Deviation, number, string, string | null, number]>([
  ['429 with the time to wait', deviations.rateLimited, 429, 'ratelimited', '1', 0],
  ['429 without', deviations.rateLimitedSilently, 429, 'ratelimited', null, 0],
  ['429 for long', retryAfter(120), 429, 'ratelimited', '120', 0],
  ['an error of any name', slackAnswers('channel_not_found'), 200, 'channel_not_found', null, 0],
  ['internal_error', deviations.internalError, 200, 'internal_error', null, 0],
  ['fatal_error', deviations.fatalError, 200, 'fatal_error', null, 0],
  ['ratelimited with HTTP 200', deviations.ratelimitedBody, 200, 'ratelimited', null, 0],
  ['service_unavailable', deviations.serviceUnavailable, 200, 'service_unavailable', null, 0],
  ['500', deviations.serverError, 500, '500', null, 0],
  ['503', deviations.unavailable, 503, '503', null, 0],
  ['internal_error after the effect', deviations.internalErrorApplied, 200, 'internal_error', null, 1],
  ['500 after the effect', deviations.serverErrorApplied, 500, '500', null, 1],
])('%s', async (_, deviation, status, outcome, wait, messages) => {
  const { slack, call } = await start({ method: 'chat.postMessage', times: 1, deviations: [deviation] });
  await using _slack = slack;
  const answer = await post(call);
  expect([answer.status, outcomeOf(answer), answer.headers.get('retry-after')]).toEqual([status, outcome, wait]);
  expect(kept(slack)).toBe(messages);
  expect(outcomeOf(await post(call))).toBe('ok');
  expect(slack.log.calls.map((one) => one.scripted)).toEqual([true, false]);
});

describe('the wire breaks', () => {
  test.each([
    ['resetBefore', 0],
    ['resetAfter', 1],
  ] as const)('%s', async (name, messages) => {
    const { slack, call } = await start({ times: 1, deviations: [deviations[name]] });
    await using _ = slack;
    await expect(post(call)).rejects.toThrow('fetch failed');
    expect([kept(slack), slack.log.calls[0]?.outcome]).toEqual([messages, 'reset']);
    await post(call);
    expect([...slack.postsByDelivery()]).toEqual([['d1', messages + 1]]);
  });

  test.each([
    ['hangBefore', 0],
    ['hangAfter', 1],
  ] as const)('%s, until the client gives up', async (name, messages) => {
    const { slack, call } = await start({ deviations: [deviations[name]] });
    await using _ = slack;
    const body = new URLSearchParams({ channel: 'C01INTAKE', text: 'x' });
    const headers = { authorization: `Bearer ${call.token}` };
    const patience = new AbortController();
    const { signal } = patience;
    const answer = fetch(`${slack.apiUrl}chat.postMessage`, { method: 'POST', body, headers, signal });
    await expect.poll(() => slack.log.calls[0]?.outcome).toBe('hung');
    patience.abort();
    await expect(answer).rejects.toThrow();
    expect([kept(slack), slack.log.calls[0]?.outcome]).toEqual([messages, 'hung']);
  });

  test('an outage is for every call, until Slack recovers', async () => {
    const { slack, call } = await start();
    await using _ = slack;
    slack.fail();
    for (const method of ['chat.postMessage', 'auth.test', 'oauth.v2.access']) {
      await expect(call(method)).rejects.toThrow('fetch failed');
    }
    slack.fail(deviations.unavailable);
    expect((await call('auth.test')).status).toBe(503);
    slack.recover();
    expect(outcomeOf(await post(call))).toBe('ok');
    expect(kept(slack)).toBe(1);
  });
});

test('rules match by method, channel, number and predicate, and can be taken back', async () => {
  const five = [deviations.serverError];
  const { slack, call } = await start(
    { method: /^users\./, nth: [2], deviations: five },
    { channel: 'C02INJURY', deviations: five },
    { teamId: 'T99', deviations: five },
    { where: (one) => one.args.text === 'bad', deviations: five },
  );
  await using _ = slack;
  const say = (channel: string, text: string) => call('chat.postMessage', { channel, text });
  const statuses = [
    await call('users.info', { user: 'U01MARIA' }),
    await call('users.info', { user: 'U01MARIA' }),
    await say('C02INJURY', 'x'),
    await say('C01INTAKE', 'bad'),
    await say('C01INTAKE', 'x'),
  ].map(({ status }) => status);
  expect(statuses).toEqual([200, 500, 500, 500, 200]);
  slack.clearScript();
  expect((await say('C01INTAKE', 'bad')).status).toBe(200);
});

test('chance follows the seed', async () => {
  const run = async (seed: number) => {
    const rules = [{ probability: 0.3, deviations: [deviations.serverError, deviations.internalError] }];
    await using slack = await startSlackSimulator({ seed, rules });
    const call = callerOf(slack);
    const outcomes: string[] = [];
    for (let at = 0; at < 40; at += 1) outcomes.push(outcomeOf(await call('auth.test')));
    return outcomes;
  };
  const [one, again, other] = [await run(1), await run(1), await run(2)];
  expect(again).toEqual(one);
  expect(other).not.toEqual(one);
  expect(new Set(one)).toEqual(new Set(['ok', '500', 'internal_error']));
});

test('latency delays the answer, and a delay by script still has its effect', async () => {
  const { slack, call } = await start({ method: 'chat.postMessage', deviations: [{ kind: 'delay', ms: 5 }] });
  await using _ = slack;
  slack.setLatency(5);
  expect(outcomeOf(await post(call))).toBe('ok');
  expect(kept(slack)).toBe(1);
});
