import { Button, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useDo } from '../../client/ask.ts';
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
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <TextInput
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" loading={signIn.isPending}>
          Sign in
        </Button>
      </Stack>
    </form>
  );
}
