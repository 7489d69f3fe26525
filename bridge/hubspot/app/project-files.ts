import { readFileSync } from 'node:fs';
import path from 'node:path';
import { appComponent } from './app-component.ts';
import { renderSurfaceTables } from './surface-tables.ts';
import { webhooksComponent } from './webhooks-component.ts';
import { workflowActionComponent } from './workflow-action-component.ts';

/** The platform version the project targets, and the older one it is also checked with. */
export const platforms = ['2026.09', '2026.03'] as const;
export type Platform = (typeof platforms)[number];

/** Folders of surfaces: HubSpot bundles each by itself, so none imports another. */
const surfaces = ['cards', 'settings', 'actions'] as const;

/** Written once, beside the card; copied to the other surfaces. */
const shared = ['ask-bridge.ts', 'bridge-fault.tsx', 'moment-text.ts', 'plain-text.ts'] as const;

const root = path.join(import.meta.dirname, '..', '..', '..');
const app = path.join(root, 'plugin', 'hubspot', 'src', 'app');

export const renderJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

export const hsProject = (platformVersion: Platform) => ({
  name: 'lead-intake-scoring',
  srcDir: 'src',
  platformVersion,
});

const genName = (file: string) => file.replace(/\.(tsx?)$/, '.gen.$1');

/** The original, with imports renamed to the copies. */
function copyOf(file: string): string {
  const source = readFileSync(path.join(app, 'cards', file), 'utf8');
  const renamed = shared.reduce((text, name) => text.replaceAll(`'./${name}'`, `'./${genName(name)}'`), source);
  return `// Generated from cards/${file} by \`npm run generate\`. Do not edit.\n${renamed}`;
}

/** HubSpot bundles a surface without the rest of this repository. */
function copyOfShared(file: string): string {
  return `// Generated from shared/${file} by \`npm run generate\`. Do not edit.\n${readFileSync(path.join(root, 'shared', file), 'utf8')}`;
}

/** Every generated file of `plugin/hubspot`, by its path from the root of the repository. */
export function hubspotProjectFiles(): Record<string, () => string> {
  const project = 'plugin/hubspot';
  const copies = surfaces
    .filter((surface) => surface !== 'cards')
    .flatMap((surface) =>
      shared.map((file) => [`${project}/src/app/${surface}/${genName(file)}`, () => copyOf(file)] as const),
    );
  return {
    [`${project}/hsproject.json`]: () => renderJson(hsProject('2026.09')),
    [`${project}/src/app/app-hsmeta.json`]: () =>
      renderJson(appComponent({ variant: 'static', workflows: true, owners: true })),
    [`${project}/variants/oauth/app-hsmeta.json`]: () =>
      renderJson(appComponent({ variant: 'oauth', workflows: true, owners: true })),
    [`${project}/src/app/webhooks/webhooks-hsmeta.json`]: () => renderJson(webhooksComponent()),
    [`${project}/src/app/workflow-actions/screen-lead-hsmeta.json`]: () => renderJson(workflowActionComponent()),
    ...Object.fromEntries(
      surfaces.map((surface) => [`${project}/src/app/${surface}/tables.gen.ts`, renderSurfaceTables]),
    ),
    [`${project}/src/app/cards/telephone-number.gen.ts`]: () => copyOfShared('telephone-number.ts'),
    ...Object.fromEntries(copies),
  };
}
