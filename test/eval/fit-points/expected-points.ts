import type { FeatureName } from '../../../bridge/analysis/rubric/case-features.ts';
import type { CasePart } from '../../../shared/results.ts';

/** What a lawyer expects of each feature, in points of a part at each level; the fit starts from here and stays near. */
export interface ExpectedPart {
  base: number;
  steps: Partial<Record<FeatureName, number[]>>;
  most: Partial<Record<FeatureName, number>>;
}

export const expectedPoints: Record<CasePart, ExpectedPart> = {
  clarity: {
    base: 4,
    steps: {
      figures: [0, 1, 2, 2],
      event: [2, 3, 3, 3],
      no_event: [-3],
      harm: [0, 1, 1, 1, 1],
      date: [1, 1, 2],
      opponent: [1],
      their_fault: [1, 1, 1],
      detail: [1, 2, 4, 5, 6, 7, 8],
      brief: [-1, -3, -5],
      doubt_memory: [-2],
      doubt_contradiction: [-3],
      doubt_unwilling: [-2],
      curiosity: [-2],
    },
    most: {},
  },
  strength: {
    base: 1,
    steps: {
      figures: [0, 1, 2, 3],
      event: [0, 1, 1, 2],
      no_event: [-2],
      their_fault: [2, 4, 7],
      more_fault: [2],
      own_fault: [-3, -6],
      evidence: [2, 3, 4, 5],
      weighty_evidence: [2],
      opponent: [1],
      harm: [0, 0, 1, 1, 1],
      care: [0, 1, 1, 1],
      doubt_memory: [-2],
      doubt_contradiction: [-4],
      doubt_unwilling: [-2],
      doubt_hearsay: [-3],
      doubt_no_proof: [-3],
    },
    most: {
      untold: 1,
      out_of_time: 4,
      represented: 3,
      at_fault: 3,
      nothing_wrong: 3,
      settled: 3,
      curiosity: 3,
    },
  },
  damages: {
    base: 1,
    steps: {
      figures: [0, 1, 1, 1],
      event: [0, 2, 5, 8],
      harm: [1, 3, 7, 11, 12],
      harmless: [-2],
      care: [1, 2, 3, 4],
      lost_work: [2, 3],
      amount: [1, 2, 3, 5, 6, 8],
      deadline: [1],
      insured: [1],
      uninsured: [-1],
    },
    most: { untold: 1, no_loss: 3, curiosity: 4, nothing_wrong: 8 },
  },
  merit: {
    base: 1,
    steps: {
      figures: [0, 1, 1, 2],
      event: [0, 1, 3, 4],
      no_event: [-2],
      their_fault: [1, 3, 4],
      own_fault: [-2, -4],
      harm: [0, 1, 3, 4, 4],
      care: [0, 1, 1, 2],
      evidence: [1, 1, 2, 2],
      weighty_evidence: [1],
      free_to_hire: [2],
      amount: [0, 0, 1, 1, 2, 2],
      lost_work: [1, 1],
      insured: [1],
      uninsured: [-2],
      deadline: [1],
      doubt_memory: [-1],
      doubt_contradiction: [-3],
      doubt_unwilling: [-3],
      doubt_hearsay: [-2],
      doubt_no_proof: [-2],
    },
    most: {
      untold: 1,
      out_of_time: 2,
      represented: 2,
      at_fault: 3,
      nothing_wrong: 3,
      no_loss: 4,
      settled: 2,
      curiosity: 3,
      not_collectible: 5,
    },
  },
};
