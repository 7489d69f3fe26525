import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { practiceAreas } from '../../../../shared/practice-areas.ts';
import { announce } from '../parts/announce.tsx';
import { entered } from '../parts/fields.tsx';
import { addArea, hasArea, type RulesDraft, removeArea } from './rules-draft.ts';

interface AreasEditorProps {
  readonly draft: RulesDraft;
  readonly locked?: boolean;
  readonly onChange: (draft: RulesDraft) => void;
}

/** The areas a firm accepts, each with its aliases. */
export function AreasEditor({ draft, locked = false, onChange }: AreasEditorProps) {
  const changeAliases = (key: string, aliases: string) =>
    onChange({ ...draft, areas: draft.areas.map((area) => (area.key === key ? { ...area, aliases } : area)) });
  return (
    <Stack gap="sm">
      {draft.areas.length === 0 ? <Text size="sm">No practice areas yet, so no lead can be valid.</Text> : null}
      <ul className="plain-list">
        {draft.areas.map(({ key, name, aliases }) => (
          <li key={key} className="row">
            <Group justify="space-between" wrap="nowrap">
              <Text fw={600}>
                <bdi>{name}</bdi>
              </Text>
              {locked ? null : (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`Remove ${name}`}
                  onClick={() => {
                    onChange(removeArea(draft, name));
                    announce(`${name} removed.`);
                  }}
                >
                  Remove
                </Button>
              )}
            </Group>
            <OtherNames name={name} aliases={aliases} locked={locked} onChange={(text) => changeAliases(key, text)} />
          </li>
        ))}
      </ul>
      {locked ? null : <AddArea draft={draft} onChange={onChange} />}
    </Stack>
  );
}

interface OtherNamesProps {
  readonly name: string;
  readonly aliases: string;
  readonly locked: boolean;
  readonly onChange: (text: string) => void;
}

function OtherNames({ name, aliases, locked, onChange }: OtherNamesProps) {
  const names = aliases.split('\n').filter((line) => line.trim() !== '');
  return (
    <details>
      <summary className="note">
        {names.length === 0 ? 'No other names' : `Also: ${names.slice(0, 4).join(', ')}${names.length > 4 ? ' …' : ''}`}
      </summary>
      <Textarea
        mt="xs"
        label={`Other names of ${name}`}
        description="One per line. Capitals, spaces and punctuation are ignored"
        autosize
        minRows={3}
        maxRows={10}
        readOnly={locked}
        {...entered(aliases, onChange)}
      />
    </details>
  );
}

function AddArea({ draft, onChange }: Omit<AreasEditorProps, 'locked'>) {
  const [name, setName] = useState('');
  const isThere = hasArea(draft, name);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || isThere) return;
    onChange(addArea(draft, name));
    announce(`${name.trim()} added.`);
    setName('');
  };
  return (
    <form onSubmit={add}>
      <Group align="flex-end" gap="xs">
        <TextInput
          label="Add a practice area"
          list="known-areas"
          error={isThere ? 'This area is already in the list.' : null}
          maxLength={100}
          style={{ flex: '1 1 14rem' }}
          {...entered(name, setName)}
        />
        <datalist id="known-areas">
          {practiceAreas.map((area) => (
            <option key={area.id} value={area.name} />
          ))}
        </datalist>
        <Button type="submit" variant="default">
          Add
        </Button>
      </Group>
    </form>
  );
}
