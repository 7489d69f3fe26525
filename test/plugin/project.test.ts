import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getAllHsProfiles } from '@hubspot/project-parsing-lib/profiles';
import { getProjectMetadata, isKnownPlatformVersion, parseProjectConfig } from '@hubspot/project-parsing-lib/projects';
import { translate } from '@hubspot/project-parsing-lib/translate';
import { validateUid } from '@hubspot/project-parsing-lib/uid';
import { describe, expect, onTestFinished, test } from 'vitest';
import { hubspotProjectFiles } from '../../bridge/hubspot/app/project-files.ts';
import { API_VERSION } from '../../bridge/hubspot/client/paths.ts';
import { optionalScopeList, scopeList } from '../../bridge/hubspot/connect/scopes.ts';
import { defaultAbout, defaultFieldMapping } from '../../shared/field-mapping.ts';
import { leadStatus } from '../../shared/hubspot-properties.ts';
import { actionOutputs } from '../../shared/workflow-action.ts';
import { configFaults } from './component-schemas.ts';

const root = path.join(import.meta.dirname, '..', '..');
const plugin = path.join(root, 'plugin', 'hubspot');

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** The project as somebody uploads it: in a folder of its own, with one of the variants in place. */
function copyProject(variant: 'static' | 'oauth' = 'static') {
  const folder = mkdtempSync(path.join(tmpdir(), 'hubspot-project-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(path.join(plugin, 'src'), path.join(folder, 'src'), { recursive: true });
  cpSync(path.join(plugin, 'hsproject.json'), path.join(folder, 'hsproject.json'));
  const app = path.join(folder, 'src', 'app', 'app-hsmeta.json');
  if (variant === 'oauth') cpSync(path.join(plugin, 'variants', 'oauth', 'app-hsmeta.json'), app);
  return folder;
}

async function read(folder: string, profile = 'production') {
  const { srcDir, platformVersion } = parseProjectConfig(folder);
  const projectSourceDir = path.join(folder, srcDir);
  const context = { projectSourceDir, platformVersion };
  const { intermediateRepresentation, skippedHsMetaFiles } = await translate(context, {
    skipValidation: true,
    profile,
  });
  const components = Object.values(intermediateRepresentation.intermediateNodesIndexedByUid);
  /** The `config` of the one component of a type. */
  const configOf = (type: string) => components.find(({ componentType }) => componentType === type)?.config ?? {};
  return { components, configOf, skippedHsMetaFiles, projectSourceDir };
}

const cases = (['static', 'oauth'] as const).flatMap((variant) =>
  ['production', 'sandbox'].map((profile) => ({ variant, profile })),
);

describe('the project, as HubSpot’s own library reads it', () => {
  test.each(cases)('$variant with profile $profile: every component is found, in its place, and right', async (one) => {
    const { components, skippedHsMetaFiles, projectSourceDir } = await read(copyProject(one.variant), one.profile);
    expect(skippedHsMetaFiles).toEqual([]);
    expect(components.map(({ componentType }) => componentType).toSorted()).toEqual([
      'APPLICATION',
      'CARD',
      'CARD',
      'CRM_BULK_ACTION',
      'SETTINGS',
      'WEBHOOKS',
      'WORKFLOW_ACTION',
    ]);
    for (const { uid, componentType, config } of components) {
      expect(validateUid(uid)).toBeUndefined();
      expect({ uid, faults: configFaults(componentType, config) }).toEqual({ uid, faults: [] });
      expect(JSON.stringify(config)).not.toContain('${');
      const { entrypoint } = config as { entrypoint?: string };
      if (entrypoint !== undefined) expect(filesBelow(projectSourceDir)).toContain(projectSourceDir + entrypoint);
    }
    const metadata = await getProjectMetadata(projectSourceDir);
    for (const { count, maxCount } of Object.values(metadata.components)) expect(count).toBeLessThanOrEqual(maxCount);
  });

  test('has the profiles it is read with here, and no others', async () => {
    expect((await getAllHsProfiles(path.join(plugin, 'src'))).toSorted()).toEqual(['production', 'sandbox']);
  });

  test('the platform is 2026.09, which HubSpot’s tools know', () => {
    const { platformVersion } = parseProjectConfig(plugin);
    expect(platformVersion).toBe('2026.09');
    expect(isKnownPlatformVersion(platformVersion)).toBe(true);
  });

  test('a variable that the profile lacks is a fault', async () => {
    const folder = copyProject();
    const file = path.join(folder, 'src', 'hsprofile.production.json');
    writeFileSync(file, JSON.stringify({ accountId: 1, variables: {} }));
    await expect(read(folder)).rejects.toThrow();
  });

  test.each([
    ['APPLICATION', { name: 'HubSpot scoring' }],
    ['WEBHOOKS', { settings: { targetUrl: 'http://a.example', maxConcurrentRequests: 5 }, subscriptions: {} }],
    ['CARD', { name: 'x', location: 'nowhere', entrypoint: '/app/cards/x.tsx', objectTypes: ['contacts'] }],
    ['CRM_BULK_ACTION', { label: 'x' }],
    ['WORKFLOW_ACTION', {}],
    ['SETTINGS', { entrypoint: '/app/cards/x.tsx' }],
  ])('our schema of %s refuses what is wrong', (type, config) => {
    expect(configFaults(type, config).length).toBeGreaterThan(0);
  });
});

describe('what is made from shared tables', () => {
  test.each(Object.entries(hubspotProjectFiles()))('%s is up to date', (file, render) => {
    expect(readFileSync(path.join(root, file), 'utf8')).toBe(render());
  });

  test('static asks for everything it may ever need, OAuth for the least, and neither for more', async () => {
    const authOf = async (variant: 'static' | 'oauth') => {
      const { configOf } = await read(copyProject(variant));
      return (configOf('APPLICATION') as { auth: Record<string, string[]> }).auth;
    };
    expect((await authOf('static')).requiredScopes).toEqual([...scopeList, ...optionalScopeList]);
    const oauth = await authOf('oauth');
    expect(oauth.requiredScopes).toEqual(scopeList);
    expect(oauth.optionalScopes).toEqual(optionalScopeList);
    expect(oauth.redirectUrls).toEqual(['https://leads.example.com/hubspot/oauth/callback']);
  });

  test('webhooks watch what the default mapping reads and the outcome, and no property that the bridge writes but the status', async () => {
    const { configOf } = await read(copyProject());
    const { settings, subscriptions } = configOf('WEBHOOKS') as {
      settings: { targetUrl: string };
      subscriptions: { crmObjects: { subscriptionType: string; propertyName?: string; active: boolean }[] };
    };
    expect(settings.targetUrl).toBe('https://leads.example.com/webhooks/hubspot');
    const watched = subscriptions.crmObjects.flatMap(({ propertyName }) => propertyName ?? []);
    const mapped = Object.values(defaultFieldMapping.fields).flatMap((source) =>
      'firstOf' in source ? source.firstOf : [],
    );
    expect(new Set(watched)).toEqual(new Set([...mapped, 'lead_intake_status', defaultAbout.outcome]));
    expect(subscriptions.crmObjects.every(({ active }) => active)).toBe(true);
  });

  test('the workflow action’s status is a list to branch by, and every output has its label', async () => {
    const { configOf } = await read(copyProject());
    const { outputFields, labels } = configOf('WORKFLOW_ACTION') as {
      outputFields: { typeDefinition: { name: string; options?: { value: string }[] } }[];
      labels: { en: { outputFieldLabels: Record<string, string> } };
    };
    const names = outputFields.map(({ typeDefinition }) => typeDefinition.name);
    expect(names).toEqual(Object.keys(actionOutputs));
    expect(Object.keys(labels.en.outputFieldLabels)).toEqual(names);
    const [status] = outputFields;
    expect(status?.typeDefinition.options?.map(({ value }) => value)).toEqual(leadStatus.options);
  });
});

describe('the source', () => {
  const sources = filesBelow(plugin).filter((file) => !file.includes('node_modules'));
  const code = sources.filter((file) => /\.tsx?$/.test(file));

  test('names no path of HubSpot’s API, dated or legacy', () => {
    expect(sources.length).toBeGreaterThan(40);
    for (const file of sources) {
      const content = readFileSync(file, 'utf8');
      expect({ file, found: content.match(/hubapi\.com|\/v[1-9]\/|\/20\d\d-\d\d\b/)?.[0] }).toEqual({ file });
      expect(content).not.toContain(API_VERSION);
    }
  });

  test.each(code.map((file) => path.relative(plugin, file)))('%s takes values only from its own folder', (file) => {
    const content = readFileSync(path.join(plugin, file), 'utf8');
    const imports = content.matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)';/gms);
    const folder = path.dirname(path.join(plugin, file));
    for (const [, from = ''] of imports) {
      if (from.startsWith('.')) expect(readdirSync(folder)).toContain(path.basename(path.join(folder, from)));
      else expect(['react', '@hubspot/ui-extensions', '@hubspot/ui-extensions/crm']).toContain(from);
      expect(from).not.toContain('..');
    }
  });

  test('runs nowhere but in HubSpot’s worker: no window, no fetch of its own, no storage', () => {
    for (const file of code) {
      const content = readFileSync(file, 'utf8').replaceAll('hubspot.fetch(', '');
      expect(content).not.toMatch(
        /\b(?:window|document|localStorage|sessionStorage|XMLHttpRequest|eval)\b[.(]|\bfetch\(/,
      );
      expect(content).not.toMatch(/dangerouslySetInnerHTML|console\./);
    }
  });

  test('shows nobody the name of HubSpot', () => {
    for (const file of code) {
      const content = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      expect({ file, named: content.match(/HubSpot[^\n]*/)?.[0] }).toEqual({ file });
    }
  });

  test('each folder pins the versions this was tested with', () => {
    const own = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      devDependencies: Record<string, string>;
    };
    for (const folder of ['cards', 'settings', 'actions']) {
      const file = path.join(plugin, 'src', 'app', folder, 'package.json');
      const { dependencies } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Record<string, string> };
      for (const [name, version] of Object.entries(dependencies)) expect(own.devDependencies[name]).toBe(version);
    }
  });
});
