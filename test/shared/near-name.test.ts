import { describe, expect, test } from 'vitest';
import {
  findPracticeArea,
  findPracticeAreas,
  isOneSlipAway,
  matchAcceptedArea,
  practiceAreas,
} from '../../shared/practice-areas.ts';
import { checkRows } from '../fixtures/check-rows.ts';

describe('labels that are mistyped', () => {
  test('an accepted area is found by them too, and only by the one it can be', () => {
    const areas = [
      { name: 'Bankruptcy', aliases: [] },
      { name: 'Estate Planning', aliases: ['Wills'] },
    ];
    expect(matchAcceptedArea('Bankruptxy', areas)?.name).toBe('Bankruptcy');
    expect(matchAcceptedArea('estate planninq', areas)?.name).toBe('Estate Planning');
    expect(matchAcceptedArea('Tax', areas)).toBeNull();
    expect(matchAcceptedArea('Immigration', areas)).toBeNull();
  });

  test('the right name of one area is no slip in another', () => {
    for (const area of practiceAreas) {
      const others = practiceAreas.filter(({ id }) => id !== area.id).map(({ name }) => ({ name, aliases: [] }));
      expect(matchAcceptedArea(area.name, others), area.name).toBeNull();
    }
  });

  test('a letter dropped anywhere names no other area', () => {
    for (const { id, name } of practiceAreas.filter(({ name }) => name.length > 12)) {
      for (let at = 1; at < name.length - 1; at += 1) {
        const found = findPracticeAreas(name.slice(0, at) + name.slice(at + 1)).map((area) => area.id);
        if (found.length > 0) expect(found, `${name} without ${name[at]}`).toContain(id);
      }
    }
  });
});

checkRows(new URL('./rows/near-name.txt', import.meta.url), {
  oneSlip: (one, other) => [isOneSlipAway(one, other), isOneSlipAway(other, one)],
  area: (label: string) => findPracticeArea(label)?.id,
  firstArea: (label: string) => findPracticeAreas(label)[0]?.id,
});
