import { describe, expect, test } from 'vitest';
import { compareProperty, extendOptions, wantedProperties } from '../../../../bridge/hubspot/mapping/property-plan.ts';
import { type ProvisionReport, provision } from '../../../../bridge/hubspot/mapping/provision.ts';
import { inputProperties, leadStatus, resultProperties } from '../../../../shared/hubspot-properties.ts';
import { connectPortal, openHubSpot } from '../../../fixtures/hubspot.ts';
import { deviations } from '../../../simulators/hubspot/fault-rules.ts';
import { startHubSpotSimulator } from '../../../simulators/hubspot/hubspot-simulator.ts';

const PORTAL = 20_000_001;
const portalId = String(PORTAL);
const names = [...Object.keys(resultProperties), ...Object.keys(inputProperties)];

async function open() {
  await using opening = new AsyncDisposableStack();
  const simulator = opening.use(await startHubSpotSimulator());
  const opened = opening.use(await openHubSpot(simulator));
  await connectPortal(opened, simulator, PORTAL);
  simulator.log.clear();
  const { properties } = simulator.portal(PORTAL);
  const own = opening.move();
  return {
    simulator,
    properties,
    ...opened,
    provision: (dryRun = false) => provision(opened.hubspot, { portalId, dryRun }),
    [Symbol.asyncDispose]: () => own.disposeAsync(),
  };
}

const statesOf = ({ properties }: ProvisionReport) =>
  Object.fromEntries(properties.map(({ name, state }) => [name, state]));
const driftOf = (report: ProvisionReport, name: string) =>
  report.properties.find((property) => property.name === name)?.drift;
const all = (state: string) => Object.fromEntries(names.map((name) => [name, state]));

describe('an untouched portal', () => {
  test('gets the group and every property, of the right type, with the statuses as options', async () => {
    await using it = await open();
    const report = await it.provision();
    expect(report).toMatchObject({ portalId, usable: true, group: 'created' });
    expect(statesOf(report)).toEqual(all('created'));
    expect(it.properties.groups.get('lead_intake')).toMatchObject({ label: 'Lead intake' });
    for (const [name, { type, fieldType, label }] of Object.entries({ ...resultProperties, ...inputProperties })) {
      expect(it.properties.live(name)).toMatchObject({ type, fieldType, label, groupName: 'lead_intake' });
    }
    expect(it.properties.live('lead_intake_status')?.options.map(({ value }) => value)).toEqual(leadStatus.options);
    expect(it.simulator.faults).toEqual([]);
  });

  test('once more: nothing is written, nothing is new', async () => {
    await using it = await open();
    await it.provision();
    it.simulator.log.clear();
    const report = await it.provision();
    expect(report).toMatchObject({ usable: true, group: 'present' });
    expect(statesOf(report)).toEqual(all('present'));
    expect(it.simulator.log.calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  test('a look alone says what is missing and creates nothing', async () => {
    await using it = await open();
    const report = await it.provision(true);
    expect(report).toMatchObject({ usable: false, group: 'missing' });
    expect(statesOf(report)).toEqual(all('missing'));
    expect(it.simulator.log.calls.every(({ method }) => method === 'GET')).toBe(true);
    expect(it.properties.live('lead_intake_score')).toBeUndefined();
  });

  test('two at once: each property is there once, and both say so', async () => {
    await using it = await open();
    const reports = await Promise.all([it.provision(), it.provision()]);
    for (const report of reports) expect(report.usable).toBe(true);
    expect(it.simulator.faults).toEqual([]);
  });

  test.each(['resetAfter', 'gatewayTimeoutApplied', 'truncated'] as const)(
    'an answer that is lost after the property was made (%s): it is looked for, not made again',
    async (name) => {
      await using it = await open();
      it.simulator.script({ kind: /create$/, method: 'POST', deviations: [deviations[name]] });
      const report = await it.provision();
      expect(report.usable).toBe(true);
      expect(statesOf(report)).toEqual(all('present'));
      expect(it.simulator.log.count('properties.create')).toBe(names.length);
    },
  );

  test('HubSpot fails for good: the failure is the answer, and the next time goes on from there', async () => {
    await using it = await open();
    it.simulator.script({ kind: 'properties.create', nth: [3], deviations: [deviations.serverError] });
    await expect(it.provision()).rejects.toMatchObject({ kind: 'retryable' });
    it.simulator.clearScript();
    const report = await it.provision();
    expect(report.usable).toBe(true);
    expect(Object.values(statesOf(report)).filter((state) => state === 'present')).toHaveLength(2);
  });
});

describe('what the firm has changed', () => {
  test('stays: label, description, order and place', async () => {
    await using it = await open();
    await it.provision();
    const score = it.properties.live('lead_intake_score')!;
    Object.assign(score, { label: 'Güte', description: 'Unsere', displayOrder: 7, groupName: 'contactinformation' });
    const status = it.properties.live('lead_intake_status')!;
    status.options[0]!.label = 'Take it';
    const before = structuredClone([score, status]);
    const report = await it.provision();
    expect(report.usable).toBe(true);
    expect([score, status]).toEqual(before);
    expect(report.properties.flatMap(({ drift }) => drift)).toEqual([]);
  });

  test('further options stay and are reported', async () => {
    await using it = await open();
    await it.provision();
    const status = it.properties.live('lead_intake_status')!;
    status.options.push({ value: 'vip', label: 'VIP', displayOrder: 9, hidden: false });
    const report = await it.provision();
    expect(report.usable).toBe(true);
    expect(driftOf(report, 'lead_intake_status')).toEqual(['has extra options: vip']);
    expect(status.options.map(({ value }) => value)).toContain('vip');
  });

  test('options that are missing are added behind the firm’s own, which stay as they are', async () => {
    await using it = await open();
    await it.provision();
    const status = it.properties.live('lead_intake_status')!;
    const own = [
      { value: 'vip', label: 'Error', displayOrder: 0, hidden: true, description: 'ours' },
      { value: 'valid', label: 'Take it', displayOrder: 4, hidden: false },
    ];
    status.options = structuredClone(own);
    const report = await it.provision();
    expect(report).toMatchObject({ usable: true });
    expect(statesOf(report).lead_intake_status).toBe('extended');
    const { options } = it.properties.live('lead_intake_status')!;
    expect(options.slice(0, 2)).toMatchObject([
      { value: 'vip', label: 'Error', displayOrder: 0, hidden: true },
      { value: 'valid', label: 'Take it', displayOrder: 4 },
    ]);
    expect(options.map(({ value }) => value).sort()).toEqual([...leadStatus.options, 'vip'].sort());
    expect(options.find(({ value }) => value === 'error')?.label).toBe('Error (lead intake)');
    expect(it.simulator.faults).toEqual([]);
  });

  test('another type of a property that is written: not usable, said in words, left alone', async () => {
    await using it = await open();
    it.properties.define({ name: 'lead_intake_score', label: 'Score', type: 'string', fieldType: 'text' });
    const report = await it.provision();
    expect(report.usable).toBe(false);
    expect(driftOf(report, 'lead_intake_score')).toEqual([
      'type is string instead of number',
      'field type is text instead of number',
    ]);
    expect(it.properties.live('lead_intake_score')).toMatchObject({ type: 'string', label: 'Score' });
  });

  test('another field type of the same type is reported and no obstacle', async () => {
    await using it = await open();
    it.properties.define({ name: 'lead_intake_notes', label: 'Notes', type: 'string', fieldType: 'text' });
    const report = await it.provision();
    expect(report.usable).toBe(true);
    expect(driftOf(report, 'lead_intake_notes')).toEqual(['field type is text instead of textarea']);
  });

  test('a property that is only read may be of any type', async () => {
    await using it = await open();
    const options = [['pi', 'Personal injury']] as const;
    const name = 'lead_intake_practice_area';
    it.properties.define({ name, label: 'Area', type: 'enumeration', fieldType: 'select', options });
    const report = await it.provision();
    expect(report.usable).toBe(true);
    expect(driftOf(report, name)).toEqual([
      'type is enumeration instead of string',
      'field type is select instead of text',
    ]);
  });

  test('a property that HubSpot refuses to make: the others are made, and the words say what was refused', async () => {
    await using it = await open();
    it.simulator.script({
      kind: 'properties.create',
      where: ({ body }) => (body as { name?: string }).name === 'lead_intake_engine',
      deviations: [{ kind: 'page', status: 400, html: 'no' }],
    });
    const report = await it.provision();
    expect(report.usable).toBe(false);
    expect(statesOf(report)).toEqual({ ...all('created'), lead_intake_engine: 'failed' });
    expect(driftOf(report, 'lead_intake_engine')).toEqual([expect.stringContaining('could not be created')]);
  });

  test('an archived property of the name is named as what it is', async () => {
    await using it = await open();
    await it.provision();
    it.properties.archive('lead_intake_engine');
    it.simulator.script({ kind: 'properties.create', deviations: [{ kind: 'page', status: 409, html: 'taken' }] });
    const report = await it.provision();
    expect(driftOf(report, 'lead_intake_engine')).toEqual([expect.stringContaining('is archived in HubSpot')]);
  });
});

describe('refusals', () => {
  test('without the scope, it is named and nothing is half done', async () => {
    await using it = await open();
    const token = it.store.seal(
      it.simulator.staticToken(PORTAL, ['oauth', 'crm.objects.contacts.read', 'crm.objects.contacts.write']),
      'hubspot_connections.access_token',
    );
    await it.db.updateTable('hubspot_connections').set({ access_token: token }).execute();
    await expect(it.provision()).rejects.toMatchObject({
      kind: 'missing_scopes',
      scopes: ['crm.schemas.contacts.write'],
    });
  });
});

describe('comparing', () => {
  const status = wantedProperties.find(({ name }) => name === 'lead_intake_status')!;
  const same = { name: status.name, type: status.type, fieldType: status.fieldType, options: status.options };

  test('the same is the same', () => {
    expect(compareProperty(status, same)).toEqual({ missingOptions: [], drift: [], usable: true });
  });

  test('options of a property of another type are not looked at', () => {
    const found = { ...same, type: 'string', options: [] };
    expect(compareProperty(status, found)).toMatchObject({ missingOptions: [], usable: false });
  });

  test('options without an order or with none at all are kept in their order', () => {
    const found = { ...same, options: [{ label: 'A', value: 'a' }] };
    expect(extendOptions(found, status.options.slice(0, 1))).toEqual([
      { label: 'A', value: 'a', displayOrder: 0, hidden: false },
      { ...status.options[0], displayOrder: 1 },
    ]);
    expect(extendOptions({ ...same, options: [] }, status.options.slice(0, 1))[0]?.displayOrder).toBe(0);
  });
});
