import type { FilterJudgement } from '../../../shared/results.ts';
import type { Engine, EngineInput, WordedConfiguration } from '../engine.ts';
import { judgeFilters } from '../filters/judge-filters.ts';
import { judgeRelevance } from '../filters/judge-relevance.ts';
import { judgeCase } from './judge-case.ts';
import { rubricIdentity } from './rubric-identity.ts';

type FirmInput = EngineInput & { configuration: WordedConfiguration };

/** The offline engine: facts from the notes, points from the facts, the same answer for the same record, no network, no clock. */
export const createRubricEngine = (): Engine => {
  const assess = ({ record, today, signal }: EngineInput) => {
    signal?.throwIfAborted();
    return judgeCase(record, today);
  };
  const filtersOf = (input: FirmInput): FilterJudgement[] => judgeFilters(input, input.configuration.customFilters);
  return {
    identity: rubricIdentity,
    assess: async (input) => assess(input).assessment,
    assessForFirm: async (input) => {
      const { assessment, nonLead, found } = assess(input);
      const relevance = judgeRelevance(input, input.configuration, nonLead);
      return { assessment, relevance, found, filters: filtersOf(input) };
    },
  };
};
