import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { componentFaults, profileFaults, projectFaults } from './project-file-schemas.ts';

const plugin = path.join(import.meta.dirname, '..', '..', 'plugin', 'hubspot');

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const variables = JSON.parse(readFileSync(path.join(plugin, 'src', 'hsprofile.production.json'), 'utf8'))
  .variables as Record<string, string>;

/** A file as HubSpot has it once the profile is filled in. */
const read = (file: string): Json =>
  JSON.parse(readFileSync(file, 'utf8').replace(/\$\{(\w+)\}/g, (_, name: string) => variables[name] ?? `\${${name}}`));

const filesOf = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.relative(plugin, path.join(folder, file)));

/** Words without meaning for HubSpot's tools, which nobody but their author can tell to be missing. */
const mayBeMissing = new Set(['config.description of a card']);

type Change = (holder: { [key: string]: Json }, key: string) => void;

const changes: Record<string, Change> = {
  'left out': (holder, key) => {
    delete holder[key];
  },
  misspelt: (holder, key) => {
    const { [key]: value = null } = holder;
    delete holder[key];
    holder[`${key}x`] = value;
  },
  null: (holder, key) => {
    holder[key] = null;
  },
  'of another kind': (holder, key) => {
    holder[key] = typeof holder[key] === 'object' ? 'text' : {};
  },
};

const isHolder = (value: Json): value is { [key: string]: Json } | Json[] =>
  typeof value === 'object' && value !== null;

/** Where every key stands: the names and places of lists on the way, the key last. */
function placesOf(value: Json, above: string[] = []): string[][] {
  if (!isHolder(value)) return [];
  return Object.entries(value).flatMap(([key, below]) => {
    const place = [...above, key];
    return Array.isArray(value) ? placesOf(below, place) : [place, ...placesOf(below, place)];
  });
}

function changed(value: Json, place: readonly string[], change: Change): Json {
  const copy = structuredClone(value);
  let holder = copy as { [key: string]: Json };
  for (const step of place.slice(0, -1)) holder = holder[step] as { [key: string]: Json };
  change(holder, place.at(-1) ?? '');
  return copy;
}

/** Changes that go unnoticed. */
function unnoticed(value: Json, faultsOf: (value: unknown) => string[]): string[] {
  return placesOf(value).flatMap((place) =>
    Object.entries(changes).flatMap(([name, change]) =>
      faultsOf(changed(value, place, change)).length > 0 ? [] : [`${place.join('.')} ${name}`],
    ),
  );
}

const components = [
  ...filesOf(path.join(plugin, 'src'), '-hsmeta.json'),
  ...filesOf(path.join(plugin, 'variants'), '-hsmeta.json'),
];

describe('a slip in a file that HubSpot reads is noticed here', () => {
  test('there is one file for each component, and the other variant of the app', () => {
    expect(components).toHaveLength(8);
  });

  test.each(components)('%s', (file) => {
    const component = read(path.join(plugin, file));
    expect(componentFaults(component)).toEqual([]);
    const { type } = component as { type: string };
    const expected = [...mayBeMissing]
      .filter((words) => words.endsWith(` of a ${type}`))
      .map((words) => words.split(' ')[0]);
    expect(unnoticed(component, componentFaults)).toEqual(expected.map((place) => `${place} left out`));
  });

  test('hsproject.json', () => {
    const project = read(path.join(plugin, 'hsproject.json'));
    expect(projectFaults(project)).toEqual([]);
    expect(unnoticed(project, projectFaults)).toEqual([]);
    expect(projectFaults({ ...(project as object), platformVersion: '2025.1' })).not.toEqual([]);
  });

  test.each(filesOf(path.join(plugin, 'src'), '.json').filter((file) => path.basename(file).startsWith('hsprofile.')))(
    '%s',
    (file) => {
      const profile = JSON.parse(readFileSync(path.join(plugin, file), 'utf8'));
      expect(profileFaults(profile)).toEqual([]);
      expect(unnoticed(profile, profileFaults)).toEqual([]);
      const named = components.flatMap((one) =>
        [...readFileSync(path.join(plugin, one), 'utf8').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name),
      );
      expect(new Set(named)).toEqual(new Set(Object.keys(profile.variables)));
    },
  );
});
