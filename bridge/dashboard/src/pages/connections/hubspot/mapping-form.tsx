import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Connections } from '../../../../../../shared/dashboard/connections.ts';
import type { DashboardOutput } from '../../../../../../shared/dashboard/table.ts';
import {
  defaultAbout,
  type FieldMapping,
  type FieldSource,
  fieldMapping,
} from '../../../../../../shared/field-mapping.ts';
import { type RecordField, recordFields } from '../../../../../../shared/record.ts';
import { useAsk, useDo } from '../../../client/ask.ts';
import { announce } from '../../../parts/announce.tsx';
import { Entry } from '../../../parts/entry.tsx';
import { Choice, entered, optionsOf } from '../../../parts/fields.tsx';
import { Loaded } from '../../../parts/loaded.tsx';
import { ProblemAlert } from '../../../parts/problem-alert.tsx';
import { SavedMeanwhile } from '../../../parts/saved-meanwhile.tsx';
import { useDraft } from '../../../parts/use-draft.ts';
import { fieldWords } from '../../../words/record-words.ts';

type AboutDraft = Readonly<Record<'source' | 'outcome', string>>;

const aboutDraftOf = ({ about = defaultAbout }: FieldMapping): AboutDraft => ({
  source: about.source ?? '',
  outcome: about.outcome ?? '',
});

const aboutOf = ({ source, outcome }: AboutDraft) => ({
  source: source.trim() || null,
  outcome: outcome.trim() || null,
});

const aboutLines = ({ source, outcome }: AboutDraft): string[] => [
  `Source of a lead: ${source || '–'}`,
  `Outcome of a lead: ${outcome || '–'}`,
];

interface AboutRowsProps {
  readonly about: AboutDraft;
  readonly onChange: (about: AboutDraft) => void;
}

/** Besides the record: what lists and reports show. */
function AboutRows({ about, onChange }: AboutRowsProps) {
  return (
    <>
      <TextInput
        label="Source of a lead"
        description="Shown in the list of leads and used in its filters; not part of the score"
        list="properties"
        {...entered(about.source, (source) => onChange({ ...about, source }))}
      />
      <TextInput
        label="Outcome of a lead"
        description="What became of the lead; updated when HubSpot changes it"
        list="properties"
        {...entered(about.outcome, (outcome) => onChange({ ...about, outcome }))}
      />
    </>
  );
}

const TYPING_MS = 500;

/** A real contact, with each field under the mapping as typed. */
function MappingSample({ mapping }: { readonly mapping: FieldMapping }) {
  const [settled] = useDebouncedValue(mapping, TYPING_MS);
  const sample = useAsk('readSample', { body: { mapping: settled } }, { keep: true });
  return (
    <div className="row">
      <Title order={3} size="h5" mb="xs">
        A live example
      </Title>
      <Loaded query={sample}>
        {({ contact, values }) =>
          contact === null ? (
            <Text size="sm">There is no contact in HubSpot yet.</Text>
          ) : (
            <>
              <Text size="sm" mb="xs">
                <bdi>{contact.name}</bdi>
              </Text>
              <dl className="record">
                {values.map(({ field, value }) => (
                  <Entry key={field} name={fieldWords[field]}>
                    {value || '–'}
                  </Entry>
                ))}
              </dl>
            </>
          )
        }
      </Loaded>
    </div>
  );
}

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
                    announce('Field mapping saved.');
                  },
                },
              )
            }
          >
            Save field mapping
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
        {...entered(draft.text, (text) => onChange({ ...draft, text }))}
      />
      <Choice
        aria-label={`How ${name} is read`}
        options={optionsOf(sourceKinds)}
        value={draft.kind}
        onChange={(kind) => onChange({ ...draft, kind })}
      />
    </Group>
  );
}

const sourceKinds = {
  firstOf: 'First one with a value',
  joined: 'All, joined together',
  constant: 'Always this text',
};
type SourceKind = keyof typeof sourceKinds;

/** A source as edited: property names with commas, or the constant itself. */
interface SourceDraft {
  readonly kind: SourceKind;
  readonly text: string;
}

function draftOfSource(source: FieldSource): SourceDraft {
  if ('constant' in source) return { kind: 'constant', text: source.constant };
  if ('joined' in source) return { kind: 'joined', text: source.joined.join(', ') };
  return { kind: 'firstOf', text: source.firstOf.join(', ') };
}

/** Keeps the separator of `before`. The bridge reports which names are wrong. */
function sourceOf({ kind, text }: SourceDraft, before: FieldSource): FieldSource {
  if (kind === 'constant') return { constant: text };
  const names = text.split(',').map((name) => name.trim());
  const given = names.filter((name) => name !== '');
  if (kind === 'joined') return { joined: given, separator: 'joined' in before ? before.separator : ' ' };
  return { firstOf: given };
}

type SourceDrafts = Readonly<Record<RecordField, SourceDraft>>;

const draftsOf = ({ fields }: FieldMapping): SourceDrafts => {
  const entries = recordFields.map((field) => [field, draftOfSource(fields[field])] as const);
  return Object.fromEntries(entries) as Record<RecordField, SourceDraft>;
};

/** The field sources that the drafts result in. */
const fieldsOf = (drafts: SourceDrafts, { fields }: FieldMapping) =>
  Object.fromEntries(recordFields.map((field) => [field, sourceOf(drafts[field], fields[field])]));

/** One line each, so that two versions can be compared. */
const sourceLines = (drafts: SourceDrafts): string[] =>
  recordFields.map((field) => {
    const { kind, text } = drafts[field];
    const how = kind === 'firstOf' ? '' : ` (${sourceKinds[kind].toLowerCase()})`;
    return `${fieldWords[field]}: ${text.trim() || 'empty'}${how}`;
  });
