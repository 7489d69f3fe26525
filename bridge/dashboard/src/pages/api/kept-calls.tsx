import { Alert, Button, Group, SimpleGrid, Table, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { CallFilter, KeptCall } from '../../../../../shared/dashboard/kept-calls.ts';
import type { DashboardOutput } from '../../../../../shared/dashboard/table.ts';
import { recordFields } from '../../../../../shared/record.ts';
import { useAsk, useDo, useList } from '../../client/ask.ts';
import { useMay } from '../../client/me.ts';
import { newRequestId } from '../../client/request-id.ts';
import { ScoreView, ScreeningView } from '../../explanation/screening-view.tsx';
import { ToneBadge } from '../../parts/badges.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { Entry, RecordEntries, shortFields } from '../../parts/entry.tsx';
import { Choice, optionsOf } from '../../parts/fields.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Section } from '../../parts/page.tsx';
import { Rows } from '../../parts/rows.tsx';
import { ShowMore } from '../../parts/show-more.tsx';
import type { GivenRecord } from '../../tryout/try-record.tsx';

const callWords = { score: 'Score', screen: 'Screen', explain: 'Explain' } as const;

const outcomes = optionsOf({ '': 'Any', valid: 'Valid', invalid: 'Not valid', none: 'Only scored' });

/** The selected key stays in the list after its last call is gone. */
function keyOptions(keys: readonly { id: string; name: string }[], chosen: string | undefined) {
  const gone = chosen === undefined || keys.some(({ id }) => id === chosen) ? [] : [{ id: chosen, name: 'Chosen key' }];
  return [{ value: '', label: 'Any' }, ...[...keys, ...gone].map(({ id, name }) => ({ value: id, label: name }))];
}

interface KeptCallsProps {
  /** Opens a record in the playground; null when the person may not try. */
  readonly onTry: ((given: GivenRecord) => void) | null;
}

/** API calls with their records, when the account keeps them; one can be opened. */
export function KeptCalls({ onTry }: KeptCallsProps) {
  const [filter, setFilter] = useState<CallFilter>({});
  const [opened, setOpened] = useState<string | null>(null);
  const list = useList('listKeptCalls', filter);
  const change = (name: keyof CallFilter, value: string) => {
    const { [name]: _before, ...rest } = filter;
    setFilter(value === '' ? rest : ({ ...rest, [name]: value } as CallFilter));
  };
  return (
    <>
      <Section title="Saved API calls">
        <Loaded query={list}>
          {({ pages }) => {
            const calls = pages.flatMap((page) => page.calls);
            const { days = null, keys = [] } = pages[0] ?? {};
            if (days === null) return <NotKept />;
            return (
              <>
                <p className="note">
                  Calls are saved for {days === 1 ? '1 day' : `${days} days`}. A new call appears after a second.
                </p>
                <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm">
                  <Choice
                    label="Key of the call"
                    options={keyOptions(keys, filter.key)}
                    value={filter.key ?? ''}
                    onChange={(key) => change('key', key)}
                  />
                  <Choice
                    label="Outcome of the call"
                    options={outcomes}
                    value={filter.outcome ?? ''}
                    onChange={(outcome) => change('outcome', outcome)}
                  />
                </SimpleGrid>
                {calls.length === 0 ? (
                  <Text size="sm">
                    {Object.keys(filter).length > 0 ? 'No call matches these filters.' : 'No call is saved yet.'}
                  </Text>
                ) : (
                  <CallTable calls={calls} onOpen={setOpened} />
                )}
                <ShowMore list={list} label="Show more calls" />
              </>
            );
          }}
        </Loaded>
      </Section>
      {opened === null ? null : (
        <OpenedCall key={opened} callId={opened} onTry={onTry} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

function NotKept() {
  const mayKeep = useMay('admin');
  return (
    <Text size="sm">
      API calls are counted, but not saved.{' '}
      {mayKeep ? (
        <>
          To save them for a while, change the setting under <Link to="/privacy">Privacy</Link>.
        </>
      ) : (
        'An admin can change this on the Privacy page.'
      )}
    </Text>
  );
}

interface CallTableProps {
  readonly calls: readonly KeptCall[];
  readonly onOpen: (callId: string) => void;
}

function CallTable({ calls, onOpen }: CallTableProps) {
  return (
    <Rows columns={['Time', 'Key', 'Call', 'Score', 'Outcome']} buttons="Open">
      {calls.map(({ id, at, keyName, operation, score, valid }) => (
        <Table.Tr key={id}>
          <Table.Td>
            <Moment at={at} />
          </Table.Td>
          <Table.Td data-label="Key">
            <bdi>{keyName}</bdi>
          </Table.Td>
          <Table.Td data-label="Call">{callWords[operation]}</Table.Td>
          <Table.Td data-label="Score">{score}</Table.Td>
          <Table.Td>
            <OutcomeBadge valid={valid} />
          </Table.Td>
          <Table.Td>
            <Button size="xs" variant="default" onClick={() => onOpen(id)}>
              Open
              <span className="hidden-but-read">
                {' '}
                the call of <Moment at={at} />, score {score}
              </span>
            </Button>
          </Table.Td>
        </Table.Tr>
      ))}
    </Rows>
  );
}

function OutcomeBadge({ valid }: Pick<KeptCall, 'valid'>) {
  if (valid === null) return <ToneBadge words="Only scored" tone="gray" />;
  return <ToneBadge words={valid ? 'Valid' : 'Not valid'} tone={valid ? 'green' : 'red'} />;
}

interface OpenedCallProps {
  readonly callId: string;
  readonly onTry: ((given: GivenRecord) => void) | null;
  readonly onClose: () => void;
}

/** A kept call: its record and its answer, with reasons while they are stored. */
function OpenedCall({ callId, onTry, onClose }: OpenedCallProps) {
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
      <Loaded query={call}>{(answer) => <Call answer={answer} onTry={onTry} onErased={onClose} />}</Loaded>
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
