import type { DashboardHandlers } from '../../../dashboard-api/handlers.ts';
import type { PreviewDeps } from '../../preview/judge-draft.ts';
import type { CountTrial } from '../count-trial.ts';
import { createPreviewDraft } from './preview-draft.ts';
import { createReadScores } from './read-scores.ts';
import {
  createListRuleVersions,
  createReadRules,
  createReadRuleVersion,
  createRevertRules,
  createSaveRules,
} from './saved-rules.ts';
import { createReadFilter, createTryFilter } from './try-filter.ts';

type RuleHandlers = Pick<
  DashboardHandlers,
  | 'readRules'
  | 'saveRules'
  | 'listRuleVersions'
  | 'readRuleVersion'
  | 'revertRules'
  | 'readFilter'
  | 'tryFilter'
  | 'previewRules'
  | 'readScores'
>;

/** The firm's rules: read, try out, save, revert. */
export function createRuleHandlers(deps: PreviewDeps & { countTrial: CountTrial }): RuleHandlers {
  return {
    readRules: createReadRules(deps),
    saveRules: createSaveRules(deps),
    listRuleVersions: createListRuleVersions(deps),
    readRuleVersion: createReadRuleVersion(deps),
    revertRules: createRevertRules(deps),
    readFilter: createReadFilter(),
    tryFilter: createTryFilter(deps),
    previewRules: createPreviewDraft(deps),
    readScores: createReadScores(deps),
  };
}
