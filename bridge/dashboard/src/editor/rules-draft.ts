import type { Configuration } from '../../../../shared/configuration.ts';
import type { SavedRules } from '../../../../shared/dashboard/rules.ts';
import type { CustomFilter } from '../../../../shared/filter-conditions.ts';
import { suggestAliases } from '../../../../shared/practice-areas.ts';

/** A version of the rules, line by line. */
export const ruleLines = ({ practiceAreas, threshold, customFilters }: Configuration): string[] => [
  ...practiceAreas.map(
    ({ name, aliases }) => `Takes ${name}${aliases.length === 0 ? '' : ` (also ${aliases.join(', ')})`}`,
  ),
  `Threshold ${threshold}`,
  ...customFilters.map((filter) => `Rule: ${filterLabel(filter)}`),
];

/** A filter with a stable key, so that it keeps its position and text while others are added and removed. */
interface DraftFilter {
  readonly key: string;
  readonly filter: CustomFilter;
}

/** The draft; aliases are text, one per line, as typed. */
export interface RulesDraft {
  readonly areas: readonly { readonly key: string; readonly name: string; readonly aliases: string }[];
  readonly threshold: number;
  readonly filters: readonly DraftFilter[];
}

export const FILTERS_MAX = 20;

let keys = 0;
/** A key for a row of an edited list. */
export function newKey(): string {
  keys += 1;
  return `${keys}`;
}

export const draftOf = ({ practiceAreas, threshold, customFilters }: Configuration): RulesDraft => ({
  areas: practiceAreas.map(({ name, aliases }) => ({ key: newKey(), name, aliases: aliases.join('\n') })),
  threshold,
  filters: customFilters.map((filter) => ({ key: newKey(), filter })),
});

const lines = (text: string) => [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== '');

/** The configuration to save; empty rows are dropped. */
export const configurationOf = ({ areas, threshold, filters }: RulesDraft): Configuration => ({
  practiceAreas: areas
    .filter(({ name }) => name.trim() !== '')
    .map(({ name, aliases }) => ({ name: name.trim(), aliases: lines(aliases) })),
  threshold,
  customFilters: filters
    .map(({ filter }) => (typeof filter === 'string' ? filter.trim() : filter))
    .filter((filter) => filter !== ''),
});

export const ofRules = {
  draftOf: ({ configuration }: SavedRules): RulesDraft => draftOf(configuration),
  isSame: (draft: RulesDraft, { configuration }: SavedRules): boolean =>
    JSON.stringify(configurationOf(draft)) === JSON.stringify(configurationOf(draftOf(configuration))),
};

export const hasArea = ({ areas }: RulesDraft, name: string): boolean =>
  areas.some((area) => area.name.toLowerCase() === name.trim().toLowerCase());

/** Adds an area with its aliases; one that is there already is unchanged. */
export function addArea(draft: RulesDraft, name: string): RulesDraft {
  const wanted = name.trim();
  if (wanted === '' || hasArea(draft, wanted)) return draft;
  const aliases = suggestAliases(wanted).join('\n');
  return { ...draft, areas: [...draft.areas, { key: newKey(), name: wanted, aliases }] };
}

export const removeArea = (draft: RulesDraft, name: string): RulesDraft => ({
  ...draft,
  areas: draft.areas.filter((area) => area.name !== name),
});

/** Ignored beyond the limit of an account. */
export const addFilter = (draft: RulesDraft, filter: CustomFilter): RulesDraft =>
  draft.filters.length >= FILTERS_MAX ? draft : { ...draft, filters: [...draft.filters, { key: newKey(), filter }] };

export const removeFilter = (draft: RulesDraft, key: string): RulesDraft => ({
  ...draft,
  filters: draft.filters.filter((filter) => filter.key !== key),
});

export const changeFilter = (draft: RulesDraft, key: string, next: CustomFilter): RulesDraft => ({
  ...draft,
  filters: draft.filters.map((filter) => (filter.key === key ? { key, filter: next } : filter)),
});

/** Label of a filter, in words or built from parts. */
export const filterLabel = (filter: CustomFilter): string =>
  typeof filter === 'string' ? filter : (filter.text ?? JSON.stringify(filter.if));
