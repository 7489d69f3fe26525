import { Flex, Input, MultiSelect, Select, Text } from '@hubspot/ui-extensions';
import type { MappingChoices } from '../../../../../shared/app-settings.ts';
import { type FieldName, fieldLabels, type SourceDraft, type SourceKind } from './mapping-draft.ts';
import { plainText } from './plain-text.gen.ts';

const kinds = [
  { value: 'firstOf', label: 'First property that is filled in' },
  { value: 'joined', label: 'Several properties joined' },
  { value: 'constant', label: 'The same text for every lead' },
] as const satisfies readonly { value: SourceKind; label: string }[];

interface Props {
  field: FieldName;
  draft: SourceDraft;
  properties: MappingChoices['properties'];
  /** Empty where nothing is wrong. */
  fault: string;
  /** Its value for the sample contact; null when unknown. */
  sample: string | null;
  onChange(part: Partial<SourceDraft>): void;
}

/** The source of one field. */
export function SourceRow({ field, draft, properties, fault, sample, onChange }: Props) {
  const label = fieldLabels[field];
  const faultProps = { error: fault !== '', validationMessage: fault };
  const shown = sample === '' ? 'empty' : plainText(sample ?? '', 160);
  return (
    <Flex direction="column" gap="extra-small">
      <Flex direction="row" gap="small" align="start" wrap="wrap">
        <Select
          label={`${label}: read from`}
          name={`kind-${field}`}
          options={[...kinds]}
          value={draft.kind}
          onChange={(value) => {
            const kind = kinds.find((one) => one.value === value)?.value;
            if (kind !== undefined) onChange({ kind });
          }}
        />
        {draft.kind === 'constant' ? (
          <Input
            label={`${label}: text`}
            name={`constant-${field}`}
            value={draft.constant}
            onInput={(constant) => onChange({ constant })}
            {...faultProps}
          />
        ) : (
          <MultiSelect
            label={`${label}: properties`}
            name={`properties-${field}`}
            description={draft.kind === 'firstOf' ? 'In the order they are tried.' : 'In the order they are joined.'}
            options={optionsFor(draft, properties)}
            value={[...draft.properties]}
            onChange={(values) => onChange({ properties: values.map(String) })}
            {...faultProps}
          />
        )}
        {draft.kind === 'joined' && (
          <Input
            label={`${label}: between the parts`}
            name={`separator-${field}`}
            value={draft.separator}
            onInput={(separator) => onChange({ separator })}
          />
        )}
      </Flex>
      {sample !== null && <Text variant="microcopy">{`Sample: ${shown}`}</Text>}
    </Flex>
  );
}

/** A mapped property that the portal no longer has stays visible, or it could not be removed. */
function optionsFor({ properties: chosen }: SourceDraft, properties: MappingChoices['properties']) {
  const known = properties.map(({ name, label }) => ({
    value: name,
    label: label === '' ? name : `${label} (${name})`,
  }));
  const gone = chosen.filter((name) => !properties.some((property) => property.name === name));
  return [...known, ...gone.map((name) => ({ value: name, label: `${name} (not in this account)` }))];
}
