import { expect, test } from 'vitest';
import { readinessOfHubSpot } from '../../../../bridge/hubspot/connect/hubspot-readiness.ts';
import { saveMapping } from '../../../../bridge/hubspot/connections/save-mapping.ts';
import { watchMapping } from '../../../../bridge/jobs/contacts/sweep-contacts.ts';
import { defaultFieldMapping } from '../../../../shared/field-mapping.ts';
import { recordingLog } from '../../../fixtures/recording-log.ts';
import { connectPortal, openScreening, PORTAL } from '../../../fixtures/screening-bridge.ts';

const HOUR = 3_600_000;

async function stage() {
  const screening = await openScreening();
  const accountId = await connectPortal(screening);
  const recording = recordingLog('info');
  const clock = { now: Date.now() };
  const { db } = screening;
  return {
    ...screening,
    accountId,
    properties: screening.portal().properties,
    watch: () => watchMapping({ db, hubspot: screening.api, log: recording.log, now: () => clock.now }, PORTAL),
    pass: (hours: number) => {
      clock.now += hours * HOUR;
    },
    looks: () => screening.simulator.log.count('properties.list'),
    told: () => recording.lines().map(({ msg }) => String(msg)),
    text: () => recording.text(),
    readiness: () => readinessOfHubSpot({ db, takesWebhooks: true, hasOAuth: false, problem: () => undefined }),
    [Symbol.asyncDispose]: () => screening[Symbol.asyncDispose](),
  };
}

test('the properties a mapping reads are looked for once a day', async () => {
  await using scene = await stage();
  for (let round = 0; round < 6; round += 1) {
    await scene.watch();
    scene.pass(8);
  }
  expect(scene.looks()).toBe(2);
  expect(scene.told()).toEqual([]);
  expect(await scene.readiness()).toMatchObject({ status: 'ok' });
});

test('one that is gone is told once, shown as degraded, and told again when it is back', async () => {
  await using scene = await stage();
  await scene.watch();
  scene.properties.archive('lead_intake_county');
  scene.pass(25);
  await scene.watch();
  scene.pass(2);
  await scene.watch();
  expect(scene.told()).toEqual([expect.stringContaining('properties that the portal does not have')]);
  expect(scene.text()).toContain('county: the account has no contact property \\"lead_intake_county\\"');
  expect(await scene.readiness()).toEqual({
    status: 'degraded',
    detail: expect.stringContaining('The mapping of 1 portal reads properties that are gone'),
  });
  scene.properties.properties.get('lead_intake_county')!.archivedAt = null;
  scene.pass(2);
  await scene.watch();
  expect(scene.told()).toHaveLength(2);
  expect(await scene.readiness()).toMatchObject({ status: 'ok' });
});

test('another mapping ends the problem of the one before, and is looked at by the next sweep', async () => {
  await using scene = await stage();
  scene.properties.archive('lead_intake_county');
  await scene.watch();
  const { db, accountId } = scene;
  const mapping = { ...defaultFieldMapping, fields: { ...defaultFieldMapping.fields, county: { constant: 'Travis' } } };
  await saveMapping(db, { accountId, portalId: PORTAL, mapping, actor: 'test' });
  expect(await scene.readiness()).toMatchObject({ status: 'ok' });
  await scene.watch();
  expect(scene.looks()).toBe(2);
});

test('portals that are paused or unknown are left alone', async () => {
  await using scene = await stage();
  await scene.db.updateTable('hubspot_connections').set({ status: 'paused' }).execute();
  await scene.watch();
  await scene.db.deleteFrom('hubspot_connections').execute();
  await scene.watch();
  expect(scene.looks()).toBe(0);
});
