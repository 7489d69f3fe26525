import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LeadActionData, MemberNotification } from '../../../../bridge/jobs/definitions/job-kinds.ts';
import { act } from '../../../../bridge/jobs/slack/actions/lead-action.ts';
import { enqueuePrivateReply, notifyMember } from '../../../../bridge/jobs/slack/deliver/notify-member.ts';
import { withdrawContact } from '../../../../bridge/jobs/slack/messages/contact-alerts.ts';
import { createSlackPorts } from '../../../../bridge/jobs/slack/slack-ports.ts';
import { ClaimLost } from '../../../../bridge/platform/queue/handle-batch.ts';
import type { LeadClick } from '../../../../bridge/slack/inbound/slack-ports.ts';
import { claimOn, clickOn, openSlackJobs, type SlackJobs, TEAM } from '../../../fixtures/slack-jobs.ts';
import { type Deviation, deviations, retryAfter } from '../../../simulators/slack/fault-rules.ts';

let jobs: SlackJobs;
beforeAll(async () => {
  jobs = await openSlackJobs();
});
afterAll(() => jobs[Symbol.asyncDispose]());
beforeEach(() => jobs.clear());

const doIt = (data: LeadActionData) => act(jobs.deps, claimOn(data));
const handling = (leadId: string) =>
  jobs.db.selectFrom('lead_handling').selectAll().where('lead_id', '=', leadId).executeTakeFirst();
const history = (leadId: string) =>
  jobs.db.selectFrom('lead_history').selectAll().where('lead_id', '=', leadId).orderBy('id').execute();

describe('an action', () => {
  test('changes the lead, its message and its history, and has HubSpot told', async () => {
    const leadId = await jobs.lead();
    await jobs.notify(leadId);
    expect(await doIt(clickOn(leadId))).toEqual({ kind: 'done' });
    expect(await handling(leadId)).toMatchObject({ state: 'claimed', actor: `slack:${TEAM}:U01MARIA`, version: 2 });
    expect(await jobs.row('alert')).toMatchObject({ wanted: 2 });
    const [entry] = await history(leadId);
    expect(entry).toMatchObject({ action: 'claim', actor: `slack:${TEAM}:U01MARIA`, written_at: null });
    expect(await jobs.jobs('write-lead-action')).toEqual([{ historyId: entry?.id }]);
    const groups = await jobs.store.pool.query(`select group_id from pgboss.job where name = 'write-lead-action'`);
    expect(groups.rows).toEqual([{ group_id: '11' }]);
    expect(await jobs.jobs('deliver-slack')).toHaveLength(1);
  });

  test('that comes twice is done once, also when the state has gone on', async () => {
    const leadId = await jobs.lead();
    await doIt(clickOn(leadId));
    expect(await doIt(clickOn(leadId))).toEqual({ kind: 'repeated' });
    await doIt(clickOn(leadId, { action: 'contacted', actionTs: '2.100000' }));
    await doIt(clickOn(leadId, { action: 'reopen', actionTs: '3.100000', userId: 'U02JAMES' }));
    expect(await doIt(clickOn(leadId, { action: 'contacted', actionTs: '2.100000' }))).toEqual({ kind: 'repeated' });
    expect(await handling(leadId)).toMatchObject({ state: 'claimed', actor: `slack:${TEAM}:U02JAMES` });
    expect(await history(leadId)).toHaveLength(3);
  });

  test('that is heard only after somebody had the lead and released it does not win', async () => {
    const leadId = await jobs.lead();
    const james = (action: 'claim' | 'release', actionTs: string) =>
      doIt(clickOn(leadId, { action, actionTs, userId: 'U02JAMES' }));
    await james('claim', '1.000000');
    await james('release', '3.000000');
    const late = await doIt(clickOn(leadId, { actionTs: '2.000000' }));
    expect(late).toMatchObject({
      kind: 'refused',
      words: expect.stringMatching(
        /^After you clicked, the lead was released at <!date\^3\^.* is available again\. Nothing/,
      ),
    });
    expect(await handling(leadId)).toMatchObject({ state: 'new', version: 3 });
    expect(await doIt(clickOn(leadId, { actionTs: '4.000000' }))).toEqual({ kind: 'done' });
    // Both of James's were known before: told again they are repeated, not refused.
    expect([await james('claim', '1.000000'), await james('release', '3.000000')]).toMatchObject([
      { kind: 'repeated' },
      { kind: 'repeated' },
    ]);
  });

  test('that the lead has overtaken is refused by name, whichever action it is', async () => {
    const leadId = await jobs.lead();
    await doIt(clickOn(leadId, { actionTs: '2.000000' }));
    const contacted = await doIt(clickOn(leadId, { action: 'contacted', actionTs: '1.000000', userId: 'U02JAMES' }));
    expect(contacted).toMatchObject({
      kind: 'refused',
      words: expect.stringMatching(/^After you clicked, the lead was claimed by <@U01MARIA> at /),
    });
    await doIt(clickOn(leadId, { action: 'contacted', actionTs: '3.000000' }));
    const form = { action: 'not_a_fit', reason: 'no_case', userId: 'U02JAMES', actionTs: 'V1' } as const;
    expect(await doIt(clickOn(leadId, { ...form, openedTs: '2.500000' }))).toMatchObject({ kind: 'refused' });
    expect(await handling(leadId)).toMatchObject({ state: 'contacted', actor: `slack:${TEAM}:U01MARIA` });
    expect(await doIt(clickOn(leadId, { ...form, openedTs: '3.500000' }))).toEqual({ kind: 'done' });
  });

  test('of a form that a version before did not date counts as it comes', async () => {
    const leadId = await jobs.lead();
    await doIt(clickOn(leadId, { action: 'contacted', actionTs: '9.000000' }));
    const form = { action: 'not_a_fit', reason: 'no_case', userId: 'U02JAMES', actionTs: 'V1' } as const;
    expect(await doIt(clickOn(leadId, form))).toEqual({ kind: 'done' });
    expect((await handling(leadId))?.clicked_at).toEqual(new Date(9_000));
  });

  test('of twenty at once has one winner', async () => {
    const leadId = await jobs.lead();
    const people = Array.from({ length: 20 }, (_, at) => `U9${at}`);
    const outcomes = await Promise.all(people.map((userId) => doIt(clickOn(leadId, { userId }))));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['done', ...people.slice(1).map(() => 'refused')]);
    expect(await history(leadId)).toHaveLength(1);
    const refused = outcomes.find((outcome) => outcome.kind === 'refused');
    expect(refused).toMatchObject({ words: expect.stringMatching(/^Already claimed by <@U9\d+> at /) });
  });

  test('whose job another worker has by now leaves no trace', async () => {
    const leadId = await jobs.lead();
    await jobs.notify(leadId);
    const lost = { ...claimOn(clickOn(leadId)), complete: () => Promise.reject(new ClaimLost('for a test')) };
    await expect(act(jobs.deps, lost)).rejects.toBeInstanceOf(ClaimLost);
    expect(await history(leadId)).toEqual([]);
    expect(await handling(leadId)).toMatchObject({ state: 'new' });
    expect(await jobs.row('alert')).toMatchObject({ wanted: 1 });
  });

  test('on a lead that is gone, or of another workspace, is told so', async () => {
    const gone = await doIt(clickOn('00000000-0000-4000-8000-000000000000'));
    expect(gone).toMatchObject({ kind: 'gone', words: expect.stringContaining('no longer exists') });
    const leadId = await jobs.lead();
    expect(await doIt(clickOn(leadId, { workspaceId: 'T09OTHER' }))).toMatchObject({ kind: 'gone' });
    expect(await handling(leadId)).toBeUndefined();
  });

  test('“not a fit” overrides the status with its trace, and a reopening ends that', async () => {
    const leadId = await jobs.lead();
    await doIt(clickOn(leadId, { action: 'not_a_fit', reason: 'too_small' }));
    const lead = () => jobs.db.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirst();
    expect(await lead()).toMatchObject({ override_status: 'invalid', override_source: `slack:${TEAM}:U01MARIA` });
    expect(await handling(leadId)).toMatchObject({ state: 'not_a_fit', reason: 'too_small' });
    await doIt(clickOn(leadId, { action: 'reopen', actionTs: '2.100000' }));
    expect(await lead()).toMatchObject({ override_status: null });
    expect(await handling(leadId)).toMatchObject({ state: 'claimed', reason: null, closed_at: null });
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
    await doIt(clickOn(leadId));
    await doIt(clickOn(leadId, { action: 'release', actionTs: '2.100000' }));
    expect(await jobs.jobs('lead-sla')).toEqual([{ leadId, step: 'reminder', version: 3 }]);
    expect(await handling(leadId)).toMatchObject({ state: 'new', actor: null, claimed_at: null });
  });
});

describe('whoever was slower', () => {
  const text = 'Already claimed.';
  const place = { workspaceId: TEAM, teamId: TEAM, userId: 'U02JAMES' };
  const ask = (channelId: string | null) =>
    enqueuePrivateReply(jobs.deps, jobs.db, { ...place, channelId, message: { text } });
  /** Does what is in line. @returns how many seconds what is in line then waits, one for each */
  async function notify(): Promise<number[]> {
    const waiting = (await jobs.jobs('tell-member')) as MemberNotification[];
    await jobs.store.pool.query('delete from pgboss.job');
    for (const data of waiting) await notifyMember(jobs.deps, claimOn(data));
    const { rows } = await jobs.store.pool.query<{ seconds: number }>(
      `select extract(epoch from start_after - now())::float8 as seconds from pgboss.job where name = 'tell-member'`,
    );
    return rows.map(({ seconds }) => seconds);
  }
  const received = (channel: string) => jobs.firm.messages(channel).filter((message) => message.text === text);
  const whispered = () => jobs.firm.ephemerals('U02JAMES').filter((message) => message.text === text);
  const im = () => jobs.firm.users.get('U02JAMES')?.imId ?? '';
  beforeEach(() => {
    for (const message of [...received(im()), ...whispered()]) jobs.firm.store.remove(message);
    jobs.simulator.clearScript();
  });
  const limit = (deviation: Deviation, times: number) =>
    jobs.simulator.script({ method: 'chat.postEphemeral', times, deviations: [deviation] });

  test('is told in the channel, for them alone, when Slack takes it, however often it asks to wait', async () => {
    limit(retryAfter(90), 6);
    await ask('C01INTAKE');
    for (let asked = 0; asked < 6; asked += 1) {
      const [seconds, ...more] = await notify();
      expect(more).toEqual([]);
      expect(seconds).toBeGreaterThan(60);
      expect(seconds).toBeLessThanOrEqual(90);
    }
    expect(whispered()).toEqual([]);
    expect(await notify()).toEqual([]);
    expect(whispered()).toHaveLength(1);
    expect(received(im())).toEqual([]);
  });

  test('is tried again soon where Slack names no time, and what was lost on the way too', async () => {
    for (const deviation of [deviations.rateLimitedSilently, deviations.unavailable, deviations.resetBefore]) {
      limit(deviation, 1);
      await ask('C01INTAKE');
      expect((await notify())[0]).toBeLessThan(1);
      expect(await notify()).toEqual([]);
    }
    expect(whispered()).toHaveLength(3);
  });

  test('is not told a day later, nor by a workspace that lets nobody in', async () => {
    limit(retryAfter(90), 1);
    await ask('C01INTAKE');
    const [data] = (await jobs.jobs('tell-member')) as MemberNotification[];
    await jobs.store.pool.query('delete from pgboss.job');
    await notifyMember(jobs.deps, claimOn({ ...data!, until: new Date(Date.now() + 60_000).toISOString() }));
    await notifyMember(jobs.deps, claimOn({ ...data!, workspaceId: 'T0NOBODY' }));
    expect(await jobs.jobs('tell-member')).toEqual([]);
    expect(whispered()).toEqual([]);
  });

  test('is told in their talk with the app where the channel is none of the app’s, or there is none', async () => {
    await ask('C0NOWHERE');
    await ask(null);
    expect(await notify()).toEqual([]);
    expect(received(im())).toHaveLength(2);
    expect(whispered()).toEqual([]);
  });

  test('has their answer in line as soon as the click is done, sealed; and none for a click that was lost', async () => {
    const leadId = await jobs.lead();
    await doIt(clickOn(leadId));
    await jobs.store.pool.query('delete from pgboss.job');
    const late = clickOn(leadId, { userId: 'U02JAMES', actionTs: '1.000000' });
    const lost = { ...claimOn(late), complete: () => Promise.reject(new ClaimLost('for a test')) };
    await expect(act(jobs.deps, lost)).rejects.toBeInstanceOf(ClaimLost);
    expect(await jobs.jobs('tell-member')).toEqual([]);
    await doIt(late);
    const waiting = await jobs.jobs('tell-member');
    expect(waiting).toMatchObject([{ ...place, channelId: 'C01INTAKE', tries: 0 }]);
    expect(JSON.stringify(waiting)).not.toContain('U01MARIA');
    await notify();
    expect(jobs.firm.ephemerals('U02JAMES').at(-1)?.text).toMatch(/^Already claimed by <@U01MARIA>/);
  });

  test('of a lead that is erased before is told nothing of it', async () => {
    const leadId = await jobs.lead({ contact_id: '778' });
    const message = { text: 'Found', blocks: [{ type: 'divider' as const }] };
    await enqueuePrivateReply(jobs.deps, jobs.db, { ...place, channelId: null, leadId, message });
    await jobs.db.transaction().execute((trx) => withdrawContact(trx, { portalId: '11', contactId: '778' }));
    expect(await jobs.jobs('tell-member')).toEqual([]);
  });

  test('sees the home as it is now, when they clicked there', async () => {
    const leadId = await jobs.lead();
    await doIt(clickOn(leadId, { channelId: null }));
    expect(await jobs.jobs('slack-home')).toEqual([{ workspaceId: TEAM, teamId: TEAM, userId: 'U01MARIA' }]);
    expect(await doIt(clickOn(leadId, { channelId: null, userId: 'U02JAMES' }))).toMatchObject({ kind: 'refused' });
    expect(await jobs.jobs('slack-home')).toHaveLength(2);
    await doIt(clickOn(await jobs.lead()));
    expect(await jobs.jobs('slack-home')).toHaveLength(2);
  });
});

describe('what comes in', () => {
  const ports = () => createSlackPorts({ ...jobs.deps, api: undefined as never, analyzer: undefined as never });
  const note = 'wants <b>another</b> lawyer';
  const clicked = (leadId: string): LeadClick => {
    const { note: _sealed, ...data } = clickOn(leadId, { action: 'not_a_fit', reason: 'other' });
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
    expect((await history(leadId))[0]?.detail).toEqual({
      reason: 'other',
      note,
      ...{ from: null, fromSource: null, fromAt: null, to: 'invalid' },
    });
  });

  test('a test alert goes to every account of the workspace', async () => {
    await ports().onTestAlert({ workspaceId: TEAM, teamId: TEAM, userId: 'U01MARIA' });
    expect(await jobs.rows()).toMatchObject([{ kind: 'test', content: null, account_id: jobs.accountId }]);
    await jobs.deliver();
    expect(jobs.firm.messages('C01INTAKE').at(-1)?.text).toContain('test alert');
  });

  test('an app that was removed leaves no token behind', async () => {
    await ports().onUninstalled(TEAM);
    const row = await jobs.db.selectFrom('slack_workspaces').selectAll().where('id', '=', TEAM).executeTakeFirst();
    expect(row).toMatchObject({ status: 'revoked', installation: null });
  });
});
