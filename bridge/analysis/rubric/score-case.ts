import { z } from 'zod';
import { counted } from '../../../shared/counted.ts';
import { type CasePart, caseParts, partMaxima, type Reason } from '../../../shared/results.ts';
import table from '../data/points.json' with { type: 'json' };
import type { PartAssessment } from '../engine.ts';
import { basePoints, OTHER_FACT } from '../settle-parts.ts';
import { type CaseFeature, type FeatureName, featureNames } from './case-features.ts';

const steps = z.array(z.int().min(-20).max(20));
const ofPart = z.strictObject({
  base: z.int(),
  /** Points at level 1, 2, …; the last holds for every higher level. */
  steps: z.partialRecord(z.enum(featureNames as [FeatureName, ...FeatureName[]]), steps),
  /** The most a part keeps where the feature holds. */
  most: z.partialRecord(z.enum(featureNames as [FeatureName, ...FeatureName[]]), z.int().min(0).max(20)),
});
const pointsTable = z.strictObject(
  Object.fromEntries(caseParts.map((part) => [part, ofPart])) as Record<CasePart, typeof ofPart>,
);
type PointsTable = z.infer<typeof pointsTable>;

/** Points of each part by feature and level, fitted on labeled leads by `test/eval/fit-points`. */
const shipped: PointsTable = pointsTable.parse(table);

/** A part shows at most this many reasons. */
export const MOST_REASONS = 5;

type Show = (feature: CaseFeature) => Pick<Reason, 'quote' | 'field'>;

const nowhere = { quote: null, field: null };

const totalPoints = (reasons: readonly Reason[]) => reasons.reduce((total, { points }) => total + points, 0);

/** The small ones together, so that a part has at most `most` reasons and they still add up. */
export function shorten(reasons: readonly Reason[], most: number): Reason[] {
  const countOf = ({ why }: Reason) => (why.includes(OTHER_FACT) ? Number.parseInt(why, 10) : 0);
  const isRest = (reason: Reason) => countOf(reason) > 0;
  const byWeight = reasons
    .filter(({ points }) => points !== 0)
    .toSorted((a, b) => Number(isRest(a)) - Number(isRest(b)) || Math.abs(b.points) - Math.abs(a.points));
  if (byWeight.length <= most) return byWeight;
  const rest = byWeight.slice(most - 1);
  const sum = totalPoints(rest);
  const count = rest.reduce((total, one) => total + (countOf(one) || 1), 0);
  const kept = byWeight.slice(0, most - 1);
  return sum === 0 ? kept : [...kept, { points: sum, why: counted(count, OTHER_FACT), ...nowhere }];
}

/** What the points table says of a part: its points, and the strictest limit with the feature that sets it. */
interface Weighed {
  /** Between 0 and the limit. */
  readonly total: number;
  /** Points without the limit. */
  readonly earned: number;
  readonly limitedBy: FeatureName | null;
}

const pointsOf = ({ steps }: PointsTable[CasePart], name: FeatureName, level: number): number =>
  steps[name]?.[Math.min(level, steps[name].length) - 1] ?? 0;

function weighPart(part: CasePart, levels: ReadonlyMap<FeatureName, number>, table: PointsTable): Weighed {
  const { base, most } = table[part];
  let sum = base;
  let limit = Number.POSITIVE_INFINITY;
  let limitedBy: FeatureName | null = null;
  for (const [name, level] of levels) {
    sum += pointsOf(table[part], name, level);
    const own = most[name] ?? Number.POSITIVE_INFINITY;
    if (own < limit) [limit, limitedBy] = [own, name];
  }
  const earned = Math.min(Math.max(sum, 0), partMaxima[part]);
  if (limit >= earned) return { total: earned, earned, limitedBy: null };
  return { total: limit, earned, limitedBy };
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

const levelsOfCase = (features: readonly CaseFeature[]) => new Map(features.map(({ name, level }) => [name, level]));

/** The same words are one reason. */
const joinSame = (reasons: readonly Reason[]): Reason[] =>
  [...Map.groupBy(reasons, ({ why, quote }) => `${why}|${quote}`).values()].map(([first, ...more]) => {
    return { ...(first as Reason), points: totalPoints(more) + (first?.points ?? 0) };
  });

function scorePart(part: CasePart, features: readonly CaseFeature[], table: PointsTable, show: Show): PartAssessment {
  const levels = levelsOfCase(features);
  const { total, earned, limitedBy } = weighPart(part, levels, table);
  const reasonOf = (name: FeatureName, points: number): Reason[] =>
    features.filter((feature) => feature.name === name).map((one) => ({ points, why: one.why, ...show(one) }));
  const reasons = [
    { points: table[part].base, why: basePoints, ...nowhere },
    ...joinSame([...levels].flatMap(([name, level]) => reasonOf(name, pointsOf(table[part], name, level)))),
  ];
  const shown = fitWithin(shorten(reasons, MOST_REASONS), partMaxima[part]);
  if (limitedBy === null) return { points: total, reasons: shown };
  return { points: total, reasons: [...shorten(shown, MOST_REASONS - 1), ...reasonOf(limitedBy, total - earned)] };
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
  return caseParts.reduce((total, part) => total + weighPart(part, levels, table).total, 0);
}
