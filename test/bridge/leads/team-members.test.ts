import { expect, test } from 'vitest';
import { loadTeam, saveMember } from '../../../bridge/leads/team-members.ts';
import { openSlackJobs } from '../../fixtures/slack-jobs.ts';

test('a person has one name: that of HubSpot, else that of Slack, whichever came first', async () => {
  await using jobs = await openSlackJobs();
  const { db, accountId } = jobs;
  const meet = (actor: string, name: string | null, email: string) => saveMember(db, { accountId, actor, name, email });
  const [slack, hubspot, dashboard] = ['slack:T01FIRM:U01', 'hubspot:11:7', 'dashboard:1'];
  await meet(slack, 'Nora Castell', 'nora@example.com');
  // A guess from the address.
  await meet(dashboard, 'nora', 'Nora@example.com');
  await meet(hubspot, null, 'nora@example.com');
  const names = async () => {
    const { nameOf } = await loadTeam(db, accountId);
    return [slack, hubspot, dashboard].map((actor) => nameOf(actor));
  };
  expect(new Set(await names())).toEqual(new Set(['Nora Castell']));
  await meet(hubspot, 'Nora Jane Castell', 'nora@example.com');
  expect(new Set(await names())).toEqual(new Set(['Nora Jane Castell']));
});
