import { expect, test } from 'vitest';
import type { DeliverDeps } from '../../../../../bridge/jobs/slack/deliver/delivery.ts';
import type { SlackMethods } from '../../../../../bridge/slack/client/slack-methods.ts';
import { CHANNEL, openSlackJobs, type SlackJobs } from '../../../../fixtures/slack-jobs.ts';
import { seededRandom } from '../../../../simulators/hubspot/seeded-random.ts';

const LEADS = 25;

/** The process ends here, as far as its work can tell. */
class Killed extends Error {
  override readonly name = 'Killed';
}

type Moment = 'before' | 'after' | 'never';

/** Slack for a process that is killed at some calls: before they are made, or when Slack has done what was asked. */
function mortal(jobs: SlackJobs, when: (method: string) => Moment): Pick<DeliverDeps, 'slack'> {
  const wrap =
    <Args extends unknown[], T>(method: string, call: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      const moment = when(method);
      if (moment === 'before') throw new Killed();
      const result = await call(...args);
      if (moment === 'after') throw new Killed();
      return result;
    };
  return {
    slack: {
      call(workspaceId, teamId) {
        const methods = jobs.slack.call(workspaceId, teamId);
        const { postMessage, updateMessage, deleteMessage } = methods;
        const dying: SlackMethods = {
          ...methods,
          postMessage: wrap('post', postMessage),
          updateMessage: wrap('edit', updateMessage),
          deleteMessage: wrap('delete', deleteMessage),
        };
        return dying;
      },
    },
  };
}

/** One process after another takes up the channel, until one of them finds nothing left to do. */
async function untilDone(jobs: SlackJobs, when: (method: string) => Moment): Promise<number> {
  for (let kills = 0; kills < 500; kills += 1) {
    try {
      await jobs.deliver(CHANNEL, mortal(jobs, when));
      return kills;
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
    }
  }
  throw new Error('the channel is never done');
}

test.each([1, 2, 3])(
  'killed at random moments (seed %i): nothing is lost, nothing doubled, the order stays',
  async (seed) => {
    await using jobs = await openSlackJobs({ pace: { lookAfterMs: 5 } });
    const random = seededRandom(seed);
    const leads: string[] = [];
    for (let serial = 0; serial < LEADS; serial += 1) {
      const leadId = await jobs.lead();
      leads.push(leadId);
      await jobs.notify(leadId, { lastName: `Killed${serial}x` });
    }
    const when = (): Moment => {
      const drawn = random();
      return drawn < 0.25 ? 'before' : drawn < 0.5 ? 'after' : 'never';
    };
    let kills = await untilDone(jobs, when);
    // Some change while they are there, and some go.
    for (const [serial, leadId] of leads.slice(0, 8).entries())
      await jobs.notify(leadId, { score: 55, lastName: `Killed${serial}x` });
    await jobs.db.deleteFrom('leads').where('id', 'in', leads.slice(20)).execute();
    await jobs.db.updateTable('slack_messages').set({ wanted: 9 }).where('lead_id', 'in', leads.slice(20)).execute();
    kills += await untilDone(jobs, when);
    kills += await untilDone(jobs, () => 'never');
    expect(kills).toBeGreaterThan(5);
    expect([...jobs.simulator.postsByDelivery().values()].filter((times) => times > 1)).toEqual([]);
    const alerts = jobs.firm.messages(CHANNEL).filter(({ threadTs }) => threadTs === null);
    const told = alerts.map(({ blocks }) => /Killed(\d+)x/.exec(JSON.stringify(blocks))?.[1]);
    expect(told).toEqual(leads.slice(0, 20).map((_lead, serial) => `${serial}`));
    for (const alert of alerts.slice(0, 8)) expect(JSON.stringify(alert.blocks)).toContain(' · 55"');
    const rows = await jobs.rows();
    expect(rows.filter(({ kind, state }) => kind === 'alert' && state === 'posted')).toHaveLength(20);
    expect(rows.filter(({ kind, state }) => kind === 'alert' && state === 'gone')).toHaveLength(5);
    expect(rows.filter(({ kind, state }) => kind === 'thread' && state === 'posted')).toHaveLength(8);
  },
);
