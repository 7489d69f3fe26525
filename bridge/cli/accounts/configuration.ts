import { z } from 'zod';
import { type Configuration, configurationInput } from '../../../shared/configuration.ts';
import { type FilterReading, filterReading } from '../../../shared/filter-conditions.ts';
import {
  getConfiguration,
  listConfigurationVersions,
  revertConfiguration,
  setConfiguration,
} from '../../accounts/configurations.ts';
import { explainFilters } from '../../analysis/filters/conditions/custom-filters.ts';
import { CALL } from '../../platform/product.ts';
import { type CommandInput, type CommandOutput, type OfAccount, UsageError } from '../command/command.ts';
import { readJsonFile } from '../command/read-input.ts';
import { readableJson } from '../command/readable-text.ts';
import { renderTable } from '../command/table.ts';
import { withAccount } from '../command/with-account.ts';

export function configurationGet(input: CommandInput<OfAccount>): Promise<CommandOutput> {
  return withAccount(input, async ({ store: { db }, account }) => {
    const { configuration } = await getConfiguration(db, account.id);
    const shown = { ...configuration, filters: showFilters(configuration).filters };
    return { json: shown, text: readableJson(shown) };
  });
}

interface Wanted extends OfAccount {
  file?: string;
  threshold?: number;
}

export async function configurationSet(input: CommandInput<Wanted>): Promise<CommandOutput> {
  const { file, threshold } = input.values;
  if (file === undefined && threshold === undefined) throw new UsageError('Give --file, --threshold or both');
  const given = file === undefined ? undefined : withoutReadings(await readJsonFile(file, input.streams));
  return withAccount(input, async ({ store: { db }, account: { id: accountId } }) => {
    const { configuration: before } = await getConfiguration(db, accountId);
    const wanted = withThreshold(given ?? before, threshold);
    const saved = await setConfiguration(db, { accountId, actor: 'cli', input: wanted });
    const head = `Configuration version ${saved.version} of account ${accountId}:`;
    const changes = saved.changes.length === 0 ? ['  Nothing changed.'] : saved.changes.map((change) => `  ${change}`);
    return render(accountId, saved, [head, ...changes, ...suggested(wanted, saved.configuration, before)]);
  });
}

export function configurationHistory(input: CommandInput<OfAccount>): Promise<CommandOutput> {
  return withAccount(input, async ({ store: { db }, account }) => {
    const versions = (await listConfigurationVersions(db, account.id)).map(({ createdAt, ...version }) => ({
      ...version,
      createdAt: createdAt?.toISOString() ?? null,
    }));
    const rows = versions.map((version) => ({ ...version, changes: version.changes.join('; ') }));
    return { json: versions, text: renderTable(rows, ['version', 'createdAt', 'actor', 'changes']) };
  });
}

export function configurationRevert(input: CommandInput<OfAccount & { version: number }>): Promise<CommandOutput> {
  const { version } = input.values;
  return withAccount(input, async ({ store: { db }, account: { id: accountId } }) => {
    const saved = await revertConfiguration(db, { accountId, actor: 'cli', toVersion: version });
    return render(accountId, saved, [`Reverted to version ${version} (saved as version ${saved.version}).`]);
  });
}

type Saved = Awaited<ReturnType<typeof setConfiguration>>;

function render(accountId: string, { version, changes, configuration }: Saved, said: string[]): CommandOutput {
  const { filters, lines } = showFilters(configuration);
  return { json: { accountId, version, changes, configuration, filters }, text: [...said, ...lines].join('\n') };
}

/** A value that is not an object is refused as it is. */
function withThreshold(configuration: unknown, threshold: number | undefined): unknown {
  const isObject = typeof configuration === 'object' && configuration !== null && !Array.isArray(configuration);
  return isObject && threshold !== undefined ? { ...configuration, threshold } : configuration;
}

const ALIASES_SHOWN = 6;

/** Which aliases came from the built-in table: those of new areas that name none in the file. */
function suggested(wanted: unknown, { practiceAreas }: Configuration, before: Configuration): string[] {
  const given = configurationInput.parse(wanted).practiceAreas;
  const known = new Set(before.practiceAreas.map((area) => JSON.stringify(area)));
  const filled = practiceAreas.filter((area, at) => {
    const own = given[at];
    return (typeof own === 'string' || own?.aliases === undefined) && !known.has(JSON.stringify(area));
  });
  const lines = filled.flatMap(({ name, aliases }) => {
    const more = aliases.length > ALIASES_SHOWN ? ` and ${aliases.length - ALIASES_SHOWN} more` : '';
    return aliases.length === 0 ? [] : `  "${name}": ${aliases.slice(0, ALIASES_SHOWN).join(', ')}${more}`;
  });
  const head = `Common aliases were added; ${CALL} configuration get shows all. If a file lists "aliases", only those are used:`;
  return lines.length === 0 ? [] : [head, ...lines];
}

const advice = 'Reword it, or write it as a condition (bridge/docs/filters.md).';
const warnings = {
  ambiguous: `WARNING: This filter is not clear in every part. No lead is refused for what is unclear. ${advice}`,
  no: `WARNING: This filter was not understood and will be ignored. ${advice}`,
} as const;

function renderReading({ filter, readAs, understood }: FilterReading): string[] {
  return [
    `  ${filter}`,
    ...(readAs === null ? [] : [`      ${readAs}`]),
    ...(understood === 'yes' ? [] : [`      ${warnings[understood]}`]),
  ];
}

/** How filters are read, as text lines. */
export function describeReadings(customFilters: Configuration['customFilters']): string[] {
  const lines = explainFilters(customFilters).flatMap(renderReading);
  return lines.length === 0 ? [] : ['How your filters will be applied:', ...lines];
}

/** A configuration as the CLI prints it: with the reading of each filter, as JSON and as text. */
function showFilters(configuration: Configuration): { filters: FilterReading[]; lines: string[] } {
  const filters = explainFilters(configuration.customFilters);
  return { filters, lines: describeReadings(configuration.customFilters) };
}

const printed = z.looseObject({ filters: z.array(filterReading.strict()) });

/** The output of `configuration get` can be set again: readings are not part of a configuration. */
function withoutReadings(input: unknown): unknown {
  const parsed = printed.safeParse(input);
  if (!parsed.success) return input;
  const { filters: _readings, ...configuration } = parsed.data;
  return configuration;
}
