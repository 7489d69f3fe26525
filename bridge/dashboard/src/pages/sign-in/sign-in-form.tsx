import { Button, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useDo } from '../../client/ask.ts';
import { EmailField, PasswordField } from '../../parts/credential-fields.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';
import { CodeForm } from './code-form.tsx';

/** Address and password, then the code of the second factor if there is one. */
export function SignInForm({ onDone }: { readonly onDone: () => void }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const signIn = useDo('signIn');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    signIn.mutate(
      { body: { email, password } },
      { onSuccess: ({ next }) => (next === 'code' ? setNeedsCode(true) : onDone()) },
    );
  };
  if (needsCode)
    return (
      <CodeForm
        onDone={onDone}
        onBack={() => {
          setNeedsCode(false);
          setPassword('');
        }}
      />
    );
  return (
    <form onSubmit={submit}>
      <Stack>
        <ProblemAlert problem={signIn.error} />
        <EmailField value={email} onText={setEmail} />
        <PasswordField value={password} onText={setPassword} />
        <Button type="submit" loading={signIn.isPending}>
          Sign in
        </Button>
      </Stack>
    </form>
  );
}
