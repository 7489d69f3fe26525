import type { SavedRules } from '../../../../../shared/dashboard/rules.ts';
import { configurationOf, type RulesDraft, ruleLines } from '../../editor/rules-draft.ts';
import { SavedMeanwhile } from '../../parts/saved-meanwhile.tsx';
import type { Kept } from '../../parts/use-draft.ts';

interface RulesMeanwhileProps {
  readonly draft: RulesDraft;
  /** What somebody else published. */
  readonly saved: SavedRules;
  readonly onChoose: (kept: Kept) => void;
}

export const RulesMeanwhile = ({ draft, saved, onChoose }: RulesMeanwhileProps) => (
  <SavedMeanwhile
    mine={ruleLines(configurationOf(draft))}
    theirs={ruleLines(saved.configuration)}
    version={saved.version}
    by={saved.by}
    onChoose={onChoose}
  />
);
