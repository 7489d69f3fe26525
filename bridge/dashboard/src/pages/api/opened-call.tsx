import { Alert, Button, Group, Text, Title } from '@mantine/core';
import type { DashboardOutput } from '../../../../../shared/dashboard/table.ts';
import { recordFields } from '../../../../../shared/record.ts';
import { useAsk, useDo } from '../../client/ask.ts';
import { useMay } from '../../client/me.ts';
import { newRequestId } from '../../client/request-id.ts';
import { ScoreView, ScreeningView } from '../../explanation/screening-view.tsx';
import { Answered } from '../../parts/answered.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { Entry, RecordEntries, shortFields } from '../../parts/entry.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Section } from '../../parts/page.tsx';
import type { GivenRecord } from '../../tryout/try-record.tsx';

interface OpenedCallProps {
  readonly callId: string;
  readonly onTry: ((given: GivenRecord) => void) | null;
  readonly onClose: () => void;
}

/** A kept call: its record and its answer, with reasons while they are stored. */
export function OpenedCall({ callId, onTry, onClose }: OpenedCallProps) {
  const call = useAsk('readKeptCall', { params: { callId } });
  return (
    <Section
      title="Opened call"
      step={callId}
      actions={
        <Button size="xs" variant="default" onClick={onClose}>
          Close the call
        </Button>
      }
    >
      <Answered query={call}>{(answer) => <Call answer={answer} onTry={onTry} onErased={onClose} />}</Answered>
    </Section>
  );
}

interface CallProps extends Pick<OpenedCallProps, 'onTry'> {
  readonly answer: DashboardOutput<'readKeptCall'>;
  readonly onErased: () => void;
}

function Call({ answer: { call, record, screening, breakdown }, onTry, onErased }: CallProps) {
  const mayErase = useMay('admin');
  return (
    <>
      <dl className="record">
        <Entry name="Time">
          <Moment at={call.at} />
        </Entry>
        <Entry name="Key">{call.keyName}</Entry>
        <Entry name="Request ID">{call.requestId}</Entry>
        <Entry name="Kept until">
          <Moment at={call.keptUntil} />
        </Entry>
      </dl>
      {record === null ? (
        <Alert color="amber">The record can no longer be read: the secret it was encrypted with is gone.</Alert>
      ) : (
        <dl className="record">
          <RecordEntries record={record} fields={breakdown === null ? recordFields : shortFields} />
        </dl>
      )}
      <Group gap="xs">
        {onTry === null || record === null ? null : (
          <Button variant="default" onClick={() => onTry({ record, step: newRequestId() })}>
            Open in the playground
          </Button>
        )}
        {mayErase ? <EraseCall callId={call.id} onErased={onErased} /> : null}
      </Group>
      <Title order={3} size="h5">
        Answer
      </Title>
      {screening !== null ? (
        <ScreeningView screening={screening} threshold={null} notes={record?.intakeNotes ?? ''} />
      ) : (
        <>
          <Text size="sm">
            {call.valid === null
              ? `Only scored: ${call.score}.`
              : `${call.valid ? 'Valid' : 'Not valid'}, screening score ${call.score}.`}
            {breakdown === null
              ? ` The reasons are no longer stored.${onTry === null ? '' : ' Score it again in the playground to see reasons.'}`
              : null}
          </Text>
          {breakdown === null ? null : <ScoreView breakdown={breakdown} notes={record?.intakeNotes ?? ''} />}
        </>
      )}
    </>
  );
}

function EraseCall({ callId, onErased }: { readonly callId: string; readonly onErased: () => void }) {
  const erase = useDo('eraseKeptCall', ['listKeptCalls', 'readCallKeeping', 'listAudit']);
  return (
    <ConfirmButton
      label="Erase this call"
      question="Erase this call?"
      consequence="Permanently deleted: the record, the reasons for its score, stored answers to repeated requests, and other saved calls with the same record."
      work={erase}
      input={{ params: { callId } }}
      done="The call is erased."
      onDone={onErased}
    />
  );
}
