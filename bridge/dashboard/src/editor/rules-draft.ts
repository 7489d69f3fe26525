import type { Configuration } from '../../../../shared/configuration.ts';
import type { SavedRules } from '../../../../shared/dashboard/rules.ts';
import type { CustomFilter } from '../../../../shared/filter-conditions.ts';
import { suggestAliases } from '../../../../shared/practice-areas.ts';

/** A filter with a name of its own, so that it keeps its place and what was typed while others come and go. */
export interface DraftFilter {
  readonly key: string;
  readonly filter: CustomFilter;
}

/** What is being edited; aliases are text, one a line, as they are typed. */
export interface RulesDraft {
  readonly areas: readonly { readonly key: string; readonly name: string; readonly aliases: string }[];
  readonly threshold: number;
  readonly filters: readonly DraftFilter[];
}

export const FILTERS_MAX = 20;

let keys = 0;
/** For a row of a list that is edited. */
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

/** What is saved; empty rows are left out. */
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

/** Adds an area with the other names it goes by; one that is there already stays as it is. */
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

/** One more than an account may have is left out. */
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

/** What people read for a filter, in words or built from parts. */
export const filterLabel = (filter: CustomFilter): string =>
  typeof filter === 'string' ? filter : (filter.text ?? JSON.stringify(filter.if));
