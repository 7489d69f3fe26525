import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readHome, showHome } from '../../../../../bridge/jobs/slack/home/slack-home.ts';
import { openSlackJobs, type SlackJobs, TEAM } from '../../../../fixtures/slack-jobs.ts';
import { deviations, slackAnswers } from '../../../../simulators/slack/fault-rules.ts';

let jobs: SlackJobs;
beforeAll(async () => {
  jobs = await openSlackJobs();
});
afterAll(() => jobs[Symbol.asyncDispose]());
beforeEach(() => jobs.clear({ tables: ['leads'] }));

const maria = { workspaceId: TEAM, teamId: TEAM, userId: 'U01MARIA' };

/** A lead whose alert is in Slack, in somebody's hands or nobody's. */
async function told(lastName: string, score: number, actor: string | null = null): Promise<string> {
  const leadId = await jobs.lead({ score });
  await jobs.notify(leadId, { lastName, score });
  const change = { alerted_at: new Date(), ...(actor && { state: 'claimed' as const, actor, claimed_at: new Date() }) };
  await jobs.db.updateTable('lead_handling').set(change).where('lead_id', '=', leadId).execute();
  return leadId;
}

const names = (leads: { card: { lastName: string } | null }[]) => leads.map(({ card }) => card?.lastName);

test('shows one’s own leads and the free ones, the best first', async () => {
  await told('Mine', 70, `slack:${TEAM}:U01MARIA`);
  await told('Theirs', 70, `slack:${TEAM}:U02JAMES`);
  await told('Weaker', 61);
  await told('Stronger', 92);
  const home = await readHome(jobs.deps, maria);
  expect(names(home.mine)).toEqual(['Mine']);
  expect(names(home.unclaimed)).toEqual(['Stronger', 'Weaker']);
  expect(home).toMatchObject({ mineTotal: 1, unclaimedTotal: 2, connected: true });
});

test('counts more than it shows, and leaves out leads that are deleted', async () => {
  for (let serial = 0; serial < 17; serial += 1) await told(`Lead${serial}`, 60);
  const gone = await told('Gone', 99);
  await jobs.db.updateTable('leads').set({ state: 'deleted' }).where('id', '=', gone).execute();
  const home = await readHome(jobs.deps, maria);
  expect(home.unclaimed).toHaveLength(15);
  expect(home.unclaimedTotal).toBe(17);
  expect(names(home.unclaimed)).not.toContain('Gone');
});

test('leads that are valid no more, or that somebody overruled, wait for nobody', async () => {
  const [gone, overruled, revived] = [await told('Gone', 70), await told('Overruled', 71), await told('Revived', 72)];
  const change = (id: string, values: { valid?: boolean; override_status?: string }) =>
    jobs.db.updateTable('leads').set(values).where('id', '=', id).execute();
  await change(gone, { valid: false });
  await change(overruled, { override_status: 'invalid' });
  await change(revived, { valid: false, override_status: 'valid' });
  const home = await readHome(jobs.deps, maria);
  expect(names(home.unclaimed)).toEqual(['Revived']);
  expect(home.unclaimedTotal).toBe(1);
});

test('shows no more of a person than the strictest of the channels', async () => {
  expect((await readHome(jobs.deps, maria)).privacy).toBe('full');
  await jobs.configure({ privacy: { C01INTAKE: 'initials' } });
  await told('Delgado', 80);
  await showHome(jobs.deps, maria);
  const view = JSON.stringify(jobs.firm.views.home('U01MARIA')?.content);
  expect(view).toContain('M. D.');
  expect(view).not.toContain('Delgado');
  await jobs.configure({});
});

test('tells what is wrong with the connections', async () => {
  await jobs.db.updateTable('slack_channels').set({ status: 'parked', reason: 'is_archived' }).execute();
  const lead = await told('Waiting', 80);
  await jobs.db
    .updateTable('slack_messages')
    .set({ due_at: new Date(Date.now() - 120_000) })
    .where('lead_id', '=', lead)
    .execute();
  const { health } = await readHome(jobs.deps, maria);
  expect(health).toEqual([
    { name: 'Firm', state: 'off', detail: 'No HubSpot portal is connected.' },
    { name: '#intake', state: 'warning', detail: expect.stringContaining('is_archived') },
    { name: 'Messages', state: 'warning', detail: '1 not sent yet.' },
  ]);
  await jobs.db.updateTable('slack_channels').set({ status: 'ok', reason: null }).execute();
});

test('a workspace without an account says so', async () => {
  const home = await readHome(jobs.deps, { ...maria, workspaceId: 'T09OTHER' });
  expect(home).toMatchObject({
    mine: [],
    unclaimed: [],
    connected: false,
    health: [{ name: 'Messages', state: 'ok' }],
  });
});

test('is tried again while Slack is away, and not where Slack refuses it', async () => {
  jobs.simulator.script({ method: 'views.publish', nth: 1, deviations: [deviations.unavailable] });
  await expect(showHome(jobs.deps, maria)).rejects.toMatchObject({ kind: 'retryable' });
  jobs.simulator.clearScript();
  jobs.simulator.script({ method: 'views.publish', nth: 1, deviations: [slackAnswers('not_enabled')] });
  await expect(showHome(jobs.deps, maria)).resolves.toBeUndefined();
});

test('a lead whose card cannot be read any more is shown without it, and the others with theirs', async () => {
  const bad = await told('Unreadable', 90);
  await told('Readable', 60);
  await jobs.db
    .updateTable('slack_messages')
    .set({ content: Buffer.alloc(40, 1) })
    .where('lead_id', '=', bad)
    .execute();
  const home = await readHome(jobs.deps, maria);
  expect(names(home.unclaimed)).toEqual([undefined, 'Readable']);
});
