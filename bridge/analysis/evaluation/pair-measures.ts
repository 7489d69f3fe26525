import { largest, mean } from './statistics.ts';

export interface PairOutcome {
  id: string;
  a: number;
  b: number;
}

export interface OrderedOutcome extends PairOutcome {
  higher: 'a' | 'b';
  decisive: string;
}

export interface OrderMeasures {
  pairs: number;
  right: number;
  /** Score of the better record minus that of the other. */
  meanMargin: number | null;
  wrong: OrderedOutcome[];
}

export interface DriftMeasures {
  pairs: number;
  mean: number | null;
  largest: number | null;
  /** Mean of a minus b: far from 0, one side is treated better. */
  oneSided: number | null;
}

const margin = ({ a, b, higher }: OrderedOutcome) => (higher === 'a' ? a - b : b - a);

export function measureOrder(outcomes: readonly OrderedOutcome[]): OrderMeasures {
  const wrong = outcomes.filter((outcome) => margin(outcome) <= 0);
  return {
    pairs: outcomes.length,
    right: outcomes.length - wrong.length,
    meanMargin: mean(outcomes.map(margin)),
    wrong,
  };
}

export function measureDrift(outcomes: readonly PairOutcome[]): DriftMeasures {
  const differences = outcomes.map(({ a, b }) => a - b);
  const sizes = differences.map(Math.abs);
  return { pairs: outcomes.length, mean: mean(sizes), largest: largest(sizes), oneSided: mean(differences) };
}

/** The pairs whose two sides differ most first. */
export const widestPairs = (outcomes: readonly PairOutcome[], count: number): PairOutcome[] =>
  [...outcomes].sort((one, other) => Math.abs(other.a - other.b) - Math.abs(one.a - one.b)).slice(0, count);
