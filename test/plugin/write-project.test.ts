import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseProjectConfig } from '@hubspot/project-parsing-lib/projects';
import { translate } from '@hubspot/project-parsing-lib/translate';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Refusal } from '../../bridge/platform/refusal.ts';
import { callCommand, type Given, isCallersMistake } from '../fixtures/commands.ts';
import { configFaults } from './component-schemas.ts';

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hubspot-write-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return path.join(folder, 'project');
}

const given = { portal: '20000001', url: 'https://leads.firm.example', 'support-email': 'it@firm.example' };

const run = (values: Given) => callCommand('hubspot project', { ...given, ...values });

async function read(folder: string, profile = 'production') {
  const { srcDir, platformVersion } = parseProjectConfig(folder);
  const context = { projectSourceDir: path.join(folder, srcDir), platformVersion };
  const { intermediateRepresentation, skippedHsMetaFiles } = await translate(context, {
    skipValidation: true,
    profile,
  });
  expect(skippedHsMetaFiles).toEqual([]);
  const components = Object.values(intermediateRepresentation.intermediateNodesIndexedByUid);
  for (const { componentType, config } of components) expect(configFaults(componentType, config)).toEqual([]);
  const byType = new Map(components.map(({ componentType, config }) => [componentType, JSON.stringify(config)]));
  return { platformVersion, byType, permissions: components.flatMap(({ permissions }) => permissions ?? []) };
}

describe('hubspot project', () => {
  test('writes a whole project with one profile that is filled in', async () => {
    const out = newFolder();
    const output = await run({ out });
    expect(output?.json).toEqual({
      folder: out,
      variant: 'static',
      platform: '2026.09',
      profile: 'production',
      workflows: true,
      owners: true,
      beforeConnecting: false,
    });
    expect(readdirSync(path.join(out, 'src'))).toEqual(['app', 'hsprofile.production.json']);
    const { byType } = await read(out);
    expect(byType.size).toBe(6);
    expect(byType.get('APPLICATION')).toContain('"fetch":["https://leads.firm.example/hubspot/card/"]');
    expect(byType.get('WORKFLOW_ACTION')).toContain('https://leads.firm.example/hubspot/actions/screen-lead');
  });

  test('before the portal is connected it watches no property that connecting creates', async () => {
    const watchedIn = async (out: string) => {
      const text = (await read(out)).byType.get('WEBHOOKS') ?? '';
      return [...text.matchAll(/"propertyName":"(\w+)"/g)].map(([, name]) => name);
    };
    const [first, second] = [newFolder(), newFolder()];
    const output = await run({ out: first, 'before-connecting': true });
    expect(output?.text).toContain('without --before-connecting');
    await run({ out: second });
    const [before, after] = [await watchedIn(first), await watchedIn(second)];
    expect(before).toContain('email');
    expect(before.filter((name) => name?.startsWith('lead_intake_'))).toEqual([]);
    expect(after).toContain('lead_intake_status');
    // Everything else is the same: the second upload only adds to the first.
    expect(after.filter((name) => !name?.startsWith('lead_intake_'))).toEqual(before);
    const named = newFolder();
    await run({ out: named, 'before-connecting': true, property: ['email', 'lead_intake_county'] });
    expect(await watchedIn(named)).toEqual(['email', 'lifecyclestage']);
  });

  test('for platform 2026.03 it leaves out what that does not know', async () => {
    const out = newFolder();
    await run({ out, platform: '2026.03', variant: 'oauth', profile: 'trial' });
    const { platformVersion, byType, permissions } = await read(out, 'trial');
    expect(platformVersion).toBe('2026.03');
    expect(byType.has('CRM_BULK_ACTION')).toBe(false);
    expect(permissions).toEqual([]);
    expect(byType.get('APPLICATION')).toContain('"distribution":"marketplace"');
  });

  test('without workflows neither the action nor its scope is there', async () => {
    const out = newFolder();
    await run({ out, 'no-workflows': true });
    const { byType } = await read(out);
    expect(byType.has('WORKFLOW_ACTION')).toBe(false);
    expect(byType.get('APPLICATION')).not.toContain('automation');
  });

  test('without claims in Slack owners are not asked for, in either variant', async () => {
    for (const variant of ['static', 'oauth']) {
      const out = newFolder();
      expect((await run({ out, variant, 'no-owners': true }))?.json).toMatchObject({ owners: false, workflows: true });
      const { byType } = await read(out);
      expect(byType.get('APPLICATION')).not.toContain('owners');
      expect(byType.get('APPLICATION')).toContain('automation');
    }
  });

  test('watches the properties it is given, the outcome and the status', async () => {
    const out = newFolder();
    await run({ out, property: ['what_happened', 'case_type'] });
    const { byType } = await read(out);
    const watched = [...(byType.get('WEBHOOKS') ?? '').matchAll(/"propertyName":"(\w+)"/g)].map(([, name]) => name);
    expect(watched).toEqual(['what_happened', 'case_type', 'lifecyclestage', 'lead_intake_status']);
  });

  test('leaves a folder alone that holds something', async () => {
    const out = path.dirname(newFolder());
    writeFileSync(path.join(out, 'kept.txt'), 'mine');
    await expect(run({ out })).rejects.toThrow(Refusal);
    expect(readdirSync(out)).toEqual(['kept.txt']);
    expect(readFileSync(path.join(out, 'kept.txt'), 'utf8')).toBe('mine');
  });

  test.each([
    ['http', { url: 'http://leads.firm.example' }],
    ['a path', { url: 'https://leads.firm.example/bridge' }],
    ['a slash at the end', { url: 'https://leads.firm.example/' }],
    [
      'an address that would be too long for HubSpot',
      { url: `https://${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.firm.example` },
    ],
    ['a support page of more than 250 characters', { 'support-url': `https://firm.example/${'a'.repeat(240)}` }],
    ['a portal that is no number', { portal: 'abc' }],
    ['an address that is none', { 'support-email': 'nobody' }],
    ['a variant there is not', { variant: 'public' }],
    ['a platform there is not', { platform: '2025.2' }],
    ['a profile with a path in it', { profile: '../x' }],
    ['a property that can be none', { property: ['No Name'] }],
  ])('refuses %s and writes nothing', async (_, values) => {
    const out = newFolder();
    await expect(run({ out, ...values })).rejects.toSatisfy(isCallersMistake);
    expect(readdirSync(path.dirname(out))).toEqual([]);
  });
});
