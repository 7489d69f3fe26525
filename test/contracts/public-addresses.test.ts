import nock from 'nock';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createModelCaller } from '../../bridge/analysis/openai/model-caller.ts';
import { readConfig } from '../../bridge/config.ts';
import { createCallHubSpot } from '../../bridge/hubspot/client/call-hubspot.ts';
import { createCallSlack } from '../../bridge/slack/client/slack.ts';

// Simulators have addresses of their own: only these tests see where a bridge calls that is given none.
beforeAll(() => {
  // Anew: the network of all tests is closed below what nock answers.
  nock.restore();
  nock.activate();
  nock.disableNetConnect();
});
afterEach(() => nock.cleanAll());
afterAll(() => nock.restore());

const config = readConfig({});

test('HubSpot is called at its public address', async () => {
  const portal = nock('https://api.hubapi.com', { reqheaders: { authorization: 'Bearer pat-1' } })
    .get('/account-info/v3/details')
    .reply(200, { portalId: 7 });
  const call = createCallHubSpot({ apiUrl: config.hubspot.apiUrl, deadlineMs: 5_000 });
  const reply = await call({ method: 'GET', path: '/account-info/v3/details', token: 'pat-1' }).reply;
  expect(reply).toMatchObject({ status: 200, body: { portalId: 7 } });
  expect(portal.isDone()).toBe(true);
});

test('Slack is called at its public address', async () => {
  const slack = nock('https://slack.com', { reqheaders: { authorization: 'Bearer xoxb-1' } })
    .post('/api/auth.test')
    .reply(200, { ok: true, team_id: 'T1' });
  const call = createCallSlack({ apiUrl: config.slack.apiUrl, log: { debug: () => {} }, deadlineMs: 5_000 });
  const reply = await call({ method: 'auth.test', token: 'xoxb-1', args: {}, changes: false });
  expect(reply.body).toMatchObject({ ok: true, team_id: 'T1' });
  expect(slack.isDone()).toBe(true);
});

test('OpenAI is called at its public address', async () => {
  const model = nock('https://api.openai.com', { reqheaders: { authorization: 'Bearer sk-1' } })
    .post('/v1/responses')
    .reply(401, {
      error: { message: 'Incorrect API key provided.', type: 'invalid_request_error', code: 'invalid_api_key' },
    });
  const caller = createModelCaller({ apiKey: 'sk-1', model: 'gpt-5.1' });
  const asking = caller.askCase({ fields: { intakeNotes: 'Rear-ended.' } as never, today: '2026-11-20' });
  await expect(asking).rejects.toMatchObject({ code: 'analysis_failed' });
  expect(model.isDone()).toBe(true);
});
