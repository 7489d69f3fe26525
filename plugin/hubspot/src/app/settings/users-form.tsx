import { Button, Flex, Form, LoadingButton, Text, TextArea } from '@hubspot/ui-extensions';
import type { SavedPermissions } from '../../../../../shared/app-settings.ts';
import type { AskBridge } from './ask-bridge.gen.ts';
import { BridgeFault } from './bridge-fault.gen.tsx';
import type { Editing } from './use-editing.ts';
import { useSubmit } from './use-save.ts';
import { checkUsers, type UsersDraft } from './users-draft.ts';

interface Props {
  ask: AskBridge;
  editing: Editing<SavedPermissions, UsersDraft>;
  userId: string;
  onSaved(message: string): void;
  /** Somebody else has saved: everything is to be reloaded. */
  onConflict(): void;
}

const fields = [
  { name: 'settings', label: 'Users who may change settings' },
  { name: 'overrule', label: 'Users who may set the status manually' },
] as const;

/** Who may do what on this page and on the card. */
export function UsersForm({ ask, editing, userId, onSaved, onConflict }: Props) {
  const { draft, change, undo } = editing;
  const { isSaving, fault, faults, submit } = useSubmit({
    editing,
    check: (typed: UsersDraft) => checkUsers(typed, userId),
    send: (permissions, expectedVersion) => ask('savePermissions', { body: { expectedVersion, permissions } }),
    onSaved: () => onSaved('User permissions saved.'),
    onConflict,
  });

  return (
    <Form onSubmit={() => void submit()} autoComplete="off">
      <Flex direction="column" gap="medium">
        {fault !== null && <BridgeFault fault={fault} />}
        <Text>{`One user id per line; yours is ${userId}. An empty list means everyone.`}</Text>
        {fields.map(({ name, label }) => (
          <TextArea
            key={name}
            label={label}
            name={`users-${name}`}
            rows={4}
            value={draft[name]}
            onInput={(typed) => change((before) => ({ ...before, [name]: typed }))}
            error={faults?.[name] !== undefined}
            validationMessage={faults?.[name] ?? ''}
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
