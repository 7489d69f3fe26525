import { Alert, Button, Group, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Configuration } from '../../../../shared/configuration.ts';
import { firstRecord } from '../../../../shared/examples.ts';
import { type InputRecord, recordFields } from '../../../../shared/record.ts';
import { useDo } from '../client/ask.ts';
import { ScreeningView } from '../explanation/screening-view.tsx';
import { announce } from '../parts/announce.tsx';
import { Choice, entered, optionsOf } from '../parts/fields.tsx';
import { ProblemAlert } from '../parts/problem-alert.tsx';
import { fieldWords } from '../words/record-words.ts';

interface RecordFormProps {
  readonly record: InputRecord;
  readonly onChange: (record: InputRecord) => void;
}

/** A lead to try: pasted notes are enough, the other fields may stay empty. */
function RecordForm({ record, onChange }: RecordFormProps) {
  return (
    <Stack gap="sm">
      <Group>
        <Button variant="default" size="xs" onClick={() => onChange(firstRecord)}>
          Use a sample lead
        </Button>
      </Group>
      <Textarea
        label={fieldWords.intakeNotes}
        description="Paste the client's message or your phone notes"
        autosize
        minRows={4}
        maxRows={14}
        {...entered(record.intakeNotes, (intakeNotes) => onChange({ ...record, intakeNotes }))}
      />
      <details>
        <summary>More fields</summary>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm" mt="xs">
          {recordFields
            .filter((field) => field !== 'intakeNotes')
            .map((field) => (
              <TextInput
                key={field}
                label={fieldWords[field]}
                maxLength={500}
                {...entered(record[field], (text) => onChange({ ...record, [field]: text }))}
              />
            ))}
        </SimpleGrid>
      </details>
    </Stack>
  );
}

const emptyRecord: InputRecord = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  location: '',
  zip: '',
  county: '',
  state: '',
  practiceArea: '',
  intakeNotes: '',
};

interface TryRecordProps {
  /** Null for the saved rules. */
  readonly configuration: Configuration | null;
  /** Initial record of the form. */
  readonly first?: InputRecord | undefined;
  readonly onTried?: ((record: InputRecord) => void) | undefined;
}

/** A record passed in from another part of the page. */
export interface GivenRecord {
  readonly record: InputRecord;
  /** Changes with every record given. */
  readonly step: string;
}

interface TryRulesProps {
  readonly draft: Configuration;
  readonly first: 'draft' | 'published';
  /** A record to start with; replaced whenever another one is given. */
  readonly given?: GivenRecord | null;
  readonly onTried?: (record: InputRecord) => void;
  /** The editor of the draft; shown while the draft is used. */
  readonly children?: ReactNode;
}

const ruleSets = optionsOf({ published: 'Published rules', draft: 'Draft rules' });

/** The same, by the published rules or a draft. */
export function TryRules({ draft, first, given = null, onTried, children }: TryRulesProps) {
  const [rules, setRules] = useState(first);
  return (
    <Stack gap="md">
      <Choice label="Rules to use" options={ruleSets} value={rules} onChange={setRules} />
      {rules === 'draft' ? children : null}
      <TryRecord
        key={given?.step}
        first={given?.record}
        configuration={rules === 'draft' ? draft : null}
        onTried={onTried}
      />
    </Stack>
  );
}

/** A record in; score, screening and explanation out; nothing is stored. */
export function TryRecord({ configuration, first = emptyRecord, onTried }: TryRecordProps) {
  const [record, setRecord] = useState(first);
  const attempt = useDo('tryRecord');
  const used = attempt.variables?.body.configuration ?? null;
  const isOld = attempt.data !== undefined && JSON.stringify(used) !== JSON.stringify(configuration);
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
      <ProblemAlert problem={attempt.error} />
      {isOld ? <Alert color="amber">The rules have changed since this result. Score the lead again.</Alert> : null}
      {attempt.data ? (
        <>
          <Text size="sm">Scored by the {used === null ? 'published' : 'draft'} rules.</Text>
          <ScreeningView
            screening={attempt.data.screening}
            threshold={attempt.data.threshold}
            notes={attempt.variables.body.record.intakeNotes}
          />
        </>
      ) : null}
    </Stack>
  );
}
