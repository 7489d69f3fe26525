import { Button, type ButtonProps, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { UseMutationResult } from '@tanstack/react-query';
import type { DashboardProblem } from '../client/dashboard-problem.ts';
import { announce } from './announce.tsx';
import { Dialog, DialogButtons } from './dialog.tsx';
import { ProblemAlert } from './problem-alert.tsx';

interface ConfirmButtonProps<Input, Answer> extends Pick<ButtonProps, 'size' | 'variant' | 'color'> {
  readonly label: string;
  /** Its object, for screen readers when there are several such buttons. */
  readonly of?: string;
  /** A question, for the heading of the dialog. */
  readonly question: string;
  /** What happens, and what cannot be undone. */
  readonly consequence: string;
  readonly disabled?: boolean;
  /** What is done, and with what. */
  readonly work: Pick<UseMutationResult<Answer, DashboardProblem, Input>, 'mutate' | 'isPending' | 'error'>;
  readonly input: Input;
  /** What is announced once it is done. */
  readonly done: string | ((answer: Answer) => string);
  readonly onDone?: (answer: Answer) => void;
}

/** Asks for confirmation before an irreversible action. */
export function ConfirmButton<Input, Answer>(props: ConfirmButtonProps<Input, Answer>) {
  const { label, of, question, consequence, work, input, done, onDone } = props;
  const { size = 'sm', variant = 'default', color, disabled } = props;
  const [opened, { open, close }] = useDisclosure(false);
  const onSuccess = (answer: Answer) => {
    close();
    announce(typeof done === 'string' ? done : done(answer));
    onDone?.(answer);
  };
  return (
    <>
      <Button size={size} variant={variant} color={color} disabled={disabled} onClick={open}>
        {label}
        {of === undefined ? null : <span className="hidden-but-read"> {of}</span>}
      </Button>
      <Dialog title={question} opened={opened} onClose={close}>
        <Text size="sm">{consequence}</Text>
        <ProblemAlert problem={work.error} />
        <DialogButtons onCancel={close}>
          <Button color="red" loading={work.isPending} onClick={() => work.mutate(input, { onSuccess })}>
            {label}
          </Button>
        </DialogButtons>
      </Dialog>
    </>
  );
}
