import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAnalyzer } from '../../bridge/analysis/analyzer.ts';
import { createRubricEngine } from '../../bridge/analysis/rubric/rubric-engine.ts';
import { createStoredAnalysisCache } from '../../bridge/platform/results/analysis-cache.ts';
import type { Store } from '../../bridge/platform/store/open-store.ts';
import { defaultConfiguration } from '../../shared/configuration.ts';
import { firstRecord } from '../../shared/examples.ts';
import { type CliPlace, openCliPlace, openStoreOf } from '../fixtures/cli-place.ts';
import { runCli } from '../fixtures/commands.ts';
import { connectPortal } from '../fixtures/hubspot-portal.ts';
import { insertLead } from '../fixtures/lead-row.ts';

const [REFUSED, FORGOTTEN, WAITING] = ['180000000001', '180000000002', '180000000003'];

let place: CliPlace;
let store: Store;
beforeAll(async () => {
  place = await openCliPlace();
  store = await openStoreOf(place);
  const account_id = await connectPortal(store);
  const analyzer = createAnalyzer({ engine: createRubricEngine(), today: () => '2026-11-20' });
  const rules = {
    ...defaultConfiguration,
    practiceAreas: [{ name: 'Car Accident', aliases: [] }],
    customFilters: ['Must not have a police report'],
  };
  const result = await analyzer.screen(firstRecord, rules);
  const { score, valid, notes } = result;
  await insertLead(store, { account_id, contact_id: REFUSED, score, valid, notes });
  const key = Buffer.from('a result');
  const kept = { key, engine: 'rubric', recordHash: key, owner: { portalId: '11', contactId: REFUSED } };
  await createStoredAnalysisCache(store).writeFirst(kept, result);
  await insertLead(store, { account_id, contact_id: FORGOTTEN, score: 34, valid: false });
  await insertLead(store, { account_id, contact_id: WAITING, state: 'needs_info', score: null, valid: null });
  await insertLead(store, { account_id, contact_id: '4', state: 'deleted' });
});
afterAll(async () => {
  await store[Symbol.asyncDispose]();
  await place[Symbol.asyncDispose]();
});

const show = (contactId: string, ...more: string[]) =>
  runCli(['leads', 'show', '--contact', contactId, ...more], place.environment);

test('a refused lead is shown with what refused it, every point and the words that earned it', async () => {
  const { code, stdout, stderr } = await show(REFUSED);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^What to do +Decline: it breaks your rule “Must not have a police report”$/m);
  expect(stdout).toMatch(/^ {2}violated Must not have a police report {2}— there is a police .*“.+”$/m);
  expect(stdout).toMatch(/^ {6}\+\d {2}herniated disc {2}“herniated” \(intakeNotes\)$/m);
  const told = JSON.parse((await show(REFUSED, '--json')).stdout);
  expect(told).toMatchObject({ contactId: REFUSED, valid: false, decision: { tone: 'stop' } });
  expect(told.explanation.filters).toMatchObject([{ verdict: 'violated' }]);
});

test.each([
  [FORGOTTEN, 'Its points are no longer kept. Screen it again to see them.'],
  [WAITING, 'It has no score yet.'],
])('what is not there to be shown is said (%s)', async (contactId, words) => {
  const { code, stdout } = await show(contactId);
  expect(code).toBe(0);
  expect(stdout).toContain(words);
});

test.each(['4', '180000000009'])('a contact without a lead is named, with where to look (%s)', async (contactId) => {
  const { code, stdout, stderr } = await show(contactId);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(
    new RegExp(
      `^There is no lead of contact ${contactId}\\. They are listed by: npm run .* leads list --account [0-9a-f-]+\n$`,
    ),
  );
});
