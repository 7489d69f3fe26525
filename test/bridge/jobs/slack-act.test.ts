import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { act } from '../../../bridge/jobs/lead-action.ts';
import type { LeadActionData } from '../../../bridge/jobs/slack-jobs.ts';
import { createSlackPorts } from '../../../bridge/jobs/slack-ports.ts';
import { tellMember } from '../../../bridge/jobs/tell-member.ts';
import { ClaimLost } from '../../../bridge/queue/claim.ts';
import type { LeadClick } from '../../../bridge/slack/slack-ports.ts';
import { claimOn, openSlackJobs, type SlackJobs, TEAM } from '../../fixtures/slack-jobs.ts';
import { deviations } from '../../simulators/slack/fault-rules.ts';

let jobs: SlackJobs;
beforeAll(async () => {
  jobs = await openSlackJobs();
});
afterAll(() => jobs[Symbol.asyncDispose]());
beforeEach(async () => {
  await jobs.db.deleteFrom('slack_messages').execute();
  await jobs.store.pool.query('delete from pgboss.job');
});

const click = (leadId: string, changes: Partial<LeadActionData> = {}): LeadActionData => ({
  workspaceId: TEAM,
  teamId: TEAM,
  userId: 'U01MARIA',
  leadId,
  action: 'claim',
  channelId: 'C01INTAKE',
  actionTs: '1790000000.000100',
  reason: null,
  note: null,
  ...changes,
});

const doIt = (data: LeadActionData) => act(jobs.deps, claimOn(data));
const standing = (leadId: string) =>
  jobs.db.selectFrom('lead_handling').selectAll().where('lead_id', '=', leadId).executeTakeFirst();
const history = (leadId: string) =>
  jobs.db.selectFrom('lead_history').selectAll().where('lead_id', '=', leadId).orderBy('id').execute();

describe('an action', () => {
  test('changes the lead, its message and its history, and has HubSpot told', async () => {
    const leadId = await jobs.lead();
    await jobs.tell(leadId);
    expect(await doIt(click(leadId))).toEqual({ kind: 'done' });
    expect(await standing(leadId)).toMatchObject({ state: 'claimed', actor: `slack:${TEAM}:U01MARIA`, version: 2 });
    expect(await jobs.row('alert')).toMatchObject({ wanted: 2 });
    const [entry] = await history(leadId);
    expect(entry).toMatchObject({ action: 'claim', actor: `slack:${TEAM}:U01MARIA`, written_at: null });
    expect(await jobs.jobs('write-lead-action')).toEqual([{ historyId: entry?.id }]);
    expect(await jobs.jobs('deliver-slack')).toHaveLength(1);
  });

  test('that comes twice is done once, also when the state has gone on', async () => {
    const leadId = await jobs.lead();
    await doIt(click(leadId));
    expect(await doIt(click(leadId))).toEqual({ kind: 'repeated' });
    await doIt(click(leadId, { action: 'contacted', actionTs: '2.1' }));
    await doIt(click(leadId, { action: 'reopen', actionTs: '3.1', userId: 'U02JAMES' }));
    expect(await doIt(click(leadId, { action: 'contacted', actionTs: '2.1' }))).toEqual({ kind: 'repeated' });
    expect(await standing(leadId)).toMatchObject({ state: 'claimed', actor: `slack:${TEAM}:U02JAMES` });
    expect(await history(leadId)).toHaveLength(3);
  });

  test('of twenty at once has one winner', async () => {
    const leadId = await jobs.lead();
    const people = Array.from({ length: 20 }, (_, at) => `U9${at}`);
    const outcomes = await Promise.all(people.map((userId) => doIt(click(leadId, { userId }))));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['done', ...people.slice(1).map(() => 'refused')]);
    expect(await history(leadId)).toHaveLength(1);
    const refused = outcomes.find((outcome) => outcome.kind === 'refused');
    expect(refused).toMatchObject({ words: expect.stringMatching(/^Already claimed by <@U9\d+> at /) });
  });

  test('whose job another worker has by now leaves no trace', async () => {
    const leadId = await jobs.lead();
    await jobs.tell(leadId);
    const lost = { ...claimOn(click(leadId)), complete: () => Promise.reject(new ClaimLost('for a test')) };
    await expect(act(jobs.deps, lost)).rejects.toBeInstanceOf(ClaimLost);
    expect(await history(leadId)).toEqual([]);
    expect(await standing(leadId)).toMatchObject({ state: 'new' });
    expect(await jobs.row('alert')).toMatchObject({ wanted: 1 });
  });

  test('on a lead that is gone, or of another workspace, is told so', async () => {
    const gone = await doIt(click('00000000-0000-4000-8000-000000000000'));
    expect(gone).toMatchObject({ kind: 'gone', words: expect.stringContaining('no such lead') });
    const leadId = await jobs.lead();
    expect(await doIt(click(leadId, { workspaceId: 'T09OTHER' }))).toMatchObject({ kind: 'gone' });
    expect(await standing(leadId)).toBeUndefined();
  });

  test('“not a fit” overrides the status with its trace, and a reopening ends that', async () => {
    const leadId = await jobs.lead();
    await doIt(click(leadId, { action: 'not_a_fit', reason: 'too_small' }));
    const lead = () => jobs.db.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirst();
    expect(await lead()).toMatchObject({ override_status: 'invalid', override_source: `slack:${TEAM}:U01MARIA` });
    expect(await standing(leadId)).toMatchObject({ state: 'not_a_fit', reason: 'too_small' });
    await doIt(click(leadId, { action: 'reopen', actionTs: '2.1' }));
    expect(await lead()).toMatchObject({ override_status: null });
    expect(await standing(leadId)).toMatchObject({ state: 'claimed', reason: null, closed_at: null });
    const audit = await jobs.db
      .selectFrom('audit_log')
      .select(['action', 'actor'])
      .where('target', '=', leadId)
      .orderBy('id')
      .execute();
    expect(audit).toEqual([
      { action: 'lead.override_set', actor: `slack:${TEAM}:U01MARIA` },
      { action: 'lead.override_cleared', actor: `slack:${TEAM}:U01MARIA` },
    ]);
  });

  test('a release has the lead watched again', async () => {
    const leadId = await jobs.lead();
    await doIt(click(leadId));
    await doIt(click(leadId, { action: 'release', actionTs: '2.1' }));
    expect(await jobs.jobs('lead-sla')).toEqual([{ leadId, step: 'reminder', version: 3 }]);
    expect(await standing(leadId)).toMatchObject({ state: 'new', actor: null, claimed_at: null });
  });

  test('a re-screening is asked for once a click', async () => {
    const leadId = await jobs.lead({ contact_id: '777' });
    await doIt(click(leadId, { action: 'rescreen' }));
    await doIt(click(leadId, { action: 'rescreen' }));
    expect(await jobs.jobs('screen-contact')).toEqual([{ portalId: '11', contactId: '777', cause: 'manual' }]);
    expect(await standing(leadId)).toBeUndefined();
  });
});

describe('whoever was slower', () => {
  const told = { workspaceId: TEAM, teamId: TEAM, userId: 'U02JAMES', text: 'Already claimed.' };
  const tell = (channelId: string | null) =>
    tellMember({ ...jobs.deps, signal: new AbortController().signal }, { ...told, channelId });
  const heard = (channel: string) =>
    jobs.firm
      .messages(channel)
      .map(({ text }) => text)
      .filter((text) => text === told.text);
  const whispered = () => jobs.firm.ephemerals('U02JAMES').filter(({ text }) => text === told.text);
  const im = () => jobs.firm.users.get('U02JAMES')?.imId ?? '';

  test('is told in the channel, for them alone, also when Slack has no time at first', async () => {
    const busy = { method: 'chat.postEphemeral', nth: 1, deviations: [deviations.unavailable] };
    jobs.simulator.script(busy);
    await tell('C01INTAKE');
    expect(whispered()).toHaveLength(1);
    expect(heard(im())).toEqual([]);
  });

  test('is told in their talk with the app where the channel is none of the app’s, or there is none', async () => {
    await tell('C0NOWHERE');
    await tell(null);
    expect(heard(im())).toHaveLength(2);
    expect(whispered()).toHaveLength(1);
  });

  test('sees the home as it is now, when they clicked there', async () => {
    const leadId = await jobs.lead();
    await doIt(click(leadId, { channelId: null }));
    expect(await jobs.jobs('slack-home')).toEqual([{ workspaceId: TEAM, teamId: TEAM, userId: 'U01MARIA' }]);
    expect(await doIt(click(leadId, { channelId: null, userId: 'U02JAMES' }))).toMatchObject({ kind: 'refused' });
    expect(await jobs.jobs('slack-home')).toHaveLength(2);
    await doIt(click(await jobs.lead()));
    expect(await jobs.jobs('slack-home')).toHaveLength(2);
  });
});

describe('what comes in', () => {
  const ports = () => createSlackPorts({ ...jobs.deps, api: undefined as never, analyzer: undefined as never });
  const note = 'wants <b>another</b> lawyer';
  const clicked = (leadId: string): LeadClick => {
    const { note: _sealed, ...data } = click(leadId, { action: 'not_a_fit', reason: 'other' });
    return { ...data, note, messageTs: '1.1' };
  };

  test('is one job however often Slack sends it, and what was typed is sealed in it', async () => {
    const leadId = await jobs.lead();
    await ports().onAction(clicked(leadId));
    await ports().onAction(clicked(leadId));
    const waiting = await jobs.jobs('lead-action');
    expect(waiting).toHaveLength(1);
    expect(JSON.stringify(waiting)).not.toContain('another');
    await doIt(waiting[0] as LeadActionData);
    expect((await history(leadId))[0]?.detail).toEqual({ reason: 'other', note });
  });

  test('a test alert goes to every account of the workspace', async () => {
    await ports().onTestAlert({ workspaceId: TEAM, teamId: TEAM, userId: 'U01MARIA' });
    expect(await jobs.rows()).toMatchObject([{ kind: 'test', content: null, account_id: jobs.accountId }]);
    await jobs.deliver();
    expect(jobs.firm.messages('C01INTAKE').at(-1)?.text).toContain('Test alert');
  });

  test('an app that was removed leaves no token behind', async () => {
    await ports().onUninstalled(TEAM);
    const row = await jobs.db.selectFrom('slack_workspaces').selectAll().where('id', '=', TEAM).executeTakeFirst();
    expect(row).toMatchObject({ status: 'revoked', installation: null });
  });
});
