import { Group, NativeSelect, TextInput } from '@mantine/core';
import type { MentionDraft } from './routing-draft.ts';
import { mentionKinds } from './routing-lines.ts';

interface MentionFieldProps {
  readonly label: string;
  readonly mention: MentionDraft;
  /** What is wrong with the ID. */
  readonly error: string | null;
  readonly onChange: (mention: MentionDraft) => void;
}

const isKind = (value: string): value is MentionDraft['kind'] => Object.hasOwn(mentionKinds, value);
const idOf = {
  user: { name: 'Member ID', example: 'For example U0123456789' },
  group: { name: 'User group ID', example: 'For example S0123456789' },
};

/** Who is notified besides the channel. */
export function MentionField({ label, mention, error, onChange }: MentionFieldProps) {
  const { kind, id } = mention;
  const idField = kind === 'user' || kind === 'group' ? idOf[kind] : null;
  return (
    <Group gap="xs" align="flex-start">
      <NativeSelect
        label={label}
        description="Mentioned in the message"
        style={{ flex: '1 1 14rem' }}
        data={Object.entries(mentionKinds).map(([value, words]) => ({ value, label: words }))}
        value={kind}
        onChange={({ currentTarget: { value } }) => isKind(value) && onChange({ kind: value, id })}
      />
      {idField === null ? null : (
        <TextInput
          label={idField.name}
          description={idField.example}
          error={error}
          style={{ flex: '1 1 10rem' }}
          value={id}
          onChange={(event) => onChange({ kind, id: event.currentTarget.value })}
        />
      )}
    </Group>
  );
}
