import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFilter } from '../../../../bridge/analysis/filters/base/filter-text.ts';
import { eitherOf, rule, unknown } from '../../../../bridge/analysis/filters/base/filter-verdict.ts';
import { families, readByFamilies } from '../../../../bridge/analysis/filters/compile-filter.ts';
import { explainFilter } from '../../../../bridge/analysis/filters/conditions/custom-filters.ts';
import { judgeOne } from './expect-verdicts.ts';

interface ScreenCase {
  configuration: { customFilters: string[] };
}

const setNames = ['tuning', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const filtersOfSets = new Set(
  setNames.flatMap((name) =>
    readFileSync(`test/eval/${name}/screen-cases.jsonl`, 'utf8')
      .trim()
      .split('\n')
      .flatMap((line) => (JSON.parse(line) as ScreenCase).configuration.customFilters),
  ),
);

describe('families of filters', () => {
  it('read the same in any order within a level', { timeout: 120_000 }, () => {
    const turned = families.map((level) => level.toReversed());
    const differing = [...filtersOfSets].filter((filter) => {
      const text = readFilter(filter);
      return readByFamilies(text)?.asks !== readByFamilies(text, turned)?.asks;
    });
    expect(filtersOfSets.size).toBeGreaterThan(1500);
    expect(differing).toEqual([]);
  });

  it('leave a filter open that two of them read differently', () => {
    const one = rule('medical bills are more than $5,000', () => unknown(''));
    const other = rule('care lasted at least 5 weeks', () => unknown(''));
    const text = readFilter('five');
    const read = readByFamilies(text, [[() => one, () => other]]);
    expect(read).toMatchObject({
      asks: 'either care lasted at least 5 weeks, or medical bills are more than $5,000',
      ambiguous: true,
    });
    expect(readByFamilies(text, [[() => one, () => one, () => null]])).toBe(one);
    expect(eitherOf([one, other]).asks).toBe(eitherOf([other, one]).asks);
  });
});

describe('a filter that is not wholly understood', () => {
  const filter = 'Must have been employed 12 months or more, unless the firing was for reporting safety violations';

  it('says that its exception is not', () => {
    expect(explainFilter(filter)).toEqual({
      filter,
      readAs:
        'The client worked for the employer for at least 12 months, unless an exception applies that was not understood; unknown if not stated.',
      understood: 'ambiguous',
    });
  });

  it('is met where the rule holds, and never violated', () => {
    expect(judgeOne({ intakeNotes: 'Worked there 5 years, fired last week.' }, filter).verdict).toBe('met');
    expect(judgeOne({ intakeNotes: 'Worked there 3 months, fired last week.' }, filter).verdict).toBe('unknown');
  });

  it.each(['must have a phone', 'All returns filed', 'Good vibes only'])('%s is judged unknown', (unread) => {
    expect(explainFilter(unread)).toEqual({ filter: unread, readAs: null, understood: 'no' });
    expect(judgeOne({ intakeNotes: 'No phone. No returns filed. Not good.' }, unread).verdict).toBe('unknown');
  });
});
