import { findPracticeAreas } from '../../../shared/practice-areas.ts';
import type { Topic } from './detect-topics.ts';
import { coveredGroups, ownGroups } from './topic-groups.ts';

export interface LabelJudgement {
  verdict: 'fits' | 'unclear' | 'other_area';
  /** The topic that fits best, or the one the notes are about instead. */
  topic: Topic | null;
}

/** Less than this does not name another kind of matter surely enough to overrule the label. */
const OVERRULES = 4;
/** The label is evidence itself: a single word that goes with it is enough. */
const AGREES = 1;
/** By how much another area has to outweigh everything related before a label counts as wrong. */
const OUTWEIGHS = 2.5;

/** Areas that say how a case is brought and not what it is about. */
const formal = new Set(['class-action', 'small-claims', 'mass-tort']);

/** Whether notes are about the practice area of a label, any of them where it joins several. */
export function judgeLabel(label: string, topics: readonly Topic[]): LabelJudgement {
  const judged = findPracticeAreas(label).map(({ id }) => judgeArea(id, topics));
  const unclear: LabelJudgement = { verdict: 'unclear', topic: null };
  return (
    judged.find(({ verdict }) => verdict === 'fits') ??
    judged.find(({ verdict }) => verdict === 'unclear') ??
    judged[0] ??
    unclear
  );
}

/** Whether a label of one area may stand over a matter of another without being wrong. */
export function isRelated(areaId: string, otherId: string): boolean {
  const covered = coveredGroups(areaId);
  const own = ownGroups(otherId);
  return areaId === otherId || covered === null || own.length === 0 || own.some((group) => covered.includes(group));
}

/** The same for one built-in area. */
export function judgeArea(areaId: string, topics: readonly Topic[]): LabelJudgement {
  const fitting = topics.find((topic) => isRelated(areaId, topic.areaId)) ?? null;
  const other = topics.find((topic) => !isRelated(areaId, topic.areaId)) ?? null;
  const own = fitting?.weight ?? 0;
  if (!formal.has(areaId) && other && other.weight >= OVERRULES && other.weight >= own * OUTWEIGHS) {
    return { verdict: 'other_area', topic: other };
  }
  return own >= AGREES ? { verdict: 'fits', topic: fitting } : { verdict: 'unclear', topic: fitting };
}
