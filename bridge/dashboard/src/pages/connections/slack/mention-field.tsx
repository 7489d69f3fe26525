import { Group, TextInput } from '@mantine/core';
import { Choice, entered, optionsOf } from '../../../parts/fields.tsx';
import type { MentionDraft } from './routing-draft.ts';
import { mentionKinds } from './routing-lines.ts';

interface MentionFieldProps {
  readonly label: string;
  readonly mention: MentionDraft;
  /** What is wrong with the ID. */
  readonly error: string | null;
  readonly onChange: (mention: MentionDraft) => void;
}

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
      <Choice
        label={label}
        description="Mentioned in the message"
        style={{ flex: '1 1 14rem' }}
        options={optionsOf(mentionKinds)}
        value={kind}
        onChange={(next) => onChange({ kind: next, id })}
      />
      {idField === null ? null : (
        <TextInput
          label={idField.name}
          description={idField.example}
          error={error}
          style={{ flex: '1 1 10rem' }}
          {...entered(id, (next) => onChange({ kind, id: next }))}
        />
      )}
    </Group>
  );
}
