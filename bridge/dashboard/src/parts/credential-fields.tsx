import { TextInput, type TextInputProps } from '@mantine/core';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../../../shared/dashboard/people.ts';
import { entered } from './fields.tsx';

interface CredentialProps extends Pick<TextInputProps, 'label' | 'description' | 'maxLength'> {
  readonly value: string;
  readonly onText: (text: string) => void;
}

export const EmailField = (props: CredentialProps) => (
  <Credential label="Email" type="email" autoComplete="username" {...props} />
);

export const PasswordField = (props: CredentialProps) => (
  <Credential label="Password" type="password" autoComplete="current-password" {...props} />
);

export const NewPasswordField = (props: CredentialProps) => (
  <Credential
    type="password"
    autoComplete="new-password"
    minLength={PASSWORD_MIN}
    maxLength={PASSWORD_MAX}
    {...props}
  />
);

function Credential({ value, onText, ...input }: CredentialProps & TextInputProps) {
  return <TextInput required {...input} {...entered(value, onText)} />;
}
