import { describe, expect, test } from 'vitest';
import {
  findPracticeArea,
  findPracticeAreas,
  isOneSlipAway,
  matchAcceptedArea,
  practiceAreas,
} from '../../shared/practice-areas.ts';

describe('one slip of a finger', () => {
  test.each([
    ['bankruptcy', 'bankrupcy'],
    ['bankruptcy', 'bankruptccy'],
    ['bankruptcy', 'bankrutpcy'],
    ['bankruptcy', 'bankruptsy'],
    ['immigration', 'imigration'],
    ['estateplanning', 'estateplaning'],
  ])('%s and %s', (one, other) => {
    expect(isOneSlipAway(one, other)).toBe(true);
    expect(isOneSlipAway(other, one)).toBe(true);
  });

  test.each([
    ['bankruptcy', 'bankruptcy'],
    ['bankruptcy', 'bnkrupcy'],
    ['tax', 'taxi'],
    ['divorce', 'divorces'],
    ['childcustody', 'childsupport'],
    ['immigration', 'emigration'],
    ['wrongfuldeath', 'wrongfuldebt'],
  ])('not %s and %s', (one, other) => {
    expect(isOneSlipAway(one, other)).toBe(false);
    expect(isOneSlipAway(other, one)).toBe(false);
  });
});

describe('labels that are mistyped', () => {
  test.each([
    ['Product Liabilty', 'product-liability'],
    ['Immigraton', 'immigration'],
    ['Bankrupcty', 'bankruptcy'],
    ['Estate Planing', 'estate-planning'],
    ['Personal Injurys', 'personal-injury'],
    ['Workers Compensaton', 'workers-compensation'],
    ['Child Custdy', 'child-custody'],
    ['Civil Rigths', 'civil-rights'],
  ])('%s is %s', (label, id) => expect(findPracticeArea(label)?.id).toBe(id));

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

describe('labels that used to be misread', () => {
  test.each([
    ['PFAS', 'toxic-exposure'],
    ['pfas', 'toxic-exposure'],
    ['PFA', 'domestic-violence'],
    ['Labor', 'employment'],
    ['Labor Law', 'employment'],
    ['Labor Law 240', 'construction-accident'],
    ['H-2B / labor', 'immigration'],
    ['Liquor liability', 'premises-liability'],
    ['Railroad / FELA', 'railroad-injury'],
    ['Protection from abuse', 'domestic-violence'],
    ['Contractor fraud', 'construction-dispute'],
    ['Longshoreman', 'maritime'],
    ['Uber', 'rideshare-accident'],
    ['Food poisoning', 'product-liability'],
    ['Petición familiar', 'immigration'],
    ['Despido por embarazo', 'discrimination'],
    ['Fair Housing', 'landlord-tenant'],
    ['Collections', 'debt-defense'],
  ])('%s is %s', (label, id) => expect(findPracticeAreas(label)[0]?.id).toBe(id));
});
