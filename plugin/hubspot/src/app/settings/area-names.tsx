import { Alert, Flex, Heading, Input, Text } from '@hubspot/ui-extensions';
import type { MappingChoices } from '../../../../../shared/app-settings.ts';
import { areaRows, type MappingDraft } from './mapping-draft.ts';

interface Props {
  draft: MappingDraft;
  choices: MappingChoices;
  fault: string;
  onChange(next: (before: MappingDraft) => MappingDraft): void;
}

/** The meaning of the practice-area property's options; nothing when there are none. */
export function AreaNames({ draft, choices, fault, onChange }: Props) {
  const rows = areaRows(draft, choices);
  if (rows.length === 0) return null;
  return (
    <Flex direction="column" gap="small">
      <Heading>What your practice-area options mean</Heading>
      <Text variant="microcopy">If left empty, an option is read as it is written.</Text>
      {fault !== '' && <Alert title={fault} variant="danger" />}
      {rows.map(({ value, label, area }) => (
        <Input
          key={value}
          label={`“${label}” means`}
          name={`option-${value}`}
          value={area}
          onInput={(typed) =>
            onChange((before) => ({ ...before, practiceAreas: { ...before.practiceAreas, [value]: typed } }))
          }
        />
      ))}
    </Flex>
  );
}
