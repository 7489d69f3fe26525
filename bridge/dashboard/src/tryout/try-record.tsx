import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Configuration } from '../../../../shared/configuration.ts';
import type { InputRecord } from '../../../../shared/record.ts';
import { useDo } from '../client/ask.ts';
import { ScreeningView } from '../explanation/screening-view.tsx';
import { announce } from '../parts/announce.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { emptyRecord, RecordForm } from './record-form.tsx';

interface TryRecordProps {
  /** Null for the saved rules. */
  readonly configuration: Configuration | null;
  readonly onTried?: (record: InputRecord) => void;
}

/** A record in, score, screening and explanation out; nothing of it is kept. */
export function TryRecord({ configuration, onTried }: TryRecordProps) {
  const [record, setRecord] = useState(emptyRecord);
  const attempt = useDo('tryRecord');
  const run = () =>
    attempt.mutate(
      { body: { record, configuration } },
      {
        onSuccess: ({ screening }) => {
          announce(`Score ${screening.score}: ${screening.valid ? 'valid' : 'not valid'}.`);
          onTried?.(record);
        },
      },
    );
  return (
    <Stack gap="md">
      <RecordForm record={record} onChange={setRecord} />
      <Group>
        <Button loading={attempt.isPending} onClick={run}>
          Score this lead
        </Button>
      </Group>
      <Trouble problem={attempt.error} />
      {attempt.data ? (
        <ScreeningView
          screening={attempt.data.screening}
          threshold={attempt.data.threshold}
          notes={attempt.variables.body.record.intakeNotes}
        />
      ) : null}
    </Stack>
  );
}
