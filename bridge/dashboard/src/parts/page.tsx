import { Group, Stack, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';

interface PageProps {
  readonly title: string;
  /** Title of the tab and in the browser history, when the heading is a person's name. */
  readonly tab?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page with its heading; the focus moves there after navigation. */
export function Page({ title, tab = title, actions, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${tab} · Lead intake`;
  }, [tab]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="center">
        <Title order={1} size="h2" tabIndex={-1} ref={heading}>
          {/* The name of a lead may contain bidi marks. */}
          <bdi>{title}</bdi>
        </Title>
        {actions ? <Group gap="xs">{actions}</Group> : null}
      </Group>
      {children}
    </Stack>
  );
}

interface SectionProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  /** When it changes, the focus moves to the heading. */
  readonly step?: string | undefined;
  readonly children: ReactNode;
}

export function Section({ title, note, actions, step, children }: SectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (step !== undefined) heading.current?.focus();
  }, [step]);
  return (
    <section className="card" aria-label={title}>
      <Stack gap="sm">
        <Group justify="space-between" align="center">
          <Title order={2} size="h4" tabIndex={step === undefined ? undefined : -1} ref={heading}>
            {title}
          </Title>
          {actions ? <Group gap="xs">{actions}</Group> : null}
        </Group>
        {note ? <p className="note">{note}</p> : null}
        {children}
      </Stack>
    </section>
  );
}
