import { compareBands } from '../../../bridge/analysis/evaluation/bands.ts';
import { mean, spearman } from '../../../bridge/analysis/evaluation/statistics.ts';
import { blendPoints } from '../../../bridge/analysis/rubric/wording/blend-points.ts';
import { judgeWording, type WordingWeights } from '../../../bridge/analysis/rubric/wording/wording-model.ts';
import type { FitMaterial } from './fit-weights.ts';
import type { LabelledNote } from './labelled-note.ts';

export interface Measure {
  readonly spearman: number;
  readonly error: number;
  readonly band: number;
}

export interface FamilyMeasures {
  readonly family: string;
  readonly notes: number;
  readonly rules: Measure;
  readonly wording: Measure;
  readonly blend: Measure;
}

interface Totals {
  readonly family: string;
  readonly gold: number;
  readonly rules: number;
  readonly wording: number;
  readonly blend: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const limited = (points: number): number => Math.min(Math.max(points, 0), 20);

const totalsOf = (note: LabelledNote, weights: WordingWeights): Totals => {
  const { points } = judgeWording(weights, note.tokens);
  const blend = note.rule.map((rule, part) => (note.isLead ? blendPoints(rule, points[part] ?? 0, note.ended) : rule));
  return {
    family: note.family,
    gold: sum(note.gold) + note.rest,
    rules: sum(note.rule) + note.rest,
    wording: sum(points.map((value) => Math.round(limited(value)))) + note.rest,
    blend: sum(blend) + note.rest,
  };
};

const measure = (totals: readonly Totals[], engine: 'rules' | 'wording' | 'blend'): Measure => {
  const gold = totals.map((total) => total.gold);
  const ours = totals.map((total) => total[engine]);
  return {
    spearman: spearman(gold, ours) ?? 0,
    error: mean(totals.map((total) => Math.abs(total.gold - total[engine]))) ?? 0,
    band: mean(totals.map((total) => compareBands(total.gold, total[engine]).credit)) ?? 0,
  };
};

const measureFamily = (family: string, totals: readonly Totals[]): FamilyMeasures => ({
  family,
  notes: totals.length,
  rules: measure(totals, 'rules'),
  wording: measure(totals, 'wording'),
  blend: measure(totals, 'blend'),
});

export interface RetellingMeasure {
  readonly pairs: number;
  /** Mean distance of the two tellings, and mean difference with its sign. */
  readonly apart: number;
  readonly oneSided: number;
}

export interface DecisiveMeasure {
  readonly pairs: number;
  /** Pairs whose better note scores higher, and the mean margin. */
  readonly right: number;
  readonly margin: number;
}

export interface CrossValidation {
  readonly families: readonly FamilyMeasures[];
  readonly retellings: RetellingMeasure;
  readonly decisives: DecisiveMeasure;
}

const onlyOf = ({ notes, retellings, decisives }: FitMaterial, family: string): FitMaterial => ({
  decisives: decisives.filter((pair) => pair.family === family),
  notes: notes.filter((note) => note.family === family),
  retellings: retellings.filter((retelling) => retelling.family === family),
});

const allBut = ({ notes, retellings, decisives }: FitMaterial, family: string): FitMaterial => ({
  decisives: decisives.filter((pair) => pair.family !== family),
  notes: notes.filter((note) => note.family !== family),
  retellings: retellings.filter((retelling) => retelling.family !== family),
});

/** Every family judged by weights that were fitted without it; the last row is all of them together. */
export const crossValidate = (
  material: FitMaterial,
  train: (material: FitMaterial) => WordingWeights,
): CrossValidation => {
  const families = [...new Set(material.notes.map(({ family }) => family))].toSorted();
  const judged = families.map((family) => {
    const weights = train(allBut(material, family));
    const { notes, retellings, decisives } = onlyOf(material, family);
    const apart = retellings.map(({ a, b }) => totalsOf(a, weights).blend - totalsOf(b, weights).blend);
    const margins = decisives.map(
      ({ better, worse }) => totalsOf(better, weights).blend - totalsOf(worse, weights).blend,
    );
    return { family, totals: notes.map((note) => totalsOf(note, weights)), apart, margins };
  });
  const apart = judged.flatMap((of) => of.apart);
  const margins = judged.flatMap((of) => of.margins);
  return {
    families: [
      ...judged.map(({ family, totals }) => measureFamily(family, totals)),
      measureFamily(
        'all',
        judged.flatMap(({ totals }) => totals),
      ),
    ],
    retellings: { pairs: apart.length, apart: mean(apart.map(Math.abs)) ?? 0, oneSided: mean(apart) ?? 0 },
    decisives: {
      pairs: margins.length,
      right: margins.filter((margin) => margin > 0).length,
      margin: mean(margins) ?? 0,
    },
  };
};
