import type { AcceptedArea, Configuration } from '../../shared/configuration.ts';

/** What changed from one configuration to the next, a sentence for each thing; empty when nothing did. */
export function describeChanges(before: Configuration, after: Configuration): string[] {
  return [
    ...(before.threshold === after.threshold
      ? []
      : [`Threshold changed from ${before.threshold} to ${after.threshold}`]),
    ...areaChanges(before.practiceAreas, after.practiceAreas),
    ...listChanges('Filter', before.customFilters, after.customFilters),
  ];
}

function areaChanges(before: AcceptedArea[], after: AcceptedArea[]): string[] {
  const old = new Map(before.map((area) => [area.name, area.aliases]));
  const names = listChanges(
    'Practice area',
    before.map((area) => area.name),
    after.map((area) => area.name),
  );
  const aliases = after.flatMap((area) => {
    const oldAliases = old.get(area.name);
    return oldAliases === undefined ? [] : listChanges(`Alias of ${quoted(area.name)}`, oldAliases, area.aliases);
  });
  return [...names, ...aliases];
}

function listChanges(what: string, before: string[], after: string[]): string[] {
  const added = after.filter((entry) => !before.includes(entry)).map((entry) => `${what} added: ${quoted(entry)}`);
  const removed = before.filter((entry) => !after.includes(entry)).map((entry) => `${what} removed: ${quoted(entry)}`);
  const reordered = added.length + removed.length === 0 && before.join('\n') !== after.join('\n');
  return [...added, ...removed, ...(reordered ? [`${what}: order or repetition changed`] : [])];
}

function quoted(text: string): string {
  return `"${text}"`;
}
