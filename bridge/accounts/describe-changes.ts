import type { AcceptedArea, Configuration } from '../../shared/configuration.ts';
import { type CustomFilter, filterText } from '../../shared/filter-conditions.ts';

/** What changed between two configurations, one sentence each; empty when nothing did. */
export function describeChanges(before: Configuration, after: Configuration): string[] {
  return [
    ...(before.threshold === after.threshold
      ? []
      : [`Threshold changed from ${before.threshold} to ${after.threshold}`]),
    ...areaChanges(before.practiceAreas, after.practiceAreas),
    ...listChanges('Filter', before.customFilters.map(filterLabel), after.customFilters.map(filterLabel)),
  ];
}

function areaChanges(before: AcceptedArea[], after: AcceptedArea[]): string[] {
  const old = new Map(numbered(before).map(({ place, aliases }) => [place, aliases]));
  const names = listChanges(
    'Practice area',
    before.map((area) => quoted(area.name)),
    after.map((area) => quoted(area.name)),
  );
  const aliases = numbered(after).flatMap(({ place, name, aliases: newAliases }) => {
    const oldAliases = old.get(place);
    return oldAliases === undefined
      ? []
      : listChanges(`Alias of ${quoted(name)}`, oldAliases.map(quoted), newAliases.map(quoted));
  });
  return [...names, ...aliases];
}

/** An area may be listed twice: the first of a name is compared with the first, the second with the second. */
function numbered(areas: AcceptedArea[]): (AcceptedArea & { place: string })[] {
  const counts = new Map<string, number>();
  return areas.map((area) => {
    const count = (counts.get(area.name) ?? 0) + 1;
    counts.set(area.name, count);
    return { ...area, place: `${count} ${area.name}` };
  });
}

function listChanges(what: string, before: string[], after: string[]): string[] {
  const added = after.filter((entry) => !before.includes(entry)).map((entry) => `${what} added: ${entry}`);
  const removed = before.filter((entry) => !after.includes(entry)).map((entry) => `${what} removed: ${entry}`);
  const reordered = added.length + removed.length === 0 && JSON.stringify(before) !== JSON.stringify(after);
  return [...added, ...removed, ...(reordered ? [`${what}: order or repetition changed`] : [])];
}

/** Text filters are quoted and conditions are JSON, so they cannot be confused. */
function filterLabel(filter: CustomFilter): string {
  return typeof filter === 'string' ? quoted(filter) : filterText(filter);
}

function quoted(text: string): string {
  return `"${text}"`;
}
