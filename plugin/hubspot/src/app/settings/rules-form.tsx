import { Alert, Button, Flex, Form, Heading, List, LoadingButton, NumberInput, Text } from '@hubspot/ui-extensions';
import { useState } from 'react';
import type { AppSettings } from '../../../../../shared/app-settings.ts';
import { AreaRows } from './area-rows.tsx';
import type { AskBridge } from './ask-bridge.gen.ts';
import { BridgeFault } from './bridge-fault.gen.tsx';
import { FilterRows } from './filter-rows.tsx';
import { checkRules, type RulesDraft, rulesDraftOf } from './rules-draft.ts';
import { limits } from './tables.gen.ts';
import { useSave } from './use-save.ts';

interface Props {
  ask: AskBridge;
  settings: AppSettings;
  /** Somebody else has saved, or this page has: everything is read anew. */
  onSaved(message: string): void;
  onConflict(): void;
}

/** Threshold, practice areas and rules, with the dashboard's own limits. */
export function RulesForm({ ask, settings: { configuration, mayEdit }, onSaved, onConflict }: Props) {
  const [draft, setDraft] = useState<RulesDraft>(() => rulesDraftOf(configuration.value));
  const [isChecked, setChecked] = useState(false);
  const { isSaving, fault, save } = useSave();
  const change = (part: Partial<RulesDraft>) => setDraft((before) => ({ ...before, ...part }));
  const check = checkRules(draft);
  const faults = isChecked && 'faults' in check ? check.faults : null;

  const submit = async () => {
    setChecked(true);
    if ('faults' in check) return;
    const body = { expectedVersion: configuration.version, configuration: check.input };
    const asked = ask('saveConfiguration', { body });
    const saved = await save(asked);
    if (saved !== null) {
      setDraft(rulesDraftOf(saved.value));
      setChecked(false);
      onSaved('The rules are saved. They apply to leads that are new or change.');
    } else if (isConflict(await asked)) onConflict();
  };

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
          readOnly={!mayEdit}
          {...(draft.threshold !== undefined && { value: draft.threshold })}
          onChange={(threshold) => change({ threshold })}
          error={faults !== null && faults.threshold !== ''}
          validationMessage={faults?.threshold ?? ''}
        />
        <Heading>Practice areas you take</Heading>
        {draft.areas.length === 0 && <Text>With none, no lead is valid.</Text>}
        <AreaRows
          rows={draft.areas}
          faults={faults?.areas ?? {}}
          mayEdit={mayEdit}
          onChange={(areas) => change({ areas })}
        />
        <Heading>Your own rules</Heading>
        <FilterRows
          rows={draft.filters}
          faults={faults?.filters ?? {}}
          mayEdit={mayEdit}
          onChange={(filters) => change({ filters })}
        />
        {mayEdit ? (
          <Flex direction="row" gap="small">
            <LoadingButton type="submit" variant="primary" loading={isSaving}>
              Save rules
            </LoadingButton>
            <Button variant="secondary" disabled={isSaving} onClick={() => setDraft(rulesDraftOf(configuration.value))}>
              Undo changes
            </Button>
          </Flex>
        ) : (
          <Text>Only an administrator may change these.</Text>
        )}
      </Flex>
    </Form>
  );
}

const isConflict = (answer: { kind: string; status?: number }) => answer.status === 409;

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
