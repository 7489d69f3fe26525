import { Button, Checkbox, Group, Progress, SimpleGrid, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { connectedText } from '../../../../../shared/dashboard/connections.ts';
import type { Overview } from '../../../../../shared/dashboard/overview.ts';
import type { SavedRules } from '../../../../../shared/dashboard/rules.ts';
import { exampleConfiguration } from '../../../../../shared/examples.ts';
import { states } from '../../../../../shared/states.ts';
import { useAsk } from '../../client/ask.ts';
import { useMay, useMe } from '../../client/me.ts';
import { rememberTrial, withTrial } from '../../client/tried-sample.ts';
import { ConnectHubSpot, ConnectSlack } from '../../connect/connect-services.tsx';
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
import { CreateKey } from '../../keys/create-key.tsx';
import { Choice } from '../../parts/fields.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';
import { useDraft } from '../../parts/use-draft.ts';
import { TryRecord } from '../../tryout/try-record.tsx';
import { type StepKey, stepKeys, stepWords } from '../../words/step-words.ts';
import { RulesMeanwhile } from '../rules/rules-meanwhile.tsx';
import { usePublish } from '../rules/use-publish.ts';
import { StepWays } from './step-ways.tsx';

/** The first five minutes: every step is saved when it is left, so setup can be resumed at any time. */
export function StartPage() {
  const overview = useAsk('readOverview', {});
  const mayChange = useMay('admin');
  const { data: me } = useMe();
  return (
    <Page title="Get started">
      {mayChange && me !== undefined ? (
        <Loaded query={overview}>{({ checklist }) => <Steps checklist={withTrial(checklist, me.account.id)} />}</Loaded>
      ) : (
        <Text>An owner or admin needs to set up this account. You can still view leads.</Text>
      )}
    </Page>
  );
}

function Steps({ checklist }: { readonly checklist: Overview['checklist'] }) {
  const [step, setStep] = useState<StepKey | null>(() => checklist.find(({ done }) => !done)?.key ?? null);
  const [moved, setMoved] = useState(false);
  const go = (to: StepKey | null) => {
    setMoved(true);
    setStep(to);
  };
  if (step === null) return <Finished moved={moved} onAgain={() => go('areas')} />;
  const at = stepKeys.indexOf(step);
  const next = () => go(stepKeys[at + 1] ?? null);
  const back = at === 0 ? null : () => go(stepKeys[at - 1] ?? null);
  return (
    <Stack gap="md">
      <Progress value={((at + 1) / stepKeys.length) * 100} aria-label={`Step ${at + 1} of ${stepKeys.length}`} />
      <Section title={`${at + 1}. ${stepWords[step].title}`} step={moved ? step : undefined}>
        <Step step={step} onNext={next} onBack={back} />
      </Section>
    </Stack>
  );
}

interface StepProps {
  readonly onNext: () => void;
  /** Null at the first step. */
  readonly onBack: (() => void) | null;
}

function Step({ step, ...ways }: StepProps & { readonly step: StepKey }) {
  if (step === 'areas' || step === 'filters' || step === 'threshold')
    return <RulesStep key={step} step={step} {...ways} />;
  if (step === 'sample') return <SampleStep {...ways} />;
  if (step === 'key') return <KeyStep {...ways} />;
  return <ConnectStep key={step} service={step} {...ways} />;
}

function Finished({ moved, onAgain }: { readonly moved: boolean; readonly onAgain: () => void }) {
  return (
    <Section title="You are set up" step={moved ? 'finished' : undefined}>
      <Text>New leads are scored as they arrive. The Overview shows what happens to them.</Text>
      <Group>
        <Button component={Link} to="/">
          Go to the overview
        </Button>
        <Button variant="default" onClick={onAgain}>
          Go through the steps again
        </Button>
      </Group>
    </Section>
  );
}

function KeyStep({ onNext, onBack }: StepProps) {
  return (
    <Stack gap="md">
      <Text size="sm">Other software can send leads through the API. If you use none, skip this.</Text>
      <CreateKey />
      <StepWays next="Finish" onNext={onNext} onBack={onBack} />
    </Stack>
  );
}

function SampleStep({ onNext, onBack }: StepProps) {
  const { data: me } = useMe();
  const [tried, setTried] = useState(false);
  const remember = () => {
    setTried(true);
    if (me !== undefined) rememberTrial(me.account.id);
  };
  return (
    <Stack gap="md">
      <Text size="sm">Paste one of your leads or use the sample to see how it scores and why.</Text>
      <TryRecord configuration={null} onTried={remember} />
      <StepWays next={tried ? 'Continue' : 'Skip'} onNext={onNext} onBack={onBack} />
    </Stack>
  );
}

const words = {
  hubspot: { name: 'HubSpot', what: 'New contacts in HubSpot are screened as they arrive.' },
  slack: { name: 'Slack', what: 'Valid leads are posted to a Slack channel.' },
} as const;

function ConnectStep({ service, onNext, onBack }: StepProps & { readonly service: keyof typeof words }) {
  const connections = useAsk('readConnections', {});
  const { name, what } = words[service];
  return (
    <Loaded query={connections}>
      {(found) => {
        const connected = found[service] !== null;
        return (
          <Stack gap="md">
            <Text size="sm">{connected ? connectedText(name) : what}</Text>
            {connected ? null : service === 'hubspot' ? (
              <ConnectHubSpot connections={found} />
            ) : (
              <ConnectSlack connections={found} />
            )}
            <StepWays next={connected ? 'Continue' : 'Skip for now'} onNext={onNext} onBack={onBack} />
          </Stack>
        );
      }}
    </Loaded>
  );
}

interface DraftProps {
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
const stateNames = states.filter(({ territory }) => !territory).map(({ name }) => ({ value: name, label: name }));
const stateOptions = [{ value: '', label: 'Choose a state' }, ...stateNames];

function SuggestedAreas({ draft, onChange }: DraftProps) {
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

function SuggestedFilters({ draft, onChange }: DraftProps) {
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
          <Choice label="Only clients from one state" options={stateOptions} value={state} onChange={setState} />
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
function RulesStep(props: RulesStepProps) {
  const rules = useAsk('readRules', {});
  return <Loaded query={rules}>{(saved) => <EditStep saved={saved} {...props} />}</Loaded>;
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

function Editor({ step, draft, onChange }: DraftProps & { readonly step: Part }) {
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
