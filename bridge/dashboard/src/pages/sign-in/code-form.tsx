import { Button, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useDo } from '../../client/ask.ts';
import { entered } from '../../parts/fields.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';

interface CodeFormProps {
  readonly onDone: () => void;
  /** Back to the form before: a code is accepted only for a while. */
  readonly onBack: () => void;
}

export function CodeForm({ onDone, onBack }: CodeFormProps) {
  const [code, setCode] = useState('');
  const finish = useDo('signInCode');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    finish.mutate({ body: { code: code.replaceAll(' ', '') } }, { onSuccess: onDone });
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <ProblemAlert problem={finish.error} />
        <TextInput
          label="Code"
          description="Six digits from your authenticator app, or a recovery code"
          autoComplete="one-time-code"
          data-autofocus
          autoFocus
          required
          {...entered(code, setCode)}
        />
        <Button type="submit" loading={finish.isPending}>
          Confirm
        </Button>
        <Button variant="default" onClick={onBack}>
          Start over
        </Button>
      </Stack>
    </form>
  );
}
