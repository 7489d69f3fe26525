import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { AUDIT_CSV_PATH, type AuditEntry } from '../../../../../shared/dashboard/overview.ts';
import { useList } from '../../client/ask.ts';
import { addressOf } from '../../client/call.ts';
import { Entry } from '../../parts/entry.tsx';
import { Choice, entered, optionsOf } from '../../parts/fields.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Deed } from '../../parts/moment.tsx';
import { Page } from '../../parts/page.tsx';
import { ShowMore } from '../../parts/show-more.tsx';

type Filter = { who?: string; action?: string };
const TYPING_MS = 350;

/** Who did what, with before and after. */
export function AuditPage() {
  const [who, setWho] = useState('');
  const [action, setAction] = useState('');
  const [typed] = useDebouncedValue({ who: who.trim(), action: action.trim() }, TYPING_MS);
  const filter: Filter = {
    ...(typed.who === '' ? {} : { who: typed.who }),
    ...(typed.action === '' ? {} : { action: typed.action }),
  };
  const audit = useList('listAudit', filter);
  return (
    <Page
      title="Audit"
      actions={
        <>
          <Link to="/privacy">Data about one person</Link>
          <Button
            component="a"
            variant="default"
            size="xs"
            href={addressOf(AUDIT_CSV_PATH, { query: filter })}
            download
          >
            Download as CSV
          </Button>
        </>
      }
    >
      <search aria-label="Filters of the audit log" className="card">
        <Group gap="sm">
          <TextInput label="Who" maxLength={320} {...entered(who, setWho)} />
          <Choice label="Action" options={actionOptions(action)} value={action} onChange={setAction} />
        </Group>
      </search>
      <Loaded query={audit}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          return (
            <Stack className="card" gap="sm">
              {entries.length === 0 ? <Text>No entries match these filters.</Text> : null}
              <ol className="plain-list">
                {entries.map((entry) => (
                  <Line key={entry.id} entry={entry} onAction={setAction} />
                ))}
              </ol>
              <ShowMore list={audit} />
            </Stack>
          );
        }}
      </Loaded>
    </Page>
  );
}

/** Subjects, by the first word of an action. */
const subjects: Readonly<Record<string, string>> = {
  '': 'All',
  account: 'Account',
  key: 'API keys',
  backfill: 'Backfill',
  person: 'People and sign-ins',
  contact: 'Data about one person',
  delivery: 'Deliveries',
  mapping: 'Field mapping',
  hubspot: 'HubSpot',
  lead: 'Status of leads',
  configuration: 'Rules',
  slack: 'Slack',
};

const actionOptions = (chosen: string) =>
  optionsOf({ [chosen]: `Only “${chosen.replaceAll(/[._]/g, ' ')}”`, ...subjects });

const nameText = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The old value, then the new one. */
function valueText(value: unknown): string {
  if (value === null || value === '') return '–';
  if (Array.isArray(value)) return value.map(valueText).join('; ') || '–';
  if (typeof value !== 'object') return `${value}`;
  if ('from' in value && 'to' in value) return `${valueText(value.from)} → ${valueText(value.to)}`;
  return Object.entries(value)
    .map(([name, part]) => (name === 'firstOf' ? valueText(part) : `${nameText(name)}: ${valueText(part)}`))
    .join(', ');
}

interface LineProps {
  readonly entry: AuditEntry;
  readonly onAction: (action: string) => void;
}

function Line({ entry: { at, who, what, action, detail }, onAction }: LineProps) {
  return (
    <li>
      <Deed what={what} who={who} at={at} />
      {Object.keys(detail).length === 0 ? null : (
        <details>
          <summary className="note">
            Details<span className="hidden-but-read"> of {what}</span>
          </summary>
          <dl className="record">
            {Object.entries(detail).map(([name, value]) => (
              <Entry key={name} name={nameText(name)}>
                {valueText(value)}
              </Entry>
            ))}
          </dl>
          <Button size="xs" variant="default" mt="xs" onClick={() => onAction(action)}>
            Show only this action
          </Button>
        </details>
      )}
    </li>
  );
}
