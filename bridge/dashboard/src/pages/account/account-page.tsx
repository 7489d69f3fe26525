import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import qrcode from 'qrcode-generator';
import { type FormEvent, useState } from 'react';
import { counted } from '../../../../../shared/counted.ts';
import { roleNames } from '../../../../../shared/dashboard/operation.ts';
import { PASSWORD_MIN } from '../../../../../shared/dashboard/people.ts';
import type { DashboardOutput } from '../../../../../shared/dashboard/table.ts';
import { useAsk, useDo } from '../../client/ask.ts';
import { useMe } from '../../client/me.ts';
import { announce } from '../../parts/announce.tsx';
import { CopyBlock } from '../../parts/copy-block.tsx';
import { NewPasswordField, PasswordField } from '../../parts/credential-fields.tsx';
import { entered } from '../../parts/fields.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';

export function AccountPage() {
  const me = useMe();
  return (
    <Page title="Your account">
      <Loaded query={me}>
        {({ user, role, account }) => (
          <Stack gap="md">
            <Section title="You">
              <Text size="sm">
                <bdi>{user.email}</bdi>, {roleNames[role]} at <bdi>{account.name}</bdi>
              </Text>
              <NameForm name={user.name} />
            </Section>
            <Section title="Password" note="Changing it signs you out everywhere else.">
              <PasswordForm email={user.email} />
            </Section>
            <TwoFactor active={user.twoFactor} email={user.email} />
            <SignIns />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

function NameForm({ name }: { readonly name: string }) {
  const [next, setNext] = useState(name);
  const save = useDo('saveMe', ['readMe', 'listPeople']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ body: { name: next.trim() } }, { onSuccess: () => announce('Your name is saved.') });
  };
  return (
    <form onSubmit={submit}>
      <ProblemAlert problem={save.error} />
      <Group align="flex-end" gap="xs">
        <TextInput label="Your name" autoComplete="name" required maxLength={100} {...entered(next, setNext)} />
        <Button type="submit" variant="default" loading={save.isPending}>
          Save name
        </Button>
      </Group>
    </form>
  );
}

/** Where a person is signed in. */
function SignIns() {
  const signIns = useAsk('listSignIns', {});
  const end = useDo('endSignIns', ['listSignIns']);
  const stop = (id: string | null) =>
    end.mutate({ body: { id } }, { onSuccess: ({ ended }) => announce(`Signed out of ${counted(ended, 'device')}.`) });
  return (
    <Section
      title="Where you are signed in"
      actions={
        <Button size="xs" variant="default" loading={end.isPending} onClick={() => stop(null)}>
          Sign out all others
        </Button>
      }
    >
      <ProblemAlert problem={end.error} />
      <Loaded query={signIns}>
        {({ signIns: all }) => (
          <ul className="plain-list">
            {all.map(({ id, current, device, address, createdAt, lastSeenAt }) => (
              <li key={id}>
                <Group justify="space-between">
                  <div>
                    <Text size="sm" fw={600}>
                      <bdi>{device}</bdi>
                      {current ? ' (this device)' : ''}
                    </Text>
                    <Text size="sm" c="dimmed">
                      {address === null ? '' : `From ${address}. `}Signed in <Moment at={createdAt} />, last active{' '}
                      <Moment at={lastSeenAt} />
                    </Text>
                  </div>
                  {current ? null : (
                    <Button size="xs" variant="default" aria-label={`Sign out ${device}`} onClick={() => stop(id)}>
                      Sign out
                    </Button>
                  )}
                </Group>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  );
}

function PasswordForm({ email }: { readonly email: string }) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const change = useDo('changePassword', ['listSignIns']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(
      { body: { current, next } },
      {
        onSuccess: () => {
          setCurrent('');
          setNext('');
          announce('Password changed. You are signed out everywhere else.');
        },
      },
    );
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <ProblemAlert problem={change.error} />
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Group align="flex-end" gap="xs">
          <PasswordField label="Current password" value={current} onText={setCurrent} />
          <NewPasswordField label={`New password, at least ${PASSWORD_MIN} characters`} value={next} onText={setNext} />
          <Button type="submit" variant="default" loading={change.isPending}>
            Change password
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

type TwoFactorSetupProps = DashboardOutput<'startTwoFactor'> & { readonly onDone: () => void };

/** The code is drawn in the browser: the secret goes nowhere else. */
function TwoFactorSetup({ uri, secret, recoveryCodes, onDone }: TwoFactorSetupProps) {
  const [code, setCode] = useState('');
  const confirm = useDo('confirmTwoFactor', ['readMe', 'listPeople']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate(
      { body: { code: code.replaceAll(' ', '') } },
      {
        onSuccess: () => {
          onDone();
          announce('Two-factor authentication is on.');
        },
      },
    );
  };
  return (
    <Stack gap="md">
      <Text size="sm">1. Scan this with your authenticator app, or type the secret into it.</Text>
      <QrCode text={uri} />
      <CopyBlock what="the secret" text={secret} />
      <Text size="sm">2. Save these recovery codes where you can reach them without your phone. Each works once.</Text>
      <CopyBlock what="the recovery codes" text={recoveryCodes.join('\n')} />
      <form onSubmit={submit}>
        <Stack gap="sm">
          <Text size="sm">3. Type the code that the app shows now.</Text>
          <ProblemAlert problem={confirm.error} />
          <Group align="flex-end" gap="xs">
            <TextInput
              label="Code"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              {...entered(code, setCode)}
            />
            <Button type="submit" loading={confirm.isPending}>
              Turn it on
            </Button>
          </Group>
        </Stack>
      </form>
    </Stack>
  );
}

const QUIET = 4;

/** A QR code as one path of an SVG, dark on white in every color scheme, since cameras expect that. */
function QrCode({ text }: { readonly text: string }) {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const rows = Array.from({ length: size }, (_, row) => row);
  const path = rows
    .flatMap((row) => rows.filter((column) => code.isDark(row, column)).map((column) => `M${column} ${row}h1v1h-1z`))
    .join('');
  return (
    <svg
      role="img"
      aria-label="QR code for your authenticator app"
      width={200}
      height={200}
      viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={size + 2 * QUIET} height={size + 2 * QUIET} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** A code from an authenticator app besides the password; turning it on or off requires the password. */
function TwoFactor({ active, email }: { readonly active: boolean; readonly email: string }) {
  const [password, setPassword] = useState('');
  const start = useDo('startTwoFactor');
  const end = useDo('endTwoFactor', ['readMe', 'listPeople']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const forget = () => setPassword('');
    const turnedOff = () => {
      forget();
      announce('Two-factor authentication is off.');
    };
    if (active) end.mutate({ body: { password } }, { onSuccess: turnedOff });
    else start.mutate({ body: { password } }, { onSuccess: forget });
  };
  return (
    <Section title="Two-factor authentication">
      <Text size="sm">
        {active
          ? 'On. Signing in asks for a code from your authenticator app.'
          : 'Off. With it, a stolen password is not enough to sign in.'}
      </Text>
      <ProblemAlert problem={start.error ?? end.error} />
      {start.data && !active ? (
        <TwoFactorSetup {...start.data} onDone={start.reset} />
      ) : (
        <form onSubmit={submit}>
          <Stack gap="sm">
            <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
            <Group align="flex-end" gap="xs">
              <PasswordField label="Your password, to confirm" value={password} onText={setPassword} />
              <Button type="submit" variant="default" loading={start.isPending || end.isPending}>
                {active ? 'Turn off two-factor authentication' : 'Turn on two-factor authentication'}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Section>
  );
}
