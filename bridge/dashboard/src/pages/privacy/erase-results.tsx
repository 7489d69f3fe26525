import { Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { counted } from '../../../../../shared/counted.ts';
import type { ErasedResults } from '../../../../../shared/dashboard/kept-calls.ts';
import { type InputRecord, inputRecord } from '../../../../../shared/record.ts';
import { useDo } from '../../client/ask.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { Choice, entered, optionsOf } from '../../parts/fields.tsx';
import { Section } from '../../parts/page.tsx';

const BODY_MAX = 300_000;
const body = z.union([z.object({ record: inputRecord }).transform(({ record }) => record), inputRecord]);

/** Null when it is not a record. */
function recordIn(text: string): InputRecord | null {
  try {
    return body.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

export const erasedWords = ({ results, answers, calls }: ErasedResults): string =>
  `Erased: ${[counted(results, 'result'), counted(answers, 'stored answer'), counted(calls, 'saved call')].join(', ')}.`;

/** Erases what is kept of a record sent to the API, found by request id or by the record itself. */
export function EraseResults() {
  const [by, setBy] = useState<By>('request');
  const [text, setText] = useState('');
  const erase = useDo('eraseResults', ['listKeptCalls', 'readCallKeeping', 'listAudit']);
  const criteria =
    by === 'request' ? { requestId: text.trim(), record: null } : { requestId: null, record: recordIn(text) };
  return (
    <Section
      title="Data from one API request"
      note="Reasons, stored answers to repeated requests, and saved calls for one record. The score can be calculated again."
    >
      <Stack gap="sm" maw="36rem">
        <SearchFields
          by={by}
          text={text}
          onBy={(next) => {
            setBy(next);
            setText('');
          }}
          onText={setText}
        />
        <Group>
          <ConfirmButton
            label="Erase stored data"
            disabled={!criteria.requestId && criteria.record === null}
            question="Erase what is stored about this record?"
            consequence="Permanently deleted: all reasons, stored answers to repeated requests, and saved calls for this record. A lead in HubSpot with exactly the same text loses its explanation until it is screened again."
            work={erase}
            input={{ body: criteria }}
            done={erasedWords}
            onDone={() => setText('')}
          />
        </Group>
        {erase.data ? <Text size="sm">{erasedWords(erase.data)}</Text> : null}
      </Stack>
    </Section>
  );
}

type By = 'request' | 'record';
const ways = optionsOf({ request: 'The ID of a request', record: 'The record' });

interface SearchFieldsProps {
  readonly by: By;
  readonly text: string;
  readonly onBy: (by: By) => void;
  readonly onText: (text: string) => void;
}

function SearchFields({ by, text, onBy, onText }: SearchFieldsProps) {
  return (
    <>
      <Choice label="Find it by" options={ways} value={by} onChange={onBy} />
      {by === 'request' ? (
        <TextInput
          label="Request ID"
          description="The header X-Request-Id of an answer"
          maxLength={200}
          autoComplete="off"
          {...entered(text, onText)}
        />
      ) : (
        <Textarea
          label="Record as JSON"
          description="The record as it was sent to the API, with all ten fields"
          autosize
          minRows={4}
          maxRows={14}
          maxLength={BODY_MAX}
          error={text !== '' && recordIn(text) === null ? 'This is not a record with all ten fields' : null}
          {...entered(text, onText)}
        />
      )}
    </>
  );
}
