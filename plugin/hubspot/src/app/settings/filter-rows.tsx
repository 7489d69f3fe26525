import { Alert, Button, Flex, Text, TextArea } from '@hubspot/ui-extensions';
import type { SavedConfiguration } from '../../../../../shared/app-settings.ts';
import type { FilterReading } from '../../../../../shared/filter-conditions.ts';
import { type FilterDraft, nextId, type RulesFaults, readingOf } from './rules-draft.ts';
import { limits } from './tables.gen.ts';

interface Props {
  rows: readonly FilterDraft[];
  /** Shows the reading of each rule that is saved unchanged. */
  saved: SavedConfiguration;
  faults: RulesFaults['filters'];
  onChange(next: (before: readonly FilterDraft[]) => readonly FilterDraft[]): void;
}

const example = 'In plain English, such as “Only accidents in Texas”. Once saved, each rule shows how it is read.';

/** The firm's rules, one row each. */
export function FilterRows({ rows, saved, faults, onChange }: Props) {
  const change = (id: number, text: string) =>
    onChange((before) => before.map((row) => (row.id === id ? { id, text } : row)));
  return (
    <Flex direction="column" gap="small">
      <Text variant="microcopy">{`${example} At most ${limits.filters.max}.`}</Text>
      {rows.map((row, at) => (
        <Flex key={row.id} direction="column" gap="extra-small">
          <Flex direction="row" gap="small" align="end" wrap="wrap">
            {'text' in row ? (
              <TextArea
                label={`Rule ${at + 1}`}
                name={`filter-${row.id}`}
                rows={2}
                required
                value={row.text}
                onInput={(typed) => change(row.id, typed)}
                error={(faults[row.id] ?? '') !== ''}
                validationMessage={faults[row.id] ?? ''}
              />
            ) : (
              <Text>{`Rule ${at + 1}, a condition${row.condition.text === undefined ? '' : `: ${row.condition.text}`}`}</Text>
            )}
            <Button
              variant="destructive"
              size="extra-small"
              onClick={() => onChange((before) => before.filter(({ id }) => id !== row.id))}
            >
              {`Remove rule ${at + 1}`}
            </Button>
          </Flex>
          <Reading reading={readingOf(saved, row)} />
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

const unclear = {
  ambiguous: ['This rule is not clear in every part', 'No lead is refused for what is unclear. Reword it.'],
  no: ['This rule is not understood', 'It is not applied to any lead. Reword it.'],
} as const;

function Reading({ reading }: { reading: FilterReading | null }) {
  if (reading === null) return null;
  const { readAs, understood } = reading;
  const [title, text] = understood === 'yes' ? [] : unclear[understood];
  return (
    <>
      {readAs !== null && <Text variant="microcopy">{`Read as: ${readAs}`}</Text>}
      {title !== undefined && (
        <Alert title={title} variant="warning">
          {text}
        </Alert>
      )}
    </>
  );
}
