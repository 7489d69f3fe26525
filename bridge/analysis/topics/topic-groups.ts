import { readSections, wordSet } from '../lexicon/word-files.ts';

/** A group of areas whose notes read alike, by its name in `data/topic-groups.txt`. */
export type TopicGroup = string;

const sections = readSections('topic-groups.txt');
const tableOf = (section: string) => (sections.get(section) ?? []).map((line) => line.split(': ') as [string, string]);

interface Entry {
  readonly areas: readonly string[];
  /** What else a label of the group is put over without being wrong. */
  readonly covers: readonly TopicGroup[];
}

const groups = new Map(
  tableOf('groups').map(([name, line]): [TopicGroup, Entry] => {
    const [areas = [], covers = []] = line.split('|').map((words) => words.split(' ').filter(Boolean));
    return [name, { areas, covers }];
  }),
);
const wide = new Map(tableOf('wide').map(([areaId, names]) => [areaId, names.split(' ')]));
const anyMatter = wordSet(sections.get('any matter')?.join(' ') ?? '');
const groupByArea = new Map(
  [...groups].flatMap(([group, { areas }]) => areas.map((areaId) => [areaId, group] as const)),
);

export const topicGroups: readonly TopicGroup[] = [...groups.keys()];

/** The group of an area; none for areas that say how a case is brought or how bad it is and not what it is about. */
export const groupOfArea = (areaId: string): TopicGroup | null => groupByArea.get(areaId) ?? null;

/** The groups that a label of an area may cover; none where it may cover anything. */
export function coveredGroups(areaId: string): readonly TopicGroup[] | null {
  const group = groupOfArea(areaId);
  if (wide.has(areaId)) return wide.get(areaId) ?? [];
  return group === null || anyMatter.has(areaId) ? null : [group, ...(groups.get(group)?.covers ?? [])];
}

/** The groups in which somebody's body is hurt. */
export const bodilyGroups: ReadonlySet<TopicGroup> = wordSet(sections.get('bodily')?.join(' ') ?? '');

/** The groups that an area names itself. */
export function ownGroups(areaId: string): readonly TopicGroup[] {
  const group = groupOfArea(areaId);
  return group === null ? (wide.get(areaId) ?? []) : [group];
}

/** The area that represents a group where one has to be named. */
export const areaOfGroup = (group: TopicGroup): string => groups.get(group)?.areas[0] ?? group;
