import { Alert, Button, Flex, Form, Heading, List, LoadingButton, NumberInput, Text } from '@hubspot/ui-extensions';
import type { SavedConfiguration } from '../../../../../shared/app-settings.ts';
import { AreaRows } from './area-rows.tsx';
import type { AskBridge } from './ask-bridge.gen.ts';
import { BridgeFault } from './bridge-fault.gen.tsx';
import { FilterRows } from './filter-rows.tsx';
import { checkRules, type RulesDraft } from './rules-draft.ts';
import { RulesPreviewPart } from './rules-preview.tsx';
import { limits } from './tables.gen.ts';
import type { Editing } from './use-editing.ts';
import { useSubmit } from './use-save.ts';

interface Props {
  ask: AskBridge;
  editing: Editing<SavedConfiguration, RulesDraft>;
  onSaved(message: string): void;
  /** Somebody else has saved: everything is to be reloaded. */
  onConflict(): void;
}

/** Threshold, practice areas and rules, with the dashboard's own limits. */
export function RulesForm({ ask, editing, onSaved, onConflict }: Props) {
  const { saved, draft, change, undo } = editing;
  const { isSaving, fault, faults, submit } = useSubmit({
    editing,
    check: checkRules,
    send: (configuration, expectedVersion) => ask('saveConfiguration', { body: { expectedVersion, configuration } }),
    onSaved: (answer) => onSaved(savedMessage(answer)),
    onConflict,
  });

  return (
    <Form onSubmit={() => void submit()} autoComplete="off">
      <Flex direction="column" gap="medium">
        {fault !== null && <BridgeFault fault={fault} />}
        {faults !== null && <FaultSummary lists={faults.lists} />}
        <NumberInput
          label="Minimum score of a valid lead"
          name="threshold"
          description={`From ${limits.threshold.min} to ${limits.threshold.max}. A lead with exactly this score is valid.`}
          min={limits.threshold.min}
          max={limits.threshold.max}
          precision={0}
          required
          {...(draft.threshold !== undefined && { value: draft.threshold })}
          onChange={(threshold) => change((before) => ({ ...before, threshold }))}
          error={faults !== null && faults.threshold !== ''}
          validationMessage={faults?.threshold ?? ''}
        />
        <Heading>Practice areas you take</Heading>
        {draft.areas.length === 0 && <Text>Without any, no lead is valid.</Text>}
        <AreaRows
          rows={draft.areas}
          faults={faults?.areas ?? {}}
          onChange={(next) => change((before) => ({ ...before, areas: next(before.areas) }))}
        />
        <Heading>Your own rules</Heading>
        <FilterRows
          rows={draft.filters}
          saved={saved}
          faults={faults?.filters ?? {}}
          onChange={(next) => change((before) => ({ ...before, filters: next(before.filters) }))}
        />
        <RulesPreviewPart ask={ask} draft={inputOf(draft)} latest={() => inputOf(editing.latest())} />
        <Flex direction="row" gap="small">
          <LoadingButton type="submit" variant="primary" loading={isSaving}>
            Save rules
          </LoadingButton>
          <Button variant="secondary" disabled={isSaving} onClick={undo}>
            Undo changes
          </Button>
        </Flex>
      </Flex>
    </Form>
  );
}

/** Null when something is wrong with it. */
function inputOf(draft: RulesDraft) {
  const checked = checkRules(draft);
  return 'input' in checked ? checked.input : null;
}

function savedMessage({ filters }: SavedConfiguration): string {
  const unclear = filters.filter(({ understood }) => understood !== 'yes').length;
  const warning = `${unclear === 1 ? 'One rule is' : `${unclear} rules are`} not clear: see the warning next to it.`;
  return `Rules saved. They apply to new leads and to leads that change.${unclear === 0 ? '' : ` ${warning}`}`;
}

function FaultSummary({ lists }: { lists: readonly string[] }) {
  return (
    <Alert title="Nothing was saved: some values are not accepted" variant="danger">
      {lists.length > 0 && (
        <List>
          {lists.map((text) => (
            <Text key={text}>{text}</Text>
          ))}
        </List>
      )}
    </Alert>
  );
}
