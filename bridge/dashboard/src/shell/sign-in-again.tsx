import { Modal, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../client/call.ts';
import { signedInAgain, useSignInEnded } from '../client/sign-in-state.ts';
import { SignInForm } from '../pages/sign-in/sign-in-form.tsx';

/** Overlays the page where a request was refused, so that typed input stays. */
export function SignInAgain({ userId }: { readonly userId: string }) {
  const ended = useSignInEnded();
  const client = useQueryClient();
  const goOn = async () => {
    const me = await call('readMe', {});
    if (me.user.id !== userId) return window.location.assign('/');
    signedInAgain();
    await client.invalidateQueries();
  };
  return (
    <Modal
      opened={ended}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      transitionProps={{ duration: 0 }}
      title="Sign in again"
      centered
    >
      <Stack>
        <Text size="sm">You have been signed out. Sign in to continue. What you typed is still here.</Text>
        <SignInForm onDone={() => void goOn()} />
      </Stack>
    </Modal>
  );
}
