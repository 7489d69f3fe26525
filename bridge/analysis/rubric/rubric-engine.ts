import type { Configuration } from '../../../shared/configuration.ts';
import type { FilterJudgement } from '../../../shared/results.ts';
import type { Engine, EngineInput, RelevanceJudgement } from '../engine.ts';
import { judgeFilters } from '../filters/judge-filters.ts';
import { judgeRelevance } from '../filters/judge-relevance.ts';
import { assessCase } from './assess-case.ts';

/** Raised with every change that can move a score, so that no stored result is taken for a new one. */
const version = '1.8.0';

type FirmInput = EngineInput & { configuration: Configuration };

/** The offline engine: rules over the notes and weighed wording, the same answer for the same record, no network, no clock. */
export const createRubricEngine = (): Engine => {
  const assess = ({ record, today, signal }: EngineInput) => {
    signal?.throwIfAborted();
    return assessCase(record, today);
  };
  const filtersOf = (input: FirmInput): FilterJudgement[] => judgeFilters(input, input.configuration.customFilters);
  const relevanceOf = (input: FirmInput): RelevanceJudgement => judgeRelevance(input, input.configuration);
  return {
    identity: { name: 'rubric', version, model: null, promptVersion: null },
    assess: async (input) => assess(input),
    assessForFirm: async (input) => ({
      assessment: assess(input),
      relevance: relevanceOf(input),
      filters: filtersOf(input),
    }),
  };
};
