import { Stack } from '@mantine/core';
import type { SavedRules } from '../../../../../shared/dashboard/rules.ts';
import { useAsk } from '../../client/ask.ts';
import { AreasEditor } from '../../editor/areas-editor.tsx';
import { FiltersEditor } from '../../editor/filters-editor.tsx';
import { ofRules, type RulesDraft } from '../../editor/rules-draft.ts';
import { ThresholdEditor } from '../../editor/threshold-editor.tsx';
import { Answered } from '../../parts/answered.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';
import { useDraft } from '../../parts/use-draft.ts';
import { RulesMeanwhile } from '../rules/rules-meanwhile.tsx';
import { usePublish } from '../rules/use-publish.ts';
import type { StepProps } from './start-page.tsx';
import { StepWays } from './step-ways.tsx';
import { SuggestedAreas, SuggestedFilters } from './suggestions.tsx';

type Part = 'areas' | 'filters' | 'threshold';
type RulesStepProps = StepProps & { readonly step: Part };

/** One part of the rules; saved as its own version when the step is left. */
export function RulesStep(props: RulesStepProps) {
  const rules = useAsk('readRules', {});
  return <Answered query={rules}>{(saved) => <EditStep saved={saved} {...props} />}</Answered>;
}

function EditStep({ saved, step, onNext, onBack }: RulesStepProps & { readonly saved: SavedRules }) {
  const edited = useDraft(saved, ofRules);
  const { draft, setDraft, changed, contested } = edited;
  const { publish, choose, busy, problem } = usePublish(edited, onNext);
  // The threshold counts as set once it was seen, so it is saved even if it stays at 60.
  const leave = step !== 'threshold' && !changed ? onNext : publish;
  return (
    <Stack gap="md">
      <Editor step={step} draft={draft} onChange={setDraft} />
      <ProblemAlert problem={problem} />
      {contested ? (
        <RulesMeanwhile draft={draft} saved={saved} onChoose={choose} />
      ) : (
        <StepWays next="Save and continue" busy={busy} onNext={leave} onBack={onBack} />
      )}
    </Stack>
  );
}

interface EditorProps {
  readonly step: Part;
  readonly draft: RulesDraft;
  readonly onChange: (draft: RulesDraft) => void;
}

function Editor({ step, draft, onChange }: EditorProps) {
  if (step === 'threshold')
    return <ThresholdEditor threshold={draft.threshold} onChange={(threshold) => onChange({ ...draft, threshold })} />;
  if (step === 'filters')
    return (
      <>
        <SuggestedFilters draft={draft} onChange={onChange} />
        <FiltersEditor draft={draft} onChange={onChange} />
      </>
    );
  return (
    <>
      <SuggestedAreas draft={draft} onChange={onChange} />
      <AreasEditor draft={draft} onChange={onChange} />
    </>
  );
}
