import { describe, expect, test } from 'vitest';
import {
  areaOfGroup,
  bodilyGroups,
  coveredGroups,
  groupOfArea,
  ownGroups,
  topicGroups,
} from '../../../../bridge/analysis/topics/topic-groups.ts';
import { practiceAreas } from '../../../../shared/practice-areas.ts';
import { checkRows } from '../../../fixtures/check-rows.ts';

/** Whether a label of one area may stand over a matter of another. */
function isRelated(areaId: string, otherId: string): boolean {
  const covered = coveredGroups(areaId);
  return covered === null || ownGroups(otherId).some((group) => covered.includes(group));
}

const ids = practiceAreas.map(({ id }) => id);

describe('one table of what labels cover', () => {
  test.each(ids)('%s covers itself and what it names', (id) => {
    const covered = coveredGroups(id);
    if (covered !== null) for (const group of ownGroups(id)) expect(covered).toContain(group);
  });

  test.each(topicGroups)('%s stands for an area of its own', (group) => {
    expect(ids).toContain(areaOfGroup(group));
    expect(groupOfArea(areaOfGroup(group))).toBe(group);
  });

  test('areas that name no subject cover everything', () => {
    for (const id of ['class-action', 'professional-malpractice']) expect(coveredGroups(id)).toBeNull();
  });

  test('bodies are hurt in some groups and not in most', () => {
    expect(bodilyGroups.has('vehicle')).toBe(true);
    for (const group of ['landlord', 'debt', 'estate', 'tax', 'business'] as const)
      expect(bodilyGroups.has(group)).toBe(false);
  });
});

checkRows(new URL('./rows/related.txt', import.meta.url), { related: isRelated });
