import { type CasePart, caseParts, partMaxima, type Reason } from '../../../shared/results.ts';
import type { PartAssessment } from '../engine.ts';
import { startingPoints } from '../settle-parts.ts';
import type { CaseFeature, FeatureName } from './case-features.ts';
import { type PointsTable, points as shipped } from './points.ts';

const MOST_REASONS = 5;

type Show = (feature: CaseFeature) => Pick<Reason, 'quote' | 'field'>;

const nowhere = { quote: null, field: null };

const totalPoints = (reasons: readonly Reason[]) => reasons.reduce((total, { points }) => total + points, 0);

/** The small ones together, so that a part has at most five reasons and they still add up. */
function shorten(reasons: readonly Reason[], most: number): Reason[] {
  const byWeight = reasons
    .filter(({ points }) => points !== 0)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
  if (byWeight.length <= most) return byWeight;
  const rest = byWeight.slice(most - 1);
  const sum = totalPoints(rest);
  const kept = byWeight.slice(0, most - 1);
  return sum === 0 ? kept : [...kept, { points: sum, why: 'other facts told', ...nowhere }];
}

function stepPoints(part: CasePart, name: FeatureName, level: number, table: PointsTable): number {
  const steps = table[part].steps[name] ?? [];
  return steps[Math.min(level, steps.length) - 1] ?? 0;
}

/** What a part cannot hold is taken off the smallest reasons, so that those shown add up to it. */
function fitWithin(reasons: readonly Reason[], most: number): Reason[] {
  const fitted = reasons.map((reason) => ({ ...reason }));
  const sum = totalPoints(fitted);
  let excess = sum > most ? sum - most : Math.min(sum, 0);
  for (const reason of fitted.toReversed()) {
    if (excess === 0 || Math.sign(reason.points) !== Math.sign(excess)) continue;
    const cut = Math.sign(excess) * Math.min(Math.abs(excess), Math.abs(reason.points));
    reason.points -= cut;
    excess -= cut;
  }
  return fitted.filter(({ points }) => points !== 0);
}

function scorePart(part: CasePart, features: readonly CaseFeature[], table: PointsTable, show: Show): PartAssessment {
  const { base, most } = table[part];
  const reasons: Reason[] = base === 0 ? [] : [{ points: base, why: startingPoints, ...nowhere }];
  for (const feature of features) {
    const points = stepPoints(part, feature.name, feature.level, table);
    if (points !== 0) reasons.push({ points, why: feature.why, ...show(feature) });
  }
  const capOf = ({ name }: CaseFeature) => most[name] ?? partMaxima[part];
  const [strictest] = features.toSorted((a, b) => capOf(a) - capOf(b));
  const earned = fitWithin(shorten(reasons, MOST_REASONS), partMaxima[part]);
  const points = totalPoints(earned);
  if (strictest === undefined || capOf(strictest) >= points) return { points, reasons: earned };
  const cap = capOf(strictest);
  const cost: Reason = { points: cap - points, why: strictest.why, ...show(strictest) };
  return { points: cap, reasons: [...shorten(earned, MOST_REASONS - 1), cost] };
}

/** The four judged parts; `show` says which words of the record stand behind a feature. */
export function scoreCase(
  features: readonly CaseFeature[],
  show: Show,
  table: PointsTable = shipped,
): Record<CasePart, PartAssessment> {
  return Object.fromEntries(caseParts.map((part) => [part, scorePart(part, features, table, show)])) as Record<
    CasePart,
    PartAssessment
  >;
}

/** The same sum without reasons: points of the four judged parts, 0 to 80. */
export function totalOfCase(levels: ReadonlyMap<FeatureName, number>, table: PointsTable = shipped): number {
  return caseParts.reduce((total, part) => {
    let sum = table[part].base;
    let most: number = partMaxima[part];
    for (const [name, level] of levels) {
      sum += stepPoints(part, name, level, table);
      most = Math.min(most, table[part].most[name] ?? most);
    }
    return total + Math.min(most, Math.max(0, sum));
  }, 0);
}
