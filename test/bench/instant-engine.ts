import type { Engine, PartAssessment } from '../../bridge/analysis/engine.ts';

const part: PartAssessment = { points: 10, reasons: [{ points: 10, why: 'instant', quote: null, field: null }] };

/** Judges nothing and takes no time: what is left to measure is everything around an engine. */
export function createInstantEngine(): Engine {
  const assessment = {
    parts: { clarity: part, strength: part, damages: part, merit: part },
    facts: [],
    missing: [],
    asks: [],
    flags: [],
  };
  return {
    identity: { name: 'rubric', version: 'instant', model: null, promptVersion: null },
    assess: async () => assessment,
    assessForFirm: async ({ configuration }) => ({
      assessment,
      relevance: { verdict: 'fits', why: 'instant', quote: null },
      filters: configuration.customFilters.map((filter) => ({
        filter,
        verdict: 'unknown',
        why: 'instant',
        quote: null,
        field: null,
      })),
    }),
  };
}
