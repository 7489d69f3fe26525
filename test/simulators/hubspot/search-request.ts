import { invalid } from './api-error.ts';
import { checkBody, type Json, operators, textList } from './body-check.ts';
import type { ReportFault } from './fault-log.ts';
import type { PropertyStore } from './property-store.ts';

export interface Filter {
  propertyName: string;
  operator: string;
  value: string;
  highValue: string;
  values: string[];
}

export interface SearchRequest {
  groups: Filter[][];
  sort: { propertyName: string; descending: boolean } | null;
  query: string;
  properties: string[];
  limit: number;
  offset: number;
}

const limits = { page: 200, total: 10_000, groups: 5, filters: 6, allFilters: 18 };

const needsValue = new Set(['EQ', 'NEQ', 'LT', 'LTE', 'GT', 'GTE', 'BETWEEN', 'CONTAINS_TOKEN', 'NOT_CONTAINS_TOKEN']);

function tooWide(message: string, report: ReportFault): never {
  report('search_too_wide', message);
  throw invalid(`Invalid input JSON: ${message}`);
}

function readFilter(raw: unknown, properties: PropertyStore, report: ReportFault): Filter {
  const body = checkBody('filter', raw, report);
  const { propertyName, operator, value, highValue } = body;
  if (!operators.has(String(operator))) throw invalid(`Invalid input JSON: unknown operator ${String(operator)}`);
  if (properties.live(String(propertyName)) === undefined) {
    report('unknown_property', `search filters by ${String(propertyName)}`);
    throw invalid('There was a problem with the request.', {
      errors: [{ message: `Property ${String(propertyName)} does not exist`, code: 'PROPERTY_DOESNT_EXIST' }],
    });
  }
  if (value !== undefined && typeof value !== 'string') report('not_text', `filter value ${JSON.stringify(value)}`);
  const values = textList(body, 'values');
  const lacks =
    (needsValue.has(String(operator)) && value === undefined) ||
    (operator === 'BETWEEN' && highValue === undefined) ||
    ((operator === 'IN' || operator === 'NOT_IN') && values.length === 0);
  if (lacks) throw invalid(`Invalid input JSON: operator ${String(operator)} needs a value`);
  return {
    propertyName: String(propertyName),
    operator: String(operator),
    value: String(value ?? ''),
    highValue: String(highValue ?? ''),
    values,
  };
}

function readGroups(body: Json, properties: PropertyStore, report: ReportFault): Filter[][] {
  const groups = body.filterGroups;
  if (!Array.isArray(groups)) throw invalid('Invalid input JSON: filterGroups has to be a list');
  if (groups.length > limits.groups) {
    tooWide(`too many filterGroups (count: ${groups.length}, max allowed: ${limits.groups})`, report);
  }
  const read = groups.map((group) => {
    const { filters } = checkBody('filterGroup', group, report);
    if (!Array.isArray(filters)) throw invalid('Invalid input JSON: filters has to be a list');
    if (filters.length > limits.filters) {
      tooWide(`too many filters per filterGroup (count: ${filters.length}, max allowed: ${limits.filters})`, report);
    }
    return filters.map((filter) => readFilter(filter, properties, report));
  });
  const count = read.flat().length;
  if (count > limits.allFilters)
    tooWide(`too many filters (count: ${count}, max allowed: ${limits.allFilters})`, report);
  return read;
}

function readSort(body: Json): SearchRequest['sort'] {
  const sorts = body.sorts ?? [];
  if (!Array.isArray(sorts)) throw invalid('Invalid input JSON: sorts has to be a list');
  if (sorts.length > 1) throw invalid('Invalid input JSON: only one sort is allowed');
  const sort: unknown = sorts[0];
  if (sort === undefined) return null;
  if (typeof sort === 'string') return { propertyName: sort.replace(/^-/, ''), descending: sort.startsWith('-') };
  const { propertyName, direction } = sort as Json;
  if (typeof propertyName !== 'string') throw invalid('Invalid input JSON: a sort needs a propertyName');
  if (!['ASCENDING', 'DESCENDING', undefined].includes(direction as string | undefined)) {
    throw invalid(`Invalid input JSON: unknown sort direction ${String(direction)}`);
  }
  return { propertyName, descending: direction === 'DESCENDING' };
}

/** Refuses what HubSpot's search refuses: too long, too many filters, pages too large, too deep. */
export function readSearch(
  raw: unknown,
  length: number,
  properties: PropertyStore,
  report: ReportFault,
): SearchRequest {
  const body = checkBody('search', raw, report);
  if (length > 3_000) tooWide(`the body has ${length} characters, at most 3000`, report);
  const limit = body.limit ?? 10;
  if (!Number.isInteger(limit) || (limit as number) < 1) throw invalid('Invalid input JSON: limit has to be a number');
  if ((limit as number) > limits.page) tooWide(`limit is ${String(limit)}, at most ${limits.page}`, report);
  const after = body.after ?? '0';
  if (typeof after !== 'string') report('not_text', `after is ${JSON.stringify(after)}`);
  if (!/^\d+$/.test(String(after))) throw invalid('Invalid input JSON: after is no cursor');
  const offset = Number(after);
  if (offset + (limit as number) > limits.total) tooWide(`paging beyond ${limits.total} results`, report);
  return {
    groups: readGroups(body, properties, report),
    sort: readSort(body),
    query: typeof body.query === 'string' ? body.query : '',
    properties: textList(body, 'properties'),
    limit: limit as number,
    offset,
  };
}
