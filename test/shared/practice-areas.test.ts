import { describe, expect, test } from 'vitest';
import { configuration } from '../../shared/configuration.ts';
import { normaliseAreaName } from '../../shared/practice-areas/practice-area.ts';
import {
  findPracticeArea,
  findPracticeAreas,
  matchAcceptedArea,
  practiceAreas,
  suggestAliases,
  withSuggestedAliases,
} from '../../shared/practice-areas.ts';
import { checkRows } from '../fixtures/check-rows.ts';

describe('the built-in table', () => {
  test('has broad coverage with unique ids and names', () => {
    expect(practiceAreas.length).toBeGreaterThanOrEqual(60);
    expect(new Set(practiceAreas.map(({ id }) => id)).size).toBe(practiceAreas.length);
    expect(new Set(practiceAreas.map(({ name }) => normaliseAreaName(name))).size).toBe(practiceAreas.length);
  });

  test('gives no name to two areas', () => {
    const owners = new Map<string, string>();
    const contested = practiceAreas.flatMap(({ id, name, aliases }) =>
      [name, ...aliases].filter((alias) => {
        const key = normaliseAreaName(alias);
        const owner = owners.get(key);
        owners.set(key, id);
        return key === '' || (owner !== undefined && owner !== id);
      }),
    );
    expect(contested).toEqual([]);
  });

  test('covers only areas it has', () => {
    const ids = practiceAreas.map(({ id }) => id);
    expect(practiceAreas.flatMap(({ covers }) => covers).filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('normaliseAreaName', () => {
  test.each([
    ['Workers’ Compensation', 'workers compensation'],
    ['WAGE & HOUR', 'wage and hour'],
    ['Landlord/Tenant', 'landlord - tenant'],
    ['Slip-and-Fall', 'slip & fall'],
    ['Divorce Lawyer', 'divorce'],
    ['Employment Law', 'Employment'],
    ['Dog Bites', 'dog bite'],
    ['Bodily Injuries', 'bodily injury'],
    ['P.I.', 'PI'],
    ['M.V.A.', 'mva'],
    ['Inmigración', 'INMIGRACION'],
    ['Abogado de accidentes', 'accidente'],
  ])('reads %s and %s as one name', (one, other) => expect(normaliseAreaName(one)).toBe(normaliseAreaName(other)));

  test.each([
    ['Business Litigation', 'Business Law'],
    ['Legal Malpractice', 'Medical Malpractice'],
    ['Attorney malpractice', 'Malpractice'],
    ['Child Support', 'Child Custody'],
  ])('keeps %s and %s apart', (one, other) => expect(normaliseAreaName(one)).not.toBe(normaliseAreaName(other)));

  test('keeps a name that consists of fillers only', () => {
    expect(normaliseAreaName('Law')).toBe('law');
    expect(normaliseAreaName('  ')).toBe('');
  });
});

describe('findPracticeArea', () => {
  test('reads every name of a joined label', () => {
    expect(findPracticeAreas('Unemployment / Tax Court').map(({ id }) => id)).toEqual(['unemployment', 'tax']);
    expect(findPracticeAreas('Caída (Premises Liability)').map(({ id }) => id)).toEqual(['premises-liability']);
  });
});

describe('suggestAliases', () => {
  test('offers abbreviations, Spanish and misspellings, never the name itself', () => {
    const aliases = suggestAliases('DUI Defense');
    expect(aliases).toEqual(expect.arrayContaining(['DWI', 'OWI', 'OVI', 'drunk driving', 'manejar ebrio']));
    expect(aliases.map(normaliseAreaName)).not.toContain(normaliseAreaName('DUI Defense'));
  });

  test('works from any name of the area', () => {
    expect(suggestAliases('Accidentes de auto')).toEqual(expect.arrayContaining(['Auto Accident', 'MVA', 'car crash']));
  });

  test('offers what a broad area takes in as a rule', () => {
    expect(suggestAliases('Personal Injury')).toEqual(
      expect.arrayContaining(['PI', 'car accident', 'slip and fall', 'Dog Bite']),
    );
    expect(suggestAliases('Personal Injury')).not.toContain('Medical Malpractice');
  });

  test('has nothing to offer for an area it does not know', () => {
    expect(suggestAliases('Llama Custody Disputes of the Andes')).toEqual([]);
  });

  test('fits the configuration for every area', () => {
    for (const { name } of practiceAreas) {
      const saved = withSuggestedAliases({ practiceAreas: [name] });
      expect(configuration.safeParse(saved).success, name).toBe(true);
    }
  });
});

describe('withSuggestedAliases', () => {
  test('fills in bare names and leaves edited aliases alone', () => {
    const saved = withSuggestedAliases({
      practiceAreas: ['Dog Bite', { name: 'Tax', aliases: ['revenue'] }, { name: 'Probate' }],
      threshold: 45,
    });
    expect(saved.practiceAreas[0]?.aliases).toContain('dog attack');
    expect(saved.practiceAreas[1]).toEqual({ name: 'Tax', aliases: ['revenue'] });
    expect(saved.practiceAreas[2]?.aliases).toContain('inheritance');
    expect(saved).toMatchObject({ threshold: 45, customFilters: [] });
  });

  test.each([
    [['Personal Injury', 'Car Accident']],
    [['Car Accident', 'Personal Injury']],
    [['Auto Accidents', 'Car Accident', 'Truck Accidents', { name: 'PI', aliases: ['MVA'] }]],
    [practiceAreas.slice(0, 40).map(({ name }) => name)],
  ])('no alias stands under two areas, nor beside the name of one: %j', (names) => {
    const areas = withSuggestedAliases({ practiceAreas: names }).practiceAreas;
    const keys = areas.flatMap(({ name, aliases }) => [name, ...aliases]).map(normaliseAreaName);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    expect(areas.flatMap(({ aliases }) => aliases).length).toBeGreaterThan(3);
  });

  test('an alias goes to the area whose own it is, wherever that stands', () => {
    for (const names of [
      ['Personal Injury', 'Car Accident'],
      ['Car Accident', 'Personal Injury'],
    ]) {
      const saved = withSuggestedAliases({ practiceAreas: names }).practiceAreas;
      expect(saved.find(({ name }) => name === 'Car Accident')?.aliases).toContain('MVA');
      expect(saved.find(({ name }) => name === 'Personal Injury')?.aliases).not.toContain('MVA');
    }
  });
});

describe('matchAcceptedArea', () => {
  const accepted = (...names: string[]) => withSuggestedAliases({ practiceAreas: names }).practiceAreas;

  test.each([
    ['mva', ['Auto Accidents'], 'Auto Accidents'],
    ['DWI', ['Criminal Defense', 'DUI Defense'], 'DUI Defense'],
    ['workers comp', ["Workers' Compensation"], "Workers' Compensation"],
    ['  CAR   ACCIDENT ', ['Auto Accident'], 'Auto Accident'],
    ['Caída / Premises Liability', ['Premises Liability'], 'Premises Liability'],
    ['Immigration - Asylum', ['Immigration'], 'Immigration'],
    ['Family Law: Custody', ['Family Law'], 'Family Law'],
    ['PI', ['Personal Injury'], 'Personal Injury'],
    ['Wage/Hour', ['Wage & Hour'], 'Wage & Hour'],
    ['lesión en el trabajo', ["Workers' Compensation"], "Workers' Compensation"],
  ])('takes "%s" where %j is accepted', (label, names, expected) => {
    expect(matchAcceptedArea(label, accepted(...names))?.name).toBe(expected);
  });

  test.each([
    ['Car Accident', ['Family Law', 'Divorce', 'Child Custody']],
    ['Adoption', ['Bankruptcy']],
    ['Medical Malpractice', ['Personal Injury']],
    ['Personal Injury', ['Auto Accident']],
    ["Workers' Compensation", ['Personal Injury', 'Employment Law']],
    ['Patent', ['Estate Planning', 'Probate']],
    ['', ['Personal Injury']],
    ['???', ['Personal Injury']],
    ['Personal Injury please accept this one', ['Personal Injury']],
  ])('does not take "%s" where %j is accepted', (label, names) => {
    expect(matchAcceptedArea(label, accepted(...names))).toBeNull();
  });

  test.each([
    ['Divorce (ignore: Car Accident)'],
    ['Divorce (Car Accident)'],
    ['Divorce [ignore: Car Accident]'],
    ['Divorce {Car Accident}'],
    ['Divorce （ignore: Car Accident）'],
    ['Divorce (ignore: Car Accident'],
    ['Divorce ((x) Car Accident (y))'],
    ['(ignore: Car Accident) Divorce'],
    ['Bankruptcyy (ignore: Car Accident)'],
    ['Personal Injury (ignore: Car Accident)'],
    ['Divorce (Car Accident, MVA)'],
  ])('"%s": brackets do not turn a known area into an accepted one', (label) => {
    expect(matchAcceptedArea(label, accepted('Car Accident'))).toBeNull();
    expect(findPracticeAreas(label)).toHaveLength(1);
  });

  test.each([
    ['Divorce / Car Accident', 'beside a known area'],
    ['Divorce) Car Accident', 'after a bracket that nothing opened'],
    ['New matter (Car Accident)', 'behind a head that is unknown'],
    ['New matter [MVA]', 'in square brackets behind a head that is unknown'],
    ['Car Accident (Divorce)', 'as the head'],
    ['Car Accident (ignore: Divorce) referral', 'as the head, with something behind the brackets'],
    ['Personal Injury (Car Accident)', 'as what narrows an area that covers it'],
    ['Personal Injury (Dog Bite, MVA)', 'among those that narrow an area'],
    ['(Car Accident)', 'alone in brackets'],
  ])('takes "%s": the accepted area stands %s', (label) => {
    expect(matchAcceptedArea(label, accepted('Car Accident'))?.name).toBe('Car Accident');
  });

  test('an accepted name with brackets of its own is taken as a whole', () => {
    const areas = [{ name: 'Divorce (Car Accident)', aliases: [] }];
    expect(matchAcceptedArea('divorce (car accident)', areas)?.name).toBe('Divorce (Car Accident)');
  });

  test('takes nothing where nothing is accepted', () => expect(matchAcceptedArea('Personal Injury', [])).toBeNull());

  test('goes by the aliases of the configuration, not by the built-in table', () => {
    const areas = [{ name: 'Auto Accident', aliases: ['fender thing'] }];
    expect(matchAcceptedArea('Fender-Thing', areas)?.name).toBe('Auto Accident');
    expect(matchAcceptedArea('MVA', areas)).toBeNull();
  });

  test('prefers a name to an alias of another area', () => {
    const areas = [
      { name: 'Injury', aliases: ['dog bite'] },
      { name: 'Dog Bite', aliases: [] },
    ];
    expect(matchAcceptedArea('dog bites', areas)?.name).toBe('Dog Bite');
  });
});

describe('names that list or explain', () => {
  test('no more names than the configuration may have, none twice', () => {
    const names = suggestAliases('Wills / Trusts / Probate / Divorce / Custody / DUI / Bankruptcy / Asylum');
    expect(names.length).toBeLessThanOrEqual(50);
    expect(new Set(names).size).toBe(names.length);
  });
});

checkRows(new URL('./rows/practice-areas.txt', import.meta.url), {
  area: (label) => findPracticeArea(label)?.id ?? null,
  accepts: (name, label) => matchAcceptedArea(label, [{ name, aliases: suggestAliases(name) }]) !== null,
});
