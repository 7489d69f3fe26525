import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { CHANNEL, openSlackJobs, type SlackJobs } from '../../../fixtures/slack-jobs.ts';
import { deviations, slackAnswers } from '../../../simulators/slack/fault-rules.ts';

const PAGE = 15;
/** Pages of an app outside the marketplace; its minutes are short here, and what they refuse is scripted. */
const unlisted = { app: { unlisted: true }, limits: { secondMs: 1, tiers: { 1: 1_000 } } };

/** Slack takes a post and nobody hears of it; then people talk in the channel. @returns the `ts` of the post */
async function loseAnswer(jobs: SlackJobs, talk: number): Promise<string> {
  await jobs.notify(await jobs.lead());
  jobs.simulator.script({ method: 'chat.postMessage', nth: 1, deviations: [deviations.resetAfter] });
  jobs.simulator.script({ method: 'conversations.history', times: 1, deviations: [deviations.serviceUnavailable] });
  await until(jobs, () => jobs.simulator.log.count('chat.postMessage') === 1);
  const ts = jobs.firm.messages(CHANNEL).at(-1)?.ts ?? '';
  for (let said = 0; said < talk; said += 1) jobs.firm.say(CHANNEL, 'U01MARIA', `${said}`);
  return ts;
}

async function until(jobs: SlackJobs, done: () => boolean): Promise<void> {
  const end = new AbortController();
  const watching = setInterval(() => done() && end.abort(), 1);
  await jobs.deliver(CHANNEL, { signal: end.signal });
  clearInterval(watching);
}

const looks = ({ simulator }: SlackJobs) =>
  simulator.log.calls.filter(({ method }) => method === 'conversations.history');

describe('the search for a message in a channel with much talk', () => {
  test('goes on where it was, a page a minute, for an app outside the marketplace', async () => {
    await using jobs = await openSlackJobs({ simulator: unlisted, pace: { longestRetryMs: 5 } });
    const ts = await loseAnswer(jobs, 4 * PAGE);
    let asked = 0;
    jobs.simulator.script(({ method }) => {
      if (method !== 'conversations.history') return undefined;
      asked += 1;
      return asked % 2 === 0 ? deviations.rateLimitedSilently : undefined;
    });
    await jobs.deliver();
    expect(await jobs.row('alert')).toMatchObject({ state: 'posted', ts });
    expect(jobs.outcomes).not.toContain('reposted');
    const answered = looks(jobs).filter(({ error, scripted }) => error === null && !scripted);
    expect(answered.map(({ args }) => [args.limit, args.cursor !== undefined])).toEqual([
      ['15', false],
      ['15', true],
      ['15', true],
      ['15', true],
      ['15', true],
    ]);
    expect(looks(jobs).filter(({ status }) => status === 429)).toHaveLength(4);
    expect(jobs.simulator.postsByDelivery().size).toBe(1);
    expect(jobs.simulator.faults).toEqual([]);
  });

  test('outlives its process', async () => {
    await using jobs = await openSlackJobs({ simulator: unlisted });
    const ts = await loseAnswer(jobs, 2 * PAGE);
    await until(jobs, () => looks(jobs).filter(({ error, scripted }) => error === null && !scripted).length === 1);
    await jobs.deliver();
    expect(await jobs.row('alert')).toMatchObject({ state: 'posted', ts });
    const first = looks(jobs).filter(({ args, scripted }) => args.cursor === undefined && !scripted);
    expect(first).toHaveLength(1);
  });

  test('begins anew where Slack has forgotten the cursor', async () => {
    await using jobs = await openSlackJobs();
    const ts = await loseAnswer(jobs, 2 * PAGE);
    jobs.simulator.script((call) =>
      call.method === 'conversations.history' && call.args.cursor !== undefined && looks(jobs).length < 4
        ? slackAnswers('invalid_cursor')
        : undefined,
    );
    await jobs.deliver();
    expect(looks(jobs).some(({ error }) => error === 'invalid_cursor')).toBe(true);
    expect(await jobs.row('alert')).toMatchObject({ state: 'posted', ts });
    expect(jobs.outcomes).not.toContain('reposted');
  });

  test('leaves out what was said long after it was sent', async () => {
    await using jobs = await openSlackJobs({ simulator: unlisted });
    await loseAnswer(jobs, 10 * PAGE);
    await sql`update slack_messages set sent_at = now() - interval '1 day', last_sent_at = now() - interval '1 day'`.execute(
      jobs.db,
    );
    await jobs.deliver();
    expect(looks(jobs).filter(({ scripted }) => !scripted)).toHaveLength(1);
  });
});

test('a message is found although its metadata is kept from the app', async () => {
  await using jobs = await openSlackJobs();
  const ts = await loseAnswer(jobs, 0);
  await jobs.deliver();
  expect(await jobs.row('alert')).toMatchObject({ state: 'posted', ts });
});

test('a message whose metadata alone names it, of an older release, is found where the app may read that', async () => {
  await using jobs = await openSlackJobs();
  const { slack } = jobs;
  const methods = slack.call(jobs.firm.teamId, jobs.firm.teamId);
  const [message, deliveryId, since] = [{ text: 'old', blocks: [] }, 'old-one', new Date(Date.now() - 60_000)];
  await methods.postMessage({ channelId: CHANNEL, message, deliveryId });
  const look = () => methods.findPosted({ channelId: CHANNEL, deliveryId, since });
  expect(await look()).toEqual({ next: undefined });
  jobs.simulator.setScopes(['chat:write', 'channels:history', 'metadata.message:read']);
  expect((await look()).ts).toMatch(/^\d+\.\d+$/);
});
