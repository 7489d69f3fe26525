import { z } from 'zod';
import type { Configuration } from '../../shared/configuration.ts';
import { type FilterReading, filterReading } from '../../shared/filter-conditions.ts';
import {
  getConfiguration,
  listConfigurationVersions,
  revertConfiguration,
  setConfiguration,
} from '../accounts/configurations.ts';
import { explainFilters } from '../analysis/filters/conditions/custom-filters.ts';
import { type Command, requiredOption, UsageError } from './command/command.ts';
import { readJsonFile } from './command/read-input.ts';
import { renderTable } from './command/table.ts';
import { withStore } from './command/with-store.ts';

export const configurationGet: Command = {
  summary: 'Print what an account accepts, in the form that set takes, and how each filter is read',
  usage: '--account ID',
  options: { account: { type: 'string' } },
  run({ values, environment }) {
    const accountId = requiredOption(values, 'account');
    return withStore(environment, async ({ db }) => {
      const { configuration } = await getConfiguration(db, accountId);
      const shown = { ...configuration, filters: showFilters(configuration).filters };
      return { json: shown, text: JSON.stringify(shown, null, 2) };
    });
  },
};

export const configurationSet: Command = {
  summary: 'Set practice areas, threshold and filters of an account from a JSON file',
  usage:
    '--account ID --file F   (F: a path, or - for standard input; {"practiceAreas": [], "threshold": 60, "customFilters": []})',
  options: { account: { type: 'string' }, file: { type: 'string' } },
  async run({ values, environment }) {
    const accountId = requiredOption(values, 'account');
    const input = withoutReadings(await readJsonFile(requiredOption(values, 'file')));
    return withStore(environment, async ({ db }) => {
      const saved = await setConfiguration(db, { accountId, actor: 'cli', input });
      const changes = saved.changes.map((change) => `  ${change}`);
      const { filters, lines } = showFilters(saved.configuration);
      return {
        json: {
          accountId,
          version: saved.version,
          changes: saved.changes,
          configuration: saved.configuration,
          filters,
        },
        text: [`Configuration version ${saved.version} of account ${accountId}:`, ...changes, ...lines].join('\n'),
      };
    });
  },
};

export const configurationHistory: Command = {
  summary: 'List the versions of a configuration: who, when, what changed',
  usage: '--account ID',
  options: { account: { type: 'string' } },
  run({ values, environment }) {
    const accountId = requiredOption(values, 'account');
    return withStore(environment, async ({ db }) => {
      const versions = (await listConfigurationVersions(db, accountId)).map(({ createdAt, ...version }) => ({
        ...version,
        createdAt: createdAt?.toISOString() ?? null,
      }));
      const rows = versions.map((version) => ({ ...version, changes: version.changes.join('; ') }));
      return { json: versions, text: renderTable(rows, ['version', 'createdAt', 'actor', 'changes']) };
    });
  },
};

export const configurationRevert: Command = {
  summary: 'Make an old version of a configuration the newest one',
  usage: '--account ID --version N',
  options: { account: { type: 'string' }, version: { type: 'string' } },
  run({ values, environment }) {
    const accountId = requiredOption(values, 'account');
    const version = requiredOption(values, 'version');
    if (!/^\d{1,9}$/.test(version)) throw new UsageError('--version is a whole number');
    return withStore(environment, async ({ db }) => {
      const saved = await revertConfiguration(db, { accountId, actor: 'cli', toVersion: Number(version) });
      const { filters, lines } = showFilters(saved.configuration);
      const equals = `Configuration version ${saved.version} of account ${accountId} equals version ${version}.`;
      return {
        json: {
          accountId,
          version: saved.version,
          changes: saved.changes,
          configuration: saved.configuration,
          filters,
        },
        text: [equals, ...lines].join('\n'),
      };
    });
  },
};

const advice = 'Say it in other words, or give a condition: bridge/docs/filters.md';
const warnings = {
  ambiguous: `WARNING: may mean several things, so no lead is judged by it. ${advice}`,
  no: `WARNING: not understood, so no lead is judged by it. ${advice}`,
} as const;

function renderReading({ filter, readAs, understood }: FilterReading): string[] {
  return [
    `  ${filter}`,
    ...(readAs === null ? [] : [`      ${readAs}`]),
    ...(understood === 'yes' ? [] : [`      ${warnings[understood]}`]),
  ];
}

/** A configuration as the command line prints it: with how each filter is read, as JSON and for people. */
function showFilters(configuration: Configuration): { filters: FilterReading[]; lines: string[] } {
  const filters = explainFilters(configuration.customFilters);
  const lines = filters.flatMap(renderReading);
  return { filters, lines: lines.length === 0 ? [] : ['How the filters are read:', ...lines] };
}

const printed = z.looseObject({ filters: z.array(filterReading.strict()) });

/** What `configuration get` printed may be set again: how filters are read is no part of a configuration. */
function withoutReadings(input: unknown): unknown {
  const parsed = printed.safeParse(input);
  if (!parsed.success) return input;
  const { filters: _readings, ...configuration } = parsed.data;
  return configuration;
}
