import { readFileSync } from 'node:fs';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { settingsOperations } from '../../../shared/app-settings.ts';
import { BULK_MAX, cardOperations, overrideStatus } from '../../../shared/card.ts';
import { configuration } from '../../../shared/configuration.ts';
import { defaultFieldMapping, fieldMapping } from '../../../shared/field-mapping.ts';
import { leadStatusLabels, resultProperties } from '../../../shared/hubspot-properties.ts';
import { UNFIT_NOTE_MAX, unfitQuestion, unfitReasons } from '../../../shared/lead-actions.ts';
import { blockedTexts } from '../../../shared/problems/screen-blocked-reasons.ts';
import { recordFields } from '../../../shared/record.ts';
import { flagLabels, missingFacts, partLabels, verdictLabels } from '../../../shared/results.ts';
import { notStorable } from '../../../shared/storable-text.ts';
import { actionOutputs, SCREEN_LEAD_PATH } from '../../../shared/workflow-action.ts';
import { sourceProperties } from '../mapping/contact-to-record.ts';
import { type AppVariant, appComponent, variable, webhooksComponent } from './app-component.ts';

/** The parts of JSON Schema that are read here. */
const limited = z.looseObject({
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  maxLength: z.number().optional(),
  pattern: z.string().optional(),
});

const node = z.looseObject({
  $ref: z.string().optional(),
  $defs: z.record(z.string(), z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  additionalProperties: z.unknown().optional(),
});

/**
 * The schema at a place of another one; `#` stands for the items of a list, `*` for the values of a
 * record, a number for an alternative.
 */
function at(schema: z.ZodType, place: string): z.output<typeof limited> {
  const root = node.parse(z.toJSONSchema(schema, { io: 'input' }));
  const resolve = (value: unknown) => {
    const { $ref } = node.parse(value);
    return node.parse($ref === undefined ? value : root.$defs?.[$ref.replace('#/$defs/', '')]);
  };
  let here = resolve(root);
  for (const step of place.split('.')) {
    const { properties, items, anyOf, additionalProperties } = here;
    const named = step === '*' ? additionalProperties : properties?.[step];
    here = resolve(step === '#' ? items : /^\d$/.test(step) ? anyOf?.[Number(step)] : named);
  }
  return limited.parse(here);
}

const needed = (value: number | undefined): number => z.number().parse(value);

/** Limits, read from the dashboard's own schemas. */
function limits() {
  const threshold = at(configuration, 'threshold');
  const firstOf = at(fieldMapping, 'fields.firstName.0.firstOf');
  return {
    threshold: { min: needed(threshold.minimum), max: needed(threshold.maximum) },
    areas: {
      max: needed(at(configuration, 'practiceAreas').maxItems),
      name: needed(at(configuration, 'practiceAreas.#.name').maxLength),
      aliases: needed(at(configuration, 'practiceAreas.#.aliases').maxItems),
    },
    filters: {
      max: needed(at(configuration, 'customFilters').maxItems),
      text: needed(at(configuration, 'customFilters.#.0').maxLength),
    },
    mapping: {
      properties: needed(firstOf.maxItems),
      separator: needed(at(fieldMapping, 'fields.firstName.1.separator').maxLength),
      constant: needed(at(fieldMapping, 'fields.firstName.2.constant').maxLength),
      area: needed(at(fieldMapping, 'practiceAreas.*').maxLength),
      property: z.string().parse(at(fieldMapping, 'fields.firstName.0.firstOf.#').pattern),
    },
    bulk: BULK_MAX,
    note: UNFIT_NOTE_MAX,
  };
}

const pathsOf = () =>
  Object.fromEntries(
    Object.entries({ ...cardOperations, ...settingsOperations }).map(([id, { method, path }]) => [
      id,
      { method, path },
    ]),
  );

const constant = (name: string, value: unknown) =>
  `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;

/** `tables.gen.ts`: the values of shared tables, for code that HubSpot bundles without the rest of this repository. */
function renderSurfaceTables(): string {
  return [
    '// Generated from shared/ by `npm run generate`. Do not edit.\n',
    constant('operations', pathsOf()),
    constant('resultPropertyNames', Object.keys(resultProperties)),
    constant('statusLabels', leadStatusLabels),
    constant('overrideStatuses', overrideStatus.options),
    constant('unfitQuestion', unfitQuestion),
    constant('unfitReasons', unfitReasons),
    constant('blockedTexts', blockedTexts),
    constant('partLabels', partLabels),
    constant('verdictLabels', verdictLabels),
    constant('missingFacts', missingFacts),
    constant('phoneProperties', sourceProperties(defaultFieldMapping.fields.phone)),
    constant('flagLabels', flagLabels),
    constant('recordFields', recordFields),
    constant('limits', limits()),
    constant('notStorable', notStorable),
  ].join('\n');
}

type Output = (typeof actionOutputs)[keyof typeof actionOutputs];

const fieldTypes = { enumeration: 'select', number: 'number', bool: 'booleancheckbox', string: 'textarea' } as const;

/** Workflow branches use these outputs, so they are typed, and the status is an enumeration. */
function outputField([name, output]: [string, Output]) {
  return {
    typeDefinition: {
      name,
      type: output.type,
      fieldType: fieldTypes[output.type],
      ...('options' in output && { options: optionsOf(output.options) }),
    },
  };
}

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label], displayOrder) => ({ value, label, displayOrder, hidden: false }));

const labelsOf = Object.fromEntries(Object.entries(actionOutputs).map(([name, { label }]) => [name, label]));

/** `screen-lead-hsmeta.json`: the action "Screen lead" of workflows about contacts. */
function workflowActionComponent() {
  return {
    uid: 'screen_lead',
    type: 'workflow-action',
    config: {
      actionUrl: variable('BRIDGE_URL') + SCREEN_LEAD_PATH,
      isPublished: true,
      supportedClients: [{ client: 'WORKFLOWS' }],
      inputFields: [],
      outputFields: Object.entries(actionOutputs).map(outputField),
      objectTypes: ['CONTACT'],
      executionRules: [],
      labels: {
        en: {
          actionName: 'Screen lead',
          actionDescription: 'Scores the contact against what the firm takes, and waits for the result.',
          actionCardContent: 'Screen lead',
          inputFieldLabels: {},
          inputFieldDescriptions: {},
          outputFieldLabels: labelsOf,
        },
      },
    },
  };
}

/** The platform version the project targets, and the older one it is also checked with. */
export const platforms = ['2026.09', '2026.03'] as const;
type Platform = (typeof platforms)[number];

/** Folders of surfaces: HubSpot bundles each by itself, so none imports another. */
const surfaces = ['cards', 'settings', 'actions'] as const;

/** Written once, beside the card; copied to the other surfaces. */
const shared = ['ask-bridge.ts', 'bridge-fault.tsx', 'moment-text.ts', 'plain-text.ts'] as const;

const root = path.join(import.meta.dirname, '..', '..', '..');
const app = path.join(root, 'plugin', 'hubspot', 'src', 'app');

const renderJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

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

/** Values filled in when a project is uploaded. */
interface Profile {
  name: string;
  /** The HubSpot account the project is uploaded to. */
  accountId: number;
  /** The public https origin of the bridge, without a slash at its end. */
  bridgeUrl: string;
  supportEmail: string;
  supportUrl: string;
}

interface ProjectChoices {
  variant: AppVariant;
  platform: Platform;
  profile: Profile;
  /** False when the account has no workflows: then `automation` is not requested. */
  workflows: boolean;
  /** False when nobody claims leads in Slack: then owners are not read. */
  owners: boolean;
  /** Watched contact properties; defaults to those of the default mapping. */
  properties?: readonly string[] | undefined;
  /** True for the first upload into a portal without the bridge's own properties: they are not watched then. */
  beforeConnecting?: boolean;
}

/** Parts of the source that a project can omit. */
function leftOut({ platform, workflows }: ProjectChoices): string[] {
  return [...(platform === '2026.03' ? ['actions'] : []), ...(workflows ? [] : ['workflow-actions'])];
}

/**
 * Writes a project that HubSpot's CLI can upload, into a folder outside of this repository: the CLI skips files of a
 * git worktree.
 * @param folder created if missing
 * @throws {FolderInUse} before anything is written
 */
export async function writeProject(folder: string, choices: ProjectChoices): Promise<void> {
  const { variant, platform, profile, workflows, owners, properties, beforeConnecting = false } = choices;
  const target = path.join(folder, 'src', 'app');
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new FolderInUse(folder);
  await cp(app, target, { recursive: true });
  for (const part of leftOut(choices)) await rm(path.join(target, part), { recursive: true });
  const files = {
    'hsproject.json': hsProject(platform),
    [`src/hsprofile.${profile.name}.json`]: profileFile(profile),
    'src/app/app-hsmeta.json': appComponent({ variant, workflows, owners }),
    'src/app/webhooks/webhooks-hsmeta.json': webhooksComponent(properties, { provisioned: !beforeConnecting }),
  };
  for (const [file, content] of Object.entries(files)) await writeFile(path.join(folder, file), renderJson(content));
}

const profileFile = ({ accountId, bridgeUrl, supportEmail, supportUrl }: Profile) => ({
  accountId,
  variables: { BRIDGE_URL: bridgeUrl, SUPPORT_EMAIL: supportEmail, SUPPORT_URL: supportUrl },
});

/** The folder is not empty and is left unchanged. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
  constructor(folder: string) {
    super(`${folder} is not empty`);
  }
}
