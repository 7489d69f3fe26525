import type { Configuration } from '../../../../shared/configuration.ts';
import type { CustomFilter, DirectFilter, FilterReading } from '../../../../shared/filter-conditions.ts';
import type { FilterJudgement } from '../../../../shared/results.ts';
import { readCase, type Truth } from '../base/case-in-question.ts';
import type { FilterRule } from '../base/filter-verdict.ts';
import { withoutPlanted } from '../base/record-facts.ts';
import { compiledFilter } from '../compile-filter.ts';
import { judgeCondition } from './judge-condition.ts';
import { namesUnknownCounty } from './place-question.ts';
import { sayDirectFilter } from './say-condition.ts';

/** A configuration as engines see it: filters given as conditions are judged in code and are not among them. */
export interface WordedConfiguration extends Configuration {
  customFilters: string[];
}

const isDirect = (filter: CustomFilter): filter is DirectFilter => typeof filter !== 'string';

/** The name of a filter in verdicts and notes: the firm's own words for it, else what its condition says. */
export function nameOfFilter(filter: CustomFilter): string {
  return isDirect(filter) ? (filter.text ?? sayDirectFilter(filter)) : filter;
}

/** How each filter is understood, in their order. */
export function explainFilters(filters: readonly CustomFilter[]): FilterReading[] {
  return filters.map((filter) =>
    isDirect(filter)
      ? {
          filter: nameOfFilter(filter),
          readAs: sayDirectFilter(filter),
          understood: namesUnknownCounty(filter.if) ? 'no' : 'yes',
        }
      : explainFilter(filter),
  );
}

/** How many filters are not understood, or only in part. */
export function countUnclear(filters: readonly CustomFilter[]): number {
  return explainFilters(filters).filter(({ understood }) => understood !== 'yes').length;
}

/** The filters in words, which an engine judges; conditions are judged in code, the same for every engine. */
export function withoutConditions(configuration: Configuration): WordedConfiguration {
  return {
    ...configuration,
    customFilters: configuration.customFilters.filter((filter) => typeof filter === 'string'),
  };
}

const verdictIfUnknown = { pass: 'met', fail: 'violated' } as const;

function judgementOf(filter: DirectFilter, { holds, why, shown }: Truth): FilterJudgement {
  const nothing = { quote: null, field: null };
  if (holds !== null)
    return { filter: nameOfFilter(filter), verdict: holds ? 'met' : 'violated', why, ...(shown ?? nothing) };
  const verdict = verdictIfUnknown[filter.unknown];
  const outcome = filter.unknown === 'pass' ? 'passes' : 'fails';
  return { filter: nameOfFilter(filter), verdict, why: `${why}: ${outcome}, as the filter is set`, ...nothing };
}

/** Whatever `unknown` says: a misspelled county must neither pass nor fail leads. */
const notUnderstood = (filter: DirectFilter): FilterJudgement => ({
  filter: nameOfFilter(filter),
  verdict: 'unknown',
  why: 'the filter names a county that does not exist',
  quote: null,
  field: null,
});

type ConditionsInput = Parameters<typeof readCase>[0];

/** Text that tries to change the score can violate a condition and never meets one. */
function createJudge({ record, today, found }: ConditionsInput): (filter: DirectFilter) => FilterJudgement {
  const rest = withoutPlanted(record);
  const honest = readCase({ record: rest ?? record, today, found });
  const whole = rest === null ? honest : readCase({ record, today });
  return (filter) => {
    if (namesUnknownCounty(filter.if)) return notUnderstood(filter);
    const truth = judgeCondition(whole, filter.if);
    return judgementOf(filter, truth.holds === false ? truth : judgeCondition(honest, filter.if));
  };
}

/**
 * The verdicts of a firm's filters in their order: those in words as an engine judged them, one for each of
 * `withoutConditions`, and those given as conditions over the facts of the record.
 */
export function withConditions(
  input: ConditionsInput,
  filters: readonly CustomFilter[],
  worded: readonly FilterJudgement[],
): FilterJudgement[] {
  if (!filters.some(isDirect)) return [...worded];
  const judge = createJudge(input);
  let next = 0;
  return filters.flatMap((filter) => (isDirect(filter) ? judge(filter) : (worded[next++] ?? [])));
}

function sentenceOf({ asks, without, ifUnstated }: FilterRule): string {
  const words = new Map(without.map((word) => [word.toLowerCase(), `"${word}"`]));
  const named = [...words].flatMap(([word, quoted]) => (asks.toLowerCase().includes(word) ? [] : [quoted])).join(', ');
  const aside = named === '' ? '' : ` (read without ${named})`;
  return `${asks.charAt(0).toUpperCase()}${asks.slice(1)}${aside}; ${ifUnstated}.`;
}

/** Says how a filter is read, as `judgeFilters` judges by it. */
export function explainFilter(filter: string): FilterReading {
  const rule = compiledFilter(filter);
  if (rule === null) return { filter, readAs: null, understood: 'no' };
  return { filter, readAs: sentenceOf(rule), understood: rule.ambiguous ? 'ambiguous' : 'yes' };
}
