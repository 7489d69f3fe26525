import { Button, type ButtonProps } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DashboardProblem } from '../client/dashboard-problem.ts';
import { announce } from './announce.tsx';

interface DoButtonProps<Input, Answer> extends Omit<ButtonProps, 'loading'> {
  /** What is done, and with what. */
  readonly work: Pick<UseMutationResult<Answer, DashboardProblem, Input>, 'mutate' | 'isPending'>;
  readonly input: Input;
  /** What is announced once it is done. */
  readonly done: string | ((answer: Answer) => string);
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** Does something at once. */
export function DoButton<Input, Answer>({ work, input, done, ...props }: DoButtonProps<Input, Answer>) {
  const onSuccess = (answer: Answer) => announce(typeof done === 'string' ? done : done(answer));
  return (
    <Button variant="default" loading={work.isPending} onClick={() => work.mutate(input, { onSuccess })} {...props} />
  );
}
