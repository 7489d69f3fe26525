import { Button, Flex, Form, LoadingButton, Text, TextArea } from '@hubspot/ui-extensions';
import { useState } from 'react';
import type { SavedPermissions } from '../../../../../shared/app-settings.ts';
import type { AskBridge } from './ask-bridge.gen.ts';
import { BridgeFault, isConflict } from './bridge-fault.gen.tsx';
import type { Editing } from './use-editing.ts';
import { useSave } from './use-save.ts';
import { checkUsers, type UsersDraft } from './users-draft.ts';

interface Props {
  ask: AskBridge;
  editing: Editing<SavedPermissions, UsersDraft>;
  userId: string;
  onSaved(message: string): void;
  /** Somebody else has saved: everything is to be read anew. */
  onConflict(): void;
}

const fields = [
  { name: 'settings', label: 'Users who may change settings' },
  { name: 'overrule', label: 'Users who may overrule' },
] as const;

/** Who may do what on this page and on the card. */
export function UsersForm({ ask, editing, userId, onSaved, onConflict }: Props) {
  const { saved, draft, change, undo, take } = editing;
  const [isChecked, setChecked] = useState(false);
  const { isSaving, fault, save } = useSave();
  const check = checkUsers(draft, userId);
  const faults = isChecked && 'faults' in check ? check.faults : {};

  const submit = async () => {
    setChecked(true);
    const sent = editing.latest();
    const last = checkUsers(sent, userId);
    if (isSaving || 'faults' in last) return;
    const body = { expectedVersion: saved.version, permissions: last.input };
    const answer = await save(ask('savePermissions', { body }));
    if (answer.kind === 'ok') {
      take(answer.value, sent);
      setChecked(false);
      onSaved('Saved. It holds from now on.');
    } else if (isConflict(answer)) onConflict();
  };

  return (
    <Form onSubmit={() => void submit()} autoComplete="off">
      <Flex direction="column" gap="medium">
        {fault !== null && <BridgeFault fault={fault} />}
        <Text>{`One id of a user on each line; yours is ${userId}. An empty list means everybody.`}</Text>
        {fields.map(({ name, label }) => (
          <TextArea
            key={name}
            label={label}
            name={`users-${name}`}
            rows={4}
            value={draft[name]}
            onInput={(typed) => change((before) => ({ ...before, [name]: typed }))}
            error={faults[name] !== undefined}
            validationMessage={faults[name] ?? ''}
          />
        ))}
        <Flex direction="row" gap="small">
          <LoadingButton type="submit" variant="primary" loading={isSaving}>
            Save users
          </LoadingButton>
          <Button variant="secondary" disabled={isSaving} onClick={undo}>
            Undo changes
          </Button>
        </Flex>
      </Flex>
    </Form>
  );
}
