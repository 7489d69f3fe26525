import { Button, Code, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { announce } from './announce.tsx';

interface CopyBlockProps {
  /** What it is, for the button: "Copy the key". */
  readonly what: string;
  readonly text: string;
}

/** Text to copy, with a button. */
export function CopyBlock({ what, text }: CopyBlockProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async () => {
    // Browsers refuse this on pages without TLS; the text can still be selected.
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setCopied(done === true ? text : null);
    announce(done === true ? 'Copied.' : 'Your browser blocked copying. Select the text and copy it.');
  };
  return (
    <Stack gap="xs">
      <Code block tabIndex={0} aria-label={what} role="region">
        {text}
      </Code>
      <Group>
        <Button size="xs" variant="default" onClick={() => void copy()}>
          {copied === text ? 'Copied' : `Copy ${what}`}
        </Button>
      </Group>
    </Stack>
  );
}
