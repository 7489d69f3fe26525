import { Alert, Button, Flex, Form, List, LoadingButton, LoadingSpinner, Text } from '@hubspot/ui-extensions';
import { useCallback, useState } from 'react';
import type { AppSettings, MappingChoices, SavedFieldMapping } from '../../../../../shared/app-settings.ts';
import { AreaNames } from './area-names.tsx';
import type { AskBridge } from './ask-bridge.gen.ts';
import { BridgeFault, isConflict } from './bridge-fault.gen.tsx';
import { checkMapping, fieldLabels, type MappingDraft, mappingDraftOf } from './mapping-draft.ts';
import { SampleContact, useSample } from './sample-values.tsx';
import { SourceRow } from './source-row.tsx';
import { recordFields } from './tables.gen.ts';
import { useAnswer } from './use-answer.ts';
import type { Editing } from './use-editing.ts';
import { useSave } from './use-save.ts';

interface Props {
  ask: AskBridge;
  editing: Editing<AppSettings['mapping'], MappingDraft>;
  onSaved(message: string): void;
  /** Somebody else has saved: everything is to be reloaded. */
  onConflict(): void;
}

/** Which contact property each field of a lead is read from. */
export function MappingForm(props: Props) {
  const { ask } = props;
  const question = useCallback(() => ask('readMappingChoices'), [ask]);
  const choices = useAnswer(question);
  if (choices.value !== null) return <LoadedForm {...props} choices={choices.value} />;
  if (choices.fault === null) return <LoadingSpinner label="Loading the contact properties" showLabel />;
  return (
    <Flex direction="column" gap="small">
      <BridgeFault fault={choices.fault} />
      <Button variant="secondary" onClick={() => void choices.reload()}>
        Try again
      </Button>
    </Flex>
  );
}

function LoadedForm({ ask, editing, onSaved, onConflict, choices }: Props & { choices: MappingChoices }) {
  const { saved, draft, change, take } = editing;
  const [isChecked, setChecked] = useState(false);
  const [warnings, setWarnings] = useState<SavedFieldMapping['warnings']>([]);
  const { isSaving, fault, save } = useSave();
  const check = checkMapping(draft);
  const faults = isChecked && 'faults' in check ? check.faults : {};
  const sample = useSample(ask, 'mapping' in check ? check.mapping : null);

  const submit = async () => {
    setChecked(true);
    const sent = editing.latest();
    const last = checkMapping(sent);
    if (isSaving || 'faults' in last) return;
    const body = { expectedVersion: saved.version, mapping: last.mapping };
    const answer = await save(ask('saveFieldMapping', { body }));
    if (answer.kind === 'ok') {
      take(answer.value, sent);
      setWarnings(answer.value.warnings);
      onSaved('Field mappings saved. They apply to new leads and to leads that change.');
    } else if (isConflict(answer)) onConflict();
  };

  return (
    <Form onSubmit={() => void submit()} autoComplete="off">
      <Flex direction="column" gap="medium">
        {fault !== null && <BridgeFault fault={fault} />}
        {Object.keys(faults).length > 0 && <Alert title="Fix the errors below, then save again" variant="danger" />}
        <Warnings warnings={warnings} />
        <SampleContact sample={sample} />
        {recordFields.map((field) => (
          <SourceRow
            key={field}
            field={field}
            draft={draft.fields[field]}
            properties={choices.properties}
            fault={faults[field] ?? ''}
            sample={sample.valueOf(field)}
            onChange={(part) =>
              change(({ fields, ...rest }) => ({
                ...rest,
                fields: { ...fields, [field]: { ...fields[field], ...part } },
              }))
            }
          />
        ))}
        <AreaNames draft={draft} choices={choices} fault={faults.practiceAreas ?? ''} onChange={change} />
        <Flex direction="row" gap="small">
          <LoadingButton type="submit" variant="primary" loading={isSaving}>
            Save mapping
          </LoadingButton>
          <Button
            variant="secondary"
            disabled={isSaving}
            onClick={() => change(() => mappingDraftOf(choices.suggestion))}
          >
            Fill in suggestions
          </Button>
        </Flex>
      </Flex>
    </Form>
  );
}

function Warnings({ warnings }: { warnings: SavedFieldMapping['warnings'] }) {
  if (warnings.length === 0) return null;
  return (
    <Alert title="Saved. Is this what you meant?" variant="warning">
      <List>
        {warnings.map(({ field, message }) => (
          <Text key={`${field} ${message}`}>
            {`${field === 'practiceAreas' ? 'Practice areas' : fieldLabels[field]}: ${message}`}
          </Text>
        ))}
      </List>
    </Alert>
  );
}
