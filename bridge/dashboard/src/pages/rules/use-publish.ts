import type { SavedRules } from '../../../../../shared/dashboard/rules.ts';
import { useDo, useKeep } from '../../client/ask.ts';
import { configurationOf, type RulesDraft } from '../../editor/rules-draft.ts';
import type { Edited, Kept } from '../../parts/use-draft.ts';

/** Saves a draft of the rules as the newest version. */
export function usePublish(
  { base, draft, contested, choose }: Edited<SavedRules, RulesDraft>,
  onSaved: (rules: SavedRules) => void,
) {
  const save = useDo('saveRules', ['readRules', 'listRuleVersions', 'readOverview', 'listAudit']);
  const keep = useKeep('readRules');
  const publish = () =>
    save.mutate(
      { body: { expectedVersion: base.version, configuration: configurationOf(draft) } },
      {
        onSuccess: (saved) => {
          keep(saved);
          onSaved(saved);
        },
      },
    );
  return {
    publish,
    busy: save.isPending,
    // Showing both versions replaces the error.
    problem: contested && save.error?.code === 'configuration_conflict' ? null : save.error,
    choose(kept: Kept) {
      save.reset();
      choose(kept);
    },
  };
}
