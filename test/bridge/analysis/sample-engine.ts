import type { CaseAssessment, Engine, EngineInput, ScreenAssessment } from '../../../bridge/analysis/engine.ts';
import type { EngineIdentity, Reason } from '../../../shared/results.ts';
import { because } from './sample-record.ts';

const part = (...reasons: Reason[]) => ({ points: reasons.reduce((sum, { points }) => sum + points, 0), reasons });

export const sampleAssessment: CaseAssessment = {
  parts: {
    clarity: part(because(16, 'events clear', 'Rear-ended at a red light')),
    strength: part(because(15, 'other driver cited', 'Other driver was cited'), because(-2, 'no witness named')),
    damages: part(because(14, 'surgery', 'surgery in November')),
    merit: part(because(15, 'free to hire', 'No lawyer yet')),
  },
  facts: [{ name: 'injury', value: 'herniated disc', quote: 'Herniated disc' }],
  missing: ['insurance'],
  asks: [{ fact: 'insurance', question: 'What insurance does the other side have?', gain: 3 }],
  flags: [],
};

export const sampleScreen: ScreenAssessment = {
  assessment: sampleAssessment,
  relevance: { verdict: 'fits', why: 'notes fit', quote: 'Rear-ended' },
  filters: [],
};

export interface CountingEngine extends Engine {
  readonly inputs: EngineInput[];
}

/** An engine of two functions that counts how often it is asked. */
export function engineOf(
  answers: {
    assess?: (input: EngineInput) => Promise<CaseAssessment> | CaseAssessment;
    assessForFirm?: (input: EngineInput) => Promise<ScreenAssessment> | ScreenAssessment;
  } = {},
  identity: Partial<EngineIdentity> = {},
): CountingEngine {
  const inputs: EngineInput[] = [];
  return {
    inputs,
    identity: { name: 'rubric', version: 'test', model: null, promptVersion: null, ...identity },
    async assess(input) {
      inputs.push(input);
      return (answers.assess ?? (() => sampleAssessment))(input);
    },
    async assessForFirm(input) {
      inputs.push(input);
      return (answers.assessForFirm ?? (() => sampleScreen))(input);
    },
  };
}
