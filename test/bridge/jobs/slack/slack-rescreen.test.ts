import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveConnection } from '../../../../bridge/hubspot/connections/save-connection.ts';
import type { LeadActionData } from '../../../../bridge/jobs/definitions/job-kinds.ts';
import { act } from '../../../../bridge/jobs/slack/actions/lead-action.ts';
import { claimOn, openSlackJobs, type SlackJobs, TEAM } from '../../../fixtures/slack-jobs.ts';

let jobs: SlackJobs;
beforeAll(async () => {
  jobs = await openSlackJobs();
});
afterAll(() => jobs[Symbol.asyncDispose]());

async function connect() {
  const tokens = { accessToken: 'pat-na1-for-tests', refreshToken: null, expiresAt: null };
  const portal = { accountId: jobs.accountId, portalId: '11', auth: 'static' as const, tokens, scopes: [] };
  await saveConnection(jobs.store, { ...portal, appId: null, uiDomain: null, timeZone: null }, 'test');
}

function rescreen(leadId: string, actionTs: string) {
  const member = { workspaceId: TEAM, teamId: TEAM, userId: 'U01MARIA', channelId: 'C01INTAKE' };
  const data = { ...member, leadId, action: 'rescreen', actionTs, reason: null, note: null } as const;
  return act(jobs.deps, claimOn<LeadActionData>(data));
}

const subscribe = (subscription: 'active' | 'past_due') =>
  jobs.db.updateTable('accounts').set({ subscription }).execute();
const setPortal = (status: 'active' | 'paused' | 'revoked') =>
  jobs.db.updateTable('hubspot_connections').set({ status }).execute();
const refused = (words: string) => ({ kind: 'refused', words: `${words} Nothing was screened.` });

test('a re-screening is asked for once a click, and refused with the reason where nothing is screened', async () => {
  const leadId = await jobs.lead({ contact_id: '777' });
  const ended = refused('The connection has ended. An administrator must reconnect it.');
  expect(await rescreen(leadId, '1.000000')).toEqual(ended);
  await connect();
  await subscribe('active');
  expect(await rescreen(leadId, '2.000000')).toEqual({ kind: 'done' });
  expect(await rescreen(leadId, '2.000000')).toEqual({ kind: 'repeated' });
  await subscribe('past_due');
  // What was done once is not told as refused.
  expect(await rescreen(leadId, '2.000000')).toEqual({ kind: 'repeated' });
  expect(await rescreen(leadId, '3.000000')).toEqual(refused("Your firm's account has no active subscription."));
  await subscribe('active');
  await setPortal('paused');
  expect(await rescreen(leadId, '4.000000')).toEqual(refused('Screening is paused in the app settings.'));
  await setPortal('revoked');
  expect(await rescreen(leadId, '5.000000')).toEqual(ended);
  expect(await jobs.jobs('screen-contact')).toEqual([{ portalId: '11', contactId: '777', cause: 'manual' }]);
  const { db } = jobs;
  const history = await db.selectFrom('lead_history').select('action').where('lead_id', '=', leadId).execute();
  expect(history).toEqual([{ action: 'rescreen' }]);
  expect(await db.selectFrom('lead_handling').select('state').where('lead_id', '=', leadId).execute()).toEqual([]);
  // Each refusal is told, and nothing else.
  expect(await jobs.jobs('tell-member')).toHaveLength(4);
});
