import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { expect, onTestFinished, test } from 'vitest';
import { platforms, writeProject } from '../../bridge/hubspot/app/project-files.ts';

/** What HubSpot has ready for every surface. */
const given = ['react', 'react/jsx-runtime', '@hubspot/ui-extensions', '@hubspot/ui-extensions/crm'];

const profile = {
  name: 'production',
  accountId: 20_000_001,
  bridgeUrl: 'https://leads.firm.example',
  supportEmail: 'it@firm.example',
  supportUrl: 'https://firm.example/help',
};

/** The folder with the sources of a project that was written far from this repository. */
async function writeSources(choices: Partial<Parameters<typeof writeProject>[1]>): Promise<string> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'hubspot-bundle-')));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const project = path.join(folder, 'project');
  await writeProject(project, {
    variant: 'static',
    platform: '2026.09',
    workflows: true,
    owners: true,
    profile,
    ...choices,
  });
  return path.join(project, 'src');
}

const entryPoints = (sources: string): string[] =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-hsmeta.json'))
    .map((file) => JSON.parse(readFileSync(path.join(sources, file), 'utf8')).config.entrypoint)
    .filter((entry) => entry !== undefined)
    .toSorted();

async function bundle(input: string) {
  const unresolved: string[] = [];
  const built = await rolldown({
    input,
    external: given,
    // Even the library would have to be there to be bundled: here only what HubSpot gives is not.
    onLog: (_, log) => void unresolved.push(log.message),
  });
  const { output } = await built.generate({ format: 'esm' });
  await built.close();
  const [{ imports, moduleIds, code }, ...more] = output;
  return { imports, moduleIds, code, unresolved, more };
}

const packageOf = (from: string) =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');

test.each([
  { platform: '2026.09', variant: 'static' },
  { platform: '2026.09', variant: 'oauth' },
  { platform: '2026.03', variant: 'static' },
  { platform: '2026.03', variant: 'oauth' },
] as const)(
  '$platform $variant: every entry point bundles from its own folder and what HubSpot gives',
  async (choices) => {
    const sources = await writeSources(choices);
    const entries = entryPoints(sources);
    const everywhere = ['/app/cards/lead-sidebar.tsx', '/app/cards/lead-tab.tsx', '/app/settings/settings.tsx'];
    expect(entries).toEqual(
      choices.platform === '2026.03' ? everywhere : ['/app/actions/screen-leads.tsx', ...everywhere],
    );
    for (const entry of entries) {
      const folder = path.dirname(sources + entry);
      const { imports, moduleIds, code, unresolved, more } = await bundle(sources + entry);
      expect({ entry, unresolved, more }).toEqual({ entry, unresolved: [], more: [] });
      expect(moduleIds.length).toBeGreaterThan(5);
      for (const id of moduleIds.filter((one) => !one.startsWith('\0'))) expect(path.dirname(id)).toBe(folder);
      expect(code).toContain('hubspot.extend(');
      const { dependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
      for (const from of imports) {
        expect(given).toContain(from);
        expect(Object.keys(dependencies)).toContain(packageOf(from));
      }
    }
  },
);

test('every platform that a project is written for is bundled above', () => {
  expect(platforms).toEqual(['2026.09', '2026.03']);
});
