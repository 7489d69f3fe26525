import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import qrcode from 'qrcode-generator';
import { type FormEvent, useState } from 'react';
import type { DashboardOutput } from '../../../../../shared/dashboard/table.ts';
import { useDo } from '../../client/ask.ts';
import { announce } from '../../parts/announce.tsx';
import { CopyBlock } from '../../parts/copy-block.tsx';
import { ProblemAlert } from '../../parts/problem-alert.tsx';

type TwoFactorSetupProps = DashboardOutput<'startTwoFactor'> & { readonly onDone: () => void };

/** The code is drawn in the browser: the secret goes nowhere else. */
export function TwoFactorSetup({ uri, secret, recoveryCodes, onDone }: TwoFactorSetupProps) {
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
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
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
