import { Alert, Stack } from '@mantine/core';
import type { DashboardOutput } from '../../../../../shared/dashboard/table.ts';
import { CopyBlock } from '../../parts/copy-block.tsx';
import { Moment } from '../../parts/moment.tsx';

interface OneTimeLinkProps {
  readonly email: string;
  readonly link: DashboardOutput<'makeLink'>;
}

/** Shown once, to the person who asked for it. */
export function OneTimeLink({ email, link }: OneTimeLinkProps) {
  return (
    <Stack gap="xs">
      <Alert color="ink" title={link.mailed ? `A link was mailed to ${email}` : `Send this link to ${email}`}>
        It works once, until <Moment at={link.expiresAt} />. You will not see it again.
      </Alert>
      <CopyBlock what="the link" text={link.url} />
    </Stack>
  );
}
