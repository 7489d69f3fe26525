import type { SavedConfiguration } from '../../../../../shared/app-settings.ts';
import type { Configuration, ConfigurationInput } from '../../../../../shared/configuration.ts';
import type { DirectFilter, FilterReading } from '../../../../../shared/filter-conditions.ts';
import { limits, notStorable } from './tables.gen.ts';

/** An area as typed. */
export interface AreaDraft {
  /** Distinguishes rows while they are edited. */
  id: number;
  name: string;
  /** One name per line. */
  aliases: string;
  /** A new area without aliases gets those of the built-in table when it is saved. */
  isNew: boolean;
}

/** A rule as typed; a condition was written elsewhere and is kept unchanged, or removed. */
export type FilterDraft = { id: number; text: string } | { id: number; condition: DirectFilter };

/** The three settings of a screening as typed. */
export interface RulesDraft {
  threshold: number | undefined;
  areas: readonly AreaDraft[];
  filters: readonly FilterDraft[];
}

/** Errors by row; empty texts when there are none. */
export interface RulesFaults {
  threshold: string;
  areas: Readonly<Record<number, { name: string; aliases: string }>>;
  filters: Readonly<Record<number, string>>;
  /** Errors of the lists themselves. */
  lists: readonly string[];
}

export function rulesDraftOf({ threshold, practiceAreas, customFilters }: Configuration): RulesDraft {
  const areas = practiceAreas.map(({ name, aliases }, id) => ({ id, name, aliases: aliases.join('\n'), isNew: false }));
  return { threshold, areas, filters: customFilters.map((filter, id) => ({ id, ...draftOf(filter) })) };
}

const draftOf = (filter: string | DirectFilter) =>
  typeof filter === 'string' ? { text: filter } : { condition: filter };

/** The saved form of a rule, trimmed as the bridge does it. */
const filterOf = (row: FilterDraft): string | DirectFilter => ('condition' in row ? row.condition : row.text.trim());

/** The bridge's reading of an unchanged saved rule; null for one that is new or changed. */
export function readingOf({ value, filters }: SavedConfiguration, row: FilterDraft): FilterReading | null {
  const asText = JSON.stringify(filterOf(row));
  const at = value.customFilters.findIndex((filter) => JSON.stringify(filter) === asText);
  return filters[at] ?? null;
}

export const nextId = (rows: readonly { id: number }[]) => Math.max(-1, ...rows.map(({ id }) => id)) + 1;

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The shared schema's check of a name or a rule: the store holds no NUL and no half of a character. */
function textFault(text: string, max: number): string {
  const trimmed = text.trim();
  if (trimmed === '') return 'Must not be empty';
  if (trimmed.length > max) return `At most ${max} characters; this has ${trimmed.length}`;
  return trimmed.isWellFormed() && !trimmed.includes('\0') ? '' : notStorable;
}

function aliasFault(text: string): string {
  const names = lines(text);
  if (names.length > limits.areas.aliases) return `At most ${limits.areas.aliases} names`;
  const wrong = names.find((name) => textFault(name, limits.areas.name) !== '');
  return wrong === undefined ? '' : `“${wrong.slice(0, 40)}”: ${textFault(wrong, limits.areas.name)}`;
}

function thresholdFault(threshold: number | undefined): string {
  const { min, max } = limits.threshold;
  const fits = Number.isInteger(threshold) && threshold !== undefined && threshold >= min && threshold <= max;
  return fits ? '' : `A whole number from ${min} to ${max}`;
}

/** What to send, or its errors: the limits are those of the dashboard's own schema. */
export function checkRules(draft: RulesDraft): { input: ConfigurationInput } | { faults: RulesFaults } {
  const areas = Object.fromEntries(
    draft.areas.map(({ id, name, aliases }) => [
      id,
      { name: textFault(name, limits.areas.name), aliases: aliasFault(aliases) },
    ]),
  );
  const filters = Object.fromEntries(
    draft.filters.map((row) => [row.id, 'text' in row ? textFault(row.text, limits.filters.text) : '']),
  );
  const lists = [
    draft.areas.length > limits.areas.max ? `At most ${limits.areas.max} practice areas` : '',
    draft.filters.length > limits.filters.max ? `At most ${limits.filters.max} rules` : '',
  ].filter((text) => text !== '');
  const faults: RulesFaults = { threshold: thresholdFault(draft.threshold), areas, filters, lists };
  return isFaultless(faults) ? { input: inputOf(draft) } : { faults };
}

function isFaultless({ threshold, areas, filters, lists }: RulesFaults): boolean {
  const ofAreas = Object.values(areas).flatMap(({ name, aliases }) => [name, aliases]);
  return [threshold, ...ofAreas, ...Object.values(filters), ...lists].every((fault) => fault === '');
}

function inputOf({ threshold, areas, filters }: RulesDraft): ConfigurationInput {
  return {
    ...(threshold !== undefined && { threshold }),
    practiceAreas: areas.map(({ name, aliases, isNew }) => {
      const others = lines(aliases);
      return isNew && others.length === 0 ? name.trim() : { name: name.trim(), aliases: others };
    }),
    customFilters: filters.map(filterOf),
  };
}
