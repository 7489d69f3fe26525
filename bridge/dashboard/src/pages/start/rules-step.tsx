import { Button, Checkbox, Group, NativeSelect, SimpleGrid, Stack } from '@mantine/core';
import { useState } from 'react';
import type { SavedRules } from '../../../../../shared/dashboard/rules.ts';
import { exampleConfiguration } from '../../../../../shared/examples.ts';
import { states } from '../../../../../shared/states.ts';
import { useAsk } from '../../client/ask.ts';
import { AreasEditor } from '../../editor/areas-editor.tsx';
import { FiltersEditor } from '../../editor/filters-editor.tsx';
import {
  addArea,
  addFilter,
  FILTERS_MAX,
  filterLabel,
  ofRules,
  type RulesDraft,
  removeArea,
  removeFilter,
} from '../../editor/rules-draft.ts';
import { ThresholdEditor } from '../../editor/threshold-editor.tsx';
import { Answered } from '../../parts/answered.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';
import { useDraft } from '../../parts/use-draft.ts';
import { RulesMeanwhile } from '../rules/rules-meanwhile.tsx';
import { usePublish } from '../rules/use-publish.ts';
import type { StepProps } from './start-page.tsx';
import { StepWays } from './step-ways.tsx';

interface SuggestionsProps {
  readonly draft: RulesDraft;
  readonly onChange: (draft: RulesDraft) => void;
}

/** The most common areas; others are typed below. */
const areas = [
  'Personal Injury',
  'Car Accident',
  'Medical Malpractice',
  "Workers' Compensation",
  'Employment Law',
  'Family Law',
  'Criminal Defense',
  'Immigration',
  'Estate Planning',
  'Bankruptcy',
];

const filters = exampleConfiguration.customFilters.slice(0, 2) as readonly string[];
const stateNames = states.filter(({ territory }) => !territory).map(({ name }) => name);
const stateChoices = [{ value: '', label: 'Choose a state' }, ...stateNames];

function SuggestedAreas({ draft, onChange }: SuggestionsProps) {
  const has = (name: string) => draft.areas.some((area) => area.name === name);
  return (
    <fieldset className="choices">
      <legend>Common practice areas</legend>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="xs">
        {areas.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={has(name)}
            onChange={() => onChange(has(name) ? removeArea(draft, name) : addArea(draft, name))}
          />
        ))}
      </SimpleGrid>
    </fieldset>
  );
}

function SuggestedFilters({ draft, onChange }: SuggestionsProps) {
  const [state, setState] = useState('');
  const inState = `Lives in ${state}`;
  const full = draft.filters.length >= FILTERS_MAX;
  const found = (text: string) => draft.filters.find(({ filter }) => filterLabel(filter) === text);
  const toggle = (text: string) => {
    const there = found(text);
    onChange(there === undefined ? addFilter(draft, text) : removeFilter(draft, there.key));
  };
  return (
    <fieldset className="choices">
      <legend>Rules that most firms have</legend>
      <Stack gap="xs">
        {filters.map((text) => (
          <Checkbox
            key={text}
            label={text}
            checked={found(text) !== undefined}
            disabled={full && found(text) === undefined}
            onChange={() => toggle(text)}
          />
        ))}
        <Group align="flex-end" gap="xs">
          <NativeSelect
            label="Only clients from one state"
            data={stateChoices}
            value={state}
            onChange={(event) => setState(event.currentTarget.value)}
          />
          <Button
            variant="default"
            disabled={full || state === '' || found(inState) !== undefined}
            onClick={() => toggle(inState)}
          >
            Add rule
          </Button>
        </Group>
      </Stack>
    </fieldset>
  );
}

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
