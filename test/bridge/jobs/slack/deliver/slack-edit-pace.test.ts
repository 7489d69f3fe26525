import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { claimEdit, delayEdits } from '../../../../../bridge/slack/client/workspaces.ts';
import { CHANNEL, openSlackJobs, type SlackJobs, TEAM } from '../../../../fixtures/slack-jobs.ts';
import { retryAfter } from '../../../../simulators/slack/fault-rules.ts';

const OTHER = 'C02INJURY';

let jobs: SlackJobs;
beforeAll(async () => {
  jobs = await openSlackJobs();
});
afterAll(() => jobs[Symbol.asyncDispose]());
beforeEach(async () => {
  await jobs.clear();
  await jobs.db
    .updateTable('slack_workspaces')
    .set({ next_edit_at: new Date(0) })
    .execute();
});

/** One alert in each of two channels, both to be edited. */
async function twoEdits(): Promise<void> {
  await jobs.configure({});
  await jobs.notify(await jobs.lead());
  await jobs.deliver();
  await jobs.configure({ rules: [{ name: 'all', practiceAreas: ['Car Accident'], channel: OTHER }] });
  await jobs.notify(await jobs.lead());
  await jobs.deliver(OTHER);
  await jobs.db.updateTable('slack_messages').set({ wanted: 2 }).execute();
}

const shown = async () => (await jobs.rows()).map((row) => row.shown);

test('of twenty channels at once one edits, the others wait their turn', async () => {
  const taken = await Promise.all(Array.from({ length: 20 }, () => claimEdit(jobs.db, TEAM, 60_000)));
  expect(taken.filter(Boolean)).toHaveLength(1);
  expect(await claimEdit(jobs.db, TEAM, 60_000)).toBe(false);
});

test('a longer wait stays', async () => {
  const next = async () =>
    (await jobs.db.selectFrom('slack_workspaces').select('next_edit_at').executeTakeFirstOrThrow()).next_edit_at;
  await delayEdits(jobs.db, TEAM, 60_000);
  const held = await next();
  await delayEdits(jobs.db, TEAM, 1);
  expect(await next()).toEqual(held);
});

test('after a 429 on an edit no channel of the workspace edits, and posts go on', async () => {
  await twoEdits();
  jobs.simulator.script({ method: 'chat.update', nth: 1, deviations: [retryAfter(60_000)] });
  const stop = AbortSignal.timeout(300);
  await jobs.deliver(CHANNEL, { signal: stop });
  await jobs.notify(await jobs.lead());
  await jobs.deliver(OTHER, { signal: AbortSignal.timeout(300) });
  expect(await shown()).toEqual([1, 1, 1]);
  expect((await jobs.rows()).map(({ state }) => state)).toEqual(['posted', 'posted', 'posted']);
  await jobs.db
    .updateTable('slack_workspaces')
    .set({ next_edit_at: new Date(0) })
    .execute();
  await jobs.deliver(OTHER);
  expect(await shown()).toEqual([1, 2, 1]);
});
