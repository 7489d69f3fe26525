import { type CasePart, caseParts } from '../../../../shared/results.ts';
import type { PartAssessment } from '../../engine.ts';
import type { Reading } from '../reading/read-notes.ts';
import { blendPoints } from './blend-points.ts';
import { isWord } from './form-value.ts';
import { parseWeights } from './parse-weights.ts';
import { packedWeights } from './weights.gen.ts';
import { judgeWording, partIndex, type WordingJudgement, type WordingWeights } from './wording-model.ts';
import { wordingReasons } from './wording-reasons.ts';
import type { WordingToken } from './wording-tokens.ts';

type Parts = Record<CasePart, PartAssessment>;

export interface BlendInput {
  /** What the rules gave. */
  readonly parts: Parts;
  readonly reading: Reading;
  /** What the weights may know of the notes. */
  readonly forms: readonly WordingToken[];
  /** Whether the rules found a fact that ends the case. */
  readonly ended: boolean;
}

// Fewer known words than this say nothing good of a case.
const fewestWords = 6;

/** Where somebody wrote to the scorer, or wrote next to nothing, words can cost points but earn none. */
const mayLift = ({ reading }: BlendInput, { known }: WordingJudgement): boolean =>
  reading.injections.length === 0 && known.filter(({ form }) => isWord(form)).length >= fewestWords;

/** Makes the blend of rules and learned wording: each part is the rules' reasons and then those of the change. */
export const createBlendWording =
  (weights: WordingWeights) =>
  (input: BlendInput): Parts => {
    const { parts, reading, forms, ended } = input;
    const judgement = judgeWording(weights, forms);
    if (!judgement.known.some(({ form }) => isWord(form))) return parts;
    const lifts = mayLift(input, judgement);
    const blended = (part: CasePart): PartAssessment => {
      const { points: rule, reasons } = parts[part];
      const points = blendPoints(rule, judgement.points[partIndex[part]] ?? 0, ended);
      const change = lifts ? points - rule : Math.min(points - rule, 0);
      if (change === 0) return parts[part];
      const added = wordingReasons({ part, change, known: judgement.known, quote: reading.quote });
      return { points: rule + change, reasons: [...reasons, ...added] };
    };
    return Object.fromEntries(caseParts.map((part) => [part, blended(part)])) as Parts;
  };

export const blendWording = createBlendWording(parseWeights(packedWeights));
