import { Button, type ButtonProps, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { DashboardProblem } from '../client/dashboard-problem.ts';
import { Dialog } from './dialog.tsx';
import { Trouble } from './trouble.tsx';

interface ConfirmButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'color'> {
  readonly label: string;
  /** What it is done to, for those who hear one of several such buttons. */
  readonly of?: string;
  /** A question, for the heading of the dialog. */
  readonly question: string;
  /** What happens, and what cannot be undone. */
  readonly consequence: string;
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly problem: DashboardProblem | null;
  /** `close` is called when it is done. */
  readonly onConfirm: (close: () => void) => void;
}

/** What cannot be taken back is asked twice. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, of, question, consequence, busy, problem, onConfirm } = props;
  const { size = 'sm', variant = 'default', color, disabled } = props;
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button size={size} variant={variant} color={color} disabled={disabled} onClick={open}>
        {label}
        {of === undefined ? null : <span className="hidden-but-read"> {of}</span>}
      </Button>
      <Dialog title={question} opened={opened} onClose={close}>
        <Text size="sm">{consequence}</Text>
        <Trouble problem={problem} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button color="red" loading={busy} onClick={() => onConfirm(close)}>
            {label}
          </Button>
        </Group>
      </Dialog>
    </>
  );
}
