import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import type { Connections } from '../../../../../../shared/dashboard/connections.ts';
import type { DashboardOutput } from '../../../../../../shared/dashboard/table.ts';
import { type FieldMapping, fieldMapping } from '../../../../../../shared/field-mapping.ts';
import { type RecordField, recordFields } from '../../../../../../shared/record.ts';
import { useDo } from '../../../client/ask.ts';
import { announce } from '../../../parts/announce.tsx';
import { ProblemAlert } from '../../../parts/problem-alert.tsx';
import { SavedMeanwhile } from '../../../parts/saved-meanwhile.tsx';
import { useDraft } from '../../../parts/use-draft.ts';
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

const draftOf = (value: FieldMapping) => ({ drafts: draftsOf(value), about: aboutDraftOf(value) });
const linesOf = ({ drafts, about }: ReturnType<typeof draftOf>) => [...sourceLines(drafts), ...aboutLines(about)];
const ofMapping = {
  draftOf: ({ value }: Saved) => draftOf(value),
  isSame: (draft: ReturnType<typeof draftOf>, { value }: Saved) =>
    linesOf(draft).join('\n') === linesOf(draftOf(value)).join('\n'),
};

export function MappingForm({ saved, properties, suggestion }: MappingFormProps) {
  const { base, draft, setDraft, contested, take, choose } = useDraft(saved, ofMapping);
  const { drafts, about } = draft;
  const save = useDo('saveMapping', ['readConnections', 'checkHubSpot', 'listAudit']);
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
          onChange={(source) => setDraft({ ...draft, drafts: { ...drafts, [field]: source } })}
        />
      ))}
      <AboutRows about={about} onChange={(next) => setDraft({ ...draft, about: next })} />
      {mapping.success ? <MappingSample mapping={mapping.data} /> : <Faults issues={mapping.error.issues} />}
      <ProblemAlert problem={contested && save.error?.code === 'mapping_conflict' ? null : save.error} />
      {contested ? (
        <SavedMeanwhile
          mine={linesOf(draft)}
          theirs={linesOf(draftOf(saved.value))}
          version={saved.version}
          onChoose={(kept) => {
            save.reset();
            choose(kept);
          }}
        />
      ) : (
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
          <Button variant="default" onClick={() => setDraft(draftOf(suggestion))}>
            Use the suggestion
          </Button>
        </Group>
      )}
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
