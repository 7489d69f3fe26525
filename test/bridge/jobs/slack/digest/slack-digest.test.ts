import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countDigest, writeDigests } from '../../../../../bridge/jobs/slack/digest/slack-digest.ts';
import { openContent } from '../../../../../bridge/slack/messages/message-rows.ts';
import { digest } from '../../../../../bridge/slack/render/render-digest.ts';
import { CHANNEL, openSlackJobs, type SlackJobs, wordsOf } from '../../../../fixtures/slack-jobs.ts';
import { deviations, slackAnswers } from '../../../../simulators/slack/fault-rules.ts';

let jobs: SlackJobs;
beforeAll(async () => {
  jobs = await openSlackJobs({ pace: { clockMs: 1, parkedMs: 1, resendAfterMs: 5 } });
  await seed();
});
afterAll(() => jobs[Symbol.asyncDispose]());

const day = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 19, hour, minute));

interface Handled {
  score: number;
  valid?: boolean;
  alerted?: Date;
  claimed?: Date;
  state?: 'new' | 'claimed' | 'contacted' | 'not_a_fit';
  reason?: string;
  created?: Date;
  cause?: string;
}

async function handled({ created = day(15), cause = 'created', score, valid = true, ...more }: Handled): Promise<void> {
  const id = await jobs.lead({ score, valid, created_at: created, cause });
  const { alerted, claimed, state = 'new', reason = null } = more;
  if (alerted === undefined) return;
  await jobs.db
    .insertInto('lead_handling')
    .values({
      lead_id: id,
      account_id: jobs.accountId,
      state,
      actor: null,
      actor_name: null,
      reason,
      alerted_at: alerted,
      claimed_at: claimed ?? null,
      contacted_at: null,
      closed_at: state === 'not_a_fit' ? (claimed ?? null) : null,
    })
    .execute();
  if (claimed === undefined) return;
  const actions = state === 'contacted' ? ['claim', 'contacted'] : ['claim'];
  for (const action of actions) {
    await jobs.db
      .insertInto('lead_history')
      .values({
        lead_id: id,
        account_id: jobs.accountId,
        actor: 'slack:T01FIRM:U01MARIA',
        actor_name: null,
        action,
        detail: '{}',
        dedupe_key: action,
        at: claimed,
        written_at: null,
      })
      .execute();
  }
}

async function seed(): Promise<void> {
  await handled({ score: 82, alerted: day(15), claimed: day(15, 2), state: 'claimed' });
  await handled({ score: 77, alerted: day(15), claimed: day(15, 10), state: 'contacted' });
  await handled({ score: 64, alerted: day(15), claimed: day(15, 40), state: 'not_a_fit', reason: 'no_case' });
  await handled({ score: 91, alerted: day(15) });
  await handled({ score: 12, valid: false });
  // Of another day, and of a backfill.
  await handled({ score: 55, created: new Date('2026-11-10T15:00:00Z') });
  await handled({ score: 99, cause: 'backfill' });
}

const span = { from: new Date('2026-11-19T13:00:00Z'), until: new Date('2026-11-20T13:00:00Z') };

test('counts what came in, how fast it was claimed, and what became of it', async () => {
  const figures = await countDigest(jobs.db, { accountId: jobs.accountId, ...span, slaMinutes: 5 });
  expect(figures).toMatchObject({
    received: 5,
    valid: 4,
    claimed: 3,
    contacted: 1,
    medianClaimMinutes: 10,
    unclaimedPastSla: 1,
    slaMinutes: 5,
    unfit: [{ reason: 'no_case', count: 1 }],
    scores: [0, 1, 0, 0, 0, 0, 1, 1, 1, 1],
    claimTimes: [1, 1, 1, 0, 0],
    waiting: [{ score: 91, since: day(15).toISOString() }],
    waitingTotal: 1,
    uncalled: 1,
  });
});

test('a backfill of leads that came in before changes nothing', async () => {
  const ours = jobs.db.updateTable('leads').where('account_id', '=', jobs.accountId).where('cause', '=', 'created');
  await ours.set({ first_cause: 'created', cause: 'backfill' }).execute();
  const figures = await countDigest(jobs.db, { accountId: jobs.accountId, ...span, slaMinutes: 5 });
  expect(figures).toMatchObject({ received: 5, valid: 4 });
});

test('counts nothing of another account', async () => {
  const accountId = '00000000-0000-4000-8000-000000000000';
  const figures = await countDigest(jobs.db, { accountId, ...span, slaMinutes: null });
  expect(figures).toMatchObject({ received: 0, claimed: 0, medianClaimMinutes: null, unclaimedPastSla: 0, unfit: [] });
});

test('writes one digest a day, and a second process none', async () => {
  await jobs.configure({ digest: { daily: '08:00', weekly: null } });
  await jobs.db
    .updateTable('slack_connections')
    .set({ created_at: new Date('2026-11-01') } as never)
    .execute();
  jobs.clock.now = () => new Date('2026-11-20T13:00:20Z');
  await Promise.all([writeDigests(jobs.deps), writeDigests(jobs.deps)]);
  await writeDigests(jobs.deps);
  const rows = await jobs.rows();
  expect(rows).toMatchObject([
    { kind: 'digest', channel_id: CHANNEL, dedupe_key: `digest:${jobs.accountId}:daily:2026-11-20` },
  ]);
  expect(openContent(jobs.store, digest, rows[0]?.content ?? null)).toMatchObject({ received: 5, from: '2026-11-19' });
  await jobs.deliver();
  expect(wordsOf(jobs.firm.messages(CHANNEL).at(-1))).toContain('No case');
  jobs.clock.now = () => new Date('2026-11-21T13:00:20Z');
  await writeDigests(jobs.deps);
  expect(await jobs.rows()).toHaveLength(2);
});

test('of a channel that takes nothing for days only the last digest waits', async () => {
  for (const day of ['22', '23', '24']) {
    jobs.clock.now = () => new Date(`2026-11-${day}T13:00:20Z`);
    await writeDigests(jobs.deps);
  }
  const rows = (await jobs.rows()).filter(({ state }) => state === 'waiting');
  expect(rows.map(({ dedupe_key }) => dedupe_key)).toEqual([`digest:${jobs.accountId}:daily:2026-11-24`]);
});

describe('a digest that Slack took and whose answer was lost', () => {
  beforeEach(async () => {
    jobs.simulator.clearScript();
    jobs.simulator.setScopes(everyScope);
    await jobs.db.deleteFrom('slack_messages').execute();
    await jobs.db.updateTable('slack_channels').set({ status: 'ok', reason: null }).execute();
    jobs.outcomes.length = 0;
    jobs.simulator.script({ method: 'chat.postMessage', nth: 1, deviations: [deviations.resetAfter] });
  });

  const everyScope = [
    'chat:write',
    'chat:write.public',
    'commands',
    'channels:read',
    'groups:read',
    'channels:history',
  ];
  const seen = () => jobs.firm.messages(CHANNEL).length;
  const write = async (day: string) => {
    jobs.clock.now = () => new Date(`2026-11-${day}T13:00:20Z`);
    await writeDigests(jobs.deps);
  };
  const states = async () => (await jobs.rows()).map(({ state }) => state);

  test('is found by its id, and not sent twice', async () => {
    const before = seen();
    await write('20');
    await jobs.deliver();
    expect(seen()).toBe(before + 1);
    expect(await jobs.rows()).toMatchObject([
      { kind: 'digest', state: 'posted', ts: jobs.firm.messages(CHANNEL).at(-1)?.ts },
    ]);
    expect(jobs.outcomes).toContain('digest found');
  });

  test('is sent again where nobody may look, and counted', async () => {
    jobs.simulator.setScopes(everyScope.filter((scope) => scope !== 'channels:history'));
    const before = seen();
    await write('20');
    await jobs.deliver();
    expect(seen()).toBe(before + 2);
    expect(await states()).toEqual(['posted']);
    expect(jobs.outcomes.filter((outcome) => outcome === 'reposted')).toHaveLength(1);
  });

  test('is not replaced by the next one while its channel is closed: both are there when it is mended', async () => {
    const before = seen();
    const closed = slackAnswers('ekm_access_denied');
    jobs.simulator.script({ method: /^conversations\.(?:history|info)$/, deviations: [closed] });
    await write('20');
    await jobs.deliver();
    expect(await states()).toEqual(['unknown']);
    await write('21');
    await jobs.deliver();
    expect(await states()).toEqual(['unknown', 'waiting']);
    jobs.simulator.clearScript();
    await expect
      .poll(async () => {
        await jobs.deliver();
        return states();
      })
      .toEqual(['posted', 'posted']);
    expect(seen()).toBe(before + 2);
  });

  test('is not replaced either when it is to be sent again', async () => {
    const before = seen();
    await write('20');
    // As it stands once nobody could look for it.
    await jobs.db.updateTable('slack_messages').set({ sent_at: new Date() }).execute();
    await write('21');
    jobs.simulator.clearScript();
    await jobs.deliver();
    expect(await states()).toEqual(['posted', 'posted']);
    expect(seen()).toBe(before + 2);
  });
});
