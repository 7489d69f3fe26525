import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LeadActionData } from '../../../../bridge/jobs/definitions/job-kinds.ts';
import { answerLeadCommand } from '../../../../bridge/jobs/slack/actions/find-slack-lead.ts';
import { settleAction } from '../../../../bridge/jobs/slack/actions/lead-action.ts';
import { readHome } from '../../../../bridge/jobs/slack/home/slack-home.ts';
import { createSlackMembers } from '../../../../bridge/jobs/slack/members/slack-members.ts';
import { findVisibleAccounts } from '../../../../bridge/jobs/slack/members/visible-accounts.ts';
import { createSlackPorts } from '../../../../bridge/jobs/slack/slack-ports.ts';
import { connectSlackAccount } from '../../../fixtures/slack.ts';
import { claimOn, openSlackJobs, type SlackJobs, TEAM } from '../../../fixtures/slack-jobs.ts';
import { deviations, slackAnswers } from '../../../simulators/slack/fault-rules.ts';

let jobs: SlackJobs;
beforeAll(async () => {
  jobs = await openSlackJobs();
  jobs.firm.addUser({ id: 'U04GUEST', name: 'guest', guest: true });
  jobs.firm.addUser({ id: 'U05OTHER', name: 'opponent', teamId: 'T09RIVAL' });
  jobs.firm.addUser({
    id: 'U06RIVAL',
    name: 'rival',
    teamId: 'T09RIVAL',
    enterprise: { id: 'E09', teams: ['T09RIVAL'] },
  });
  jobs.firm.addUser({
    id: 'U07SISTER',
    name: 'sister',
    teamId: 'T02',
    enterprise: { id: 'E01', teams: ['T02', TEAM] },
  });
  const people = [...jobs.firm.users.keys()];
  jobs.firm.setChannel('C01INTAKE', { members: people });
});
afterAll(() => jobs[Symbol.asyncDispose]());
beforeEach(() => jobs.simulator.clearScript());

const member = (userId: string) => ({ workspaceId: TEAM, teamId: TEAM, userId });
/** Nothing is remembered of an earlier test. */
const fresh = () => ({ ...jobs.deps, members: createSlackMembers(jobs.slack) });
const see = async (userId: string) =>
  (await findVisibleAccounts(fresh(), member(userId))).map(({ connection, privacy }) => [
    connection.accountId,
    privacy,
  ]);

const click = (leadId: string, changes: Partial<LeadActionData>): LeadActionData => ({
  ...member('U01MARIA'),
  leadId,
  action: 'claim',
  channelId: 'C01INTAKE',
  actionTs: '1790000000.000100',
  reason: null,
  note: null,
  ...changes,
});

describe('who may work on leads', () => {
  test.each([
    ['a member', 'U01MARIA', 'done'],
    ['a member by another team of the organisation', 'U07SISTER', 'done'],
    ['a guest', 'U04GUEST', 'refused'],
    ['somebody of another company', 'U05OTHER', 'refused'],
    ['somebody of another organisation', 'U06RIVAL', 'refused'],
    ['somebody Slack does not show', 'U99NOBODY', 'refused'],
  ])('%s', async (_who, userId, outcome) => {
    const leadId = await jobs.lead();
    const done = await settleAction(fresh(), claimOn(click(leadId, { userId })));
    expect(done.kind).toBe(outcome);
    const row = await jobs.db
      .selectFrom('lead_handling')
      .select('state')
      .where('lead_id', '=', leadId)
      .executeTakeFirst();
    expect(row?.state).toBe(outcome === 'done' ? 'claimed' : undefined);
    if (outcome === 'refused') expect(done).toMatchObject({ words: expect.stringContaining('Only members') });
  });

  test('without the scope users:read: who is of this team, not of another, and nobody of a whole organisation', async () => {
    const claim = async (changes: Partial<LeadActionData>) => {
      jobs.simulator.script({ method: 'users.info', nth: 1, deviations: [slackAnswers('missing_scope')] });
      return (await settleAction(fresh(), claimOn(click(await jobs.lead(), changes)))).kind;
    };
    expect(await claim({})).toBe('done');
    expect(await claim({ homeTeamId: 'T09RIVAL' })).toBe('refused');
    expect(await claim({ workspaceId: 'E01FIRM' })).toBe('refused');
  });

  test('a click waits while Slack is away', async () => {
    jobs.simulator.script({ method: 'users.info', nth: 1, deviations: [deviations.unavailable] });
    const leadId = await jobs.lead();
    await expect(settleAction(fresh(), claimOn(click(leadId, {})))).rejects.toMatchObject({ kind: 'retryable' });
  });
});

describe('who sees leads', () => {
  test('members see those of the accounts in whose channels they are', async () => {
    jobs.firm.addChannel({ id: 'C07SECOND', name: 'second', member: true, members: ['U02JAMES'] });
    const second = await connectSlackAccount(jobs, { name: 'Second', channelId: 'C07SECOND' });
    expect(await see('U01MARIA')).toEqual([[jobs.accountId, 'full']]);
    expect(await see('U02JAMES')).toEqual([
      [jobs.accountId, 'full'],
      [second, 'full'],
    ]);
    for (const outside of ['U04GUEST', 'U05OTHER', 'U06RIVAL']) expect(await see(outside)).toEqual([]);
    jobs.firm.setChannel('C01INTAKE', { members: ['U02JAMES'] });
    expect(await see('U01MARIA')).toEqual([]);
    jobs.firm.setChannel('C01INTAKE', { members: ['U01MARIA', 'U02JAMES'] });
    await jobs.db.deleteFrom('slack_connections').where('account_id', '=', second).execute();
  });

  test('initials where nothing is known of the channel, or of who is in it', async () => {
    jobs.simulator.script({ method: 'conversations.members', nth: 1, deviations: [slackAnswers('channel_not_found')] });
    expect(await see('U01MARIA')).toEqual([[jobs.accountId, 'initials']]);
    await jobs.db.deleteFrom('slack_channels').execute();
    jobs.simulator.script({ method: 'conversations.info', nth: 1, deviations: [slackAnswers('missing_scope')] });
    expect(await see('U01MARIA')).toEqual([[jobs.accountId, 'initials']]);
    // Nothing is sent to a channel of a rule before the first lead of that rule.
    expect(await see('U01MARIA')).toEqual([[jobs.accountId, 'full']]);
    jobs.firm.setChannel('C01INTAKE', { extShared: true });
    expect(await see('U01MARIA')).toEqual([[jobs.accountId, 'initials']]);
    jobs.firm.setChannel('C01INTAKE', { extShared: false });
    await jobs.db
      .insertInto('slack_channels')
      .values({ workspace_id: TEAM, channel_id: 'C01INTAKE', name: 'intake' })
      .execute();
    expect(await see('U01MARIA')).toEqual([[jobs.accountId, 'full']]);
  });

  test('the home and /lead of whoever is in no channel show nothing', async () => {
    const leadId = await jobs.lead();
    await jobs.notify(leadId);
    await jobs.db.updateTable('lead_handling').set({ alerted_at: new Date() }).execute();
    expect((await readHome(fresh(), member('U01MARIA'))).unclaimedTotal).toBeGreaterThan(0);
    expect(await readHome(fresh(), member('U03PRIYA'))).toMatchObject({ unclaimed: [], connected: true });
    const deps = { ...fresh(), api: undefined as never, analyzer: undefined as never };
    const said = await answerLeadCommand(deps, {
      ...member('U03PRIYA'),
      text: '901',
      respond: () => Promise.resolve(),
    });
    expect(said.message.text).toContain('in a channel where they are announced');
    await createSlackPorts(deps).onTestAlert(member('U03PRIYA'));
    expect((await jobs.rows()).filter(({ kind }) => kind === 'test')).toEqual([]);
  });
});

test('what Slack told of a member is not asked again for minutes, of a channel for one', async () => {
  const asked = () => jobs.calls.map(({ method }) => method).filter((method) => method === 'conversations.members');
  let now = 0;
  const members = createSlackMembers(jobs.slack, () => now);
  await members.isIn(member('U01MARIA'), 'C01INTAKE');
  const before = asked().length;
  now = 59_000;
  await members.isIn(member('U01MARIA'), 'C01INTAKE');
  expect(asked()).toHaveLength(before);
  now = 61_000;
  expect(await members.isIn(member('U01MARIA'), 'C01INTAKE')).toBe(true);
  expect(asked()).toHaveLength(before + 1);
});
