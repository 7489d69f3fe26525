import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Connections } from '../../../../../../shared/dashboard/connections.ts';
import type { DashboardOutput } from '../../../../../../shared/dashboard/table.ts';
import { type FieldMapping, fieldMapping } from '../../../../../../shared/field-mapping.ts';
import { type RecordField, recordFields } from '../../../../../../shared/record.ts';
import { useDo } from '../../../client/ask.ts';
import { announce } from '../../../parts/announce.tsx';
import { SavedMeanwhile } from '../../../parts/saved-meanwhile.tsx';
import { Trouble } from '../../../parts/trouble.tsx';
import { fieldWords } from '../../../words/record-words.ts';
import { AboutRows, aboutDraftOf, aboutLines, aboutOf } from './about-rows.tsx';
import { MappingSample } from './mapping-sample.tsx';
import { draftsOf, fieldsOf, isSourceKind, type SourceDraft, sourceKinds, sourceLines } from './source-text.ts';

type Saved = Pick<NonNullable<Connections['hubspot']>['mapping'], 'version' | 'value'>;

interface MappingFormProps {
  readonly saved: Saved;
  readonly properties: DashboardOutput<'readMappingChoices'>['properties'];
  readonly suggestion: FieldMapping;
}

const mappingLines = (value: FieldMapping) => [...sourceLines(draftsOf(value)), ...aboutLines(aboutDraftOf(value))];

/** What is typed stays a change of the version that it began with, whatever is saved meanwhile. */
export function MappingForm({ saved, properties, suggestion }: MappingFormProps) {
  const [base, setBase] = useState<Saved>(saved);
  const [drafts, setDrafts] = useState(() => draftsOf(saved.value));
  const [about, setAbout] = useState(() => aboutDraftOf(saved.value));
  const save = useDo('saveMapping', ['readConnections', 'checkHubSpot', 'listAudit']);
  const draw = (value: FieldMapping) => {
    setDrafts(draftsOf(value));
    setAbout(aboutDraftOf(value));
  };
  const take = (mapping: Saved) => {
    setBase(mapping);
    draw(mapping.value);
  };
  const lines = [...sourceLines(drafts), ...aboutLines(about)];
  const changed = lines.join('\n') !== mappingLines(base.value).join('\n');
  const isNewer = saved.version > base.version;
  useEffect(() => {
    if (isNewer && !changed) take(saved);
  });
  const mapping = fieldMapping.safeParse({
    ...base.value,
    fields: fieldsOf(drafts, base.value),
    about: aboutOf(about),
  });
  return (
    <Stack gap="sm">
      <PropertyNames properties={properties} />
      {recordFields.map((field) => (
        <SourceRow
          key={field}
          field={field}
          draft={drafts[field]}
          onChange={(draft) => setDrafts({ ...drafts, [field]: draft })}
        />
      ))}
      <AboutRows about={about} onChange={setAbout} />
      {mapping.success ? <MappingSample mapping={mapping.data} /> : <Faults issues={mapping.error.issues} />}
      <Trouble problem={isNewer && save.error?.code === 'mapping_conflict' ? null : save.error} />
      {isNewer && changed ? (
        <SavedMeanwhile
          mine={lines}
          theirs={mappingLines(saved.value)}
          version={saved.version}
          onChoose={(kept) => {
            save.reset();
            if (kept === 'mine') setBase(saved);
            else take(saved);
          }}
        />
      ) : null}
      <Group gap="xs">
        <Button
          loading={save.isPending}
          disabled={!mapping.success}
          onClick={() =>
            mapping.success &&
            save.mutate(
              { body: { expectedVersion: base.version, mapping: mapping.data } },
              {
                onSuccess: ({ version, value }) => {
                  take({ version, value });
                  announce('The fields are saved.');
                },
              },
            )
          }
        >
          Save fields
        </Button>
        <Button variant="default" onClick={() => draw(suggestion)}>
          Use the suggestion
        </Button>
      </Group>
      <Warnings warnings={save.data?.warnings ?? []} />
    </Stack>
  );
}

function Faults({ issues }: { readonly issues: readonly { path: PropertyKey[]; message: string }[] }) {
  return (
    <Text size="sm" role="alert" c="var(--mantine-color-error)">
      {issues.map(({ path, message }) => `${path.slice(1, 2).join('')}: ${message}`).join('; ')}
    </Text>
  );
}

function Warnings({ warnings }: Pick<DashboardOutput<'saveMapping'>, 'warnings'>) {
  return warnings.map(({ field, message }) => (
    <Text size="sm" key={`${field} ${message}`}>
      {field}: {message}
    </Text>
  ));
}

function PropertyNames({ properties }: Pick<MappingFormProps, 'properties'>) {
  return (
    <datalist id="properties">
      {properties.map(({ name, label }) => (
        <option key={name} value={name} label={label} />
      ))}
    </datalist>
  );
}

interface SourceRowProps {
  readonly field: RecordField;
  readonly draft: SourceDraft;
  readonly onChange: (draft: SourceDraft) => void;
}

function SourceRow({ field, draft, onChange }: SourceRowProps) {
  const name = fieldWords[field];
  return (
    <Group gap="xs" align="flex-end">
      <TextInput
        label={name}
        list={draft.kind === 'constant' ? undefined : 'properties'}
        style={{ flex: '1 1 14rem' }}
        value={draft.text}
        onChange={(event) => onChange({ ...draft, text: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label={`How ${name} is read`}
        data={Object.entries(sourceKinds).map(([value, label]) => ({ value, label }))}
        value={draft.kind}
        onChange={({ currentTarget: { value } }) => isSourceKind(value) && onChange({ ...draft, kind: value })}
      />
    </Group>
  );
}
