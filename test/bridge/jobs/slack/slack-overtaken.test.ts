import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { followUp } from '../../../../bridge/jobs/slack/reminders/lead-sla.ts';
import { touchAlerts } from '../../../../bridge/slack/messages/message-rows.ts';
import { renderAlert } from '../../../../bridge/slack/render/render-alert.ts';
import { CHANNEL, cardOf, claimOn, openSlackJobs, type SlackJobs, watched } from '../../../fixtures/slack-jobs.ts';

let jobs: SlackJobs;
beforeAll(async () => {
  jobs = await openSlackJobs();
});
afterAll(() => jobs[Symbol.asyncDispose]());
beforeEach(() => jobs.clear({ settings: watched }));

const count = () => jobs.firm.messages(CHANNEL).length;
const touch = (leadId: string) => touchAlerts(jobs.db, [leadId]);

describe('a reminder that waits in line', () => {
  /** In line behind the alert, with the alert in Slack. */
  async function reminded(step: 'reminder' | 'escalation'): Promise<string> {
    const leadId = await jobs.lead();
    await jobs.notify(leadId);
    await jobs.deliver();
    await jobs.db.transaction().execute((trx) => followUp(jobs.deps, trx, claimOn({ leadId, step })));
    expect(await jobs.row(step)).toMatchObject({ state: 'waiting' });
    return leadId;
  }

  test.each(['reminder', 'escalation'] as const)('(%s) is not sent once somebody has the lead', async (step) => {
    const leadId = await reminded(step);
    await jobs.db.updateTable('lead_handling').set({ state: 'claimed' }).where('lead_id', '=', leadId).execute();
    const before = count();
    await jobs.deliver();
    expect(count()).toBe(before);
    expect(await jobs.row(step)).toMatchObject({ state: 'gone', reason: 'settled', content: null });
  });

  test('is not sent once the lead is no longer valid, and is while it is', async () => {
    const leadId = await reminded('escalation');
    await jobs.db.updateTable('leads').set({ override_status: 'invalid' }).where('id', '=', leadId).execute();
    const before = count();
    await jobs.deliver();
    expect(count()).toBe(before);
    await reminded('reminder');
    const then = count();
    await jobs.deliver();
    expect(count()).toBe(then + 1);
  });
});

describe('an alert that waits for the end of the quiet hours', () => {
  test.each([
    ['binned in HubSpot', { state: 'deleted' }, { state: 'screened' }],
    ['overruled as invalid', { override_status: 'invalid' }, { override_status: null }],
  ] as const)('whose contact is %s is not told, until that ends', async (_how, over, again) => {
    const leadId = await jobs.lead();
    await jobs.notify(leadId);
    await jobs.db.updateTable('leads').set(over).where('id', '=', leadId).execute();
    const before = count();
    await jobs.deliver();
    expect(count()).toBe(before);
    expect(await jobs.row('alert')).toMatchObject({ state: 'gone', reason: 'no_longer_valid' });
    expect(await touch(leadId)).toHaveLength(1);
    await jobs.deliver();
    expect(count()).toBe(before);
    await jobs.db.updateTable('leads').set(again).where('id', '=', leadId).execute();
    await touch(leadId);
    await jobs.deliver();
    expect(count()).toBe(before + 1);
    expect(await jobs.row('alert')).toMatchObject({ state: 'posted', reason: null });
  });

  test('and may be in Slack all the same is taken over, and shows that it is no longer valid', async () => {
    const leadId = await jobs.lead();
    await jobs.notify(leadId);
    await jobs.deliver();
    await jobs.db.updateTable('slack_messages').set({ state: 'unknown', ts: null, shown: 0 }).execute();
    await jobs.db.updateTable('leads').set({ override_status: 'invalid' }).where('id', '=', leadId).execute();
    const before = count();
    await jobs.deliver();
    expect(count()).toBe(before);
    expect(await jobs.row('alert')).toMatchObject({ state: 'posted', shown: 1 });
    expect(JSON.stringify(jobs.firm.messages(CHANNEL).at(-1)?.blocks)).toContain('No longer valid');
  });
});

test('a lead that is not valid calls for nobody', () => {
  const handling = { state: 'new', userId: null, name: null, reason: null, at: null } as const;
  const shown = (valid: boolean) =>
    JSON.stringify(
      renderAlert({
        card: cardOf('00000000-0000-4000-8000-000000000001'),
        handling,
        privacy: 'full',
        valid,
        notification: 'name',
        timeZone: 'America/New_York',
        mention: '<!here>',
      }),
    );
  expect(shown(true)).toContain('<!here>');
  expect(shown(false)).not.toContain('<!here>');
});
