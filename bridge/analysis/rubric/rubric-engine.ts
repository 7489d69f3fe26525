import type { Engine, EngineInput } from '../engine.ts';
import { judgeFilters } from '../filters/judge-filters.ts';
import { judgeRelevance } from '../filters/judge-relevance.ts';
import { judgeCase } from './judge-case.ts';
import { rubricIdentity } from './rubric-identity.ts';

/** The offline engine: facts from the notes, points from the facts, the same answer for the same record, no network, no clock. */
export const createRubricEngine = (): Engine => {
  const assess = ({ record, today, signal }: EngineInput) => {
    signal?.throwIfAborted();
    return judgeCase(record, today);
  };
  return {
    identity: rubricIdentity,
    assess: async (input) => assess(input).assessment,
    assessForFirm: async (input) => {
      const { assessment, nonLead, found } = assess(input);
      const relevance = judgeRelevance(input, input.configuration, nonLead, found?.facts);
      const filters = judgeFilters({ ...input, found }, input.configuration.customFilters);
      return { assessment, relevance, found, filters };
    },
  };
};
