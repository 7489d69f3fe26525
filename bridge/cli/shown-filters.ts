import { z } from 'zod';
import type { Configuration } from '../../shared/configuration.ts';
import { type FilterReading, filterReading } from '../../shared/filter-conditions.ts';
import { explainFilters } from '../analysis/filters/conditions/custom-filters.ts';

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
export function showFilters(configuration: Configuration): { filters: FilterReading[]; lines: string[] } {
  const filters = explainFilters(configuration.customFilters);
  const lines = filters.flatMap(renderReading);
  return { filters, lines: lines.length === 0 ? [] : ['How the filters are read:', ...lines] };
}

const printed = z.looseObject({ filters: z.array(filterReading.strict()) });

/** What `configuration get` printed may be set again: how filters are read is no part of a configuration. */
export function withoutReadings(input: unknown): unknown {
  const parsed = printed.safeParse(input);
  if (!parsed.success) return input;
  const { filters: _readings, ...configuration } = parsed.data;
  return configuration;
}
