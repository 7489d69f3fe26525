import { type PartName, partNames } from '../../../shared/results.ts';
import { type BandName, bandOf, bands, compareBands } from './bands.ts';
import { mean, spearman } from './statistics.ts';

export type Points = Record<PartName | 'total', number>;

export interface ScoreOutcome {
  id: string;
  gold: Points;
  ours: Points;
}

export interface ErrorMeasure {
  cases: number;
  meanAbsoluteError: number | null;
  /** Ours minus gold: positive where we are too kind. */
  bias: number | null;
}

export interface ScoreMeasures extends ErrorMeasure {
  spearman: number | null;
  bandAgreement: number | null;
  bandsExact: number | null;
  missesByTwoBands: number;
  byBand: Record<BandName, ErrorMeasure>;
  byPart: Record<PartName, ErrorMeasure>;
}

function errorOf(outcomes: readonly ScoreOutcome[], what: keyof Points): ErrorMeasure {
  const differences = outcomes.map(({ gold, ours }) => ours[what] - gold[what]);
  return { cases: outcomes.length, meanAbsoluteError: mean(differences.map(Math.abs)), bias: mean(differences) };
}

export function measureScores(outcomes: readonly ScoreOutcome[]): ScoreMeasures {
  const compared = outcomes.map(({ gold, ours }) => compareBands(gold.total, ours.total));
  const inBand = (name: BandName) => outcomes.filter(({ gold }) => bandOf(gold.total) === name);
  return {
    ...errorOf(outcomes, 'total'),
    spearman: spearman(
      outcomes.map(({ gold }) => gold.total),
      outcomes.map(({ ours }) => ours.total),
    ),
    bandAgreement: mean(compared.map(({ credit }) => credit)),
    bandsExact: mean(compared.map(({ bandsApart }) => (bandsApart === 0 ? 1 : 0))),
    missesByTwoBands: compared.filter(({ bandsApart }) => bandsApart > 1).length,
    byBand: fromEntries(bands.map(({ name }) => [name, errorOf(inBand(name), 'total')])),
    byPart: fromEntries(partNames.map((name) => [name, errorOf(outcomes, name)])),
  };
}

const fromEntries = <Key extends string, Value>(entries: [Key, Value][]) =>
  Object.fromEntries(entries) as Record<Key, Value>;

/** The largest misses of the total first. */
export function worstScores(outcomes: readonly ScoreOutcome[], count: number): ScoreOutcome[] {
  const miss = ({ gold, ours }: ScoreOutcome) => Math.abs(ours.total - gold.total);
  return [...outcomes].sort((a, b) => miss(b) - miss(a)).slice(0, count);
}
