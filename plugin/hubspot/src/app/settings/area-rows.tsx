import { Button, Flex, Input, TextArea } from '@hubspot/ui-extensions';
import { type AreaDraft, nextId, type RulesFaults } from './rules-draft.ts';
import { limits } from './tables.gen.ts';

interface Props {
  rows: readonly AreaDraft[];
  faults: RulesFaults['areas'];
  onChange(next: (before: readonly AreaDraft[]) => readonly AreaDraft[]): void;
}

/** The practice areas with their aliases, one row each. */
export function AreaRows({ rows, faults, onChange }: Props) {
  const change = (id: number, part: Partial<AreaDraft>) =>
    onChange((before) => before.map((row) => (row.id === id ? { ...row, ...part } : row)));
  const add = () => onChange((before) => [...before, { id: nextId(before), name: '', aliases: '', isNew: true }]);
  return (
    <Flex direction="column" gap="medium">
      {rows.map((row, at) => (
        <AreaRow
          key={row.id}
          row={row}
          number={at + 1}
          fault={faults[row.id]}
          onChange={(part) => change(row.id, part)}
          onRemove={() => onChange((before) => before.filter(({ id }) => id !== row.id))}
        />
      ))}
      {rows.length < limits.areas.max && (
        <Button variant="secondary" size="small" onClick={add}>
          Add practice area
        </Button>
      )}
    </Flex>
  );
}

interface RowProps {
  row: AreaDraft;
  /** From 1, for distinguishable labels. */
  number: number;
  fault: { name: string; aliases: string } | undefined;
  onChange(part: Partial<AreaDraft>): void;
  onRemove(): void;
}

function AreaRow({ row, number, fault, onChange, onRemove }: RowProps) {
  const hint = row.isNew
    ? 'One per line. If left empty, the usual names are filled in when you save.'
    : 'One per line.';
  return (
    <Flex direction="row" gap="small" align="start" wrap="wrap">
      <Input
        label={`Practice area ${number}`}
        name={`area-${row.id}`}
        required
        value={row.name}
        onInput={(name) => onChange({ name })}
        error={fault !== undefined && fault.name !== ''}
        validationMessage={fault?.name ?? ''}
      />
      <TextArea
        label={`Other names of practice area ${number}`}
        name={`aliases-${row.id}`}
        description={hint}
        rows={3}
        value={row.aliases}
        onInput={(aliases) => onChange({ aliases })}
        error={fault !== undefined && fault.aliases !== ''}
        validationMessage={fault?.aliases ?? ''}
      />
      <Button variant="destructive" size="extra-small" onClick={onRemove}>
        {`Remove ${row.name.trim() === '' ? `practice area ${number}` : row.name}`}
      </Button>
    </Flex>
  );
}
