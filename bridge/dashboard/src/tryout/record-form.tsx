import { Button, Group, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { firstRecord } from '../../../../shared/examples.ts';
import { type InputRecord, recordFields } from '../../../../shared/record.ts';
import { fieldWords } from '../words/record-words.ts';

interface RecordFormProps {
  readonly record: InputRecord;
  readonly onChange: (record: InputRecord) => void;
}

/** A lead to try: pasted notes are enough, the other fields may stay empty. */
export function RecordForm({ record, onChange }: RecordFormProps) {
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
        value={record.intakeNotes}
        onChange={(event) => onChange({ ...record, intakeNotes: event.currentTarget.value })}
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
                value={record[field]}
                onChange={(event) => onChange({ ...record, [field]: event.currentTarget.value })}
              />
            ))}
        </SimpleGrid>
      </details>
    </Stack>
  );
}

export const emptyRecord: InputRecord = {
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
