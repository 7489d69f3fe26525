import { Button, Flex, Text, TextArea } from '@hubspot/ui-extensions';
import { type FilterDraft, nextId, type RulesFaults } from './rules-draft.ts';
import { limits } from './tables.gen.ts';

interface Props {
  rows: readonly FilterDraft[];
  faults: RulesFaults['filters'];
  onChange(next: (before: readonly FilterDraft[]) => readonly FilterDraft[]): void;
}

/** Plain-English rules, one row each. */
export function FilterRows({ rows, faults, onChange }: Props) {
  const change = (id: number, text: string) =>
    onChange((before) => before.map((row) => (row.id === id ? { id, text } : row)));
  return (
    <Flex direction="column" gap="small">
      <Text variant="microcopy">{`In plain English, such as “Only accidents in Texas”. At most ${limits.filters.max}.`}</Text>
      {rows.map(({ id, text }, at) => (
        <Flex key={id} direction="row" gap="small" align="end" wrap="wrap">
          <TextArea
            label={`Rule ${at + 1}`}
            name={`filter-${id}`}
            rows={2}
            required
            value={text}
            onInput={(typed) => change(id, typed)}
            error={(faults[id] ?? '') !== ''}
            validationMessage={faults[id] ?? ''}
          />
          <Button
            variant="destructive"
            size="extra-small"
            onClick={() => onChange((before) => before.filter((row) => row.id !== id))}
          >
            {`Remove rule ${at + 1}`}
          </Button>
        </Flex>
      ))}
      {rows.length < limits.filters.max && (
        <Button
          variant="secondary"
          size="small"
          onClick={() => onChange((before) => [...before, { id: nextId(before), text: '' }])}
        >
          Add rule
        </Button>
      )}
    </Flex>
  );
}
