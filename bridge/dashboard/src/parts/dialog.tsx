import { Button, Group, type GroupProps, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

interface DialogProps {
  readonly title: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Whether it shows something that would be lost: then only its own button closes it. */
  readonly held?: boolean;
  readonly children: ReactNode;
}

interface DialogButtonsProps extends Pick<GroupProps, 'mt'> {
  readonly onCancel: () => void;
  /** The button that does what the dialog is for. */
  readonly children: ReactNode;
}

export function DialogButtons({ onCancel, children, mt }: DialogButtonsProps) {
  return (
    <Group justify="flex-end" mt={mt}>
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
      {children}
    </Group>
  );
}

/** Takes the focus, gives it back to what opened it, and closes on Escape. */
export function Dialog({ title, opened, onClose, held = false, children }: DialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': 'Close' }}
      transitionProps={{ duration: 0 }}
      withCloseButton={!held}
      closeOnEscape={!held}
      closeOnClickOutside={!held}
      centered
    >
      <Stack gap="md">{children}</Stack>
    </Modal>
  );
}
